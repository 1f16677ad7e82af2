import type { Options } from '@quayside/kernel';
import { CARGO, FRANC, SHIPPING } from '../data/goods.ts';
import { LUXURY, SAILING_ENERGY, SHIP_TYPES } from '../data/ships.ts';
import { counted, Kind, option } from './option.ts';
import { goodsAfterBurning } from './pay.ts';
import type { LeHavreState } from './state.ts';
import { Why } from './why.ts';

/** A ship that sails needs its energy and at least one good aboard (L-620, L-621). */
function canSail(s: LeHavreState, seat: number, ships: number): boolean {
  const energy = s.energyDue(seat, ships * SAILING_ENERGY);
  return s.energyOf(seat) >= energy && goodsAfterBurning(s, seat, energy) >= ships;
}

export function whyNotShip(s: LeHavreState, seat: number): Why {
  let ships = 0;
  for (let type = 0; type < LUXURY; type++) ships += s.shipsOf(seat, type);
  if (ships === 0) return Why.NO_SHIP_TO_SAIL;
  if (s.goodsOf(seat) === 0) return Why.NO_GOODS;
  if (s.energyOf(seat) < s.energyDue(seat, SAILING_ENERGY)) return Why.NO_ENERGY;
  return canSail(s, seat, 1) ? Why.OK : Why.NO_GOODS;
}

/** How many ships of the type at `s.course` sail; the types come in order, and one ship must. */
export function sailOptions(s: LeHavreState, out: Options): void {
  const type = s.course;
  let later = 0;
  for (let other = type + 1; other < LUXURY; other++) later += s.shipsOf(s.seat, other);
  const own = s.shipsOf(s.seat, type);
  for (let count = 0; count <= own; count++) {
    if (s.ships + count + later === 0) continue;
    if (!canSail(s, s.seat, s.ships + count)) break;
    out.add(option(Kind.SAIL, counted(type, count)));
  }
}

/** True while there are more types to ask about. */
export function sail(s: LeHavreState, type: number, count: number): boolean {
  s.ships += count;
  s.holds += count * SHIP_TYPES[type]!.holds;
  s.course = type + 1;
  if (s.course < LUXURY) return true;
  s.course = 0;
  s.need = s.energyDue(s.seat, s.ships * SAILING_ENERGY);
  return false;
}

/** How much of the good at `s.course` goes aboard. `s.ships` counts the ships still without a good. */
export function loadOptions(s: LeHavreState, out: Options): void {
  const good = CARGO[s.course] as number;
  let later = 0;
  for (let i = s.course + 1; i < CARGO.length; i++) later += s.has(s.seat, CARGO[i] as number);
  const most = Math.min(s.has(s.seat, good), s.holds);
  for (let amount = Math.max(0, s.ships - later); amount <= most; amount++) {
    out.add(option(Kind.SHIP, counted(good, amount)));
  }
}

/** True while there is room and more to ask about. */
export function load(s: LeHavreState, good: number, amount: number): boolean {
  s.spend(s.seat, good, amount);
  s.earned += amount * (SHIPPING[good] as number);
  s.holds -= amount;
  s.ships = Math.max(0, s.ships - amount);
  s.course++;
  if (s.holds > 0 && s.course < CARGO.length) return true;
  s.gain(s.seat, FRANC, s.earned);
  s.earned = 0;
  s.holds = 0;
  s.ships = 0;
  s.course = 0;
  return false;
}
