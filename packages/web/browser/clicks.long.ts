import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LANGUAGES, Random, Table } from '@quayside/kernel';
import type { Sitter } from '@quayside/live';
import { playByClicks } from './clicker.ts';
import { MOST_SHIFT, shiftsOf, watchShifts } from './shifts.ts';
import { gameOf, opened, someTable } from './tables.ts';
import { expect, test } from './test.ts';

/** So many games of each are played. */
const GAMES = Number(process.env['QUAYSIDE_GAMES'] ?? 20);

const desk = (width: number, height: number) => ({ viewport: { width, height } });
const phone = (width: number, height: number) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });
const DEVICES = [desk(1280, 800), phone(390, 844), desk(1366, 657), phone(844, 390), desk(1920, 1080)];

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** How the n-th game of each is set: every number of players, full and short, variants in turn. */
const SETTINGS: Readonly<Record<string, (n: number) => Readonly<Record<string, string>>>> = {
  'le-havre': (n) => ({
    players: String(1 + (n % 5)),
    // A full game takes three times as long; one of each number of players will do.
    length: Math.floor(n / 5) % 4 === 1 ? 'full' : 'short',
    peek: at(['hidden', 'hidden', 'open'], n),
    selling: at(['free', 'expert'], Math.floor(n / 5)),
    marketplace: at(['free', 'capped'], n),
  }),
  paris: (n) => ({
    players: String(2 + (n % 3)),
    tokens: at(['printed', 'random'], n),
    districts: at(['printed', 'free'], Math.floor(n / 2)),
    holdings: at(['hidden', 'hidden', 'open'], Math.floor(n / 3)),
  }),
};

/** People everywhere, or bots in every second seat, the first or the second of them; alone one plays oneself. */
const sitters = (players: number, n: number): Sitter[] =>
  Array.from({ length: players }, (_, seat) =>
    players > 1 && n % 2 === 1 && (seat + Math.floor(n / 2)) % 2 === 0 ? 'deckhand' : 'person',
  );

for (const [game, settingsOf] of Object.entries(SETTINGS)) {
  for (let n = 0; n < GAMES; n++) {
    const settings = settingsOf(n);
    const seats = sitters(Number(settings['players']), n);
    const device = at(DEVICES, n + Math.floor(n / DEVICES.length));
    const language = at(LANGUAGES, Math.floor(n / 3) + (n % 3));
    const name = `${game} ${n}: ${seats.join(', ')}; ${settings['length'] ?? 'one length'}; ${language}, ${device.viewport.width}×${device.viewport.height}`;
    test.describe(name, () => {
      test.use(device);
      test('is played by clicks to its end', async ({ page, sit }, info) => {
        const began = performance.now();
        const seed = `clicks ${game} ${n}`;
        await watchShifts(page);
        const onPage = await sit(someTable({ game, seats, settings, seed }), { language, endTurns: true });
        try {
          const { clicks, faults } = await playByClicks(page, new Random(seed));
          expect(faults).toEqual([]);
          const shift = await shiftsOf(page);
          expect.soft(shift.sum, `what shifted:\n${shift.causes}`).toBeLessThanOrEqual(MOST_SHIFT);
          const scores = await checkEnd(page, game);
          const seconds = ((performance.now() - began) / 1000).toFixed(1);
          const result = Object.entries(scores).map(([seat, score]) => `${seat} ${score}`);
          console.log(`${name}: ${clicks} clicks, ${seconds} s, shift ${shift.sum.toFixed(3)}; ${result.join('  ')}`);
        } catch (error) {
          // With it the same position can be opened again.
          writeFileSync(info.outputPath('table.record'), (await onPage.saved()).record);
          throw error;
        }
      });
    });
  }
}

/** What the page shows as scores, what its own record says, and what the engine finds in that record are the same. */
async function checkEnd(page: Page, id: string): Promise<Readonly<Record<string, number>>> {
  const saved = page.waitForEvent('download');
  await page.locator('.end-actions [data-do="export"]').click();
  const letter = readFileSync(await (await saved).path(), 'utf8');
  const game = gameOf(id);
  const table = opened(Table.replay(game, letter));
  expect(table.over).toBe(true);
  const colours = game.seatsOf(table.state);
  const counted = Object.fromEntries(game.scores(table.state).map((score, seat) => [colours[seat] as string, score]));
  expect(shown(await scoresOnPage(page), colours)).toEqual(counted);
  expect(resultOf(letter)).toEqual(counted);
  return counted;
}

/** The last row of the sheet at the end, seat by seat. */
const scoresOnPage = (page: Page): Promise<[seat: number, words: string][]> =>
  page
    .locator('.end-sheet tfoot [data-seat]')
    .evaluateAll((cells) =>
      cells.map((cell) => [Number((cell as HTMLElement).dataset['seat']), cell.textContent ?? '']),
    );

/** Numbers as people write them. */
const shown = (cells: readonly (readonly [number, string])[], colours: readonly string[]): Record<string, number> =>
  Object.fromEntries(cells.map(([seat, words]) => [colours[seat] as string, Number(words.replace('\u2212', '-'))]));

function resultOf(letter: string): Record<string, number> {
  const words = /^result (.+)$/m.exec(letter)?.[1]?.split(/\s+/) ?? [];
  return Object.fromEntries(
    words.flatMap((word, place) => (place % 2 === 0 ? [[word, Number(words[place + 1])] as const] : [])),
  );
}
