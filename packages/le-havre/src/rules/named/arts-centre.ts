import { FRANC } from '../../data/goods.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { namedRule } from './named-rule.ts';

const FRANCS = 4;

function visitors(s: LeHavreState, seat: number): number {
  let count = 0;
  for (let other = 0; other < s.players; other++) {
    const card = s.discOf(other);
    if (other !== seat && card >= 0 && s.ownerOf(card) === seat) count++;
  }
  return count;
}

/** 4 francs for each other disc in own buildings (L-814). */
export const artsCentre = namedRule({
  whyNot: (s, seat) => (visitors(s, seat) > 0 ? Why.OK : Why.NO_VISITOR),
  atOnce: (s) => s.gain(s.seat, FRANC, FRANCS * visitors(s, s.seat)),
  flows: { from: [FRANC], into: [] },
});
