import { type Random, SPECTATOR } from '@quayside/kernel';
import { STANDARDS } from '../data/cards.ts';
import { dealtTo, mayBeDealt, putInHand } from './hands.ts';
import { Kind, kindOf, token } from './option.ts';
import { Draw, mayLieInPile, noteDrawn } from './special-sets.ts';
import { BOX, HAND_SIZE, type LeHavreState, SEEN, SPECIALS, UNSEEN } from './state.ts';

/** Has a seat seen the special building at this place? A spectator has when it was shown to all (L-843). */
function knows(s: LeHavreState, seat: number, place: number): boolean {
  const knowers = s.knowersOf(place);
  if (seat === SPECTATOR) return s.openPeek === 1 && knowers === (1 << s.players) - 1;
  return ((knowers >> seat) & 1) === 1;
}

/** What a seat may know: all but the special buildings that only others have looked at or hold (L-130, L-841, L-953). */
export function view(s: LeHavreState, seat: number, into: LeHavreState): void {
  into.copyFrom(s);
  for (let place = 0; place < SPECIALS; place++) {
    const card = s.specialAt(place);
    if (card < 0 || knows(s, seat, place)) continue;
    into.special[place] = 0;
    into.owner[card] = UNSEEN;
    noteDrawn(into, card, -1);
  }
  hideHands(into, seat);
}

/** Others' hands go back to where their cards came from (L-953). */
function hideHands(s: LeHavreState, seat: number): void {
  for (let at = 0; at < s.hands.length; at++) {
    const card = (s.hands[at] as number) - 1;
    if (card < 0 || Math.floor(at / HAND_SIZE) === seat) continue;
    s.hands[at] = 0;
    s.owner[card] = s.draw === Draw.BY_NAME ? BOX : UNSEEN;
  }
}

/** Deals anew, among the cards that this seat has not seen, those that others have. */
export function reshuffle(s: LeHavreState, seat: number, random: Random): void {
  const hidden: number[] = [];
  for (let place = 0; place < SPECIALS; place++) {
    const card = s.specialAt(place);
    if (card < 0 || knows(s, seat, place)) continue;
    hidden.push(place);
    s.owner[card] = UNSEEN;
    noteDrawn(s, card, -1);
  }
  hideHands(s, seat);
  for (const place of hidden) {
    const pool: number[] = [];
    for (let card = STANDARDS; card < s.cards; card++)
      if (s.owner[card] === UNSEEN && mayLieInPile(s, card)) pool.push(card);
    const card = random.shuffle(pool)[0] as number;
    s.special[place] = card + 1;
    s.owner[card] = SEEN;
    noteDrawn(s, card, 1);
  }
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue;
    for (let place = 0; place < dealtTo(s, other); place++) {
      const pool: number[] = [];
      for (let card = STANDARDS; card < s.cards; card++) if (mayBeDealt(s, card)) pool.push(card);
      putInHand(s, other, place, random.shuffle(pool)[0] as number);
    }
  }
}

/** A look at the special pile and the order it is left in are known to the looker alone, a card that is dealt to its holder. */
export function tokenSeenBy(s: LeHavreState, chosen: number, seat: number): string {
  const kind = kindOf(chosen);
  if (kind === Kind.DEAL && seat !== s.seat) return 'deal ?';
  if (seat === s.seat || s.openPeek) return token(chosen);
  if (kind === Kind.PEEK) return 'peek ?';
  return kind === Kind.KEEP || kind === Kind.SWITCH ? 'order ?' : token(chosen);
}
