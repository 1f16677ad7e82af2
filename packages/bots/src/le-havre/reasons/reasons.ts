import { argumentOf, BOX, Kind, kindOf, type LeHavreState, UNSEEN } from '@quayside/le-havre';
import type { Reasons } from '../../reasons.ts';
import { foodReasons } from './food.ts';
import { goodsReasons } from './goods.ts';
import { wealthReasons } from './wealth.ts';
import { workReasons } from './works.ts';

/** Does a step need a special building that may as well be another one: which chance turns over, or somebody else's hand brings? */
function needsUnseen(step: number, now: LeHavreState): boolean {
  if (kindOf(step) !== Kind.ENTER && kindOf(step) !== Kind.BUY) return false;
  const owner = now.ownerOf(argumentOf(step));
  return owner === UNSEEN || owner === BOX;
}

/** Why a turn of Le Havre is good. */
export const reasons: Reasons<LeHavreState> = {
  of: (prospect) => [
    ...foodReasons(prospect),
    ...wealthReasons(prospect),
    ...goodsReasons(prospect),
    ...workReasons(prospect),
  ],
  isForeseeable: (step, now) => !needsUnseen(step, now),
};
