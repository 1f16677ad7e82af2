import { readFile } from 'node:fs/promises';
import { clickOn } from './player.ts';
import { replayed, someTable } from './tables.ts';
import { expect, test } from './test.ts';

test('Le Havre alone, short, from the first click to the score sheet', async ({ sit, page }) => {
  const desk = await sit(someTable({ seats: ['person Anna'], settings: { length: 'short' } }));
  while (await clickOn(desk));
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-do="export"]').click()]);
  const { game, state, over } = replayed({ game: 'le-havre', record: await readFile(await download.path(), 'utf8') });
  expect(over).toBe(true);
  const [score] = game.scores(state);
  expect((await desk.saved()).scores).toEqual([score]);
  await expect(page.locator('.end-sheet tfoot [data-seat="0"]')).toHaveText(String(score).replace('-', '−'));
});

test('Paris against a bot, from the first click to the score sheet', async ({ sit, page }) => {
  const desk = await sit(someTable({ game: 'paris', seats: ['person Anna', 'deckhand'] }));
  while (await clickOn(desk));
  const { game, state } = await desk.played();
  for (const [seat, score] of game.scores(state).entries()) {
    await expect(page.locator(`.end-sheet tfoot [data-seat="${seat}"]`)).toHaveText(String(score).replace('-', '−'));
  }
});
