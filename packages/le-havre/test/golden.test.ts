import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { perft, Random, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { DECKS, goldenName } from './golden.ts';

const records = new URL('../../../records/le-havre/', import.meta.url);

/** Of what the last position says, whatever the state looks like inside. */
const fingerprint = (state: ReturnType<typeof leHavre.blank>): string =>
  createHash('sha256')
    .update(JSON.stringify(leHavre.toPosition(state)))
    .digest('hex')
    .slice(0, 12);

describe('golden games replay for ever', () => {
  for (const deck of DECKS) {
    test(goldenName(deck), () => {
      const text = readFileSync(new URL(goldenName(deck), records), 'utf8');
      const table = Table.replay(leHavre, text);
      if (!table.ok) throw new Error(JSON.stringify(table.problems));
      expect(table.value.over).toBe(true);
      expect(table.value.record()).toBe(text);
      expect(fingerprint(table.value.state)).toBe(DIGESTS[goldenName(deck)]);
    });
  }
});

/** A change here means that old games end differently. */
const DIGESTS: Readonly<Record<string, string>> = {
  'full-1.record': 'eb1e11b09071',
  'full-2.record': '827787d51e5e',
  'full-3.record': '66cd5ea3c57d',
  'full-4.record': '7b304089861f',
  'full-5.record': '698f4a48e119',
  'short-1.record': '6abe85af54cc',
  'short-2.record': '95c4a1bb8e74',
  'short-3.record': '982eb2aa496c',
  'short-4.record': 'cbf909262d51',
  'short-5.record': 'a28a91b6d082',
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
