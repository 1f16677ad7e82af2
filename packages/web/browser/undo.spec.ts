import { atLine, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const ANNA = ['person Anna', 'deckhand'] as const;

/** Anna begins a turn in which everything lies open. */
const openTurn = () => someTable({ seats: ANNA, until: atLine(0, 20) });

test('a step is taken back, and the next, up to where the turn began', async ({ sit }) => {
  const desk = await sit(openTurn(), { openTurns: false });
  const { record } = await desk.saved();
  await desk.choose('supply');
  const supplied = (await desk.saved()).record;
  expect(supplied).not.toBe(record);
  await desk.takeOffer();
  expect((await desk.saved()).record).not.toBe(supplied);

  await desk.undo();
  expect((await desk.saved()).record).toBe(supplied);
  await desk.undo();
  expect((await desk.saved()).record).toBe(record);
  await expect(desk.option('supply')).toBeVisible();

  await desk.undo();
  await expect(desk.notice).toHaveText(say('web.undo.other'));
  expect((await desk.saved()).record).toBe(record);
});

test('what was taken back is not played again by itself', async ({ sit }) => {
  const table = openTurn();
  const desk = await sit(table);
  await expect(desk.page.locator('.place.can').first()).toBeVisible();
  // The supply was played by itself.
  expect((await desk.saved()).record).not.toBe(table.record);
  await desk.undo();
  expect((await desk.saved()).record).toBe(table.record);
  await expect(desk.option('supply')).toBeVisible();
});

test('nothing is taken back once something hidden was seen, and the button says why', async ({ sit }) => {
  // In the first round each supply turns a tile over.
  const desk = await sit(someTable({ seats: ANNA }), { openTurns: false });
  await desk.choose('supply');
  await expect(desk.undoButton).toHaveAttribute('aria-disabled', 'true');
  await expect(desk.undoButton).toHaveAttribute('title', say('web.undo.seen'));
  const { record } = await desk.saved();
  await desk.undo();
  await expect(desk.notice).toHaveText(say('web.undo.seen'));
  expect((await desk.saved()).record).toBe(record);
});

test('nothing is taken back before anything was played', async ({ sit }) => {
  const desk = await sit(someTable({ seats: ANNA }), { openTurns: false });
  await desk.ready();
  await desk.undo();
  await expect(desk.notice).toHaveText(say('web.undo.nothing'));
});
