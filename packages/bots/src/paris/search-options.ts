import { MOST_OPTIONS, Options } from '@quayside/kernel';
import {
  ANY_PRESTIGE,
  ANY_RESOURCE,
  argumentOf,
  DISTRICTS,
  END_OFFSET,
  END_TILES,
  FRANCS_AT_END,
  GOLD,
  highOf,
  Kind,
  kindOf,
  LANDMARKS,
  lowOf,
  MARBLE,
  type ParisState,
  Phase,
  RESOURCE_PAIRS,
  RESOURCE_TILES,
  RESOURCES,
  resourcesOf,
  SPACES,
  sellPrice,
  spaceOf,
  TWO_PRESTIGE,
  TWO_RESOURCES,
  VALUES,
  WOOD,
} from '@quayside/paris';
import { turnsLeft } from './clock.ts';
import { priceOfMissing } from './reach.ts';
import { firstGuess } from './first-guess.ts';

/** So many ways to pay the same are enough, so many bonus tiles, and so many places for one key. */
const PAYMENTS = 2;
const TILES = 10;
const TARGETS = 14;
/** Tiles that stand for tokens of any kind. */
const OF_ANY_KIND: readonly number[] = [ANY_PRESTIGE, ANY_RESOURCE, TWO_PRESTIGE, TWO_RESOURCES];

/** The options worth searching (a part of `all`, never none). */
export function searchOptions(s: ParisState, all: Options, out: Options): void {
  switch (s.phase) {
    case Phase.DRAW:
      return stacks(s, all, out);
    case Phase.ACTION:
      return actions(s, all, out);
    case Phase.TARGET:
      return best(s, all, out, TARGETS);
    case Phase.SPEND:
      // Tokens first: they are listed from most to none. Pairs of them may be worth keeping (P-624).
      return thrifty(s, all, out, s.holds(s.seat, RESOURCE_PAIRS) ? MOST_OPTIONS : 1);
    case Phase.STAND_IN:
      return thrifty(s, all, out, PAYMENTS);
    case Phase.BONUS:
      // Who is short of francs for a tile buys nothing.
      return best(s, all, out, TILES, Kind.BUY);
    case Phase.CLAIM:
      return best(s, all, out, TILES);
    case Phase.SCORE:
      return scoreTiles(s, all, out);
    case Phase.AFTER:
      return afterwards(s, all, out);
    case Phase.SELL_MORE:
      return best(s, all, out, 1);
    default:
      return copy(all, out);
  }
}

export function copy(all: Options, out: Options): void {
  for (let i = 0; i < all.count; i++) out.add(all.at(i));
}

/** What is bought, sold or used before drawing can wait for the action; of stacks that show the same district one is enough. */
function stacks(s: ParisState, all: Options, out: Options): void {
  let seen = 0;
  for (let i = 0; i < all.count; i++) {
    if (kindOf(all.at(i)) !== Kind.DRAW) continue;
    const district = 1 << (s.back[argumentOf(all.at(i))] as number);
    if (seen & district) continue;
    seen |= district;
    out.add(all.at(i));
  }
  if (out.count === 0) copy(all, out);
}

/** Sales only where they make a move possible, purchases only of what a place costs. */
function actions(s: ParisState, all: Options, out: Options): void {
  let short = -1;
  for (let i = 0; i < all.count; i++) {
    const option = all.at(i);
    const kind = kindOf(option);
    if (kind === Kind.SELL || kind === Kind.SELL_AS) {
      if (short < 0) short = shortage(s);
      if (short === 0 || !isBestSale(s, option)) continue;
      if (short > salesWorth(s, all)) continue;
      if (kind === Kind.SELL && argumentOf(option) < RESOURCES && hasUse(s, argumentOf(option), 0)) continue;
    }
    if (kind === Kind.BUY && !hasUse(s, argumentOf(option), 1)) continue;
    out.add(option);
  }
  if (out.count === 0) copy(all, out);
}

