import { readFileSync } from 'node:fs';
import { LEVEL_NAMES } from '@quayside/bots/levels';
import { expect, it } from 'vitest';
import { cover as leHavre } from '../src/le-havre/cover.tsx';
import { cover as paris } from '../src/paris/cover.tsx';

const strength = readFileSync(new URL('../../../docs/strength.md', import.meta.url), 'utf8');
const COVERS = [
  { heading: '## Le Havre, two players', cover: leHavre },
  { heading: '## Paris, two players', cover: paris },
];

/** The win share that the table of a game gives; NaN where it has no such row. */
function measured(heading: string, candidate: string, reference: string): number {
  const part = strength.split(/^(?=## )/m).find((each) => each.startsWith(heading)) ?? '';
  const rows = part.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  const row = rows.find(([, one, other]) => one === candidate && other === reference);
  return Number.parseFloat(row?.[4] ?? '') / 100;
}

for (const { heading, cover } of COVERS) {
  it(`the page about the bots says the same as docs/strength.md under ${heading}`, () => {
    expect(cover.winShares[LEVEL_NAMES[0]]).toBeNull();
    for (const [at, level] of LEVEL_NAMES.slice(1).entries()) {
      expect(cover.winShares[level]).toBeCloseTo(measured(heading, level, LEVEL_NAMES[at] ?? ''), 6);
    }
  });
}
