import type { Options } from '@quayside/kernel';
import { DISTRICTS, districtOfSpace, STACKS, spaceOf, VALUES, valueIndexOf } from '../data/names.ts';
import { anytimeOptions } from './anytime.ts';
import { Kind, option, pair } from './option.ts';
import { Phase } from './phases.ts';
import { GONE, LAID, type ParisState, UNSEEN } from './state.ts';
import { Why } from './why.ts';

/* A turn begins with the top tile of a stack: it is turned over, laid, and the next one shows its back (P-201, P-206, P-209). */

export function drawOptions(s: ParisState, out: Options): void {
  for (let stack = 0; stack < STACKS; stack++) if (s.inStack(stack) > 0) out.add(option(Kind.DRAW, stack));
  anytimeOptions(s, out);
}

export function draw(s: ParisState, stack: number): void {
  s.stackDrawn = stack;
  s.phase = Phase.TILE;
}

/** The back says the district; the tile is one of that district's that nobody has seen. */
export function tileOptions(s: ParisState, out: Options): void {
  const district = s.districtOnTop(s.stackDrawn);
  for (let value = 0; value < VALUES.length; value++) {
    const tile = spaceOf(district, value);
    if (s.tile[tile] === UNSEEN) out.add(option(Kind.TILE, tile));
  }
}

export function turnOver(s: ParisState, tile: number): void {
  const stack = s.stackDrawn;
  s.stack[stack] = s.inStack(stack) - 1;
  s.back[stack] = 0;
  if (!s.freeDistrict) return lay(s, tile, districtOfSpace(tile));
  s.drawn = tile;
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (whyNotPut(s, tile, district) !== Why.OK) continue;
    s.tile[tile] = LAID;
    s.phase = Phase.PUT;
    return;
  }
  s.tile[tile] = GONE;
  s.drawn = 0;
  nextBack(s);
}

/** Free district: the space of that value is empty, and no building of the type stands there (P-802). */
export function whyNotPut(s: ParisState, tile: number, district: number): Why {
  if (s.space[spaceOf(district, valueIndexOf(tile))] !== 0) return Why.OCCUPIED;
  for (let value = 0; value < VALUES.length; value++) {
    const laid = s.tileOn(spaceOf(district, value));
    if (laid >= 0 && s.figures.type[laid] === s.figures.type[tile]) return Why.TWICE;
  }
  return Why.OK;
}

export function putOptions(s: ParisState, out: Options): void {
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (whyNotPut(s, s.drawn, district) === Why.OK) out.add(option(Kind.PUT, district));
  }
}

export function lay(s: ParisState, tile: number, district: number): void {
  s.tile[tile] = LAID;
  s.space[spaceOf(district, valueIndexOf(tile))] = tile + 1;
  s.drawn = 0;
  nextBack(s);
}

function nextBack(s: ParisState): void {
  if (s.inStack(s.stackDrawn) > 0) s.phase = Phase.BACK;
  else {
    s.stackDrawn = 0;
    s.phase = Phase.ACTION;
  }
}

/** How many unseen tiles of a district the next tile of a stack may be: not those on top of the others. */
export function backWeight(s: ParisState, stack: number, district: number): number {
  let tiles = s.unseenIn(district);
  for (let other = 0; other < STACKS; other++) if (other !== stack && s.districtOnTop(other) === district) tiles--;
  return tiles;
}

export function backOptions(s: ParisState, out: Options): void {
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (backWeight(s, s.stackDrawn, district) > 0) out.add(option(Kind.BACK, pair(s.stackDrawn, district)));
  }
}

export function showBack(s: ParisState, stack: number, district: number): void {
  s.back[stack] = district + 1;
  s.stackDrawn = 0;
  s.phase = Phase.ACTION;
}
