import type { Options } from '@quayside/kernel';
import { MAIN_STATION } from '../data/cards.ts';
import { goesFree } from './fee.ts';
import { Kind, option } from './option.ts';
import { mustTakeOffer } from './picket.ts';
import { type LeHavreState, TOWN } from './state.ts';
import { feesThatWork, freshOptions, goIn, whyNotAfford } from './use.ts';
import { Why } from './why.ts';

/** Why a seat cannot enter a building as its main action (L-401 to L-422). */
export function whyNotEnter(s: LeHavreState, seat: number, card: number): Why {
  if (s.picket > 0 && mustTakeOffer(s, seat)) return Why.PICKET;
  if (s.station > 0 && (card === MAIN_STATION || card === s.station - 1)) return Why.TWO_BUILDINGS;
  if (s.ownerOf(card) > TOWN) return Why.NOT_IN_PLAY;
  if (s.table.locked[card]) return Why.LOCKED;
  if (s.discOf(seat) === card) return Why.OWN_DISC;
  if (!s.final && s.occupant(card) >= 0) return Why.OCCUPIED;
  return whyNotAfford(s, seat, card, 0);
}

export function enterOptions(s: LeHavreState, out: Options): void {
  if (s.picket > 0 && mustTakeOffer(s, s.seat)) return;
  const { cards, owner } = s;
  for (let card = 0; card < cards; card++) {
    if ((owner[card] as number) > TOWN) continue;
    if (whyNotEnter(s, s.seat, card) === Why.OK) out.add(option(Kind.ENTER, card));
    if (out.full) return;
  }
}

/** The disc moves; then the fee is paid, and the building used. Who comes from the Main Station pays nothing, twice (L-965). */
export function enter(s: LeHavreState, card: number): void {
  const free = goesFree(s, s.seat);
  s.station = s.discOf(s.seat) === MAIN_STATION ? card + 1 : 0;
  s.disc[s.seat] = card + 1;
  goIn(s, card, free);
}

export const feeOptions = (s: LeHavreState, out: Options): void =>
  s.fresh ? freshOptions(s, out) : feesThatWork(s, out);
