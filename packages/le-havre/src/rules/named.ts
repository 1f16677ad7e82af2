import type { Options } from '@quayside/kernel';
import { HARBOUR_WATCH } from '../data/cards.ts';
import { BRICK, CARGO, CATTLE, CHARCOAL, COAL, FISH, FRANC, LEATHER, OFFERS, STEEL, UPGRADED } from '../data/goods.ts';
import { whyNotEnterAfter } from './enter.ts';
import { counted, Kind, offers, option } from './option.ts';
import { firstMeal, foodOf } from './pay.ts';
import type { LeHavreState } from './state.ts';
import { Why } from './why.ts';

/* Arts Centre: 4 francs for each other disc in own buildings. */

export function visitors(s: LeHavreState, seat: number): number {
  let count = 0;
  for (let other = 0; other < s.players; other++) {
    const card = s.discOf(other);
    if (other !== seat && card >= 0 && s.ownerOf(card) === seat) count++;
  }
  return count;
}

/* Black Market: two of everything whose offer is empty. */

export function emptyOffers(s: LeHavreState): number {
  let count = 0;
  for (let good = 0; good < OFFERS; good++) if (s.offer(good) === 0) count++;
  return count;
}

export function takeFromBlackMarket(s: LeHavreState): void {
  for (let good = 0; good < OFFERS; good++) if (s.offer(good) === 0) s.gain(s.seat, good, 2);
}

/* Zoo: a franc for every three fish and cattle, which stay. */

export const zooFrancs = (s: LeHavreState, seat: number): number =>
  Math.floor((s.has(seat, FISH) + s.has(seat, CATTLE)) / 3);

/* Local Court: one loan; with two, one and 2 francs; with more, two loans or one and 2 francs. */

export function courtOptions(s: LeHavreState, out: Options): void {
  out.add(option(Kind.RETURN, 1));
  if (s.loansOf(s.seat) >= 3) out.add(option(Kind.RETURN, 2));
}

/** Who has more than one loan and returns one takes 2 francs. */
export const courtFrancs = (s: LeHavreState, count: number): number => (s.loansOf(s.seat) > 1 && count === 1 ? 2 : 0);

export function returnLoans(s: LeHavreState, count: number): void {
  s.gain(s.seat, FRANC, courtFrancs(s, count));
  s.loans[s.seat] = s.loansOf(s.seat) - count;
}

/* Haulage Firm: 3 francs, then everything on two neighbouring goods offers that are not both empty. */

export const HAULAGE = 3;

export function whyNotHaul(s: LeHavreState, seat: number): Why {
  if (s.has(seat, FRANC) < HAULAGE) return Why.NO_FRANCS;
  for (let good = FISH; good < OFFERS; good++) if (s.offer(good) > 0) return Why.OK;
  return Why.OFFERS_EMPTY;
}

export function haulOptions(s: LeHavreState, out: Options): void {
  for (let good = FISH; good < OFFERS - 1; good++) {
    if (s.offer(good) + s.offer(good + 1) > 0) out.add(option(Kind.HAUL, offers(good, good + 1)));
  }
}

export function haul(s: LeHavreState, left: number): void {
  s.spend(s.seat, FRANC, HAULAGE);
  takeOffer(s, left);
  takeOffer(s, left + 1);
}

/** All tokens of one offer (L-301). */
export function takeOffer(s: LeHavreState, good: number): void {
  const amount = s.offer(good);
  s.addOffer(good, -amount);
  s.gain(s.seat, good, amount);
}

/* Coal Trader: 1 food for a charcoal, once; 2 food for a coal, up to five times. */

const MOST_COAL = 5;

/** Food for a charcoal and coals, packed as in the option. */
export const foodFor = (wares: number): number => (wares >> 3) + 2 * (wares & 7);

export function traderOptions(s: LeHavreState, out: Options): void {
  const food = foodOf(s, s.seat);
  for (let charcoal = 0; charcoal <= 1; charcoal++) {
    for (let coal = 0; coal <= MOST_COAL; coal++) {
      const wares = (charcoal << 3) | coal;
      const due = foodFor(wares);
      if (due > 0 && due <= food) out.add(option(Kind.COAL_TRADE, wares));
    }
  }
}

export function startTrade(s: LeHavreState, wares: number): void {
  s.times = wares;
  s.need = foodFor(wares);
  s.course = firstMeal(s, s.seat);
}

export function finishTrade(s: LeHavreState): void {
  s.gain(s.seat, CHARCOAL, s.times >> 3);
  s.gain(s.seat, COAL, s.times & 7);
  s.times = 0;
}

/* Business Office: any 4 goods for a steel, then 1 good for a charcoal, leather or brick; either or both. */

export const FOR_STEEL = 4;
const WARES = [CHARCOAL, LEATHER, BRICK] as const;

/** Wishes are asked in two steps, `s.course` 0 and 1: steel or not, then the other ware or not. */
export function wishOptions(s: LeHavreState, out: Options): void {
  const goods = s.goodsOf(s.seat);
  if (s.course === 0) {
    out.add(option(Kind.WANT, 0));
    if (goods >= FOR_STEEL) out.add(option(Kind.WANT, STEEL));
    return;
  }
  if (s.did > 0) out.add(option(Kind.WANT, 0));
  for (const ware of WARES) if (goods > s.has(s.seat, ware)) out.add(option(Kind.WANT, ware));
}

