import type { Options } from '@quayside/kernel';
import { CONSTRUCTION_SITE, STANDARDS } from '../data/cards.ts';
import { Kind, option } from './option.ts';
import { Draw, leftOverOf, setAt } from './special-sets.ts';
import { BOX, GONE, HAND, HAND_SIZE, type LeHavreState, SPECIALS, TOWN, UNSEEN } from './state.ts';

/** The hands of special buildings that the Construction Site brings (L-953). */

export const handAt = (s: LeHavreState, seat: number, place: number): number =>
  (s.hands[seat * HAND_SIZE + place] as number) - 1;

/** The cards in a seat's hand, as far as they are known. */
export const handOf = (s: LeHavreState, seat: number): number[] =>
  Array.from({ length: HAND_SIZE }, (_, place) => handAt(s, seat, place)).filter((card) => card >= 0);

/** How many cards a seat has been dealt; one seat is dealt after the other. */
export const dealtTo = (s: LeHavreState, seat: number): number =>
  Math.max(0, Math.min(s.held, s.dealt - seat * s.held));

export const isDealing = (s: LeHavreState): boolean => s.dealt < s.held * s.players;

/** May a card be dealt to a hand? What was left over at set-up may: it is in the box for certain, or not needed for the pile. */
export function mayBeDealt(s: LeHavreState, card: number): boolean {
  if (s.owner[card] === BOX) return true;
  if (s.owner[card] !== UNSEEN || s.draw === Draw.BY_NAME) return false;
  return s.draw === Draw.FREELY || leftOverOf(s, setAt(s, card)) > 0;
}

/** How many cards were left over. */
export function leftOver(s: LeHavreState): number {
  let count = 0;
  for (let card = STANDARDS; card < s.cards; card++) if (mayBeDealt(s, card)) count++;
  if (s.draw !== Draw.FREELY) return s.draw === Draw.BY_NAME ? count : leftOverOf(s, -1);
  for (let place = 0; place < s.specialsLeft && place < SPECIALS; place++) if (s.specialAt(place) < 0) count--;
  return count;
}

/** As many cards for everybody as can be dealt equally; false when there are too few. */
export function startDeal(s: LeHavreState): boolean {
  s.held = Math.min(HAND_SIZE, Math.max(0, Math.floor(leftOver(s) / s.players)));
  s.dealt = 0;
  s.seat = s.held > 0 ? 0 : s.seat;
  return s.held > 0;
}

export function dealOptions(s: LeHavreState, out: Options): void {
  for (let card = STANDARDS; card < s.cards; card++) if (mayBeDealt(s, card)) out.add(option(Kind.DEAL, card));
}

export function putInHand(s: LeHavreState, seat: number, place: number, card: number): void {
  s.hands[seat * HAND_SIZE + place] = card + 1;
  s.owner[card] = HAND;
}

export function deal(s: LeHavreState, card: number): void {
  putInHand(s, s.seat, s.dealt % s.held, card);
  s.dealt++;
  s.seat = isDealing(s) ? Math.floor(s.dealt / s.held) : s.active;
}

/** A card of the hand takes the place of the Construction Site, which leaves the game with all other cards in hand. */
export function putUp(s: LeHavreState, card: number): void {
  for (const each of s.hands) if (each > 0) s.owner[each - 1] = GONE;
  s.owner[CONSTRUCTION_SITE] = GONE;
  s.owner[card] = TOWN;
  s.hands.fill(0);
  s.held = 0;
  s.dealt = 0;
  s.disc[s.seat] = card + 1;
}
