import type { Options } from '@quayside/kernel';
import { amountOf, argumentOf, Kind, kindOf, type LeHavreState, Phase } from '@quayside/le-havre';
import { taste } from './taste.ts';

/** So many ways to pay the same are enough. */
const PAYMENTS = 4;

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

/** Half the value for a card is worth it only where nothing else is left; before the main action nothing is gained by repaying. */
function withoutSales(s: LeHavreState, all: Options, out: Options): void {
  let meals = 0;
  for (let i = 0; i < all.count; i++) {
    const kind = kindOf(all.at(i));
    if (isSale(kind)) continue;
    if (kind === Kind.REPAY && s.phase === Phase.MAIN) continue;
    if (kind === Kind.FOOD && ++meals > PAYMENTS) continue;
    out.add(all.at(i));
  }
  if (out.count === 0) copy(all, out);
}

function inside(s: LeHavreState, all: Options, out: Options): void {
  const kind = kindOf(all.at(0));
  if (kind === Kind.CONVERT) return amounts(all, out, argumentOf);
  if (kind === Kind.GIVE) return best(s, all, out, PAYMENTS);
  withoutSales(s, all, out);
}

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
  if (all.count <= few) return copy(all, out);
  for (let i = 0; i < all.count; i++) {
    const own = taste(s, all.at(i));
    let better = 0;
    for (let j = 0; j < all.count && better < few; j++) {
      const other = taste(s, all.at(j));
      if (other > own || (other === own && j < i)) better++;
    }
    if (better < few) out.add(all.at(i));
  }
}
