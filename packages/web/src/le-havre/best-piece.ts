import { amountOf, argumentOf, Kind, kindOf, type LeHavreState, leHavre } from '@quayside/le-havre';
import { optionsOf } from '../table/plan.ts';
import { bestOfVoyage } from './voyage.ts';

/** What to choose where it is not left to first sight: no dearer good in place of another, and the voyage that earns most; -1: it is. */
export function bestPiece(state: LeHavreState): number {
  const standIns = optionsOf({ game: leHavre }, state).filter((option) => kindOf(option) === Kind.SUBSTITUTE);
  const [fewest] = standIns.toSorted((a, b) => amountOf(argumentOf(a)) - amountOf(argumentOf(b)));
  return fewest ?? bestOfVoyage(state);
}
