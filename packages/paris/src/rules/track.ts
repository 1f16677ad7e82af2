import type { Options } from '@quayside/kernel';
import { BONUS_TILES } from '../data/names.ts';
import { Kind, option } from './option.ts';
import type { ParisState } from './state.ts';
import { Why } from './why.ts';

/* Taking bonus tiles from the track (P-501 to P-505), also through tiles 17 and 25. */

/** The space of the track where a number lies. */
export function spaceOnTrack(s: ParisState, tile: number): number {
  for (let space = 1; space <= BONUS_TILES; space++) if (s.track[space] === tile) return space;
  return 0;
}

/** Why a seat cannot have this tile, wherever its meeple stands. */
function whyNotHave(s: ParisState, seat: number, tile: number): Why {
  if (s.owned(seat, tile)) return Why.TWICE;
  return s.copies[tile] === 0 ? Why.NO_TILE_LEFT : Why.OK;
}

/** Why a seat cannot take this tile with its meeple going forward. */
export function whyNotTake(s: ParisState, seat: number, tile: number): Why {
  const why = whyNotHave(s, seat, tile);
  if (why !== Why.OK) return why;
  return spaceOnTrack(s, tile) > s.meepleOf(seat) ? Why.OK : Why.BEHIND_MEEPLE;
}

/** Francs due before a bonus tile is taken: 2 on a 3 (P-343). */
export const bonusPrice = (s: ParisState): number => (s.worthOf(s.to) === 3 ? s.figures.francsForThree : 0);

/** The tiles that the meeple can still reach. */
export function takeOptions(s: ParisState, out: Options): void {
  for (let space = s.meepleOf(s.seat) + 1; space <= BONUS_TILES && !out.full; space++) {
    const tile = s.track[space] as number;
    if (whyNotHave(s, s.seat, tile) === Why.OK) out.add(option(Kind.BONUS, tile));
  }
}

export function takeBonus(s: ParisState, tile: number): void {
  s.meeple[s.seat] = spaceOnTrack(s, tile);
  receive(s, tile);
}

function receive(s: ParisState, tile: number): void {
  s.copies[tile] = (s.copies[tile] as number) - 1;
  s.unused[s.seat] = s.unusedBits(s.seat) | (1 << tile);
}

/** Tile 17: any tile left on the track, the meeple stays (P-617). */
export function claimOptions(s: ParisState, out: Options): void {
  for (let tile = 1; tile <= BONUS_TILES && !out.full; tile++) {
    if (whyNotHave(s, s.seat, tile) === Why.OK) out.add(option(Kind.CLAIM, tile));
  }
}

export const claim = receive;

const MOST_STEPS = 5;

/** Tile 25: back over 1 to 5 spaces that still hold a tile (P-625). A number one has counts as a step, but is no goal. */
export function retreatOptions(s: ParisState, out: Options): void {
  let steps = 0;
  for (let space = s.meepleOf(s.seat) - 1; space >= 1 && steps < MOST_STEPS && !out.full; space--) {
    const tile = s.track[space] as number;
    if (s.copies[tile] === 0) continue;
    steps++;
    if (!s.owned(s.seat, tile)) out.add(option(Kind.RETREAT, tile));
  }
}

/** Does a list have anything? It stops at the first. */
function any(s: ParisState, list: (s: ParisState, out: Options) => void): boolean {
  s.glance.clear();
  list(s, s.glance);
  return s.glance.count > 0;
}

export const canTakeAhead = (s: ParisState): boolean => any(s, takeOptions);
export const canClaim = (s: ParisState): boolean => any(s, claimOptions);
export const canRetreat = (s: ParisState): boolean => any(s, retreatOptions);
