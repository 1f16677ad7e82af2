import type { Options } from '@quayside/kernel';
import {
  argumentOf,
  bonusBits,
  FRANCS_AT_END,
  GOLD,
  Kind,
  kindOf,
  LANDMARKS,
  PER_UNUSED,
  type ParisState,
  RESOURCE_PAIRS,
  resourcesOf,
  SPACES,
} from '@quayside/paris';
import { turnsLeft } from './clock.ts';
import { cheapestKey, isBestSale } from './search-options.ts';

const GAINS = bonusBits('gain');
const FETCHES = bonusBits('claim', 'retreat');
const KEYS = bonusBits('buy-key');
const PAIRS = bonusBits('prestige-pairs', 'resource-pairs');

const usedTile = (option: number): number => (kindOf(option) === Kind.USE_BONUS ? 1 << argumentOf(option) : 0);
const isSale = (option: number): boolean => kindOf(option) === Kind.SELL || kindOf(option) === Kind.SELL_AS;

/** What is worth doing after the action. */
export function afterAction(s: ParisState, all: Options, out: Options): void {
  if (first(all, out, (option) => onlyGains(s, option))) return;
  if (turnsLeft(s, s.seat) < 1) return lastDeeds(s, all, out);
  some(all, out, (option) => cannotWait(s, option));
}

/** Francs and points are taken at once, unless tile 20 counts the tile that would bring them. */
const onlyGains = (s: ParisState, option: number): boolean =>
  kindOf(option) === Kind.USE_END || ((usedTile(option) & GAINS) !== 0 && !s.holds(s.seat, PER_UNUSED));

/** By the next turn tiles of the track may be gone, and resources that are scarce; a key that is wanted then must be there. */
function cannotWait(s: ParisState, option: number): boolean {
  if (kindOf(option) === Kind.END) return true;
  if (usedTile(option) & FETCHES) return true;
  if (usedTile(option) & KEYS) return turnsLeft(s, s.seat) > 2 || s.hand[s.seat] === 0;
  if (kindOf(option) !== Kind.BUY) return false;
  const kind = argumentOf(option);
  return (kind === GOLD || (s.supply[kind] as number) === 1) && isNeeded(s, kind);
}

/** Does a place that a key could go to cost more of a resource than the seat has? */
function isNeeded(s: ParisState, kind: number): boolean {
  for (let place = 0; place < SPACES + LANDMARKS.length; place++) {
    if (place < SPACES && s.space[place] === 0) continue;
    if ((resourcesOf(s, place)[kind] as number) <= s.token(s.seat, kind)) continue;
    if (cheapestKey(s, s.seat, place) >= 0) return true;
  }
  return false;
}

/**
 * At the very end: tiles are fetched, tile 20 counts them, then each is used; pairs are given, and whoever counts francs sells. Where an
 * earlier step is open the later ones wait.
 */
function lastDeeds(s: ParisState, all: Options, out: Options): void {
  if (some(all, out, (option) => (usedTile(option) & FETCHES) !== 0)) return;
  if (first(all, out, (option) => usedTile(option) === 1 << PER_UNUSED)) return;
  if (first(all, out, (option) => usedTile(option) !== 0 && (usedTile(option) & (PAIRS | KEYS)) === 0)) return;
  const countsFrancs = s.holds(s.seat, FRANCS_AT_END);
  const buysPairs = s.holds(s.seat, RESOURCE_PAIRS);
  const isEnd = (option: number): boolean => kindOf(option) === Kind.END;
  const isPairs = (option: number): boolean => (usedTile(option) & PAIRS) !== 0;
  const sells = (option: number): boolean => isSale(option) && isBestSale(s, option);
  if (buysPairs) some(all, out, (option) => isPairs(option) || completesPair(s, option));
  else if (countsFrancs) some(all, out, isPairs);
  else first(all, out, isPairs);
  // A pair may be worth less than its sale, or cost something to complete.
  const open = out.count > 0;
  if (countsFrancs) {
    if (open) some(all, out, sells);
    else first(all, out, sells);
  }
  if (out.count === 0 || (open && buysPairs && !countsFrancs)) some(all, out, isEnd);
}

const completesPair = (s: ParisState, option: number): boolean =>
  kindOf(option) === Kind.BUY && s.token(s.seat, argumentOf(option)) % 2 === 1;

function some(all: Options, out: Options, wanted: (option: number) => boolean): boolean {
  for (let i = 0; i < all.count; i++) if (wanted(all.at(i))) out.add(all.at(i));
  return out.count > 0;
}

function first(all: Options, out: Options, wanted: (option: number) => boolean): boolean {
  for (let i = 0; i < all.count; i++) {
    if (!wanted(all.at(i))) continue;
    out.add(all.at(i));
    return true;
  }
  return false;
}