/** Francs that are missing for the nearest free place a key could go to; 0 when there is none. */
function shortage(s: ParisState): number {
  const { seat } = s;
  const francs = s.francsOf(seat);
  let least = 0;
  for (let place = 0; place < SPACES + LANDMARKS.length; place++) {
    if (place < SPACES && s.space[place] === 0) continue;
    const from = cheapestKey(s, seat, place);
    if (from < 0) continue;
    const short = s.worthOf(place) - from - francs;
    if (short > 0 && (least === 0 || short < least)) least = short;
  }
  return least;
}

/** The highest value of an own key that could go up to a place, -1 when none could. */
export function cheapestKey(s: ParisState, seat: number, place: number): number {
  const worth = s.worthOf(place);
  const home = s.districtOf(place);
  let top = s.arc[seat] ? 0 : -1;
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (home >= 0 && district !== home) continue;
    if (top < 0 && s.banked(seat, district) > 0) top = 0;
    for (let value = 0; value < VALUES.length; value++) {
      const from = VALUES[value] as number;
      if (from < worth && from > top && s.keysAt(seat, spaceOf(district, value)) > 0) top = from;
    }
  }
  return top;
}

/**
 * Is there a place the seat could pay for now, buying what it has not, that takes the last token of this kind (or `more`)? What has a
 * use is not sold and what has none not bought, so nothing is bought and sold again in one turn.
 */
function hasUse(s: ParisState, kind: number, more: number): boolean {
  const { seat } = s;
  const tokens = s.token(seat, kind) + more;
  for (let place = 0; place < SPACES + LANDMARKS.length; place++) {
    if (place < SPACES && s.space[place] === 0) continue;
    const cost = resourcesOf(s, place);
    if ((cost[kind] as number) < tokens) continue;
    const from = cheapestKey(s, seat, place);
    if (from >= 0 && s.worthOf(place) - from + priceOfMissing(s, seat, cost) <= s.francsOf(seat)) return true;
  }
  return false;
}

/** Francs that all sales offered would bring together. */
export function salesWorth(s: ParisState, all: Options): number {
  let sum = 0;
  for (let i = 0; i < all.count; i++) {
    const argument = argumentOf(all.at(i));
    const kind = kindOf(all.at(i));
    if (kind === Kind.SELL) sum += s.token(s.seat, argument) * sellPrice(s.figures, argument);
    else if (kind === Kind.SELL_AS && isBestSale(s, all.at(i))) sum += sellPrice(s.figures, lowOf(argument));
  }
  return sum;
}

/** A tile for any token is sold as the one that brings most. */
export function isBestSale(s: ParisState, option: number): boolean {
  if (kindOf(option) === Kind.SELL) return true;
  const tile = highOf(argumentOf(option));
  const kind = lowOf(argumentOf(option));
  if (!OF_ANY_KIND.includes(tile)) return true;
  const first = kind < RESOURCES ? 0 : RESOURCES;
  for (let other = first; other < first + RESOURCES; other++) {
    const more = sellPrice(s.figures, other) - sellPrice(s.figures, kind);
    if (more > 0 || (more === 0 && other < kind)) return false;
  }
  return true;
}

/** Of the score tiles left the highest, for who leads there, and the lowest, for where others do. */
function scoreTiles(s: ParisState, all: Options, out: Options): void {
  let highest = -1;
  let lowest = -1;
  for (let tile = 0; tile < s.figures.score.length; tile++) {
    if (((s.scoreLeft >> tile) & 1) === 0) continue;
    const first = s.figures.score[tile]?.[0] as number;
    if (highest < 0 || first > (s.figures.score[highest]?.[0] as number)) highest = tile;
    if (lowest < 0 || first < (s.figures.score[lowest]?.[0] as number)) lowest = tile;
  }
  for (let i = 0; i < all.count; i++) {
    const tile = highOf(argumentOf(all.at(i)));
    if (kindOf(all.at(i)) !== Kind.SCORE || tile === highest || tile === lowest) out.add(all.at(i));
  }
}

