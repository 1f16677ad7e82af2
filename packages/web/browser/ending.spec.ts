import type { State, Table } from '@quayside/kernel';
import type { SavedTable } from '../src/saved/saved-tables.ts';
import { atLine, may, replayed, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const ANNA = ['person Anna', 'deckhand'] as const;

/** What Anna may do once these are played. */
function left({ game, state }: Table<State>, ...tokens: readonly string[]): readonly string[] {
  const copy = game.blank();
  copy.copyFrom(state);
  for (const token of tokens) game.apply(copy, game.parse(token));
  return game.mover(copy) === 0 ? tokensOf({ game, state: copy } as Table<State>) : [];
}

/** What was played at a table since it was saved. */
const playedSince = (saved: SavedTable, { game, steps }: Table<State>): string[] =>
  steps.slice(replayed(saved).steps.length).map(({ option }) => game.token(option));

const LAST = /^(end$|sell |repay)/;
const isTurn = atLine(0, 12);
/** After an offer Anna can sell something and nothing else; or buy something besides. */
const nothingLeft = (now: Table<State>): boolean => {
  const after = isTurn(now) ? left(now, 'supply', 'take fish') : [];
  return after.length > 1 && after.includes('end') && after.every((token) => LAST.test(token));
};
const somethingLeft = (now: Table<State>): boolean =>
  isTurn(now) && left(now, 'supply', 'take fish').some((token) => token.startsWith('buy '));

test('an offer is one touch and one press where nothing else is left: the bar says that the turn ends', async ({
  sit,
}) => {
  const table = someTable({ seats: ANNA, player: 'random', until: nothingLeft });
  const onPage = await sit(table, { endTurns: true });
  await onPage.place('offer fish').click();
  await expect(onPage.bar.locator('.bar-last')).toHaveText(say('web.bar.ends-with-it'));
  await onPage.press();
  await expect.poll(async () => playedSince(table, await onPage.played())).toEqual(expect.arrayContaining(['end']));
  expect(playedSince(table, await onPage.played()).slice(0, 3)).toEqual(['supply', 'take fish', 'end']);

  // It is told how it could be taken back, and it can.
  await onPage.ready();
  await onPage.undo();
  await expect(onPage.notice).toHaveText(say('web.undo.bots'));
  const menu = await onPage.openMenu();
  await menu.getByLabel(say('web.take-back.what')).check();
  await menu.locator('header button').click();
  await onPage.undoButton.click();
  expect(await onPage.ready()).toBe('choice');
  expect(tokensOf(await onPage.played())).toContain('take fish');
});

test('a turn goes on while something can be bought, or where it is not wanted to end', async ({ sit }) => {
  const onPage = await sit(someTable({ seats: ANNA, player: 'random', until: somethingLeft }), { endTurns: true });
  await onPage.place('offer fish').click();
  await expect(onPage.bar.locator('.bar-last')).toHaveCount(0);
  await onPage.press();
  await expect(onPage.primaryTo('end')).toBeVisible();
  // The bar says what the button would do, besides what can be touched.
  await expect(onPage.bar.locator('.bar-line')).toContainText((await onPage.primary.textContent()) ?? '');
});

test('among people no turn ends by itself, nor where the setting is off', async ({ sit, page }) => {
  const [people, off] = [
    someTable({ seats: ['person Anna', 'person Ben'], player: 'random', until: nothingLeft }),
    someTable({ seats: ANNA, player: 'random', until: nothingLeft, id: 'off' }),
  ];
  for (const [table, endTurns] of [
    [people, true],
    [off, false],
  ] as const) {
    const onPage = await sit(table, { endTurns });
    if ((await onPage.ready()) === 'hand-over') await onPage.takeOver();
    await onPage.place('offer fish').click();
    await expect(page.locator('.bar-last')).toHaveCount(0);
    await onPage.press();
    await expect(onPage.primaryTo('end')).toBeVisible();
    await onPage.undo();
    expect(tokensOf(await onPage.played())).toContain('take fish');
  }
});

test('the last stack of Paris is drawn from when the turn begins', async ({ sit }) => {
  const table = someTable({
    game: 'paris',
    seats: ANNA,
    until: (now) => may(0, /^draw /)(now) && tokensOf(now).filter((token) => token.startsWith('draw ')).length === 1,
  });
  const onPage = await sit(table);
  await expect
    .poll(async () => tokensOf(await onPage.played()).some((token) => /^(place|move|look|pass)/.test(token)))
    .toBe(true);
  expect(playedSince(table, await onPage.played())[0]).toMatch(/^draw /);
  await onPage.undo();
  await expect(onPage.notice).toHaveText(say('web.undo.seen'));
});

test('the end-game tile that is worth most now lies lifted on the tray', async ({ sit, page }) => {
  const onPage = await sit(someTable({ game: 'paris', seats: ANNA, until: may(0, /^look$/) }));
  await onPage.playAt('end');
  await expect(page.locator('.table-tray')).toBeVisible();
  await expect(onPage.primaryTo('play')).toBeVisible();
});
