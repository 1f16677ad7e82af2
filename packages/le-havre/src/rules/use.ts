import type { Options } from '@quayside/kernel';
import { type CardAction, Do, type PerBuilding, SOUVENIR_SHOP } from '../data/cards.ts';
import { FOOD, FRANC, GOODS } from '../data/goods.ts';
import { buildOptions, finishBuild, startBuild, whyNotBuildAny } from './build.ts';
import { convertOptions, finishConvert, startConvert, take, whyNotConvert } from './convert.ts';
import { goesFree, owesFee, payments, setAside } from './fee.ts';
import { NAMED } from './named/index.ts';
import { type NamedRule, Next } from './named/named-rule.ts';
import { argumentOf, cardByCrane, goodByCrane, Kind, option } from './option.ts';
import { redeemOptions } from './pawn.ts';
import { canPay, energiesNow, firstMeal, payPart, paySubstitutes } from './pay.ts';
import { Phase } from './phases.ts';
import { mostPicks, pick, picked, pickOptions, whyNotPick } from './pick.ts';
import { type LeHavreState, TOWN } from './state.ts';
import { buyOptions, repayOption, sellOptions, whyNotBuy } from './trade.ts';
import { Why } from './why.ts';

/** The rule of an action that has one of its own. */
const ruleOf = (action: CardAction): NamedRule => NAMED[action.named] as NamedRule;

/** Asked for every card of the town at every decision: one look-up less than through the rule. */
const WHY_NOT = NAMED.map(({ whyNot }) => whyNot);

/** Why an action of a card cannot be done by a seat now. */
function whyNotDo(s: LeHavreState, seat: number, card: number, action: CardAction): Why {
  switch (action.kind) {
    case Do.GAIN:
      if (!canPay(s, seat, action.owning)) return Why.NOT_OWNING;
      return gains(s, seat, action) ? Why.OK : Why.NOTHING_TO_GAIN;
    case Do.CONVERT:
      return whyNotConvert(s, seat, action);
    case Do.PICK:
      return whyNotPick(s, seat, action);
    case Do.BUILD:
      return whyNotBuildAny(s, seat, action);
    case Do.NAMED:
      return (WHY_NOT[action.named] as NamedRule['whyNot'])(s, seat, card, whyNotAfford);
  }
}

/** Why none of a card's actions can be done, or OK: a visit must change something (L-421). */
function whyNotUse(s: LeHavreState, seat: number, card: number): Why {
  const actions = s.table.actions[card] as readonly CardAction[];
  let why: Why = Why.LOCKED;
  for (let i = 0; i < actions.length; i++) {
    const each = whyNotDo(s, seat, card, actions[i] as CardAction);
    if (each === Why.OK) return Why.OK;
    if (i === 0) why = each;
  }
  return why;
}

/** Could the building be used once this payment is made? */
export function worksAfter(s: LeHavreState, seat: number, card: number, payment: number): boolean {
  const packed = argumentOf(payment);
  setAside(s, seat, packed, 1);
  const works = whyNotUse(s, seat, card) === Why.OK;
  setAside(s, seat, packed, -1);
  return works;
}

/** Why the fee and the actions of a card are beyond a seat, wherever its disc is. `depth` keeps nested tries apart. */
export function whyNotAfford(s: LeHavreState, seat: number, card: number, depth: 0 | 1): Why {
  const why = whyNotUse(s, seat, card);
  if (why !== Why.OK || !owesFee(s, seat, card) || (depth === 0 && goesFree(s, seat))) return why;
  const list = s.fees[depth];
  list.clear();
  payments(s, seat, card, list);
  const count = list.count;
  if (count === 0) return Why.CANNOT_PAY_FEE;
  for (let i = 0; i < count; i++) if (worksAfter(s, seat, card, list.at(i))) return Why.OK;
  return Why.AFTER_FEE;
}

function gains(s: LeHavreState, seat: number, action: CardAction): boolean {
  for (let good = 0; good < GOODS; good++) if ((action.get[good] as number) > 0) return true;
  if (action.perFisherman >= 0 && s.fishermen(seat) > 0) return true;
  if (action.perHammer >= 0 && s.hammers(seat) > 0) return true;
  if (action.loans > 0) return true;
  for (let i = 0; i < action.perBuilding.length; i++)
    if (s.countType(seat, (action.perBuilding[i] as PerBuilding).type) > 0) return true;
  return false;
}

