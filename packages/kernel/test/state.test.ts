import { Carver, MOST_OPTIONS, Options, Pool, State } from '@quayside/kernel';
import { describe, expect, test } from 'vitest';
import { ToyState } from './toy.ts';

describe('a state', () => {
  test('is another one’s equal exactly when every byte is', () => {
    const [one, other] = [new ToyState(), new ToyState()];
    expect(one.equals(other)).toBe(true);
    for (let i = 0; i < one.bytes.length; i++) {
      other.bytes[i] = 1;
      expect(one.equals(other), `byte ${i}`).toBe(false);
      other.bytes[i] = 0;
    }
    expect(one.equals(new Mixed())).toBe(false);
  });

  test('is copied whole and shares nothing', () => {
    const [one, copy] = [new ToyState(), new ToyState()];
    one.taken[1] = 7;
    copy.copyFrom(one);
    expect(copy.taken[1]).toBe(7);
    one.taken[1] = 8;
    expect(copy.taken[1]).toBe(7);
  });

  test('has a fingerprint: FNV-1a of its bytes, eight digits', () => {
    const state = new Mixed();
    expect(state.digest()).toBe('69691905');
    state.bytes.set(new TextEncoder().encode('foobar and so on'));
    expect(state.digest()).toBe('ba920812');
  });

  test('has views that lie side by side, each on a place that suits it', () => {
    const { small, wide, long } = new Mixed();
    expect([small.byteOffset, wide.byteOffset, long.byteOffset]).toEqual([0, 4, 8]);
    wide.fill(-1);
    long.fill(-2);
    expect([...small, ...wide, ...long]).toEqual([0, 0, 0, -1, -2]);
  });

  test('cannot be larger than its buffer', () => {
    expect(() => new Carver(4).i32(2)).toThrow(RangeError);
  });
});

class Mixed extends State {
  readonly small: Uint8Array;
  readonly wide: Int16Array;
  readonly long: Int32Array;

  constructor() {
    const carver = new Carver(16);
    super(carver);
    this.small = carver.u8(3);
    this.wide = carver.i16(1);
    this.long = carver.i32(1);
  }
}

test('a pool hands out copies and takes them back for the next', () => {
  let made = 0;
  const pool = new Pool(() => {
    made++;
    return new ToyState();
  });
  const source = new ToyState();
  source.n[0] = 5;
  const first = pool.copyOf(source);
  const second = pool.copyOf(source);
  expect(first).not.toBe(second);
  first.n[0] = 1;
  expect(second.n[0]).toBe(5);
  pool.giveBack(first);
  const third = pool.copyOf(source);
  expect(third).toBe(first);
  expect(third.equals(source)).toBe(true);
  expect(made).toBe(2);
});

describe('a list of options', () => {
  test('keeps what is added, in order, until it is cleared', () => {
    const options = new Options();
    for (const option of [7, 0, 7000]) options.add(option);
    expect([0, 1, 2].map((index) => options.at(index))).toEqual([7, 0, 7000]);
    expect([options.count, options.full]).toEqual([3, false]);
    expect([options.has(7000), options.has(1)]).toEqual([true, false]);
    options.clear();
    expect([options.count, options.has(7)]).toEqual([0, false]);
  });

  test('with a limit counts on but keeps no more', () => {
    const options = new Options(2);
    options.add(5);
    expect(options.full).toBe(false);
    for (const option of [6, 7, 8]) options.add(option);
    expect([options.full, options.count]).toEqual([true, 4]);
    expect([5, 6, 7, 8, 0].map((option) => options.has(option))).toEqual([true, true, false, false, false]);
  });

  test('holds 256 and no more', () => {
    const options = new Options();
    for (let option = 1; option <= MOST_OPTIONS + 1; option++) options.add(option);
    expect([options.full, options.count]).toEqual([true, MOST_OPTIONS + 1]);
    expect(options.has(MOST_OPTIONS)).toBe(true);
    expect(options.has(MOST_OPTIONS + 1)).toBe(false);
  });
});
