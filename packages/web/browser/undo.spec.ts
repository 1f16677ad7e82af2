import { atLine, may, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const ANNA = ['person Anna', 'deckhand'] as const;

/** Anna begins a turn in which everything lies open. */
const openTurn = () => someTable({ seats: ANNA, until: atLine(0, 20) });

test('a step is taken back, and the next, up to where the turn began', async ({ sit }) => {
  const onPage = await sit(openTurn(), { openTurns: false });
  const { record } = await onPage.saved();
  await onPage.press();
  const supplied = (await onPage.saved()).record;
  expect(supplied).not.toBe(record);
  await onPage.takeOffer();
  expect((await onPage.saved()).record).not.toBe(supplied);

  await onPage.undo();
  await expect.poll(async () => (await onPage.saved()).record).toBe(supplied);
  await onPage.undo();
  await expect.poll(async () => (await onPage.saved()).record).toBe(record);
  await expect(onPage.primaryTo('play')).toBeVisible();

  await onPage.undo();
  await expect(onPage.notice).toHaveText(say('web.undo.bots'));
  expect((await onPage.saved()).record).toBe(record);
});

test('a supply that came by itself is no step of the player, and a side door leads before it', async ({ sit }) => {
  // Anna could buy something before the supply.
  const table = someTable({ seats: ANNA, until: (now) => atLine(0, 20)(now) && may(0, /^buy /)(now) });
  const onPage = await sit(table);
  await expect(onPage.page.locator('.place.can[data-place^="offer "]').first()).toBeVisible();
  const supplied = (await onPage.saved()).record;
  expect(supplied).not.toBe(table.record);
  await onPage.undo();
  await expect(onPage.notice).toHaveText(say('web.undo.nothing'));
  expect((await onPage.saved()).record).toBe(supplied);

  await onPage.listButton.click();
  await onPage.slip.locator('[data-do="reopen"]').click();
  await expect.poll(async () => (await onPage.saved()).record).toBe(table.record);
  // It does not come again by itself, but with the button.
  await expect(onPage.page.locator('.place.can[data-place^="offer "]')).toHaveCount(0);
  await expect(onPage.page.locator('.place.can[data-place^="card "]').first()).toBeVisible();
  await onPage.press();
  await expect.poll(async () => (await onPage.saved()).record).toBe(supplied);
});

test('what is chosen is put back by the same button, and nothing that was played', async ({ sit }) => {
  const onPage = await sit(openTurn());
  await onPage.takeOffer();
  const { record } = await onPage.saved();
  await onPage.listButton.click();
  await onPage.slip.locator('[data-way]').first().click();
  await expect(onPage.undoButton).toHaveText(say('web.bar.put-back'));
  await onPage.undo();
  await expect(onPage.undoButton).toHaveText(say('web.bar.undo'));
  await expect(onPage.page.locator('.place.chosen')).toHaveCount(0);
  expect((await onPage.saved()).record).toBe(record);
});

test('nothing is taken back once something hidden was seen, and the button says why', async ({ sit }) => {
  // In the first round each supply turns a tile over.
  const onPage = await sit(someTable({ seats: ANNA }), { openTurns: false });
  await onPage.press();
  await expect(onPage.undoButton).toHaveAttribute('aria-disabled', 'true');
  const { record } = await onPage.saved();
  await onPage.undo();
  await expect(onPage.notice).toHaveText(say('web.undo.seen'));
  expect((await onPage.saved()).record).toBe(record);
});

test('nothing is taken back before anything was played', async ({ sit }) => {
  const onPage = await sit(someTable({ seats: ANNA }), { openTurns: false });
  await onPage.ready();
  await onPage.undo();
  await expect(onPage.notice).toHaveText(say('web.undo.nothing'));
});
