import { Random } from '@quayside/kernel';

/** A mean and where the true one lies, 95 times of 100. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 2000;
const CERTAINTY = 0.95;

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The number below which this part of sorted numbers lies, between two of them where it falls between. */
export function quantile(sorted: ArrayLike<number>, part: number): number {
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place - Math.floor(place));
}

/** The mean with its bootstrap interval. `numbers` are those of blocks, never of games, which depend on each other. */
export function estimate(numbers: readonly number[], random = new Random('bootstrap')): Estimate {
  const { length } = numbers;
  const means = new Float64Array(RESAMPLES);
  for (let n = 0; n < RESAMPLES; n++) {
    let sum = 0;
    for (let i = 0; i < length; i++) sum += numbers[random.below(length)] as number;
    means[n] = sum / length;
  }
  means.sort();
  const tail = (1 - CERTAINTY) / 2;
  return { mean: mean(numbers), low: quantile(means, tail), high: quantile(means, 1 - tail) };
}

/** Two shares to tell apart: the candidate wins `p0` (it is no better), or `p1` (it is). */
export interface Hypotheses {
  readonly p0: number;
  readonly p1: number;
}

/** How sure a sequential test is: `accept` says p1, `reject` says p0. */
export interface SequentialTest extends Hypotheses {
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: 'accept' | 'reject' | 'going on';
}

/** How often the test may say p1 though p0 is true, and the other way round. */
const WRONG = 0.05;

/**
 * The generalised sequential probability ratio test on the shares of blocks, which are taken as normal. Two blocks, one lost and
 * one won outright, are counted with the variance, so that a few equal blocks do not seem certain.
 */
export function sequentialTest(shares: readonly number[], { p0, p1 }: Hypotheses): SequentialTest {
  const upper = Math.log((1 - WRONG) / WRONG);
  const lower = -upper;
  const llr = shares.length === 0 ? 0 : logLikelihoodRatio(shares, p0, p1);
  const verdict = llr >= upper ? 'accept' : llr <= lower ? 'reject' : 'going on';
  return { p0, p1, llr, lower, upper, verdict };
}

function logLikelihoodRatio(shares: readonly number[], p0: number, p1: number): number {
  const widened = [...shares, 0, 1];
  const middle = mean(widened);
  const variance = mean(widened.map((share) => (share - middle) ** 2));
  return (shares.length * (p1 - p0) * (2 * mean(shares) - p0 - p1)) / (2 * variance);
}

/** The Elo difference that lets a player win this share against `seats` - 1 others of equal strength. */
export const eloOf = (share: number, seats: number): number =>
  400 * Math.log10((share * (seats - 1)) / Math.max(0, 1 - share));

/** How numbers are spread. */
export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = Float64Array.from(numbers).sort();
  const at = (part: number): number => quantile(sorted, part);
  return { mean: mean(numbers), median: at(0.5), p10: at(0.1), p90: at(0.9), min: at(0), max: at(1) };
}
