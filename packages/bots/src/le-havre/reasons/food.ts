import {
  foodDue,
  foodDueIn,
  foodFromShips,
  foodOf,
  goodMessage,
  goodOf,
  harvestOf,
  type LeHavreState,
  loansMessage,
  loansToFeed,
  roundCards,
} from '@quayside/le-havre';
import type { Prospect, TurnReason } from '../../reasons.ts';

/** What grows in a harvest, and how much it matters that it does. */
const GROWING = [
  [goodOf('grain'), 1.5],
  [goodOf('cattle'), 3],
] as const;
const FRANC = goodOf('franc');
/** A loan costs so much more than it brings. */
const LOAN_COSTS = 4;
/** What a food that is needed is worth, and one that will be. */
const NEEDED = 1;
const LATER = 0.4;
/** What is lacking still is told where it is no more than such a part of what is owed. */
const NEARLY = 1 / 4;

/** The last round at whose end this food still covers what is owed, were no more to come; the round before this one: none. */
function fedUntil(s: LeHavreState, seat: number, food: number): number {
  let left = food;
  let round = s.round;
  for (; round <= roundCards(s.players, s.length).length; round++) {
    left -= foodDueIn(s, seat, round);
    if (left < 0) break;
  }
  return round - 1;
}

/** The next round whose harvest brings more of a good that a seat has then, and had too little of before; 0: there is none. */
function growsIn(before: LeHavreState, after: LeHavreState, seat: number, good: number): number {
  if (harvestOf(before, seat, good) > 0 || harvestOf(after, seat, good) === 0) return 0;
  return roundCards(after.players, after.length).findIndex(({ harvest }, at) => at + 1 >= after.round && harvest) + 1;
}

/** Food that is still there after the next turn, where that comes before the meal. */
function foodKept({ now: { seat, after }, next }: Prospect<LeHavreState>): number {
  const food = foodOf(after, seat);
  const isBeforeMeal = next !== null && next.after.round === after.round && !next.after.final;
  return isBeforeMeal ? Math.min(food, foodOf(next.after, seat)) : food;
}

/** What a turn does for the feeding at the ends of the rounds. */
export function foodReasons(prospect: Prospect<LeHavreState>): TurnReason[] {
  const { seat, before, after } = prospect.now;
  if (before.final || after.final || after.round !== before.round) return [];
  // What a loan feeds is no gain.
  if (after.loansOf(seat) > before.loansOf(seat)) return [];
  const due = foodDue(after, seat);
  const had = foodOf(before, seat);
  const food = foodOf(after, seat);
  const kept = foodKept(prospect);
  // Francs feed as well, and whoever reads of food looks for it among the goods.
  const francs = after.has(seat, FRANC);
  const reasons: TurnReason[] = [];
  const add = (about: string, message: TurnReason['message'], weight: number): void => {
    reasons.push({ about, message, weight });
  };
  const loans = loansToFeed(before, seat) - loansToFeed(after, seat);
  const missing = foodDue(before, seat) - had;
  if (missing > 0 && kept >= due && due > 0) {
    add('fed', { key: 'reason.fed', args: { due, food, francs } }, missing * NEEDED + loans * LOAN_COSTS);
  } else if (
    missing > 0 &&
    due - kept < missing &&
    due > food &&
    (due - food <= due * NEARLY || (loans > 0 && food > 0))
  ) {
    const args = { due, food, missing: due - food };
    add('fed', { key: 'reason.nearly-fed', args }, (missing - due + food) * NEEDED + loans * LOAN_COSTS);
  }
  if (loans > 0) {
    const without = loansMessage(loansToFeed(before, seat));
    add('loan', { key: 'reason.no-loan', args: { loans: without } }, loans * LOAN_COSTS);
  }
  const next = foodDueIn(after, seat, after.round + 1);
  const until = fedUntil(after, seat, kept);
  if (until > after.round + 1 && until > fedUntil(before, seat, had)) {
    add('fed-next', { key: 'reason.fed-until', args: { food, francs, round: until } }, 1);
  } else if (had >= foodDue(before, seat) && had < due + next && kept >= due + next && next > 0) {
    add('fed-next', { key: 'reason.fed-next', args: { due, next, food, francs } }, (due + next - had) * LATER);
  }
  const lacked = foodDue(before, seat) + foodDueIn(before, seat, before.round + 1) - had;
  const lacking = due + next - food;
  const isNearly = lacking > 0 && lacking <= (due + next) * NEARLY;
  if (missing <= 0 && isNearly && due + next - kept < lacked) {
    const message = { key: 'reason.nearly-fed-next', args: { due: due + next, missing: lacking } };
    add('fed-next', message, (lacked - lacking) * LATER);
  }
  const ships = foodFromShips(after, seat) - foodFromShips(before, seat);
  const rounds = roundCards(after.players, after.length).length - after.round + 1;
  if (ships > 0) add('ship-feeds', { key: 'reason.ship-feeds', args: { food: ships, rounds } }, ships * rounds * LATER);
  for (const [good, weight] of GROWING) {
    const round = growsIn(before, after, seat, good);
    if (round === 0) continue;
    const args = { good: goodMessage(good), round };
    if (round === after.round) add(`harvest ${good}`, { key: 'reason.harvest', args }, weight);
    else add(`harvest ${good}`, { key: 'reason.harvest-later', args }, 1);
  }
  return reasons;
}
