import type { Options } from '@quayside/kernel';
import { END_TILES } from '../data/names.ts';
import { Kind, option } from './option.ts';
import { IN_STACK, type ParisState, UNKNOWN, USED } from './state.ts';
import { Why } from './why.ts';

/* End-game tiles: taking one is an action once no building tile is left (P-701 to P-703). */

export function whyNotLook(s: ParisState): Why {
  if (s.tilesLeft > 0) return Why.BUILDINGS_LEFT;
  return s.endLeft > 0 ? Why.OK : Why.NO_END_TILE;
}

/** The tiles in the stack; where nobody knows any of them, all that may lie there. */
export function lookOptions(s: ParisState, out: Options): void {
  const where = s.end.includes(IN_STACK) ? IN_STACK : UNKNOWN;
  for (let tile = 0; tile < END_TILES; tile++) if (s.end[tile] === where) out.add(option(Kind.KEEP, tile + 1));
}

export function keepEnd(s: ParisState, tile: number): void {
  s.end[tile - 1] = s.seat + 1;
  s.endLeft--;
  if (s.endLeft === 0) s.ending = 1;
}

/** Francs or points at once; tiles that stand for a token are spent or sold instead (P-703). */
export function whyNotUseEnd(s: ParisState, seat: number, tile: number): Why {
  if (s.end[tile - 1] !== seat + 1) return Why.NOT_HELD;
  return 'token' in (s.figures.end[tile - 1] as object) ? Why.STANDS_FOR_TOKEN : Why.OK;
}

export function useEnd(s: ParisState, tile: number): void {
  const reward = s.figures.end[tile - 1];
  s.end[tile - 1] = USED + s.seat;
  if (reward === undefined || 'token' in reward) return;
  s.addFrancs(s.seat, reward.francs);
  s.addPoints(s.seat, reward.points);
}
