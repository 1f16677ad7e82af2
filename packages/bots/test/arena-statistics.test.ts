import { Random } from '@quayside/kernel';
import { describe, expect, test } from 'vitest';
import { devSeeds, eloOf, estimate, HELD_OUT, heldOutSeeds, sequentialTest, spreadOf } from '../src/index.ts';

describe('the bootstrap interval', () => {
  test('of equal blocks has no width', () => {
    expect(estimate(Array.from({ length: 30 }, () => 0.5))).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
  });

  test('of a hundred fair coins is as wide as the normal one, and the same again', () => {
    const coins = Array.from({ length: 100 }, (_, n) => n % 2);
    const { mean, low, high } = estimate(coins);
    expect(mean).toBe(0.5);
    expect(low).toBeCloseTo(0.5 - 0.098, 1);
    expect(high - low).toBeGreaterThan(0.17);
    expect(high - low).toBeLessThan(0.22);
    expect(estimate(coins)).toEqual({ mean, low, high });
  });

  test('shrinks with the root of the number of blocks', () => {
    const width = (count: number): number => {
      const { low, high } = estimate(Array.from({ length: count }, (_, n) => n % 2));
      return high - low;
    };
    expect(width(100) / width(1600)).toBeCloseTo(4, 0);
  });

  test('holds the true mean about 95 times of 100', () => {
    const random = new Random('coverage');
    let held = 0;
    for (let n = 0; n < 100; n++) {
      const { low, high } = estimate(Array.from({ length: 50 }, () => random.below(101) / 100));
      if (low <= 0.5 && high >= 0.5) held++;
    }
    expect(held).toBeGreaterThanOrEqual(88);
    expect(held).toBeLessThan(100);
  });
});

describe('the sequential test', () => {
  const half = { p0: 0.5, p1: 0.55 };

  test('reckons as by hand', () => {
    // Mean 0.75. Variance of 1, 1/2, 1, 1/2 with a 0 and a 1: 3.5/6 - (4/6)² = 0.13889. 4 · 0.05 · 0.45 / (2 · 0.13889) = 0.324.
    const { llr, lower, upper, verdict } = sequentialTest([1, 0.5, 1, 0.5], half);
    expect(llr).toBeCloseTo(0.324, 10);
    expect(upper).toBeCloseTo(Math.log(19), 10);
    expect(lower).toBe(-upper);
    expect(verdict).toBe('going on');
  });

  test('is not convinced by a few won blocks, but by some more', () => {
    const won = (count: number) =>
      sequentialTest(
        Array.from({ length: count }, () => 1),
        half,
      ).verdict;
    expect([0, 1, 5, 20].map(won)).toEqual(['going on', 'going on', 'going on', 'accept']);
    expect(
      sequentialTest(
        Array.from({ length: 20 }, () => 0),
        half,
      ).verdict,
    ).toBe('reject');
  });

  /** Of so many streams of blocks with this share, how many end in each verdict. */
  function verdicts(share: number, streams: number): Record<string, number> {
    const random = new Random(`stream ${share}`);
    const counts: Record<string, number> = { accept: 0, reject: 0, 'going on': 0 };
    for (let n = 0; n < streams; n++) {
      const shares: number[] = [];
      let verdict = 'going on';
      while (verdict === 'going on' && shares.length < 1000) {
        shares.push(random.below(1000) < share * 1000 ? 1 : 0);
        ({ verdict } = sequentialTest(shares, { p0: 0.5, p1: 0.65 }));
      }
      counts[verdict] = (counts[verdict] ?? 0) + 1;
    }
    return counts;
  }

  test('is seldom wrong, and always ends', () => {
    const same = verdicts(0.5, 200);
    expect(same['going on']).toBe(0);
    expect(same['accept']).toBeLessThanOrEqual(16);
    const better = verdicts(0.65, 200);
    expect(better['going on']).toBe(0);
    expect(better['reject']).toBeLessThanOrEqual(16);
  });
});

test('Elo: nothing at an even share, whatever the table; four hundred at ten to one', () => {
  expect(eloOf(0.5, 2)).toBeCloseTo(0);
  expect(eloOf(0.25, 4)).toBeCloseTo(0);
  expect(eloOf(0.75, 2)).toBeCloseTo(190.85, 2);
  expect(eloOf(10 / 11, 2)).toBeCloseTo(400);
  expect([eloOf(1, 3), eloOf(0, 3)]).toEqual([Infinity, -Infinity]);
});

test('a spread of scores', () => {
  const scores = Array.from({ length: 101 }, (_, n) => 100 - n);
  expect(spreadOf(scores)).toEqual({ mean: 50, median: 50, p10: 10, p90: 90, min: 0, max: 100 });
  expect(spreadOf([4, 1]).median).toBe(2.5);
});

test('no seed is in two sets, whatever text is given', () => {
  const held = new Set(heldOutSeeds(HELD_OUT));
  expect(held.size).toBe(HELD_OUT);
  for (const text of ['1', 'held-out', '', '../held-out']) {
    expect(devSeeds(text, HELD_OUT).filter((seed) => held.has(seed))).toEqual([]);
  }
  expect(heldOutSeeds(3)).toEqual(['held-out/1', 'held-out/2', 'held-out/3']);
  expect(heldOutSeeds(HELD_OUT + 1)).toHaveLength(HELD_OUT);
});
