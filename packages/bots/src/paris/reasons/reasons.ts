import { argumentOf, Kind, kindOf, type ParisState } from '@quayside/paris';
import type { Reasons } from '../../reasons.ts';
import { districtReasons } from './districts.ts';
import { keyReasons } from './keys.ts';
import { endReasons, tileReasons } from './tiles.ts';

/** What can be said of the rest of a turn once its building is there: what its stack shows next is imagined. */
const SURE: ReadonlySet<string> = new Set(['arc', 'bank', 'bank alone', 'bank scores', 'free', 'francs at end']);

/** Why a turn of Paris is good. */
export const reasons: Reasons<ParisState> = {
  of: (prospect) => {
    const { next, isSameTurn } = prospect;
    const rest = isSameTurn && next ? keyReasons({ now: next, next: null, isSameTurn: false }) : [];
    return [
      ...keyReasons(prospect),
      ...districtReasons(prospect),
      ...tileReasons(prospect),
      ...endReasons(prospect),
      ...rest.filter(({ about }) => SURE.has(about)),
    ];
  },
  // A building that nobody has seen may be another one: then all may be otherwise.
  isForeseeable: (step, now) =>
    kindOf(step) !== Kind.TILE && (kindOf(step) !== Kind.TO || now.stands(argumentOf(step))),
};
