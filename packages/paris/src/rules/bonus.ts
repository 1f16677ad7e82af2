import type { Options } from '@quayside/kernel';
import { BONUS, type BonusKind } from '../data/bonus.ts';
import { BONUS_TILES, DISTRICTS, END_TILES, LANDMARKS, RESOURCES, SPACES, spaceOf, TYPES } from '../data/names.ts';
import { Kind, option, pair } from './option.ts';
import { Phase } from './phases.ts';
import { IN_STACK, type ParisState, UNKNOWN, USED } from './state.ts';
import { Why } from './why.ts';

/* Taking tiles from the track. */

/** The space of the track where a number lies. */
export function spaceOnTrack(s: ParisState, tile: number): number {
  for (let space = 1; space <= BONUS_TILES; space++) if (s.track[space] === tile) return space;
  return 0;
}

/** Why a seat cannot take this tile with its meeple going forward (P-501 to P-504). */
export function whyNotTake(s: ParisState, seat: number, tile: number): number {
  if (s.owned(seat, tile)) return Why.TWICE;
  if (s.copies[tile] === 0) return Why.NO_TILE_LEFT;
  return spaceOnTrack(s, tile) > (s.meeple[seat] as number) ? Why.OK : Why.BEHIND_MEEPLE;
}

/** Francs due before a bonus tile is taken: 2 on a 3 (P-343). */
export const bonusPrice = (s: ParisState): number => (s.worthOf(s.to) === 3 ? s.figures.francsForThree : 0);

/** The tiles that the meeple can still reach. */
export function bonusTilesAhead(s: ParisState, out: Options): void {
  for (let space = (s.meeple[s.seat] as number) + 1; space <= BONUS_TILES; space++) {
    const tile = s.track[space] as number;
    if (whyNotTake(s, s.seat, tile) === Why.OK) out.add(option(Kind.BONUS, tile));
  }
}

export function anyBonusAhead(s: ParisState): boolean {
  for (let space = (s.meeple[s.seat] as number) + 1; space <= BONUS_TILES; space++) {
    if (whyNotTake(s, s.seat, s.track[space] as number) === Why.OK) return true;
  }
  return false;
}

function receive(s: ParisState, tile: number): void {
  s.copies[tile] = (s.copies[tile] as number) - 1;
  s.unused[s.seat] = (s.unused[s.seat] as number) | (1 << tile);
}

export function takeBonus(s: ParisState, tile: number): void {
  s.meeple[s.seat] = spaceOnTrack(s, tile);
  receive(s, tile);
}

/** Tile 17: any tile left on the track, the meeple stays (P-617). */
export function claimOptions(s: ParisState, out: Options): void {
  for (let tile = 1; tile <= BONUS_TILES; tile++) {
    if ((s.copies[tile] as number) > 0 && !s.owned(s.seat, tile)) out.add(option(Kind.CLAIM, tile));
  }
}

export const claim = receive;

const MOST_STEPS = 5;

/** Tile 25: back over 1 to 5 spaces that still hold a tile (P-625). A number one has counts as a step, but is no goal. */
export function retreatOptions(s: ParisState, out: Options): void {
  let steps = 0;
  for (let space = (s.meeple[s.seat] as number) - 1; space >= 1 && steps < MOST_STEPS; space--) {
    const tile = s.track[space] as number;
    if (s.copies[tile] === 0) continue;
    steps++;
    if (!s.owned(s.seat, tile)) out.add(option(Kind.RETREAT, tile));
  }
}

/* Using tiles. */

function keysOnValue(s: ParisState, seat: number, value: number): number {
  let keys = 0;
  for (let district = 0; district < DISTRICTS.length; district++) keys += s.keysAt(seat, spaceOf(district, value));
  return keys;
}

export function landmarksHeld(s: ParisState, seat: number): number {
  let keys = 0;
  for (let i = 0; i < LANDMARKS.length; i++) keys += s.keysAt(seat, SPACES + i);
  return keys;
}

/** Kinds of buildings held; all landmarks are one kind (P-630). */
export function kindsHeld(s: ParisState, seat: number): number {
  let kinds = 0;
  for (let place = 0; place < SPACES; place++) {
    if (s.keysAt(seat, place) > 0) kinds |= 1 << (s.figures.type[(s.space[place] as number) - 1] as number);
  }
  let count = landmarksHeld(s, seat) > 0 ? 1 : 0;
  for (let type = 0; type < TYPES.length; type++) count += (kinds >> type) & 1;
  return count;
}

function unusedOthers(s: ParisState, seat: number, tile: number): number {
  let count = 0;
  for (let other = 1; other <= BONUS_TILES; other++) if (other !== tile && s.holds(seat, other)) count++;
  return count;
}

/** Points a tile would bring now. */
export function pointsOf(s: ParisState, seat: number, tile: number): number {
  const { figures } = s;
  switch (BONUS[tile] as BonusKind) {
    case 'gain':
      return figures.bonusPoints[tile] as number;
    case 'per-value':
      return (figures.bonusPoints[tile] as number) * keysOnValue(s, seat, figures.bonusValue[tile] as number);
    case 'per-unused':
      return (figures.bonusPointsBy[tile]?.[s.players] as number) * unusedOthers(s, seat, tile);
    case 'per-landmark':
      return (figures.bonusPoints[tile] as number) * landmarksHeld(s, seat);
    case 'kinds':
      return figures.kinds[kindsHeld(s, seat)] as number;
    default:
      return 0;
  }
}

/** The first kind of token that tile 23 or 24 takes pairs of. */
export const familyOf = (tile: number): number => (BONUS[tile] === 'prestige-pairs' ? RESOURCES : 0);

