import { type Random, SPECTATOR } from '@quayside/kernel';
import { BUILDINGS, STANDARDS } from '../data/cards.ts';
import { Kind, kindOf, token } from './option.ts';
import { type LeHavreState, SEEN, SPECIALS, UNSEEN } from './state.ts';

/** Has a seat seen the special building at this place? A spectator has when it was shown to all (L-843). */
function knows(s: LeHavreState, seat: number, place: number): boolean {
  const knowers = s.knowersOf(place);
  if (seat === SPECTATOR) return s.openPeek === 1 && knowers === (1 << s.players) - 1;
  return ((knowers >> seat) & 1) === 1;
}

/** What a seat may know: all but the special buildings that only others have looked at (L-130, L-841). */
export function view(s: LeHavreState, seat: number, into: LeHavreState): void {
  into.copyFrom(s);
  for (let place = 0; place < SPECIALS; place++) {
    const card = s.specialAt(place);
    if (card < 0 || knows(s, seat, place)) continue;
    into.special[place] = 0;
    into.owner[card] = UNSEEN;
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
  }
  const pool: number[] = [];
  for (let card = STANDARDS; card < BUILDINGS; card++) if (s.owner[card] === UNSEEN) pool.push(card);
  random.shuffle(pool);
  for (const [index, place] of hidden.entries()) {
    const card = pool[index] as number;
    s.special[place] = card + 1;
    s.owner[card] = SEEN;
  }
}

/** A look at the special pile and the order it is left in are known to the looker alone. */
export function tokenSeenBy(s: LeHavreState, chosen: number, seat: number): string {
  if (seat === s.seat || s.openPeek) return token(chosen);
  const kind = kindOf(chosen);
  if (kind === Kind.PEEK) return 'peek ?';
  return kind === Kind.KEEP || kind === Kind.SWITCH ? 'order ?' : token(chosen);
}
