import type { Options } from '@quayside/kernel';
import { ACTIONS, type CardAction, Do } from '../data/cards.ts';
import { ENERGY, FOOD, FRANC, GOODS } from '../data/goods.ts';
import { buildOptions, finishBuild, startBuild, whyNotBuildAny } from './build.ts';
import { convertOptions, finishConvert, startConvert, whyNotConvert } from './convert.ts';
import { owesFee } from './enter.ts';
import {
  bridgeOptions,
  courtOptions,
  emptyOffers,
  finishTrade,
  giveForWish,
  giveForWishOptions,
  giveOnBridge,
  haul,
  haulOptions,
  oust,
  oustOptions,
  returnLoans,
  startTrade,
  takeFromBlackMarket,
  traderOptions,
  visitors,
  whyNotHaul,
  whyNotOustAny,
  whyNotSellOnBridge,
  wish,
  wishOptions,
  zooFrancs,
} from './named.ts';
import { amountOf, Kind, leftOf, option, whatOf } from './option.ts';
import { canPay, foodOf, payPart, paySubstitutes } from './pay.ts';
import { Phase } from './phases.ts';
import {
  mayPeek,
  mostPicks,
  nextToPeek,
  orderSpecials,
  pick,
  picked,
  pickOptions,
  shareSpecials,
  showSpecial,
  whyNotPick,
} from './pick.ts';
import { load, sail, sailOptions, whyNotShip } from './shipping.ts';
import type { LeHavreState } from './state.ts';
import { buyOptions, repayOption, sellOptions } from './trade.ts';
import { finishShip, startShip, swapForYacht, wharfOptions, whyNotUseWharf } from './wharf.ts';
import { Why } from './why.ts';

const ARTS_FRANCS = 4;

/** Why a deed of a card cannot be done by a seat now; a look at the specials alone is no deed. */
function whyNotDo(s: LeHavreState, seat: number, card: number, deed: CardAction): Why {
  switch (deed.kind) {
    case Do.GAIN:
      if (!canPay(s, seat, deed.owning, 1, true)) return Why.NOT_OWNING;
      return gains(s, seat, deed) ? Why.OK : Why.NOTHING_TO_GAIN;
    case Do.CONVERT:
      return whyNotConvert(s, seat, deed);
    case Do.PICK:
      return whyNotPick(s, seat, deed);
    case Do.BUILD:
      return whyNotBuildAny(s, seat, deed);
    case Do.ARTS_CENTRE:
      return visitors(s, seat) > 0 ? Why.OK : Why.NO_VISITOR;
    case Do.WHARF:
      return whyNotUseWharf(s, seat, card);
    case Do.BLACK_MARKET:
      return emptyOffers(s) > 0 ? Why.OK : Why.NO_EMPTY_OFFER;
    case Do.LOCAL_COURT:
      return s.loansOf(seat) > 0 ? Why.OK : Why.NO_LOAN;
    case Do.SHIPPING_LINE:
      return whyNotShip(s, seat);
    case Do.BUSINESS_OFFICE:
      return s.goodsOf(seat) > 0 ? Why.OK : Why.NO_GOODS;
    case Do.BRIDGE:
      return whyNotSellOnBridge(s, seat);
    case Do.HARBOUR_WATCH:
      return whyNotOustAny(s, seat);
    case Do.COAL_TRADER:
      return foodOf(s, seat) > 0 ? Why.OK : Why.NO_FOOD;
    case Do.HAULAGE_FIRM:
      return whyNotHaul(s, seat);
    case Do.ZOO:
      return zooFrancs(s, seat) > 0 ? Why.OK : Why.NOTHING_TO_GAIN;
    default:
      return Why.NOTHING_TO_GAIN;
  }
}

/** Why none of a card's deeds can be done, or OK: a visit must change something (L-421). */
export function whyNotUse(s: LeHavreState, seat: number, card: number): Why {
  const deeds = ACTIONS[card] as readonly CardAction[];
  let why: Why = Why.LOCKED;
  for (let i = 0; i < deeds.length; i++) {
    const each = whyNotDo(s, seat, card, deeds[i] as CardAction);
    if (each === Why.OK) return Why.OK;
    if (i === 0) why = each;
  }
  return why;
}

function gains(s: LeHavreState, seat: number, deed: CardAction): boolean {
  for (let good = 0; good < GOODS; good++) if ((deed.get[good] as number) > 0) return true;
  return (deed.perFisherman >= 0 && s.fishermen(seat) > 0) || (deed.perHammer >= 0 && s.hammers(seat) > 0);
}

