import type { Options } from '@quayside/kernel';
import { BIOFUEL_FACILITY } from '../data/cards.ts';
import {
  BRICK,
  CARGO,
  CLAY,
  ENERGY,
  ENERGY_WITH_GRAIN,
  FOOD,
  foodIn,
  FUELS,
  GOODS,
  GRAIN,
  IRON,
  MEALS,
  SHIP_FUELS,
  STEEL,
} from '../data/goods.ts';
import { counted, Kind, option } from './option.ts';
import { Phase } from './phases.ts';
import type { LeHavreState } from './state.ts';

/** What the seat's tokens from this place of the order on are worth. */
function worthFrom(
  s: LeHavreState,
  seat: number,
  order: readonly number[],
  worth: readonly number[],
  from: number,
): number {
  let total = 0;
  for (let i = from; i < order.length; i++) {
    const good = order[i] as number;
    total += s.has(seat, good) * (worth[good] as number);
  }
  return total;
}

/** The fewest tokens from this place of the order on that cover a need. The order must start with the largest. */
function fewestTokens(
  s: LeHavreState,
  seat: number,
  order: readonly number[],
  worth: readonly number[],
  from: number,
  need: number,
): number {
  let tokens = 0;
  let left = need;
  for (let i = from; i < order.length && left > 0; i++) {
    const good = order[i] as number;
    const value = worth[good] as number;
    const used = Math.min(s.has(seat, good), Math.ceil(left / value));
    tokens += used;
    left -= used * value;
  }
  return tokens;
}

/**
 * Amounts of the good at `s.course` that lead to a payment of `s.need` without a superfluous token. As the dearer goods come
 * first and a good is only asked for while something is due, whatever ends at or above the need has no token too many.
 * `keep`: so many goods must be left over.
 */
function paymentOptions(
  s: LeHavreState,
  order: readonly number[],
  worth: readonly number[],
  kind: Kind,
  keep: number,
  out: Options,
): void {
  const seat = s.seat;
  const good = order[s.course] as number;
  const value = worth[good] as number;
  const later = worthFrom(s, seat, order, worth, s.course + 1);
  const most = Math.min(s.has(seat, good), Math.ceil(s.need / value));
  const spare = keep > 0 ? s.goodsOf(seat) - keep : 0;
  for (let amount = 0; amount <= most; amount++) {
    const left = s.need - amount * value;
    if (left > later) continue;
    if (keep > 0 && amount + fewestTokens(s, seat, order, worth, s.course + 1, left) > spare) continue;
    out.add(option(kind, counted(good, amount)));
  }
}

/** Does a seat's grain burn aboard ships (L-986)? */
const burnsGrain = (s: LeHavreState, seat: number): boolean => s.owner[BIOFUEL_FACILITY] === seat;

/** The fuels of the payment that is asked for, and their energy: ships are under way at the Shipping Line alone. */
export const fuelsNow = (s: LeHavreState): readonly number[] =>
  s.ships > 0 && burnsGrain(s, s.seat) ? SHIP_FUELS : FUELS;
export const energiesNow = (s: LeHavreState): readonly number[] =>
  s.ships > 0 && burnsGrain(s, s.seat) ? ENERGY_WITH_GRAIN : ENERGY;

/** Energy a seat can give to its ships. */
export const energyForShips = (s: LeHavreState, seat: number): number =>
  s.energyOf(seat) + (burnsGrain(s, seat) ? 2 * s.has(seat, GRAIN) : 0);

/** Energy, fuel by fuel (L-601). Ships that sail need a good each, which must not be burnt (L-621). */
export function burnOptions(s: LeHavreState, out: Options): void {
  paymentOptions(s, fuelsNow(s), energiesNow(s), Kind.BURN, s.ships, out);
}

export function foodOptions(s: LeHavreState, out: Options): void {
  paymentOptions(s, MEALS, FOOD, Kind.FOOD, 0, out);
}

/** How many goods a seat has from a place of the cargo's order on. */
export function goodsFrom(s: LeHavreState, seat: number, place: number): number {
  let count = 0;
  for (let i = place; i < CARGO.length; i++) count += s.has(seat, CARGO[i] as number);
  return count;
}

/** The most goods a seat can have left after paying so much energy for its ships. */
export function goodsAfterBurning(s: LeHavreState, seat: number, energy: number): number {
  const grain = burnsGrain(s, seat);
  const tokens = fewestTokens(s, seat, grain ? SHIP_FUELS : FUELS, grain ? ENERGY_WITH_GRAIN : ENERGY, 0, energy);
  return s.goodsOf(seat) - tokens;
}

export function foodOf(s: LeHavreState, seat: number): number {
  return worthFrom(s, seat, MEALS, FOOD, 0);
}

/** The first meal in the order that the seat has any of. */
export function firstMeal(s: LeHavreState, seat: number): number {
  let course = 0;
  while (course < MEALS.length - 1 && s.has(seat, MEALS[course] as number) === 0) course++;
  return course;
}

/** Pays an amount of the good asked for and moves on to the next. */
export function payPart(s: LeHavreState, good: number, amount: number, worth: readonly number[]): void {
  s.spend(s.seat, good, amount);
  s.need -= amount * (worth[good] as number);
  s.course++;
}

/** How many bricks stand in for clay, or steel for iron (L-501). */
export function substituteOptions(s: LeHavreState, out: Options): void {
  const clay = s.phase === Phase.BRICK;
  const due = clay ? s.clayDue : s.ironDue;
  const plain = s.has(s.seat, clay ? CLAY : IRON);
  const better = clay ? BRICK : STEEL;
  const most = Math.min(due, s.has(s.seat, better));
  for (let amount = Math.max(0, due - plain); amount <= most; amount++)
    out.add(option(Kind.SUBSTITUTE, counted(better, amount)));
}

export function paySubstitutes(s: LeHavreState, better: number, amount: number): void {
  s.spend(s.seat, better, amount);
  if (better === BRICK) {
    s.spend(s.seat, CLAY, s.clayDue - amount);
    s.clayDue = 0;
  } else {
    s.spend(s.seat, IRON, s.ironDue - amount);
    s.ironDue = 0;
  }
}

/** The first good that a seat has less of than a cost names, brick standing in for clay and steel for iron; -1: it has got all. */
export function lackedOf(s: LeHavreState, seat: number, cost: Int16Array): number {
  for (let good = 0; good < GOODS; good++) {
    const due = cost[good] as number;
    if (due === 0) continue;
    let have = s.has(seat, good);
    if (good === CLAY) have += s.has(seat, BRICK) - (cost[BRICK] as number);
    if (good === IRON) have += s.has(seat, STEEL) - (cost[STEEL] as number);
    if (have < due) return good;
  }
  return -1;
}

export const canPay = (s: LeHavreState, seat: number, cost: Int16Array): boolean => lackedOf(s, seat, cost) < 0;

/** Pays a cost at once but for clay and iron that something may stand in for: those become due. */
export function payCost(s: LeHavreState, cost: Int16Array, times: number, substitute: boolean): void {
  for (let good = 0; good < GOODS; good++) {
    const due = (cost[good] as number) * times;
    if (due === 0) continue;
    if (substitute && good === CLAY) s.clayDue = due;
    else if (substitute && good === IRON) s.ironDue = due;
    else s.spend(s.seat, good, due);
  }
}

/** Pays all food and cash and borrows what is missing (L-725). */
export function payAllFood(s: LeHavreState, seat: number): number {
  let missing = s.need;
  for (const good of MEALS) {
    const amount = s.has(seat, good);
    s.spend(seat, good, amount);
    missing -= amount * foodIn(good);
  }
  return missing;
}
