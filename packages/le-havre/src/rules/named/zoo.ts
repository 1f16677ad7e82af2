import { CATTLE, FISH, FRANC } from '../../data/goods.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { namedRule } from './named-rule.ts';

const francs = (s: LeHavreState, seat: number): number => Math.floor((s.has(seat, FISH) + s.has(seat, CATTLE)) / 3);

/** A franc for every three fish and cattle, which stay (L-935). */
export const zoo = namedRule({
  whyNot: (s, seat) => (francs(s, seat) > 0 ? Why.OK : Why.NOTHING_TO_GAIN),
  atOnce: (s) => s.gain(s.seat, FRANC, francs(s, s.seat)),
  flows: { from: [FRANC], into: [] },
  because: { [Why.NOTHING_TO_GAIN]: 'L-935' },
});