/** Goods from the supply, more of them for the visitor's own symbols (L-425). */
function gainGoods(s: LeHavreState, deed: CardAction): void {
  for (let good = 0; good < GOODS; good++) {
    const amount = deed.get[good] as number;
    if (amount > 0) s.gain(s.seat, good, amount);
  }
  if (deed.perFisherman >= 0) s.gain(s.seat, deed.perFisherman, s.fishermen(s.seat));
  if (deed.perHammer >= 0) s.gain(s.seat, deed.perHammer, s.hammers(s.seat));
  if (deed.withHammer >= 0 && s.hammers(s.seat) > 0) s.gain(s.seat, deed.withHammer, 1);
}

/** The deed of the building being used. */
export const actionNow = (s: LeHavreState): CardAction =>
  (ACTIONS[s.card] as readonly CardAction[])[s.deed] as CardAction;

/** Inside a building: pay if a fee is due, else act. */
export function enter(s: LeHavreState, card: number): void {
  s.disc[s.seat] = card + 1;
  goIn(s, card);
}

function goIn(s: LeHavreState, card: number): void {
  s.card = card;
  if (owesFee(s, s.seat, card)) s.phase = Phase.FEE;
  else act(s);
}

/** Does the deeds that need no choice and stops at the first that does; after the last the visit is over. */
export function act(s: LeHavreState): void {
  const deeds = ACTIONS[s.card] as readonly CardAction[];
  for (; s.deed < deeds.length; s.deed++) {
    const deed = deeds[s.deed] as CardAction;
    if (deed.kind === Do.PEEK) {
      if (mayPeek(s)) {
        peek(s);
        return;
      }
      continue;
    }
    if (whyNotDo(s, s.seat, s.card, deed) !== Why.OK) continue;
    if (deed.kind === Do.GAIN) gainGoods(s, deed);
    else if (deed.kind === Do.ARTS_CENTRE) s.gain(s.seat, FRANC, ARTS_FRANCS * visitors(s, s.seat));
    else if (deed.kind === Do.BLACK_MARKET) takeFromBlackMarket(s);
    else if (deed.kind === Do.ZOO) s.gain(s.seat, FRANC, zooFrancs(s, s.seat));
    else {
      s.phase = Phase.USE;
      return;
    }
    s.did++;
  }
  leave(s);
}

function leave(s: LeHavreState): void {
  s.card = 0;
  s.deed = 0;
  s.did = 0;
  s.course = 0;
  s.picked = 0;
  s.phase = Phase.AFTER;
}

function nextDeed(s: LeHavreState): void {
  s.deed++;
  s.course = 0;
  act(s);
}

/** May this deed be left out? Yes once something was done, or while something else can still be. */
function maySkip(s: LeHavreState): boolean {
  if (s.did > 0) return true;
  const deeds = ACTIONS[s.card] as readonly CardAction[];
  for (let i = s.deed + 1; i < deeds.length; i++) {
    if (whyNotDo(s, s.seat, s.card, deeds[i] as CardAction) === Why.OK) return true;
  }
  return false;
}

export function useOptions(s: LeHavreState, out: Options): void {
  const deed = actionNow(s);
  switch (deed.kind) {
    case Do.CONVERT:
      return convertOptions(s, deed, maySkip(s), out);
    case Do.PICK:
      return pickOptions(s, deed, out);
    case Do.BUILD:
      if (s.did > 0) betweenBuilds(s, out);
      return buildOptions(s, deed, out);
    case Do.WHARF:
      return wharfOptions(s, out);
    case Do.LOCAL_COURT:
      return courtOptions(s, out);
    case Do.SHIPPING_LINE:
      return sailOptions(s, out);
    case Do.BUSINESS_OFFICE:
      return s.wish > 0 ? giveForWishOptions(s, out) : wishOptions(s, out);
    case Do.BRIDGE:
      return bridgeOptions(s, out);
    case Do.HARBOUR_WATCH:
      return oustOptions(s, out);
    case Do.COAL_TRADER:
      return traderOptions(s, out);
    case Do.HAULAGE_FIRM:
      return haulOptions(s, out);
    default:
      return;
  }
}

/** Between the two builds of the Construction Firm one may buy, sell and repay, or leave it at one (L-530). */
function betweenBuilds(s: LeHavreState, out: Options): void {
  out.add(option(Kind.ENOUGH));
  buyOptions(s, s.seat, out);
  sellOptions(s, s.seat, out);
  repayOption(s, s.seat, out);
}

/** How many goods may still be picked in this visit. */
export const picksLeft = (s: LeHavreState): number => mostPicks(s, s.seat, actionNow(s)) - picked(s);
/** How many must be picked before enough may be said. */
export const picksOwed = (s: LeHavreState): number => Math.max(0, actionNow(s).base - picked(s));

