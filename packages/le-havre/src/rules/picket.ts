import { PICKET_LINE } from '../data/cards.ts';
import { OFFERS } from '../data/goods.ts';
import { sendHome } from './trade.ts';
import { GONE, type LeHavreState } from './state.ts';

/** Must a seat take an offer now? Not where every offer is empty (L-960). */
export function mustTakeOffer(s: LeHavreState, seat: number): boolean {
  if (((s.picket >> seat) & 1) === 0) return false;
  for (let good = 0; good < OFFERS; good++) if (s.offer(good) > 0) return true;
  return false;
}

/** Everybody but this seat is bound for one turn. */
export function callStrike(s: LeHavreState): void {
  s.picket = ((1 << s.players) - 1) & ~(1 << s.seat);
}

/** A turn is over; after the last bound one the card leaves the game, whoever owns it, and the disc on it goes home. */
export function endPicket(s: LeHavreState): void {
  if (s.picket === 0) return;
  s.picket &= ~(1 << s.active);
  if (s.picket > 0) return;
  s.owner[PICKET_LINE] = GONE;
  sendHome(s, PICKET_LINE, -1);
}
