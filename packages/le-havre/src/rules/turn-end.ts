import { WORKERS_COTTAGES } from '../data/cards.ts';
import { askBeforeCount } from './count.ts';
import { endPicket } from './picket.ts';
import { endRound } from './round-end.ts';
import type { LeHavreState } from './state.ts';
import { startTurn, TURNS } from './turn.ts';

/** The next seat's turn, the end of the round, or the count (L-233, L-751). */
export function endTurn(s: LeHavreState): void {
  endPicket(s);
  s.station = 0;
  if (!s.final && s.turn === TURNS) {
    endRound(s);
    return;
  }
  // Workers' Cottages: a second main action in the final stage (L-952).
  if (s.final && !s.again && s.owner[WORKERS_COTTAGES] === s.active) {
    s.again = 1;
    startTurn(s);
    return;
  }
  s.again = 0;
  s.turn++;
  if (s.final && s.turn > s.players) {
    s.asked = 0;
    askBeforeCount(s);
    return;
  }
  s.active = (s.active + 1) % s.players;
  startTurn(s);
}