/** Goods from the supply, more of them for the visitor's own symbols and buildings (L-425). */
function gainGoods(s: LeHavreState, action: CardAction): void {
  for (let good = 0; good < GOODS; good++) {
    const amount = action.get[good] as number;
    if (amount > 0) take(s, good, amount);
  }
  if (action.perFisherman >= 0) take(s, action.perFisherman, s.fishermen(s.seat));
  if (action.perHammer >= 0) take(s, action.perHammer, s.hammers(s.seat));
  if (action.withHammer >= 0 && s.hammers(s.seat) > 0) take(s, action.withHammer, 1);
  for (let i = 0; i < action.perBuilding.length; i++) {
    const { type, get } = action.perBuilding[i] as PerBuilding;
    const count = s.countType(s.seat, type);
    for (let good = 0; good < GOODS; good++) if (get[good]) take(s, good, count * (get[good] as number));
  }
  s.loans[s.seat] = s.loansOf(s.seat) + action.loans;
}

/** The action of the building being used. */
export const actionNow = (s: LeHavreState): CardAction =>
  (s.table.actions[s.card] as readonly CardAction[])[s.deed] as CardAction;

/** The named rule that asks, or null where the vocabulary does. */
export function ruleNow(s: LeHavreState): NamedRule | null {
  const action = s.table.actions[s.card]?.[s.deed];
  return action?.kind === Do.NAMED ? ruleOf(action) : null;
}

/** In front of a building: pay if a fee is due, else act. */
export function goIn(s: LeHavreState, card: number, free = false): void {
  s.card = card;
  const owner = s.ownerOf(card);
  // The Souvenir Shop sells something to everybody who enters (L-983).
  if (owner < TOWN && owner !== s.seat && s.owner[SOUVENIR_SHOP] === owner) s.gain(owner, FRANC, 1);
  if (!free && owesFee(s, s.seat, card)) s.phase = Phase.FEE;
  else act(s);
}

