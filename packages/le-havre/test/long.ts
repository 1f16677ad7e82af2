const every = (n: number, period: number, rare: string, usual: string): string => (n % period === 0 ? rare : usual);

/** How the n-th long game is set: all decks and variants in turn. */
export const settings = (n: number): Readonly<Record<string, string>> => ({
  players: String(1 + (n % 5)),
  length: Math.floor(n / 5) % 2 === 0 ? 'full' : 'short',
  peek: every(n, 7, 'open', 'hidden'),
  selling: every(n, 11, 'expert', 'free'),
  loans: every(n, 13, 'dear', 'plain'),
  marketplace: every(n, 3, 'capped', 'free'),
});

/** Who must beat whom how often, as docs/strength.md promises. */
export const ladder = [
  ['greedy', 'random', 0.99],
  ['search-400', 'greedy', 0.7],
  ['mate', 'deckhand', 0.75],
  ['captain', 'mate', 0.65],
] as const;

/** What a short search must reach alone on average: "good" in the rulebook. */
export const alone = [
  { settings: { length: 'full' }, least: 351 },
  { settings: { length: 'short' }, least: 121 },
] as const;
