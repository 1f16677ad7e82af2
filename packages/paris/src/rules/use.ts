import type { Options } from '@quayside/kernel';
import { BONUS, type BonusKind } from '../data/bonus.ts';
import { BONUS_TILES, DISTRICTS, END_TILES, LANDMARKS, RESOURCES, SPACES, spaceOf, TYPES } from '../data/names.ts';
import { bonusFrancs, bonusPoints, bonusPointsFor, bonusValue, typeOf } from '../data/printed.ts';
import { whyNotUseEnd } from './end-tiles.ts';
import { Kind, option, pair } from './option.ts';
import { Phase } from './phases.ts';
import type { ParisState } from './state.ts';
import { canClaim, canRetreat } from './track.ts';
import { Why } from './why.ts';

/* Using bonus tiles: what each brings, and what some ask (P-510, P-511, P-601 to P-630). */

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
    if (s.keysAt(seat, place) > 0) kinds |= 1 << typeOf(s.figures, s.tileOn(place));
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
      return bonusPoints(figures, tile);
    case 'per-value':
      return bonusPoints(figures, tile) * keysOnValue(s, seat, bonusValue(figures, tile));
    case 'per-unused':
      return bonusPointsFor(figures, tile, s.players) * unusedOthers(s, seat, tile);
    case 'per-landmark':
      return bonusPoints(figures, tile) * landmarksHeld(s, seat);
    case 'kinds':
      return figures.kinds[kindsHeld(s, seat)] as number;
    case 'prestige-pairs':
    case 'resource-pairs':
    case 'buy-key':
    case 'claim':
    case 'retreat':
    case 'resource':
    case 'any-resource':
    case 'any-prestige':
    case 'onto-own':
    case 'onto-other':
    case 'francs-at-end':
      break;
  }
  return 0;
}

/** The first kind of token that tile 23 or 24 takes pairs of. */
export const familyOf = (tile: number): number => (BONUS[tile] === 'prestige-pairs' ? RESOURCES : 0);

/** Is it tile 23 or 24, which take pairs? */
export const takesPairs = (tile: number): boolean =>
  BONUS[tile] === 'prestige-pairs' || BONUS[tile] === 'resource-pairs';

/** Pairs of tokens a seat has for such a tile, from this kind on. */
function pairsFrom(s: ParisState, seat: number, tile: number, first: number): number {
  const end = familyOf(tile) + RESOURCES;
  let pairs = 0;
  for (let kind = first; kind < end; kind++) pairs += s.token(seat, kind) >> 1;
  return pairs;
}

/** Points that a seat's pairs would bring with a tile; none where the tile takes no pairs (P-623, P-624). */
export const pairPoints = (s: ParisState, seat: number, tile: number): number =>
  takesPairs(tile) ? pairsFrom(s, seat, tile, familyOf(tile)) * bonusPointsFor(s.figures, tile, s.players) : 0;

/** Why the seat whose turn it is cannot use a bonus tile now (P-510, P-511). */
export function whyNotUse(s: ParisState, tile: number): Why {
  const { seat } = s;
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
      return s.francsOf(seat) < bonusFrancs(s.figures, tile) ? Why.NO_FRANCS : Why.OK;
    case 'claim':
      return canClaim(s) ? Why.OK : Why.NO_TILE_LEFT;
    case 'retreat':
      return canRetreat(s) ? Why.OK : Why.NO_TILE_LEFT;
    case 'prestige-pairs':
    case 'resource-pairs':
      return pairsFrom(s, seat, tile, familyOf(tile)) > 0 ? Why.OK : Why.NO_EFFECT;
    case 'per-value':
    case 'per-unused':
    case 'per-landmark':
    case 'kinds':
      break;
  }
  return pointsOf(s, seat, tile) > 0 ? Why.OK : Why.NO_EFFECT;
}

/** Uses a tile; those that ask something lead to a phase of their own. */
export function useTile(s: ParisState, tile: number): void {
  const points = pointsOf(s, s.seat, tile);
  s.useUp(s.seat, tile);
  s.addPoints(s.seat, points);
  switch (BONUS[tile] as BonusKind) {
    case 'gain':
      return s.addFrancs(s.seat, bonusFrancs(s.figures, tile));
    case 'buy-key':
      s.addFrancs(s.seat, -bonusFrancs(s.figures, tile));
      s.reserve[s.seat] = (s.reserve[s.seat] as number) - 1;
      return s.addToHand(s.seat, 1);
    case 'claim':
      return ask(s, Phase.CLAIM, tile);
    case 'retreat':
      return ask(s, Phase.RETREAT, tile);
    case 'prestige-pairs':
    case 'resource-pairs':
      s.course = familyOf(tile);
      return ask(s, Phase.PAIRS, tile);
    case 'per-value':
    case 'per-unused':
    case 'per-landmark':
    case 'kinds':
    case 'resource':
    case 'any-resource':
    case 'any-prestige':
    case 'onto-own':
    case 'onto-other':
    case 'francs-at-end':
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
  const later = pairsFrom(s, s.seat, s.asking, s.course + 1);
  const most = s.token(s.seat, s.course) >> 1;
  for (let pairs = s.given + later > 0 ? 0 : 1; pairs <= most; pairs++)
    out.add(option(Kind.PAIRS, pair(pairs, s.course)));
}

export function givePairs(s: ParisState, pairs: number, kind: number): void {
  s.addToken(s.seat, kind, -2 * pairs);
  if (kind < RESOURCES) s.addSupply(kind, 2 * pairs);
  s.addPoints(s.seat, pairs * bonusPointsFor(s.figures, s.asking, s.players));
  s.given += pairs;
  s.course++;
  if (s.course === familyOf(s.asking) + RESOURCES) answered(s);
}

export function useOptions(s: ParisState, out: Options): void {
  for (let tile = 1; tile <= BONUS_TILES; tile++) {
    if (s.holds(s.seat, tile) && whyNotUse(s, tile) === Why.OK) out.add(option(Kind.USE_BONUS, tile));
  }
  for (let tile = 1; tile <= END_TILES; tile++) {
    if (whyNotUseEnd(s, s.seat, tile) === Why.OK) out.add(option(Kind.USE_END, tile));
  }
}
