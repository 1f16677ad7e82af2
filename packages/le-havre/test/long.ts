import { type CardFinding, tryFile, tryGame } from './card-trials.ts';

export { leaks } from './leak.ts';

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

const ALL_SETS = 'base+essen-2008+le-grand-hameau+essen-2010';

/** Half as many games again with every special building there is, drawn freely, and now and then counted by set. */
export const besides = {
  'random games with all sets': (n: number): Readonly<Record<string, string>> => ({
    ...settings(n),
    length: 'full',
    sets: every(n, 9, '1:base+2:essen-2008+2:le-grand-hameau+1:essen-2010', ALL_SETS),
  }),
};

/** Cards that people might make: files that are read or refused, each in a tenth of a second, and games that are played with them. */
export const trials = {
  'card files': { size: 10_000, most: 100, tryOne: (n: number): CardFinding[] => tryFile(`long ${n}`) },
  'games with made cards': { size: 500, tryOne: (n: number): CardFinding[] => tryGame(`long ${n}`, 1 + (n % 5), 30) },
};

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
