import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { cardSchema } from '../src/data/card-schema.ts';
import { countFiles, tryFile, tryGame } from './card-trials.ts';

const SEEDS = Array.from({ length: 1500 }, (_, n) => `everyday ${n}`);

describe('card files that nobody would write', () => {
  it('are read, or refused at their field in words of four languages; what is read fits the schema', () => {
    expect(SEEDS.flatMap(tryFile)).toEqual([]);
  });

  it('are of all kinds', () => {
    const { cards, unfit } = countFiles(SEEDS);
    expect(cards).toBeGreaterThan(SEEDS.length / 4);
    expect(unfit).toBeGreaterThan(SEEDS.length / 4);
  });
});

test('the schema that is kept is that of the reader', () => {
  const kept = readFileSync(new URL('../../../docs/card.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(kept)).toEqual(cardSchema());
});

describe('games with cards that were made at random', () => {
  test.each([1, 2, 3, 4, 5])('for %i', (players) => {
    for (let n = 0; n < 3; n++) expect(tryGame(`everyday ${n}`, players, 8)).toEqual([]);
  });
});
