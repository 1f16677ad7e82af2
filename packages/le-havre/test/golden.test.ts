import { readFileSync } from 'node:fs';
import { perft, Random, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { DECKS, goldenName } from './golden.ts';

const records = new URL('../../../records/le-havre/', import.meta.url);

describe('golden games replay for ever', () => {
  for (const deck of DECKS) {
    test(goldenName(deck), () => {
      const text = readFileSync(new URL(goldenName(deck), records), 'utf8');
      const table = Table.replay(leHavre, text);
      if (!table.ok) throw new Error(JSON.stringify(table.problems));
      expect(table.value.over).toBe(true);
      expect(table.value.record()).toBe(text);
      expect(table.value.state.digest()).toBe(DIGESTS[goldenName(deck)]);
    });
  }
});

/** Fingerprints of the last states: a change here means that old games end differently. */
const DIGESTS: Readonly<Record<string, string>> = {
  'full-1.record': 'b67ea79c',
  'full-2.record': 'bd29ce76',
  'full-3.record': 'f2b23b40',
  'full-4.record': '0738fce7',
  'full-5.record': '9e705b5a',
  'short-1.record': '757fb3f4',
  'short-2.record': '1f0ad78f',
  'short-3.record': '98c16107',
  'short-4.record': '972d13f5',
  'short-5.record': '6ec4b639',
};

describe('perft: paths from the first decision', () => {
  for (const deck of DECKS) {
    test(`${deck.length} ${deck.players}`, () => {
      const state = leHavre.setup(deck, new Random('perft'));
      expect([1, 2, 3, 4].map((depth) => perft(leHavre, state, depth))).toEqual(PATHS[goldenName(deck)]);
    });
  }
});

const PATHS: Readonly<Record<string, readonly number[]>> = {
  'full-1.record': [2, 9, 52, 187],
  'full-2.record': [2, 9, 52, 189],
  'full-3.record': [3, 11, 63, 293],
  'full-4.record': [2, 9, 52, 187],
  'full-5.record': [2, 9, 52, 187],
  'short-1.record': [4, 19, 150, 1044],
  'short-2.record': [3, 14, 115, 700],
  'short-3.record': [2, 9, 91, 413],
  'short-4.record': [2, 9, 98, 455],
  'short-5.record': [2, 9, 98, 441],
};
