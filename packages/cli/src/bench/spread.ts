/** The middle, the ninety-ninth of a hundred and the greatest of many numbers. */
export interface Spread {
  readonly median: number;
  readonly p99: number;
  readonly max: number;
}

export function spreadOf(numbers: Float64Array): Spread {
  const sorted = numbers.slice().sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), p99: at(0.99), max: at(1) };
}
