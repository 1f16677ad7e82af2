import { foodDue, foodOf, type LeHavreState, roundCards, wealth } from '@quayside/le-havre';

/* What the yardstick values. These figures are rough on purpose and stay as they are. */

/** Francs, fish, wood, clay, iron, grain, cattle, coal, hide, smoked fish, charcoal, brick, steel, bread, meat, coke, leather. */
const PRICES = [0, 0.5, 0.7, 0.8, 1.5, 0.6, 1.6, 1.8, 1, 1, 1.2, 1.5, 5, 1.3, 1.6, 3, 2.2];
/** In the last rounds goods are worth less and less. */
const LAST = 3;

/** Wealth, goods at rough prices, and a loan's worth of fear for every four food that are missing. */
export function worth(s: LeHavreState, seat: number): number {
  const rounds = roundCards(s.players, s.length).length;
  const left = s.final ? 0 : Math.min(1, (rounds - s.round + 1) / LAST);
  let goods = 0;
  for (let good = 1; good < PRICES.length; good++) goods += s.has(seat, good) * (PRICES[good] as number);
  const missing = s.final ? 0 : Math.max(0, foodDue(s, seat) - foodOf(s, seat));
  return wealth(s, seat).total + left * goods - missing;
}