/** After the action nothing is sold, but by who counts francs at the end of the last turn (P-627); wood and marble can be bought later. */
function afterwards(s: ParisState, all: Options, out: Options): void {
  const last = turnsLeft(s, s.seat) === 0;
  const counted = last && s.holds(s.seat, FRANCS_AT_END);
  for (let i = 0; i < all.count; i++) {
    const kind = kindOf(all.at(i));
    if (kind === Kind.BUY && (last || argumentOf(all.at(i)) !== GOLD)) continue;
    if ((kind === Kind.SELL || kind === Kind.SELL_AS) && !(counted && isBestSale(s, all.at(i)))) continue;
    out.add(all.at(i));
  }
}

const modest = new Options();

/** The few best ways to pay, without those that waste half of tile 21. */
function thrifty(s: ParisState, all: Options, out: Options, few: number): void {
  if (!s.holds(s.seat, TWO_RESOURCES)) return best(s, all, out, few);
  modest.clear();
  for (let i = 0; i < all.count; i++) if (!wastesHalf(s, all.at(i))) modest.add(all.at(i));
  best(s, modest.count > 0 ? modest : all, out, few);
}

/**
 * Tile 21 pays two of anything. Where one is left to pay and nothing but the tile to pay it, the tile would have paid for what was
 * given before it as well.
 */
function wastesHalf(s: ParisState, option: number): boolean {
  const due = s.dueWood + s.dueMarble + s.dueGold;
  const given = kindOf(option) === Kind.SPEND ? highOf(argumentOf(option)) : 1;
  const tile = kindOf(option) === Kind.WITH_TILE ? argumentOf(option) : 0;
  if (tile === TWO_RESOURCES) return due === 1;
  if (given === 0 || due - given !== 1) return false;
  const now = s.dueGold > 0 ? GOLD : s.dueMarble > 0 ? MARBLE : WOOD;
  const dueNow = now === GOLD ? s.dueGold : now === MARBLE ? s.dueMarble : s.dueWood;
  const next = dueNow > given ? now : now === GOLD && s.dueMarble > 0 ? MARBLE : WOOD;
  if (next !== now && s.token(s.seat, next) > 0) return false;
  return !hasTileFor(s, next, next === now ? tile : 0);
}

/** Has a seat a tile for one of this kind that may still be given after another, in the order they are taken (P-513)? */
function hasTileFor(s: ParisState, kind: number, after: number): boolean {
  if (after === ANY_RESOURCE) return false;
  if (s.holds(s.seat, ANY_RESOURCE)) return true;
  for (const tile of RESOURCE_TILES)
    if (tile > after && s.holds(s.seat, tile) && s.figures.bonusResource[tile] === kind) return true;
  for (let tile = Math.max(0, after - END_OFFSET); tile < END_TILES; tile++) {
    const reward = s.figures.end[tile];
    if (s.end[tile] === s.seat + 1 && reward !== undefined && 'token' in reward && reward.token === kind) return true;
  }
  return false;
}

const guesses = new Float64Array(MOST_OPTIONS);

/** The few that are best at first sight, in their order, but none of one kind; to take nothing may always be a plan. */
function best(s: ParisState, all: Options, out: Options, few: number, never = -1): void {
  if (all.count <= few && never < 0) return copy(all, out);
  for (let i = 0; i < all.count; i++) guesses[i] = kindOf(all.at(i)) === never ? -Infinity : firstGuess(s, all.at(i));
  for (let i = 0; i < all.count; i++) {
    const own = guesses[i] as number;
    if (own === -Infinity) continue;
    let better = 0;
    for (let j = 0; j < all.count && better < few; j++) {
      const other = guesses[j] as number;
      if (other > own || (other === own && j < i)) better++;
    }
    if (better < few || kindOf(all.at(i)) === Kind.DECLINE) out.add(all.at(i));
  }
}
