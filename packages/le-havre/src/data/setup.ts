import type { Amounts } from './goods.ts';
import { CARD_SETS, type CardSet } from './vocabulary.ts';

export type Length = 'full' | 'short';

export const SEAT_NAMES = ['red', 'green', 'blue', 'yellow', 'white'] as const;

/** Offers before the first turn (L-105) and goods of each player (L-106). */
export const START_OFFERS: Readonly<Record<Length, Amounts>> = {
  full: { franc: 2, fish: 2, wood: 2, clay: 1 },
  short: { franc: 3, fish: 3, wood: 3, clay: 2, iron: 1, grain: 1, cattle: 1 },
};
export const START_GOODS: Readonly<Record<Length, Amounts>> = {
  full: { franc: 5, coal: 1 },
  short: { franc: 5, fish: 2, wood: 2, clay: 2, iron: 2, cattle: 1, coal: 2, hide: 2 },
};
export const SPECIALS_IN_PILE: Readonly<Record<Length, number>> = { full: 6, short: 0 };

/** The sets that a table can play with together (L-127), the base game's alone first: a state keeps the place. */
export const SET_CHOICES: readonly (readonly CardSet[])[] = Array.from(
  { length: (1 << CARD_SETS.length) - 1 },
  (_, at) => CARD_SETS.filter((_set, bit) => ((at + 1) >> bit) & 1),
);

/** More than this nobody has in a position. */
export const MOST_GOODS = 250;
/** A visit to a blank card raises nobody above this (L-134): there is room for what offers, harvests and other cards add. */
export const MOST_FROM_BLANK = 100;
export const MOST_FRANCS = 9999;

/** Ships that the short games for one and two deal out at the start (indices into SHIPS: S01 and S03). */
export const START_SHIPS = [0, 2] as const;

export const LOAN = 4;
export const REPAYMENT = 5;
export const LOAN_PENALTY = 7;

/** Highest score of each solo band but the last (L-765): poor, fair, good, excellent. */
export const SOLO_BANDS: Readonly<Record<Length, readonly [number, number, number]>> = {
  full: [250, 350, 400],
  short: [80, 120, 160],
};
