import type { Options } from '@quayside/kernel';
import { FRANC, GOOD_NAMES, type GoodName, GOODS } from '../data/goods.ts';
import { Kind, option } from './option.ts';
import type { LeHavreState } from './state.ts';
import { Why } from './why.ts';

/** What the Pawnbroker's gives for a good, and what it is had back for (L-956). */
export const PAWN = 2;

export const isPawned = (s: LeHavreState, seat: number, good: number): boolean =>
  (((s.pawned[seat] as number) >> good) & 1) === 1;

/** The goods of a seat that are in pawn, which everybody sees. */
export const pawnedBy = (s: LeHavreState, seat: number): GoodName[] =>
  GOOD_NAMES.filter((_, good) => isPawned(s, seat, good));

export function pawn(s: LeHavreState, seat: number, good: number): void {
  s.spend(seat, good, 1);
  s.gain(seat, FRANC, PAWN);
  s.pawned[seat] = (s.pawned[seat] as number) | (1 << good);
}

export function whyNotRedeem(s: LeHavreState, seat: number, good: number): Why {
  if (!isPawned(s, seat, good)) return Why.NOT_IN_PAWN;
  return s.has(seat, FRANC) < PAWN ? Why.NO_FRANCS : Why.OK;
}

/** On the own turn, and when interest or food is due. */
export function redeemOptions(s: LeHavreState, seat: number, out: Options): void {
  if (s.pawned[seat] === 0 || s.has(seat, FRANC) < PAWN) return;
  for (let good = 1; good < GOODS; good++) if (isPawned(s, seat, good)) out.add(option(Kind.REDEEM, good));
}

export function redeem(s: LeHavreState, seat: number, good: number): void {
  s.gain(seat, good, 1);
  s.spend(seat, FRANC, PAWN);
  s.pawned[seat] = (s.pawned[seat] as number) & ~(1 << good);
}
