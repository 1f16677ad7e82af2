import { GOOD_NAMES, type GoodName } from '@quayside/le-havre';

/** What a franc and each good are worth at first sight in the middle of a game: for finishing a turn, not for judging a position. */
const BY_NAME: Readonly<Record<GoodName, number>> = {
  franc: 1,
  fish: 0.9,
  wood: 1.1,
  clay: 1.2,
  iron: 2.6,
  grain: 1,
  cattle: 2.6,
  coal: 3,
  hide: 1.6,
  'smoked-fish': 1.8,
  charcoal: 2,
  brick: 2.4,
  steel: 8.5,
  bread: 2.2,
  meat: 2.6,
  coke: 5.5,
  leather: 3.8,
};

export const PRICES: readonly number[] = GOOD_NAMES.map((name) => BY_NAME[name]);
