import { expect, it } from 'vitest';
import { SEED_BYTES, seedFrom } from '../src/index.ts';

it('writes 128 bits as eight groups of four', () => {
  expect(SEED_BYTES * 8).toBe(128);
  expect(seedFrom(Uint8Array.from({ length: SEED_BYTES }, (_, at) => at * 17))).toBe(
    '0011-2233-4455-6677-8899-AABB-CCDD-EEFF',
  );
  expect(seedFrom(new Uint8Array(SEED_BYTES))).toBe('0000-0000-0000-0000-0000-0000-0000-0000');
});
