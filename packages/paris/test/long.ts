export { leaks } from './leak.ts';

/** How the n-th long game is set: all decks and variants in turn. */
export const settings = (n: number): Readonly<Record<string, string>> => ({
  players: String(2 + (n % 3)),
  tokens: Math.floor(n / 3) % 2 === 0 ? 'printed' : 'random',
  districts: Math.floor(n / 6) % 2 === 0 ? 'printed' : 'free',
  holdings: n % 7 === 0 ? 'open' : 'hidden',
});

/** Who must beat whom how often, as docs/strength.md promises. */
export const ladder = [
  ['greedy', 'random', 0.95],
  ['search-1000', 'greedy', 0.65],
  ['mate', 'deckhand', 0.6],
  ['captain', 'mate', 0.6],
] as const;
