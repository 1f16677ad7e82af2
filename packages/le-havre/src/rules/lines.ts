import { SEAT_NAMES } from '../data/setup.ts';
import { Phase } from './phases.ts';
import type { LeHavreState } from './state.ts';

const seatName = (seat: number): string => SEAT_NAMES[seat] as string;

/** The end of a round belongs to everybody: its line has no seat of its own. */
export const isRoundEnd = (s: LeHavreState): boolean => s.phase >= Phase.FEED;

export const lineSeat = (s: LeHavreState): number => (isRoundEnd(s) ? -1 : s.active);

/** The line of the record for the end of this round. */
export const endLine = (s: LeHavreState): string => `${s.round}.end`;

/** The line of the record that is being played: rounds and turns, the ends of rounds, the final stage, the count. */
export function line(s: LeHavreState): string {
  if (s.phase === Phase.COUNT || s.phase === Phase.OVER) return 'count';
  if (s.final) return `final.${s.turn} ${seatName(s.active)}`;
  return isRoundEnd(s) ? endLine(s) : `${s.round}.${s.turn} ${seatName(s.active)}`;
}
