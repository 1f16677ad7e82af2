import type { Options } from '@quayside/kernel';
import { BUILDINGS, type CardAction, STANDARDS } from '../data/cards.ts';
import { CARGO } from '../data/goods.ts';
import { roundCards } from '../data/rounds.ts';
import { Kind, option } from './option.ts';
import { type LeHavreState, SEEN, UNSEEN } from './state.ts';
import { Why } from './why.ts';

const SOLO_CAP = 4;

/** How many different goods a seat may pick: the Marketplace's two or none, and one per craftsman building (L-804, L-927). */
export function mostPicks(s: LeHavreState, seat: number, deed: CardAction): number {
  const cap = s.marketCap && s.players === 1 && deed.base > 0 ? SOLO_CAP : deed.most;
  return Math.min(cap, deed.base + s.craftsmen(seat));
}

export const whyNotPick = (s: LeHavreState, seat: number, deed: CardAction): Why =>
  mostPicks(s, seat, deed) > 0 ? Why.OK : Why.NOTHING_TO_GAIN;

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
};

/** How many goods this visit has picked. */
export const picked = (s: LeHavreState): number => bits(s.picked);

/**
 * Goods are picked in the order of CARGO from `s.course` on, so that one choice of goods is one path. Enough may be said once
 * the goods that must be taken are there: two at the Marketplace, one at the Town Square.
 */
export function pickOptions(s: LeHavreState, deed: CardAction, out: Options): void {
  const already = picked(s);
  const least = Math.max(1, deed.base);
  if (already >= least) out.add(option(Kind.ENOUGH));
  let later = 0;
  for (let i = CARGO.length - 1; i >= s.course; i--) if (deed.from & (1 << (CARGO[i] as number))) later++;
  for (let i = s.course; i < CARGO.length; i++) {
    const good = CARGO[i] as number;
    if ((deed.from & (1 << good)) === 0) continue;
    if (already + later >= least) out.add(option(Kind.PICK, good));
    later--;
  }
}

/** True while more may be picked. */
export function pick(s: LeHavreState, deed: CardAction, good: number): boolean {
  s.gain(s.seat, good, 1);
  s.picked |= 1 << good;
  s.course = (CARGO as readonly number[]).indexOf(good) + 1;
  let left = 0;
  for (let i = s.course; i < CARGO.length; i++) if (deed.from & (1 << (CARGO[i] as number))) left++;
  return left > 0 && bits(s.picked) < mostPicks(s, s.seat, deed);
}

/** A look at the special pile is worth it only while a special building is still to come (L-840). */
export function mayPeek(s: LeHavreState): boolean {
  if (s.specialsLeft < 2 || s.final) return false;
  const cards = roundCards(s.players, s.length);
  for (let round = s.round; round <= cards.length; round++) if (cards[round - 1]!.town === 'special') return true;
  return false;
}

/** What the town turns over: the top card where somebody has seen it, else any that nobody has (L-733). */
export function revealOptions(s: LeHavreState, out: Options): void {
  const top = s.special[0] as number;
  if (top > 0) out.add(option(Kind.REVEAL, top - 1));
  else unseenOptions(s, Kind.REVEAL, out);
}

/** Which special buildings chance may show: all that nobody has seen. */
export function unseenOptions(s: LeHavreState, kind: Kind, out: Options): void {
  for (let card = STANDARDS; card < BUILDINGS; card++) if (s.owner[card] === UNSEEN) out.add(option(kind, card));
}

/** The first of the two top cards that the looker does not see yet, or -1. */
export function nextToPeek(s: LeHavreState): number {
  for (let i = 0; i < 2; i++) if (s.special[i] === 0) return i;
  return -1;
}

export function showSpecial(s: LeHavreState, place: number, card: number): void {
  s.special[place] = card + 1;
  s.owner[card] = SEEN;
  s.knownBy[place] = knowers(s);
}

const knowers = (s: LeHavreState): number => (s.openPeek ? (1 << s.players) - 1 : 1 << s.seat);

/** The looker gets to know two cards that somebody else may have seen before. */
export function shareSpecials(s: LeHavreState): void {
  for (let i = 0; i < 2; i++) s.knownBy[i] = (s.knownBy[i] as number) | knowers(s);
}

/** Both cards lie open to the looker, who may put either on top; what others knew of the two is out of date (L-841). */
export function orderSpecials(s: LeHavreState, switched: boolean): void {
  if (switched) {
    const first = s.special[0] as number;
    s.special[0] = s.special[1] as number;
    s.special[1] = first;
  }
  s.knownBy[0] = knowers(s);
  s.knownBy[1] = knowers(s);
}
