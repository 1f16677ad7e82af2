import type { Options } from '@quayside/kernel';
import { ANY_PRESTIGE, ANY_RESOURCE, RESOURCE_TILES, TWO_PRESTIGE, TWO_RESOURCES, unitsOf } from '../data/bonus.ts';
import { END_TILES, GOLD, KINDS_OF_TOKEN, RESOURCES, WOOD } from '../data/names.ts';
import { END_OFFSET, Kind, option, pair } from './option.ts';
import { type ParisState, USED } from './state.ts';

const has = (s: ParisState, seat: number, tile: number): boolean =>
  tile > END_OFFSET ? s.end[tile - END_OFFSET - 1] === seat + 1 : s.holds(seat, tile);

/** Does a seat hold a tile that can stand for this token? Tiles are numbered as stand-ins: bonus, then end-game (P-512). */
export function standsFor(s: ParisState, seat: number, tile: number, kind: number): boolean {
  if (!has(s, seat, tile)) return false;
  if (tile > END_OFFSET) {
    const reward = s.figures.end[tile - END_OFFSET - 1];
    return reward !== undefined && 'token' in reward && reward.token === kind;
  }
  if (kind >= RESOURCES) return tile === ANY_PRESTIGE || tile === TWO_PRESTIGE;
  if (tile === ANY_RESOURCE || tile === TWO_RESOURCES) return true;
  return RESOURCE_TILES.includes(tile) && s.figures.bonusResource[tile] === kind;
}

/**
 * All tiles that can stand for tokens, in the order in which a payment takes them (P-513): those for one kind first, those for any
 * kind after them, and those for two last, so that what they have left over never stands in the way.
 */
export const STAND_INS: readonly number[] = [
  ...RESOURCE_TILES,
  ...Array.from({ length: END_TILES }, (_, i) => END_OFFSET + 1 + i),
  ANY_PRESTIGE,
  ANY_RESOURCE,
  TWO_PRESTIGE,
  TWO_RESOURCES,
];
const FIRST_ANY = STAND_INS.indexOf(ANY_PRESTIGE);
const STAND_IN_BITS = STAND_INS.reduce((bits, tile) => (tile <= END_OFFSET ? bits | (1 << tile) : bits), 0);

/** Has a seat no tile that could stand for a token? Most have none, and this is quickly known. */
const hasNoStandIn = (s: ParisState, seat: number): boolean =>
  (s.unusedBits(seat) & STAND_IN_BITS) === 0 && s.endLeft === END_TILES;

/** Every token each of a seat's tiles could stand for, as sales. */
export function standInSales(s: ParisState, out: Options): void {
  if (hasNoStandIn(s, s.seat)) return;
  for (let i = 0; i < STAND_INS.length; i++) {
    const tile = STAND_INS[i] as number;
    if (!has(s, s.seat, tile)) continue;
    for (let kind = 0; kind < KINDS_OF_TOKEN; kind++) {
      if (standsFor(s, s.seat, tile, kind)) out.add(option(Kind.SELL_AS, pair(tile, kind)));
    }
    if (out.full) return;
  }
}

export function useStandIn(s: ParisState, seat: number, tile: number): void {
  if (tile > END_OFFSET) s.end[tile - END_OFFSET - 1] = USED + seat;
  else s.useUp(seat, tile);
}

/** How many tokens of a kind a seat's tiles stand for from a place of the order on, those for any kind left out. */
function certain(s: ParisState, seat: number, kind: number, from: number): number {
  const to = s.endLeft === END_TILES ? RESOURCE_TILES.length : FIRST_ANY;
  let count = 0;
  for (let i = from; i < to; i++) if (standsFor(s, seat, STAND_INS[i] as number, kind)) count++;
  return count;
}

/** How many resources the tiles that stand for any of them can stand for. */
function anyResources(s: ParisState, seat: number, from: number): number {
  let count = 0;
  for (let i = Math.max(from, FIRST_ANY); i < STAND_INS.length; i++) {
    const tile = STAND_INS[i] as number;
    if (standsFor(s, seat, tile, GOLD)) count += unitsOf(tile);
  }
  return count;
}

const due = (s: ParisState, kind: number): number =>
  kind === GOLD ? s.dueGold : kind === WOOD ? s.dueWood : s.dueMarble;

export function setDue(s: ParisState, kind: number, amount: number): void {
  if (kind === GOLD) s.dueGold = amount;
  else if (kind === WOOD) s.dueWood = amount;
  else s.dueMarble = amount;
}

