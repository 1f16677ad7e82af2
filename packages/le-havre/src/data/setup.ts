import type { Amounts } from './goods.ts';
import type { CardSet } from './vocabulary.ts';

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

/** The sets of special buildings that a table may choose (L-127); the first is the usual choice. */
export const SETS: Readonly<Record<string, readonly CardSet[]>> = { base: ['base'] };
export const SET_CHOICES = Object.keys(SETS);

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
