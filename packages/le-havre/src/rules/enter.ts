import type { Options } from '@quayside/kernel';
import { BUILDINGS, LOCKED } from '../data/cards.ts';
import { payments } from './fee.ts';
import { Kind, option } from './option.ts';
import { type LeHavreState, TOWN } from './state.ts';
import { goIn, whyNotAfford, worksAfter } from './use.ts';
import { Why } from './why.ts';

/** Why a seat cannot enter a building as its main action (L-401 to L-422). */
export function whyNotEnter(s: LeHavreState, seat: number, card: number): Why {
  if (s.ownerOf(card) > TOWN) return Why.NOT_IN_PLAY;
  if (LOCKED[card]) return Why.LOCKED;
  if (s.discOf(seat) === card) return Why.OWN_DISC;
  if (!s.final && s.occupant(card) >= 0) return Why.OCCUPIED;
  return whyNotAfford(s, seat, card, 0);
}

export function enterOptions(s: LeHavreState, out: Options): void {
  for (let card = 0; card < BUILDINGS; card++) {
    if (s.ownerOf(card) > TOWN) continue;
    if (whyNotEnter(s, s.seat, card) === Why.OK) out.add(option(Kind.ENTER, card));
    if (out.full) return;
  }
}

/** The disc moves; then the fee is paid, and the building used. */
export function enter(s: LeHavreState, card: number): void {
  s.disc[s.seat] = card + 1;
  goIn(s, card);
}

/** The payments after which the building can still be used (L-419). */
export function feeOptions(s: LeHavreState, out: Options): void {
  const list = s.fees[0];
  list.clear();
  payments(s, s.seat, s.card, list);
  const count = list.count;
  for (let i = 0; i < count; i++) {
    const payment = list.at(i);
    if (worksAfter(s, s.seat, s.card, payment)) out.add(payment);
    if (out.full) return;
  }
}
