import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { perft, Random, Table } from '@quayside/kernel';
import { paris } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { lateState, TABLES } from './golden.ts';

const records = new URL('../../../records/paris/', import.meta.url);
const recordOf = (name: string): string => readFileSync(new URL(`${name}.record`, records), 'utf8');

/** Of what the last position says, whatever the state looks like inside. */
const fingerprint = (state: ReturnType<typeof paris.blank>): string =>
  createHash('sha256')
    .update(JSON.stringify(paris.toPosition(state)))
    .digest('hex')
    .slice(0, 12);

describe('golden games replay for ever', () => {
  for (const { name } of TABLES) {
    test(name, () => {
      const text = recordOf(name);
      const table = Table.replay(paris, text);
      if (!table.ok) throw new Error(JSON.stringify(table.problems));
      expect(table.value.over).toBe(true);
      expect(table.value.record()).toBe(text);
      expect(fingerprint(table.value.state)).toBe(DIGESTS[name]);
    });
  }
});

/** A change here means that old games end differently. */
const DIGESTS: Readonly<Record<string, string>> = {
  'printed-2': 'ae37f745ded9',
  'printed-3': '5067a1db88d0',
  'printed-4': '082956381288',
  'random-2': '76f4df9627a1',
  'random-3': 'd5b60a73aed9',
  'random-4': '30b80e58d866',
  'free-2': '3ee4c8185634',
  'free-3': '0d7379b8ec21',
  'free-4': 'e6b93b848ea8',
  'both-2': 'be3af40152e6',
  'both-3': 'cab94d9a0028',
  'both-4': '0943f0a318f2',
};

describe('perft: paths from the first decision', () => {
  for (const { name, settings } of TABLES) {
    test(name, () => {
      const state = paris.setup(settings, new Random('perft'));
      expect([1, 2, 3, 4].map((depth) => perft(paris, state, depth))).toEqual(PATHS[name]);
    });
  }
});

/** A stack, its tile, the next back and a bank or the Arc; of the free district, the tile is laid in between. */
const PATHS: Readonly<Record<string, readonly number[]>> = {
  'printed-2': [3, 18, 108, 756],
  'printed-3': [3, 18, 108, 756],
  'printed-4': [3, 18, 108, 756],
  'random-2': [3, 18, 108, 756],
  'random-3': [3, 18, 108, 756],
  'random-4': [3, 18, 108, 756],
  'free-2': [3, 18, 108, 648],
  'free-3': [3, 18, 108, 648],
  'free-4': [3, 18, 108, 648],
  'both-2': [3, 18, 108, 648],
  'both-3': [3, 18, 108, 648],
  'both-4': [3, 18, 108, 648],
};

describe('perft: paths from late in the golden game', () => {
  for (const { name } of TABLES) {
    test(name, () => {
      const state = lateState(recordOf(name));
      expect([1, 2, 3, 4].map((depth) => perft(paris, state, depth))).toEqual(LATE_PATHS[name]);
    });
  }
});

const LATE_PATHS: Readonly<Record<string, readonly number[]>> = {
  'printed-2': [12, 141, 1363, 11714],
  'printed-3': [5, 31, 272, 2705],
  'printed-4': [18, 185, 1630, 13787],
  'random-2': [9, 66, 516, 4184],
  'random-3': [8, 60, 434, 3053],
  'random-4': [11, 93, 742, 5500],
  'free-2': [6, 35, 211, 1326],
  'free-3': [10, 84, 711, 5989],
  'free-4': [11, 68, 397, 2410],
  'both-2': [3, 12, 63, 407],
  'both-3': [17, 139, 1075, 7993],
  'both-4': [3, 21, 172, 1304],
};
