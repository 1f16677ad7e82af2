import { CATTLE } from '../../data/goods.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { namedRule } from './named-rule.ts';

/** What one other player gives: 1 cattle, 2 where there is no third, and never more than there is. */
const givenBy = (s: LeHavreState, other: number): number => Math.min(s.players === 2 ? 2 : 1, s.has(other, CATTLE));

/** Every other player with cattle gives some (L-962). */
export const cattleDrive = namedRule({
  whyNot: (s, seat) => {
    for (let other = 0; other < s.players; other++) if (other !== seat && s.has(other, CATTLE) > 0) return Why.OK;
    return Why.NOTHING_TO_GAIN;
  },
  atOnce: (s) => {
    for (let other = 0; other < s.players; other++) {
      if (other !== s.seat && givenBy(s, other) > 0) s.hand(other, s.seat, CATTLE, givenBy(s, other));
    }
  },
  flows: { from: [CATTLE], into: [CATTLE] },
});
