import type { Options } from '@quayside/kernel';
import type { CardAction } from '../data/cards.ts';
import { CARGO, FRANC, placeInCargo } from '../data/goods.ts';
import { Kind, option } from './option.ts';
import type { LeHavreState } from './state.ts';
import { Why } from './why.ts';

const SOLO_CAP = 4;

/** How many different goods a seat may pick: the Marketplace's two or none, and one per craftsman building (L-804, L-927). */
export function mostPicks(s: LeHavreState, seat: number, action: CardAction): number {
  if (!action.perCraftsman) return action.most;
  const cap = s.marketCap && s.players === 1 && action.base > 0 ? SOLO_CAP : action.most;
  return Math.min(cap, action.base + s.craftsmen(seat));
}

/** May a seat pick this good here? It must be there to be had, be held where only such are given, and be paid. */
function isThere(s: LeHavreState, seat: number, action: CardAction, good: number): boolean {
  if ((action.from & (1 << good)) === 0) return false;
  if (action.held && s.has(seat, good) === 0) return false;
  return s.has(seat, FRANC) >= (action.prices[good] as number);
}

/** How many goods from a place of the order on could be picked. */
function thereFrom(s: LeHavreState, seat: number, action: CardAction, place: number): number {
  let count = 0;
  for (let i = place; i < CARGO.length; i++) if (isThere(s, seat, action, CARGO[i] as number)) count++;
  return count;
}

export function whyNotPick(s: LeHavreState, seat: number, action: CardAction): Why {
  if (mostPicks(s, seat, action) === 0) return Why.NOTHING_TO_GAIN;
  if (action.perCraftsman || thereFrom(s, seat, action, 0) > 0) return Why.OK;
  return action.held ? Why.NOTHING_TO_GAIN : Why.NO_FRANCS;
}

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
export function pickOptions(s: LeHavreState, action: CardAction, out: Options): void {
  const already = picked(s);
  const least = Math.max(1, action.base);
  if (already >= least) out.add(option(Kind.ENOUGH));
  let later = thereFrom(s, s.seat, action, s.course);
  for (let i = s.course; i < CARGO.length; i++) {
    const good = CARGO[i] as number;
    if (!isThere(s, s.seat, action, good)) continue;
    if (already + later >= least) out.add(option(Kind.PICK, good));
    later--;
  }
}

/** True while more may be picked. */
export function pick(s: LeHavreState, action: CardAction, good: number): boolean {
  s.spend(s.seat, FRANC, action.prices[good] as number);
  s.gain(s.seat, good, 1);
  s.picked |= 1 << good;
  s.course = placeInCargo(good) + 1;
  return thereFrom(s, s.seat, action, s.course) > 0 && picked(s) < mostPicks(s, s.seat, action);
}
