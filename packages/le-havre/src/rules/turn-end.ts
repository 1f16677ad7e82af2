import { askBeforeCount } from './count.ts';
import { endRound } from './round-end.ts';
import type { LeHavreState } from './state.ts';
import { startTurn, TURNS } from './turn.ts';

/** The next seat's turn, the end of the round, or the count (L-233, L-751). */
export function endTurn(s: LeHavreState): void {
  if (!s.final && s.turn === TURNS) {
    endRound(s);
    return;
  }
  s.turn++;
  if (s.final && s.turn > s.players) {
    s.asked = 0;
    askBeforeCount(s);
    return;
  }
  s.active = (s.active + 1) % s.players;
  startTurn(s);
}