/**
 * Can what is due be paid? The kind in hand (`current`) has `tokens` of it to give and takes tiles from a place of the order on; the
 * other kinds still have everything.
 */
function payable(s: ParisState, seat: number, current: number, tokens: number, from: number): boolean {
  let missing = 0;
  for (let kind = 0; kind < RESOURCES; kind++) {
    const own = kind === current ? tokens : s.token(seat, kind);
    const tiles = certain(s, seat, kind, kind === current ? from : 0);
    const short = Math.max(0, due(s, kind) - own - tiles);
    if (kind === current && short > anyResources(s, seat, from)) return false;
    missing += short;
  }
  return missing <= anyResources(s, seat, 0);
}

/** Can a seat pay these resources with tokens and tiles? */
export function canSpend(s: ParisState, seat: number, cost: readonly number[]): boolean {
  let unpaid = 0;
  for (let kind = 0; kind < RESOURCES; kind++) unpaid += Math.max(0, (cost[kind] as number) - s.token(seat, kind));
  if (unpaid === 0) return true;
  if (hasNoStandIn(s, seat)) return false;
  let missing = 0;
  for (let kind = 0; kind < RESOURCES; kind++) {
    missing += Math.max(0, (cost[kind] as number) - s.token(seat, kind) - certain(s, seat, kind, 0));
  }
  return missing <= anyResources(s, seat, 0);
}

/** The first kind that is due, gold first; -1 when all is paid. */
export function nextDue(s: ParisState): number {
  for (let kind = RESOURCES - 1; kind >= 0; kind--) if (due(s, kind) > 0) return kind;
  return -1;
}

/** How many tokens of the kind due are given; the rest is for tiles. */
export function spendOptions(s: ParisState, out: Options): void {
  const kind = nextDue(s);
  const most = Math.min(due(s, kind), s.token(s.seat, kind));
  for (let tokens = most; tokens >= 0; tokens--) {
    if (payable(s, s.seat, kind, tokens, 0)) out.add(option(Kind.SPEND, pair(tokens, kind)));
  }
}

/** Tokens paid go to the supply, where they can be bought (P-401). */
export function spend(s: ParisState, kind: number, tokens: number): void {
  s.addToken(s.seat, kind, -tokens);
  s.addSupply(kind, tokens);
  setDue(s, kind, due(s, kind) - tokens);
  s.nextTile = 0;
}

/** Tiles for the rest of the kind due, in their order. */
export function standInOptions(s: ParisState, out: Options): void {
  const kind = nextDue(s);
  for (let i = s.nextTile; i < STAND_INS.length; i++) {
    const tile = STAND_INS[i] as number;
    if (standsFor(s, s.seat, tile, kind) && leavesPayable(s, kind, tile)) out.add(option(Kind.WITH_TILE, tile));
  }
}

/** Would the rest still be payable after this tile? Tried and taken back. */
function leavesPayable(s: ParisState, kind: number, tile: number): boolean {
  const { dueWood, dueMarble, dueGold, nextTile } = s;
  const unused = s.unusedBits(s.seat);
  const used = s.usedBits(s.seat);
  const held = tile > END_OFFSET ? (s.end[tile - END_OFFSET - 1] as number) : 0;
  payWith(s, kind, tile);
  const next = nextDue(s);
  const works =
    next < 0 ||
    (next === kind ? payable(s, s.seat, kind, 0, s.nextTile) : payable(s, s.seat, next, s.token(s.seat, next), 0));
  s.dueWood = dueWood;
  s.dueMarble = dueMarble;
  s.dueGold = dueGold;
  s.nextTile = nextTile;
  s.unused[s.seat] = unused;
  s.used[s.seat] = used;
  if (tile > END_OFFSET) s.end[tile - END_OFFSET - 1] = held;
  return works;
}

/** A tile pays one of the kind due; what a tile for two has left over pays on at once, also for the next kind. */
export function payWith(s: ParisState, kind: number, tile: number): void {
  useStandIn(s, s.seat, tile);
  setDue(s, kind, due(s, kind) - 1);
  for (let units = unitsOf(tile) - 1; units > 0; units--) {
    const next = nextDue(s);
    if (next >= 0) setDue(s, next, due(s, next) - 1);
  }
  s.nextTile = STAND_INS.indexOf(tile) + 1;
}
