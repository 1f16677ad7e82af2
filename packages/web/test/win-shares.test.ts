import { readFileSync } from 'node:fs';
import { LEVEL_NAMES } from '@quayside/bots/levels';
import { expect, it } from 'vitest';
import { WIN_SHARES } from '../src/about/win-shares.ts';
import { GAME_IDS, type GameId } from '../src/face.ts';

const strength = readFileSync(new URL('../../../docs/strength.md', import.meta.url), 'utf8');
const HEADINGS: Readonly<Record<GameId, string>> = {
  'le-havre': '## Le Havre, two players',
  paris: '## Paris, two players',
};

/** The win share that the table of a game gives; NaN where it has no such row. */
function measured(game: GameId, candidate: string, reference: string): number {
  const part = strength.split(/^(?=## )/m).find((each) => each.startsWith(HEADINGS[game])) ?? '';
  const rows = part.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  const row = rows.find(([, one, other]) => one === candidate && other === reference);
  return Number.parseFloat(row?.[4] ?? '') / 100;
}

for (const game of GAME_IDS) {
  it(`the page about the bots says the same of ${game} as docs/strength.md`, () => {
    expect(WIN_SHARES[game][LEVEL_NAMES[0]]).toBeNull();
    for (const [at, level] of LEVEL_NAMES.slice(1).entries()) {
      expect(WIN_SHARES[game][level]).toBeCloseTo(measured(game, level, LEVEL_NAMES[at] ?? ''), 6);
    }
  });
}
