import { Carver, State } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { fingerprint } from '../src/fingerprint.ts';

class Bytes extends State {
  constructor(bytes: readonly number[]) {
    super(new Carver(bytes.length));
    this.bytes.set(bytes);
  }
}

const of = (...bytes: readonly number[]): number => fingerprint(new Bytes(bytes));

it('tells positions apart by each of their bytes, whatever their number', () => {
  for (const length of [4, 5, 6, 7, 8]) {
    const plain = Array.from({ length }, () => 1);
    const found = plain.map((_, place) => of(...plain.map((byte, at) => (at === place ? 2 : byte))));
    expect(new Set([...found, of(...plain)]).size).toBe(length + 1);
  }
  expect(of(1, 2, 3, 4, 0)).not.toBe(of(1, 2, 3, 4));
  expect(of(1, 2, 3, 4, 5)).toBe(of(1, 2, 3, 4, 5));
});

it('reads the bytes of the position and none that lie before them', () => {
  const shared = new Uint8Array([9, 9, 9, 9, 1, 2, 3, 4]);
  const behind = Object.assign(Object.create(State.prototype) as State, { bytes: shared.subarray(4) });
  expect(fingerprint(behind)).toBe(of(1, 2, 3, 4));
});
