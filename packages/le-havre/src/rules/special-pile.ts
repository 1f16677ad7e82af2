import type { Options } from '@quayside/kernel';
import { DUNNY, FOOTBALL_STADIUM, STANDARDS } from '../data/cards.ts';
import { roundCards } from '../data/rounds.ts';
import { Kind, option } from './option.ts';
import { placeDunny, placeStadium } from './piles.ts';
import { mayLieInPile, noteDrawn } from './special-sets.ts';
import { type LeHavreState, SEEN, SPECIALS, TOWN, UNSEEN } from './state.ts';

/** What chance may show: every special building that nobody has seen. */
export function unseenOptions(s: LeHavreState, kind: typeof Kind.PEEK | typeof Kind.REVEAL, out: Options): void {
  for (let card = STANDARDS; card < s.cards; card++)
    if (s.owner[card] === UNSEEN && mayLieInPile(s, card)) out.add(option(kind, card));
}

/** What the town turns over: the top card where somebody has seen it, else any that nobody has (L-733). */
export function revealOptions(s: LeHavreState, out: Options): void {
  const top = s.specialAt(0);
  if (top >= 0) out.add(option(Kind.REVEAL, top));
  else unseenOptions(s, Kind.REVEAL, out);
}

/** The town gets the card that chance shows; the Football Stadium and the Dunny go their own way (L-732, L-540, L-951). */
export function revealSpecial(s: LeHavreState, card: number): void {
  if (s.owner[card] === UNSEEN) noteDrawn(s, card, 1);
  s.special.copyWithin(0, 1);
  s.knownBy.copyWithin(0, 1);
  s.special[SPECIALS - 1] = 0;
  s.knownBy[SPECIALS - 1] = 0;
  s.specialsLeft--;
  if (card === FOOTBALL_STADIUM) placeStadium(s);
  else if (card === DUNNY) placeDunny(s);
  else s.owner[card] = TOWN;
}

/** A look at the pile is worth it only while a special building is still to come (L-840). */
export function mayPeek(s: LeHavreState): boolean {
  if (s.specialsLeft < 2 || s.final) return false;
  const cards = roundCards(s.players, s.length);
  for (let round = s.round; round <= cards.length; round++) if (cards[round - 1]!.town === 'special') return true;
  return false;
}

/** The first of the two top cards that the looker does not see yet, or -1. */
export function nextToPeek(s: LeHavreState): number {
  for (let place = 0; place < 2; place++) if (s.specialAt(place) < 0) return place;
  return -1;
}

export function showSpecial(s: LeHavreState, place: number, card: number): void {
  s.special[place] = card + 1;
  s.owner[card] = SEEN;
  noteDrawn(s, card, 1);
  s.knownBy[place] = knowers(s);
}

const knowers = (s: LeHavreState): number => (s.openPeek ? (1 << s.players) - 1 : 1 << s.seat);

/** The looker gets to know two cards that somebody else may have seen before. */
export function shareSpecials(s: LeHavreState): void {
  for (let place = 0; place < 2; place++) s.knownBy[place] = s.knowersOf(place) | knowers(s);
}

/** Both cards lie open to the looker, who may put either on top; what others knew of the two is out of date (L-841). */
export function orderSpecials(s: LeHavreState, switched: boolean): void {
  if (switched) {
    const first = s.special[0]!;
    s.special[0] = s.special[1]!;
    s.special[1] = first;
  }
  s.knownBy[0] = knowers(s);
  s.knownBy[1] = knowers(s);
}
