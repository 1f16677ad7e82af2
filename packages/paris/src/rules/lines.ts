import { SEAT_NAMES } from '../data/names.ts';
import { Phase } from './phases.ts';
import type { ParisState } from './state.ts';

/** The line of the record for what is counted when all is played. */
export const COUNT_LINE = 'count';

/** The line of the record that is being played: the round and the seat. */
export const line = (s: ParisState): string =>
  s.phase === Phase.OVER ? COUNT_LINE : `${s.round}.${s.seat + 1} ${SEAT_NAMES[s.seat]}`;
