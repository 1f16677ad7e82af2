import { readFileSync } from 'node:fs';
import { perft, Random, Table } from '@quayside/kernel';
import { paris } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { lateState, TABLES } from './golden.ts';

const records = new URL('../../../records/paris/', import.meta.url);
const recordOf = (name: string): string => readFileSync(new URL(`${name}.record`, records), 'utf8');

describe('golden games replay for ever', () => {
  for (const { name } of TABLES) {
    test(name, () => {
      const text = recordOf(name);
      const table = Table.replay(paris, text);
      if (!table.ok) throw new Error(JSON.stringify(table.problems));
      expect(table.value.over).toBe(true);
      expect(table.value.record()).toBe(text);
      expect(table.value.state.digest()).toBe(DIGESTS[name]);
    });
  }
});

/** Fingerprints of the last states: a change here means that old games end differently. */
const DIGESTS: Readonly<Record<string, string>> = {
  'printed-2': '489ef3d3',
  'printed-3': '19d76a39',
  'printed-4': '3652078f',
  'random-2': '590eba2b',
  'random-3': '6c4c23d8',
  'random-4': '5f88fbce',
  'free-2': 'c5b5f7c4',
  'free-3': '487f3646',
  'free-4': '76e2b238',
  'both-2': 'bbcb842d',
  'both-3': '0f630a80',
  'both-4': '8c01c733',
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
