import { readFile } from 'node:fs/promises';
import { Random } from '@quayside/kernel';
import { playByClicks } from './clicker.ts';
import { replayed, someTable } from './tables.ts';
import { expect, test } from './test.ts';

const GAMES = [
  { name: 'Le Havre alone', game: 'le-havre', seats: ['person Anna'], settings: { length: 'short' } },
  { name: 'Paris against a bot', game: 'paris', seats: ['person Anna', 'deckhand'], settings: {} },
] as const;

for (const { name, ...wanted } of GAMES) {
  test(`${name}, from the first click to the score sheet`, async ({ sit, page }) => {
    const onPage = await sit(someTable(wanted), { endTurns: true });
    await playByClicks(page, new Random(name));

    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-do="export"]').click()]);
    const record = await readFile(await download.path(), 'utf8');
    const { game, state, over } = replayed({ game: wanted.game, record });
    expect(over).toBe(true);
    const scores = game.scores(state);
    expect((await onPage.saved()).scores).toEqual(scores);
    for (const [seat, score] of scores.entries()) {
      await expect(page.locator(`.end-sheet tfoot [data-seat="${seat}"]`)).toHaveText(String(score).replace('-', '−'));
    }
  });
}
