import { argumentOf, Kind, kindOf, type ParisState } from '@quayside/paris';
import type { Reasons } from '../../reasons.ts';
import { districtReasons } from './districts.ts';
import { keyReasons } from './keys.ts';
import { endReasons, tileReasons } from './tiles.ts';

/** Why a turn of Paris is good. */
export const reasons: Reasons<ParisState> = {
  of: (prospect) => [
    ...keyReasons(prospect),
    ...districtReasons(prospect),
    ...tileReasons(prospect),
    ...endReasons(prospect),
  ],
  // A building that nobody has seen may be another one.
  isForeseeable: (step, now) => kindOf(step) !== Kind.TO || now.stands(argumentOf(step)),
};
