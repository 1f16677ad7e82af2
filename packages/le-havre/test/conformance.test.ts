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