export function wish(s: LeHavreState, ware: number): void {
  s.wish = ware;
  s.owed = ware === 0 ? 0 : ware === STEEL ? FOR_STEEL : 1;
  s.holds = 0;
}

/** Goods given one by one in the order of CARGO, `s.holds` being the place reached. A ware is not given for itself. */
export function giveForWishOptions(s: LeHavreState, out: Options): void {
  const own = s.wish === STEEL ? -1 : s.wish;
  let later = 0;
  for (let i = s.holds; i < CARGO.length; i++) if (CARGO[i] !== own) later += s.has(s.seat, CARGO[i] as number);
  for (let i = s.holds; i < CARGO.length; i++) {
    const good = CARGO[i] as number;
    if (good === own || s.has(s.seat, good) === 0) continue;
    if (later >= s.owed) out.add(option(Kind.GIVE, counted(good, 1)));
    later -= s.has(s.seat, good);
  }
}

export function giveForWish(s: LeHavreState, good: number): void {
  s.spend(s.seat, good, 1);
  s.holds = (CARGO as readonly number[]).indexOf(good);
  s.owed--;
  if (s.owed > 0) return;
  s.gain(s.seat, s.wish, 1);
  s.wish = 0;
  s.holds = 0;
}

/* Bridge over the Seine: 1 franc for an upgraded good, 1 franc for three standard goods; any number. */

const isUpgraded = (good: number): boolean => good > UPGRADED;

export function whyNotSellOnBridge(s: LeHavreState, seat: number): Why {
  let standard = 0;
  for (let i = 0; i < CARGO.length; i++) {
    const good = CARGO[i] as number;
    if (!isUpgraded(good)) standard += s.has(seat, good);
    else if (s.has(seat, good) > 0) return Why.OK;
  }
  return standard >= 3 ? Why.OK : Why.NO_GOODS;
}

/** `s.owed` counts the standard goods of the sale; they come out as a multiple of three, and something is sold. */
export function bridgeOptions(s: LeHavreState, out: Options): void {
  const good = CARGO[s.course] as number;
  const has = s.has(s.seat, good);
  let laterStandard = 0;
  let laterUpgraded = 0;
  for (let i = s.course + 1; i < CARGO.length; i++) {
    const other = CARGO[i] as number;
    if (isUpgraded(other)) laterUpgraded += s.has(s.seat, other);
    else laterStandard += s.has(s.seat, other);
  }
  for (let amount = 0; amount <= has; amount++) {
    const standard = s.owed + (isUpgraded(good) ? 0 : amount);
    const missing = (3 - (standard % 3)) % 3;
    if (missing > laterStandard) continue;
    const sold = s.earned + standard + (isUpgraded(good) ? amount : 0);
    if (sold === 0 && laterUpgraded === 0 && laterStandard < 3) continue;
    out.add(option(Kind.GIVE, counted(good, amount)));
  }
}

/** True while there are goods to ask about. */
export function giveOnBridge(s: LeHavreState, good: number, amount: number): boolean {
  s.spend(s.seat, good, amount);
  if (isUpgraded(good)) s.earned += amount;
  else s.owed += amount;
  s.course++;
  if (s.course < CARGO.length) return true;
  s.gain(s.seat, FRANC, s.earned + s.owed / 3);
  s.earned = 0;
  s.owed = 0;
  s.course = 0;
  return false;
}

/* Harbour Watch: 1 franc to another player, whose disc goes home; then that building is entered in turn. */

export const BRIBE = 1;

export function whyNotOust(s: LeHavreState, seat: number, other: number): Why {
  const card = other < s.players && other !== seat ? s.discOf(other) : -1;
  if (card < 0 || card === HARBOUR_WATCH) return Why.NO_TARGET;
  if (s.has(seat, FRANC) < BRIBE) return Why.NO_FRANCS;
  s.disc[other] = 0;
  const why = whyNotEnterAfter(s, seat, card, FRANC, BRIBE);
  s.disc[other] = card + 1;
  return why === Why.OK ? Why.OK : Why.NO_TARGET;
}

export function whyNotOustAny(s: LeHavreState, seat: number): Why {
  if (s.has(seat, FRANC) < BRIBE) return Why.NO_FRANCS;
  for (let other = 0; other < s.players; other++) if (whyNotOust(s, seat, other) === Why.OK) return Why.OK;
  return Why.NO_TARGET;
}

export function oustOptions(s: LeHavreState, out: Options): void {
  for (let other = 0; other < s.players; other++) {
    if (whyNotOust(s, s.seat, other) === Why.OK) out.add(option(Kind.OUST, other));
  }
}

/** Pays and moves; returns the building entered. */
export function oust(s: LeHavreState, other: number): number {
  const card = s.discOf(other);
  s.hand(s.seat, other, FRANC, BRIBE);
  s.disc[other] = 0;
  s.disc[s.seat] = card + 1;
  return card;
}
