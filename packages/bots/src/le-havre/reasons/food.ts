import {
  foodDue,
  foodFromShips,
  foodOf,
  goodMessage,
  goodOf,
  type LeHavreState,
  loansMessage,
  loansToFeed,
  roundCard,
  roundCards,
} from '@quayside/le-havre';
import type { Prospect, TurnReason } from '../../reasons.ts';

const GRAIN = goodOf('grain');
const CATTLE = goodOf('cattle');
/** A loan costs so much more than it brings. */
const LOAN_COSTS = 4;
/** What a food that is needed is worth, and one that will be. */
const NEEDED = 1;
const LATER = 0.4;
const HARVESTED = 1.5;

/** Food owed at the end of a later round, with the ships of today. */
function foodDueIn(s: LeHavreState, seat: number, round: number): number {
  const { food } = roundCards(s.players, s.length)[round - 1] ?? { food: 0 };
  return Math.max(0, food - foodFromShips(s, seat));
}

/** Does a good bring more of itself at the end of this round, and did it not before? */
const growsNow = (before: LeHavreState, after: LeHavreState, seat: number, good: number, from: number): boolean =>
  roundCard(after).harvest && before.has(seat, good) < from && after.has(seat, good) >= from;

/** What a turn does for the feeding at the ends of the rounds. */
export function foodReasons({ now }: Prospect<LeHavreState>): TurnReason[] {
  const { seat, before, after } = now;
  if (before.final || after.final || after.round !== before.round) return [];
  const due = foodDue(after, seat);
  const had = foodOf(before, seat);
  const food = foodOf(after, seat);
  const reasons: TurnReason[] = [];
  const add = (about: string, message: TurnReason['message'], weight: number): void => {
    reasons.push({ about, message, weight });
  };
  const loans = loansToFeed(before, seat) - loansToFeed(after, seat);
  const missing = foodDue(before, seat) - had;
  if (missing > 0 && food >= due && due > 0) {
    add('fed', { key: 'reason.fed', args: { due, food } }, missing * NEEDED + loans * LOAN_COSTS);
  } else if (missing > 0 && due - food < missing && due > food) {
    const args = { due, food, missing: due - food };
    add('fed', { key: 'reason.nearly-fed', args }, (missing - due + food) * NEEDED + loans * LOAN_COSTS);
  }
  if (loans > 0) add('loan', { key: 'reason.no-loan', args: { loans: loansMessage(loans) } }, loans * LOAN_COSTS);
  const next = foodDueIn(after, seat, after.round + 1);
  if (had >= foodDue(before, seat) && had < due + next && food >= due + next && next > 0) {
    add('fed-next', { key: 'reason.fed-next', args: { due, next, food } }, (due + next - had) * LATER);
  }
  const lacked = foodDue(before, seat) + foodDueIn(before, seat, before.round + 1) - had;
  const lacking = due + next - food;
  if (missing <= 0 && lacking > 0 && lacking < lacked) {
    const message = { key: 'reason.nearly-fed-next', args: { due: due + next, missing: lacking } };
    add('fed-next', message, (lacked - lacking) * LATER);
  }
  const ships = foodFromShips(after, seat) - foodFromShips(before, seat);
  const rounds = roundCards(after.players, after.length).length - after.round + 1;
  if (ships > 0) add('ship-feeds', { key: 'reason.ship-feeds', args: { food: ships, rounds } }, ships * rounds * LATER);
  if (growsNow(before, after, seat, GRAIN, 1))
    add('harvest-grain', { key: 'reason.harvest', args: { good: goodMessage(GRAIN) } }, HARVESTED);
  if (growsNow(before, after, seat, CATTLE, 2))
    add('harvest-cattle', { key: 'reason.harvest', args: { good: goodMessage(CATTLE) } }, 2 * HARVESTED);
  return reasons;
}
