import { Carver, fromSnapshot, layoutOf, snapshotOf, State, stateWith } from '@quayside/kernel';
import { expect, test } from 'vitest';
import { played, value } from './sample.ts';
import { toy } from './toy.ts';

const { state } = played('left chalk; left take 2; right draw');

test('a snapshot comes back as the very bytes, also from within a longer buffer', () => {
  const bytes = snapshotOf(toy, state);
  expect(value(fromSnapshot(toy, bytes)).equals(state)).toBe(true);
  const within = new Uint8Array([9, 9, 9, ...bytes]).subarray(3);
  expect(value(fromSnapshot(toy, within)).equals(state)).toBe(true);
});

test('a snapshot of another layout, game or length is refused', () => {
  const why = (bytes: Uint8Array, game = toy): string | undefined => {
    const read = fromSnapshot(game, bytes);
    return read.ok ? undefined : read.problems[0]?.why;
  };
  const bytes = snapshotOf(toy, state);
  expect(why(bytes, { ...toy, layout: 2 })).toBe('snapshot-layout');
  expect(why(bytes, { ...toy, id: 'joy' })).toBe('snapshot-layout');
  expect(why(bytes, { ...toy, settings: [] })).toBe('snapshot-layout');
  for (const length of [0, 7, bytes.length - 1]) expect(why(bytes.subarray(0, length))).toBe('snapshot-layout');
  bytes[12] = (bytes[12] as number) ^ 1;
  expect(why(bytes)).toBe('snapshot-damaged');
});

test('a field that is renamed, moved or resized is another layout', () => {
  const made = (carve: (carver: Carver) => Record<string, Uint8Array>, names: readonly string[] = []): string[] => {
    class Made extends stateWith(names) {
      constructor() {
        const carver = new Carver(32);
        super(carver);
        Object.assign(this, carve(carver));
      }
    }
    return new Made().fields();
  };
  const plain = made((carver) => ({ a: carver.u8(2), b: carver.u8(2) }), ['round']);
  expect(plain).toContain('a Uint8Array 4 2');
  for (const other of [
    made((carver) => ({ a: carver.u8(2), c: carver.u8(2) }), ['round']),
    made((carver) => ({ b: carver.u8(2), a: carver.u8(2) }), ['round']),
    made((carver) => ({ a: carver.u8(3), b: carver.u8(1) }), ['round']),
    made((carver) => ({ a: carver.u8(2), b: carver.u8(2) }), ['turn']),
  ])
    expect(other).not.toEqual(plain);
  expect(state).toBeInstanceOf(State);
  expect(layoutOf(toy)).toMatch(/^[0-9a-f]{8}$/);
});
