import { atLine, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const ANNA = ['person Anna', 'deckhand'] as const;

/** Anna begins a turn in which everything lies open. */
const openTurn = () => someTable({ seats: ANNA, until: atLine(0, 20) });

test('a step is taken back, and the next, up to where the turn began', async ({ sit }) => {
  const onPage = await sit(openTurn(), { openTurns: false });
  const { record } = await onPage.saved();
  await onPage.choose('supply');
  const supplied = (await onPage.saved()).record;
  expect(supplied).not.toBe(record);
  await onPage.takeOffer();
  expect((await onPage.saved()).record).not.toBe(supplied);

  await onPage.undo();
  expect((await onPage.saved()).record).toBe(supplied);
  await onPage.undo();
  expect((await onPage.saved()).record).toBe(record);
  await expect(onPage.option('supply')).toBeVisible();

  await onPage.undo();
  await expect(onPage.notice).toHaveText(say('web.undo.other'));
  expect((await onPage.saved()).record).toBe(record);
});

test('what was taken back is not played again by itself', async ({ sit }) => {
  const table = openTurn();
  const onPage = await sit(table);
  await expect(onPage.page.locator('.place.can').first()).toBeVisible();
  // The supply was played by itself.
  expect((await onPage.saved()).record).not.toBe(table.record);
  await onPage.undo();
  expect((await onPage.saved()).record).toBe(table.record);
  await expect(onPage.option('supply')).toBeVisible();
});

test('nothing is taken back once something hidden was seen, and the button says why', async ({ sit }) => {
  // In the first round each supply turns a tile over.
  const onPage = await sit(someTable({ seats: ANNA }), { openTurns: false });
  await onPage.choose('supply');
  await expect(onPage.undoButton).toHaveAttribute('aria-disabled', 'true');
  await expect(onPage.undoButton).toHaveAttribute('title', say('web.undo.seen'));
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
