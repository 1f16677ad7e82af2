import type { LeHavreState } from '@quayside/le-havre';
import type { Reasons } from '../../reasons.ts';
import { foodReasons } from './food.ts';
import { goodsReasons } from './goods.ts';
import { wealthReasons } from './wealth.ts';
import { workReasons } from './works.ts';

/** Why a turn of Le Havre is good. */
export const reasons: Reasons<LeHavreState> = {
  of: (prospect) => [
    ...foodReasons(prospect),
    ...wealthReasons(prospect),
    ...goodsReasons(prospect),
    ...workReasons(prospect),
  ],
};
