import type { Options } from '@quayside/kernel';
import {
  amountOf,
  argumentOf,
  foodDue,
  foodOf,
  interestDue,
  Kind,
  kindOf,
  type LeHavreState,
  Phase,
  picksLeft,
  picksOwed,
  REPAYMENT,
  TURNS,
} from '@quayside/le-havre';
import { firstGuess } from './first-guess.ts';

/** So many ways to pay the same are enough. */
const PAYMENTS = 4;
const FRANC = 0;

/** The options worth searching (a part of `all`, never none). */
export function searchOptions(s: LeHavreState, all: Options, out: Options): void {
  switch (s.phase) {
    case Phase.TURN:
      return only(all, out, Kind.SUPPLY);
    case Phase.INTEREST:
    case Phase.MAIN:
    case Phase.AFTER:
    case Phase.FEED:
      return withoutSales(s, all, out);
    case Phase.FEE:
    case Phase.BURN:
    case Phase.FOOD:
    case Phase.MEAL:
      return best(s, all, out, PAYMENTS);
    case Phase.LOAD:
      return amounts(all, out, (option) => amountOf(argumentOf(option)));
    case Phase.USE:
      return inside(s, all, out);
    default:
      return copy(all, out);
  }
}

function copy(all: Options, out: Options): void {
  for (let i = 0; i < all.count; i++) out.add(all.at(i));
}

function only(all: Options, out: Options, kind: number): void {
  for (let i = 0; i < all.count; i++) if (kindOf(all.at(i)) === kind) out.add(all.at(i));
  if (out.count === 0) copy(all, out);
}

const isSale = (kind: number): boolean => kind === Kind.SELL || kind === Kind.SELL_SHIP;

/** Does the round end before the seat has a turn again? */
function mealIsNext(s: LeHavreState): boolean {
  if (s.final) return false;
  if (s.phase === Phase.FEED) return true;
  const away = (s.seat - s.active + s.players) % s.players;
  if (away === 0 && s.phase !== Phase.AFTER) return false;
  return s.turn + (away === 0 ? s.players : away) > TURNS;
}

/** Would a repayment take the francs that are due at once, so that the loan comes back dearer? */
function repaysTooSoon(s: LeHavreState): boolean {
  const { seat } = s;
  if (s.phase === Phase.MAIN) return true;
  if (s.phase === Phase.INTEREST && s.loansOf(seat) > 1) {
    if (s.has(seat, FRANC) - REPAYMENT < interestDue(s, seat)) return true;
  }
  return mealIsNext(s) && foodOf(s, seat) - REPAYMENT < foodDue(s, seat);
}

/** Half the value for a card is worth it only where nothing else is left; before the main action nothing is gained by repaying. */
function withoutSales(s: LeHavreState, all: Options, out: Options): void {
  for (let i = 0; i < all.count; i++) {
    const kind = kindOf(all.at(i));
    if (isSale(kind)) continue;
    if (kind === Kind.REPAY && repaysTooSoon(s)) continue;
    if (kind === Kind.FOOD && isPoor(s, all, i, PAYMENTS)) continue;
    out.add(all.at(i));
  }
  if (out.count === 0) copy(all, out);
}

function inside(s: LeHavreState, all: Options, out: Options): void {
  const kind = kindOf(all.at(0));
  if (kind === Kind.CONVERT) return amounts(all, out, argumentOf);
  if (kind === Kind.GIVE || kind === Kind.GET) return best(s, all, out, PAYMENTS);
  if (kindOf(all.at(all.count - 1)) === Kind.PICK) return picks(s, all, out);
  withoutSales(s, all, out);
}

/** Goods are picked in a fixed order: none that leaves too few behind it for the picks to come, and never fewer than one may. */
function picks(s: LeHavreState, all: Options, out: Options): void {
  const first = kindOf(all.at(0)) === Kind.PICK ? 0 : 1;
  const last = Math.max(first, all.count - 1 - tooLate(s));
  for (let i = first; i <= last; i++) out.add(all.at(i));
}

/** How many of the goods offered have too few behind them for the picks that may follow; the rules leave out some already. */
const tooLate = (s: LeHavreState): number => picksLeft(s) - Math.max(1, picksOwed(s));

/** None, all, nearly all and half: what is in between is seldom a plan of its own. */
function amounts(all: Options, out: Options, amountIn: (option: number) => number): void {
  const most = amountIn(all.at(all.count - 1));
  for (let i = 0; i < all.count; i++) {
    const amount = amountIn(all.at(i));
    if (amount === 0 || amount >= most - 3 || amount === most >> 1) out.add(all.at(i));
  }
}

/** The few that cost least at first sight, in their order. */
function best(s: LeHavreState, all: Options, out: Options, few: number): void {
  for (let i = 0; i < all.count; i++) if (!isPoor(s, all, i, few)) out.add(all.at(i));
}

/** Are there so many others of its kind that cost less at first sight? */
function isPoor(s: LeHavreState, all: Options, place: number, few: number): boolean {
  if (all.count <= few) return false;
  const kind = kindOf(all.at(place));
  const own = firstGuess(s, all.at(place));
  let better = 0;
  for (let i = 0; i < all.count; i++) {
    if (kindOf(all.at(i)) !== kind) continue;
    const other = firstGuess(s, all.at(i));
    if ((other > own || (other === own && i < place)) && ++better === few) return true;
  }
  return false;
}
