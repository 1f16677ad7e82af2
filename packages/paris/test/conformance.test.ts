import { conform, conformTable } from '@quayside/kernel/conformance';
import { paris } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { TABLES } from './golden.ts';

describe('the conformance kit', () => {
  for (const { name, settings: usual } of TABLES) {
    test(name, () => {
      for (let n = 0; n < 3; n++) {
        const settings = { ...usual, holdings: n === 2 ? 'open' : 'hidden' };
        expect(conform(paris, { settings, seed: `kit ${n}`, every: 4 })).toEqual([]);
        expect(conformTable(paris, settings, `kit ${n}`)).toEqual([]);
      }
    });
  }
});