/** Does the actions that need no choice and stops at the first that does; after the last the visit is over. */
export function act(s: LeHavreState): void {
  const actions = s.table.actions[s.card] as readonly CardAction[];
  for (; s.deed < actions.length; s.deed++) {
    const action = actions[s.deed] as CardAction;
    const rule = action.kind === Do.NAMED ? ruleOf(action) : null;
    if (action.instead && s.did > 0) continue;
    if (rule?.besides) {
      if (rule.besides(s)) return;
      continue;
    }
    if (whyNotDo(s, s.seat, s.card, action) !== Why.OK) continue;
    if (action.kind === Do.GAIN) gainGoods(s, action);
    else if (rule?.atOnce) rule.atOnce(s);
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
  s.fresh = 0;
  s.phase = Phase.AFTER;
}

function nextAction(s: LeHavreState): void {
  s.deed++;
  s.course = 0;
  act(s);
}

/** May this action be left out? Yes once something was done, or while something else can still be (L-423). */
function maySkip(s: LeHavreState): boolean {
  if (s.did > 0) return true;
  const actions = s.table.actions[s.card] as readonly CardAction[];
  for (let i = s.deed + 1; i < actions.length; i++) {
    if (whyNotDo(s, s.seat, s.card, actions[i] as CardAction) === Why.OK) return true;
  }
  return false;
}

export function useOptions(s: LeHavreState, out: Options): void {
  const action = actionNow(s);
  switch (action.kind) {
    case Do.GAIN:
      return;
    case Do.CONVERT:
      return convertOptions(s, action, maySkip(s), out);
    case Do.PICK:
      return pickOptions(s, action, out);
    case Do.BUILD:
      if (s.did > 0) betweenBuilds(s, out);
      return buildOptions(s, action, out);
    case Do.NAMED:
      return ruleOf(action).options(s, out, whyNotAfford);
  }
}

/** Between the two builds of the Construction Firm one may buy, sell and repay, or leave it at one (L-530, L-531). */
function betweenBuilds(s: LeHavreState, out: Options): void {
  out.add(option(Kind.ENOUGH));
  buyOptions(s, s.seat, out);
  sellOptions(s, s.seat, out);
  repayOption(s, s.seat, out);
  redeemOptions(s, s.seat, out);
}

/** How many goods may still be picked in this visit. */
export const picksLeft = (s: LeHavreState): number => mostPicks(s, s.seat, actionNow(s)) - picked(s);
/** How many must be picked before enough may be said. */
export const picksOwed = (s: LeHavreState): number => Math.max(0, actionNow(s).base - picked(s));

/** True while the second build of a Construction Firm is open. */
export const isBetweenBuilds = (s: LeHavreState): boolean =>
  s.phase === Phase.USE && s.did > 0 && actionNow(s).kind === Do.BUILD;

/** Plays an option of the action being carried out. */
export function use(s: LeHavreState, kind: Kind, argument: number): void {
  // What was put up is left unused.
  if (s.phase === Phase.FEE) return leave(s);
  const action = actionNow(s);
  switch (action.kind) {
    case Do.GAIN:
      return;
    case Do.CONVERT:
      if (argument === 0) return nextAction(s);
      startConvert(s, action, argument);
      return settle(s);
    case Do.PICK:
      if (kind === Kind.ENOUGH) return nextAction(s);
      s.did++;
      if (!pick(s, action, argument)) nextAction(s);
      return;
    case Do.BUILD:
      if (kind === Kind.ENOUGH) return nextAction(s);
      if (kind === Kind.BUILD) startBuild(s, action, argument, -1);
      else startBuild(s, action, cardByCrane(argument), goodByCrane(argument));
      return settle(s);
    case Do.NAMED:
      return goOn(s, ruleOf(action).play(s, kind, argument));
  }
}

function goOn(s: LeHavreState, next: Next): void {
  switch (next) {
    case Next.ASK:
      return;
    case Next.SETTLE:
      return settle(s);
    case Next.DONE:
      return nextAction(s);
    case Next.ENTER:
      return goIn(s, s.discOf(s.seat));
    case Next.FRESH:
      return offerFresh(s, s.discOf(s.seat));
  }
}

/** What was put up at the Construction Site is used for its fee, or bought first; where it cannot be used the visit is over (L-953). */
function offerFresh(s: LeHavreState, card: number): void {
  s.card = card;
  s.deed = 0;
  s.did = 0;
  s.phase = Phase.FEE;
  s.fresh = 1;
  s.probe.clear();
  freshOptions(s, s.probe);
  if (s.probe.count > 0) return;
  // Nobody stands on a padlock.
  if (s.table.locked[card]) s.disc[s.seat] = 0;
  leave(s);
}

export function freshOptions(s: LeHavreState, out: Options): void {
  const { card, seat } = s;
  const before = out.count;
  if (!owesFee(s, seat, card)) {
    if (whyNotUse(s, seat, card) === Why.OK) out.add(option(Kind.ENTER, card));
  } else feesThatWork(s, out);
  const usable = out.count > before;
  if (whyNotBuy(s, seat, card) !== Why.OK || !worksOnceBought(s, seat, card)) return;
  out.add(option(Kind.BUY, card));
  if (!usable) out.add(option(Kind.ENOUGH));
}

/** The payments after which the building can still be used (L-419). */
export function feesThatWork(s: LeHavreState, out: Options): void {
  const list = s.fees[0];
  list.clear();
  payments(s, s.seat, s.card, list);
  const count = list.count;
  for (let i = 0; i < count; i++) {
    const payment = list.at(i);
    if (worksAfter(s, s.seat, s.card, payment)) out.add(payment);
    if (out.full) return;
  }
}

function worksOnceBought(s: LeHavreState, seat: number, card: number): boolean {
  const at = seat * GOODS + FRANC;
  const held = s.has(seat, FRANC);
  s.goods[at] = held - (s.table.price[card] as number);
  s.owner[card] = seat;
  const works = whyNotUse(s, seat, card) === Why.OK;
  s.owner[card] = TOWN;
  s.goods[at] = held;
  return works;
}

/** The disc stays in what was put up, bought or not. */
export function useFresh(s: LeHavreState): void {
  s.fresh = 0;
  s.disc[s.seat] = s.card + 1;
  act(s);
}

/** Asks for what is due, in this order: substitutes for clay, for iron, food or energy. Then the thing is done. */
function settle(s: LeHavreState): void {
  if (s.clayDue > 0) s.phase = Phase.BRICK;
  else if (s.ironDue > 0) s.phase = Phase.STEEL;
  else if (s.need === 0) done(s);
  else if (actionNow(s).food === 0) s.phase = Phase.BURN;
  else {
    s.course = firstMeal(s, s.seat);
    s.phase = Phase.FOOD;
  }
}

export function payWithSubstitutes(s: LeHavreState, better: number, amount: number): void {
  paySubstitutes(s, better, amount);
  settle(s);
}

export function burn(s: LeHavreState, fuel: number, amount: number): void {
  payPart(s, fuel, amount, energiesNow(s));
  paidPart(s);
}

/** Food paid inside a building. */
export function payFood(s: LeHavreState, meal: number, amount: number): void {
  payPart(s, meal, amount, FOOD);
  paidPart(s);
}

function paidPart(s: LeHavreState): void {
  if (s.need > 0) return;
  s.need = 0;
  s.course = 0;
  done(s);
}

/** Everything is paid: the action takes effect. */
function done(s: LeHavreState): void {
  const action = actionNow(s);
  s.did++;
  switch (action.kind) {
    case Do.CONVERT:
      finishConvert(s, action);
      return nextAction(s);
    case Do.BUILD:
      finishBuild(s);
      if (s.did < action.most && proposalsLeft(s)) s.phase = Phase.USE;
      else nextAction(s);
      return;
    case Do.NAMED:
      return goOn(s, ruleOf(action).finish(s));
    case Do.GAIN:
    case Do.PICK:
  }
}

/** A second build is asked about even when nothing can be built yet: a purchase may open a pile. */
function proposalsLeft(s: LeHavreState): boolean {
  return s.pileSize[0]! + s.pileSize[1]! + s.pileSize[2]! > 0;
}