function hasPair(s: ParisState, seat: number, first: number): boolean {
  for (let kind = first; kind < first + RESOURCES; kind++) if (s.token(seat, kind) >= 2) return true;
  return false;
}

/** Why a seat cannot use a bonus tile now (P-510, P-511, P-6xx). */
export function whyNotUse(s: ParisState, seat: number, tile: number): number {
  if (!s.holds(seat, tile)) return Why.NOT_HELD;
  switch (BONUS[tile] as BonusKind) {
    case 'gain':
      return Why.OK;
    case 'resource':
    case 'any-resource':
    case 'any-prestige':
      return Why.STANDS_FOR_TOKEN;
    case 'onto-own':
    case 'onto-other':
      return Why.ONLY_WHEN_MOVING;
    case 'francs-at-end':
      return Why.ONLY_AT_END;
    case 'buy-key':
      if (s.reserve[seat] === 0) return Why.NO_RESERVE;
      return s.francsOf(seat) < (s.figures.bonusFrancs[tile] as number) ? Why.NO_FRANCS : Why.OK;
    case 'claim':
      return canClaim(s, seat) ? Why.OK : Why.NO_TILE_LEFT;
    case 'retreat':
      return canRetreat(s, seat) ? Why.OK : Why.NO_TILE_LEFT;
    case 'prestige-pairs':
    case 'resource-pairs':
      return hasPair(s, seat, familyOf(tile)) ? Why.OK : Why.NO_EFFECT;
    default:
      return pointsOf(s, seat, tile) > 0 ? Why.OK : Why.NO_EFFECT;
  }
}

function canClaim(s: ParisState, seat: number): boolean {
  for (let tile = 1; tile <= BONUS_TILES; tile++)
    if ((s.copies[tile] as number) > 0 && !s.owned(seat, tile)) return true;
  return false;
}

function canRetreat(s: ParisState, seat: number): boolean {
  let steps = 0;
  for (let space = (s.meeple[seat] as number) - 1; space >= 1 && steps < MOST_STEPS; space--) {
    const tile = s.track[space] as number;
    if (s.copies[tile] === 0) continue;
    steps++;
    if (!s.owned(seat, tile)) return true;
  }
  return false;
}

/** Uses a tile; those that ask something lead to a phase of their own. */
export function useTile(s: ParisState, tile: number): void {
  const points = pointsOf(s, s.seat, tile);
  s.useUp(s.seat, tile);
  s.addPoints(s.seat, points);
  switch (BONUS[tile] as BonusKind) {
    case 'gain':
      return s.addFrancs(s.seat, s.figures.bonusFrancs[tile] as number);
    case 'buy-key':
      s.addFrancs(s.seat, -(s.figures.bonusFrancs[tile] as number));
      s.reserve[s.seat] = (s.reserve[s.seat] as number) - 1;
      s.hand[s.seat] = (s.hand[s.seat] as number) + 1;
      return;
    case 'claim':
      return ask(s, Phase.CLAIM, tile);
    case 'retreat':
      return ask(s, Phase.RETREAT, tile);
    case 'prestige-pairs':
    case 'resource-pairs':
      s.course = familyOf(tile);
      return ask(s, Phase.PAIRS, tile);
    default:
      return;
  }
}

/** A tile that was used or sold asks something, and the turn then goes on where it was. */
export function ask(s: ParisState, phase: Phase, tile: number): void {
  s.resume = s.phase;
  s.phase = phase;
  s.asking = tile;
}

export function answered(s: ParisState): void {
  s.phase = s.resume as Phase;
  s.resume = 0;
  s.asking = 0;
  s.course = 0;
  s.given = 0;
}

/** Tiles 23 and 24: pairs of one kind of token after the other, one pair at least in all (P-623, P-624). */
export function pairOptions(s: ParisState, out: Options): void {
  const last = familyOf(s.asking) + RESOURCES - 1;
  let later = 0;
  for (let kind = s.course + 1; kind <= last; kind++) later += s.token(s.seat, kind) >> 1;
  const most = s.token(s.seat, s.course) >> 1;
  for (let pairs = s.given + later > 0 ? 0 : 1; pairs <= most; pairs++)
    out.add(option(Kind.PAIRS, pair(pairs, s.course)));
}

export function givePairs(s: ParisState, pairs: number, kind: number): void {
  s.addToken(s.seat, kind, -2 * pairs);
  if (kind < RESOURCES) s.supply[kind] = (s.supply[kind] as number) + 2 * pairs;
  s.addPoints(s.seat, pairs * (s.figures.bonusPointsBy[s.asking]?.[s.players] as number));
  s.given += pairs;
  s.course++;
  if (s.course === familyOf(s.asking) + RESOURCES) answered(s);
}

/* End-game tiles. */

export function whyNotLook(s: ParisState): number {
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
  if (s.endLeft === 0 && s.ending === 0) s.ending = 1;
}

/** Francs or points at once; tiles that stand for a token are spent or sold instead (P-703). */
export function whyNotUseEnd(s: ParisState, seat: number, tile: number): number {
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

export function useOptions(s: ParisState, out: Options): void {
  for (let tile = 1; tile <= BONUS_TILES; tile++) {
    if (s.holds(s.seat, tile) && whyNotUse(s, s.seat, tile) === Why.OK) out.add(option(Kind.USE, tile));
  }
  for (let tile = 1; tile <= END_TILES; tile++) {
    if (whyNotUseEnd(s, s.seat, tile) === Why.OK) out.add(option(Kind.USE_END, tile));
  }
}

/* Prestige at a landmark: tokens first, then tiles in rising order, three in all (P-332). */

export const MOST_PRESTIGE = 3;
