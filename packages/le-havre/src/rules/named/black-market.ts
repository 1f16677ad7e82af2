import { ALL_GOODS, OFFERS } from '../../data/goods.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { namedRule } from './named-rule.ts';

const TOKENS = 2;

function isAnyEmpty(s: LeHavreState): boolean {
  for (let good = 0; good < OFFERS; good++) if (s.offer(good) === 0) return true;
  return false;
}

/** Two of everything whose offer is empty (L-816). */
export const blackMarket = namedRule({
  whyNot: (s) => (isAnyEmpty(s) ? Why.OK : Why.NO_EMPTY_OFFER),
  atOnce: (s) => {
    for (let good = 0; good < OFFERS; good++) if (s.offer(good) === 0) s.gain(s.seat, good, TOKENS);
  },
  flows: { from: ALL_GOODS.slice(0, OFFERS), into: [] },
});