/** True while the second build of a Construction Firm is open. */
export const isBetweenBuilds = (s: LeHavreState): boolean =>
  s.phase === Phase.USE && s.did > 0 && actionNow(s).kind === Do.BUILD;

/** Plays an option of Phase.USE. */
export function use(s: LeHavreState, kind: Kind, argument: number): void {
  const deed = actionNow(s);
  switch (kind) {
    case Kind.CONVERT:
      if (argument === 0) return nextDeed(s);
      startConvert(s, deed, argument);
      return settle(s);
    case Kind.PICK:
      s.did++;
      if (!pick(s, deed, argument)) nextDeed(s);
      return;
    case Kind.ENOUGH:
      return nextDeed(s);
    case Kind.BUILD:
      startBuild(s, deed, argument);
      return settle(s);
    case Kind.BUILD_SHIP:
      startShip(s, argument);
      return settle(s);
    case Kind.SWAP:
      swapForYacht(s, amountOf(argument));
      return nextDeed(s);
    case Kind.RETURN:
      returnLoans(s, argument);
      return nextDeed(s);
    case Kind.SAIL:
      if (!sail(s, whatOf(argument), amountOf(argument))) settle(s);
      return;
    case Kind.HAUL:
      haul(s, leftOf(argument));
      return nextDeed(s);
    case Kind.OUST:
      return goIn(s, oust(s, argument));
    case Kind.COAL_TRADE:
      startTrade(s, argument);
      s.phase = Phase.FOOD;
      return;
    case Kind.WANT:
      wish(s, argument);
      if (s.wish === 0) wished(s);
      return;
    case Kind.GIVE:
      if (deed.kind === Do.BRIDGE) {
        if (!giveOnBridge(s, whatOf(argument), amountOf(argument))) nextDeed(s);
        return;
      }
      giveForWish(s, whatOf(argument));
      if (s.wish > 0) return;
      s.did++;
      return wished(s);
    default:
      return;
  }
}

/** After the first wish at the Business Office comes the second, if there is a good left for it. */
function wished(s: LeHavreState): void {
  s.course++;
  if (s.course === 1 && s.goodsOf(s.seat) > 0) return;
  nextDeed(s);
}

/** Asks for what is due, in this order: substitutes for clay, for iron, energy. Then the thing is done. */
function settle(s: LeHavreState): void {
  if (s.clayDue > 0) s.phase = Phase.BRICK;
  else if (s.ironDue > 0) s.phase = Phase.STEEL;
  else if (s.need > 0) s.phase = Phase.BURN;
  else done(s);
}

export function payWithSubstitutes(s: LeHavreState, better: number, amount: number): void {
  paySubstitutes(s, better, amount);
  settle(s);
}

export function burn(s: LeHavreState, fuel: number, amount: number): void {
  payPart(s, fuel, amount, ENERGY);
  if (s.need > 0) return;
  s.need = 0;
  s.course = 0;
  done(s);
}

/** Food paid inside a building. */
export function payFood(s: LeHavreState, meal: number, amount: number): void {
  payPart(s, meal, amount, FOOD);
  if (s.need > 0) return;
  s.need = 0;
  s.course = 0;
  done(s);
}

/** Everything is paid: the deed takes effect. */
function done(s: LeHavreState): void {
  const deed = actionNow(s);
  s.did++;
  switch (deed.kind) {
    case Do.CONVERT:
      finishConvert(s, deed);
      return nextDeed(s);
    case Do.BUILD:
      finishBuild(s);
      if (s.did < deed.most && proposalsLeft(s)) s.phase = Phase.USE;
      else nextDeed(s);
      return;
    case Do.WHARF:
      finishShip(s);
      return nextDeed(s);
    case Do.SHIPPING_LINE:
      s.phase = Phase.LOAD;
      return;
    case Do.COAL_TRADER:
      finishTrade(s);
      return nextDeed(s);
    default:
      return;
  }
}

/** A second build is asked about even when nothing can be built yet: a purchase may open a pile. */
function proposalsLeft(s: LeHavreState): boolean {
  return s.pileSize[0]! + s.pileSize[1]! + s.pileSize[2]! > 0;
}

export function loadShips(s: LeHavreState, good: number, amount: number): void {
  if (!load(s, good, amount)) nextDeed(s);
}

/** Shows the two top special buildings to the visitor, then asks for their order (L-840). */
function peek(s: LeHavreState): void {
  if (nextToPeek(s) >= 0) {
    s.phase = Phase.PEEK;
    return;
  }
  shareSpecials(s);
  s.phase = Phase.ORDER;
}

export function showPeek(s: LeHavreState, card: number): void {
  showSpecial(s, nextToPeek(s), card);
  peek(s);
}

export function order(s: LeHavreState, switched: boolean): void {
  orderSpecials(s, switched);
  nextDeed(s);
}
