/**
 * The sets of seeds. No seed is in two of them: each begins with the name of its set.
 *
 * - `dev`: for daily use and for tuning, as many as one likes, `dev/TEXT/1`, `dev/TEXT/2`, …
 * - `held-out`: `held-out/1` to `held-out/500`, for published tables only. Nothing is tuned on them: a player that was chosen by
 *   its results there would have learnt them by heart. Each use is written down with its table.
 */
export const SEED_SETS = ['dev', 'held-out'] as const;

export const HELD_OUT = 500;

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${name}/${n + 1}`);

export const devSeeds = (text: string, count: number): string[] => numbered(`dev/${text}`, count);

/** The first so many of the set. */
export const heldOutSeeds = (count: number): string[] => numbered('held-out', Math.min(count, HELD_OUT));
