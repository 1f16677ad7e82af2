import { conform, conformTable } from '@quayside/kernel/conformance';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { DECKS } from './golden.ts';

/** Every value of every option is played, the usual ones mostly. */
const options = (n: number): Record<string, string> => ({
  reshuffle: n % 5 === 4 ? 'off' : 'on',
  loans: n % 3 === 2 ? 'dear' : 'plain',
  selling: n % 4 === 3 ? 'expert' : 'free',
  marketplace: n % 2 === 1 ? 'capped' : 'free',
  peek: n % 6 === 5 ? 'open' : 'hidden',
});

/** Every special building there is in one deck, and every way to draw six of them. */
const SETS = [
  'base+essen-2008+le-grand-hameau+essen-2010',
  'le-grand-hameau',
  '1:base+2:essen-2008+2:le-grand-hameau+1:essen-2010',
  'hunting-lodge+ms-dagmar+hotel+emporium+rattletrap-car+toy-fair',
];

describe('the conformance kit with all sets of special buildings (L-127)', () => {
  for (const players of ['1', '2', '3', '4', '5']) {
    test(`for ${players}`, () => {
      for (const [n, sets] of SETS.entries()) {
        const settings = { players, length: 'full', sets, ...options(n) };
        expect(conform(leHavre, { settings, seed: `sets ${n}`, every: 4 })).toEqual([]);
        expect(conformTable(leHavre, settings, `sets ${n}`)).toEqual([]);
      }
    });
  }
});

describe('the conformance kit', () => {
  for (const deck of DECKS) {
    test(`${deck.length} game for ${deck.players}`, () => {
      for (let n = 0; n < 6; n++) {
        const settings = { ...deck, ...options(n) };
        expect(conform(leHavre, { settings, seed: `kit ${n}`, every: 4 })).toEqual([]);
        expect(conformTable(leHavre, settings, `kit ${n}`)).toEqual([]);
      }
    });
  }
});
