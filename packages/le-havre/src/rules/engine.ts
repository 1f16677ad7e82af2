import { CHANCE, NOBODY, Options } from '@quayside/kernel';
import { askBeforeCount, countOptions } from './count.ts';
import { enter, enterOptions, feeOptions } from './enter.ts';
import { payFee } from './fee.ts';
import { dealOptions, isDealing } from './hands.ts';
import { takeAsMainAction } from './offers.ts';
import { amountOf, argumentOf, isNone, Kind, kindOf, option, whatOf } from './option.ts';
import { redeem } from './pawn.ts';
import { burnOptions, foodOptions, substituteOptions } from './pay.ts';
import { Phase } from './phases.ts';
import { borrowToFeed, dealsHand, feed, feedOptions, startFeeding, townReveals } from './round-end.ts';
import { revealOptions } from './special-pile.ts';
import { weightInHand, weightInPile } from './special-sets.ts';
import { type LeHavreState, UNSEEN } from './state.ts';
import { buy, buyShip, evict, repay, repayOption, sell, sellOptions, sellShip } from './trade.ts';
import {
  askInterest,
  interestOptions,
  mainOptions,
  payInterest,
  supply,
  tileOptions,
  tradeOptions,
  turnTile,
} from './turn.ts';
import { endTurn } from './turn-end.ts';
import { act, burn, payFood, payWithSubstitutes, use, useFresh, useOptions } from './use.ts';

export function mover(s: LeHavreState): number {
  switch (s.phase) {
    case Phase.OVER:
      return NOBODY;
    case Phase.TILE:
    case Phase.PEEK:
    case Phase.SPECIAL:
      return CHANCE;
    default:
      return s.seat;
  }
}

export function options(s: LeHavreState, out: Options): void {
  switch (s.phase) {
    case Phase.TURN:
      out.add(option(Kind.SUPPLY));
      return tradeOptions(s, out);
    case Phase.TILE:
      return tileOptions(s, out);
    case Phase.INTEREST:
      return interestOptions(s, out);
    case Phase.MAIN:
      return mainOptions(s, out);
    case Phase.AFTER:
      out.add(option(Kind.END));
      if (s.station > 0) enterOptions(s, out);
      return tradeOptions(s, out);
    case Phase.FEE:
      return feeOptions(s, out);
    case Phase.USE:
    case Phase.LOAD:
    case Phase.PEEK:
    case Phase.ORDER:
      return useOptions(s, out);
    case Phase.BRICK:
    case Phase.STEEL:
      return substituteOptions(s, out);
    case Phase.BURN:
      return burnOptions(s, out);
    case Phase.FOOD:
    case Phase.MEAL:
      return foodOptions(s, out);
    case Phase.FEED:
      return feedOptions(s, out);
    case Phase.SPECIAL:
      return isDealing(s) ? dealOptions(s, out) : revealOptions(s, out);
    case Phase.COUNT:
      return countOptions(s, out);
    case Phase.OVER:
      return;
  }
}

/** Special buildings of one set may be likelier than those of another (L-127). */
export function weight(s: LeHavreState, chosen: number): number {
  const kind = kindOf(chosen);
  if (kind === Kind.DEAL) return weightInHand(s, argumentOf(chosen));
  if (kind !== Kind.REVEAL && kind !== Kind.PEEK) return 1;
  const card = argumentOf(chosen);
  return s.owner[card] === UNSEEN ? weightInPile(s, card) : 1;
}

/** Where goods or ships are asked about one kind after the other: none of this kind. */
export function none(s: LeHavreState): number {
  const list = new Options();
  options(s, list);
  for (let i = 0; i < list.count; i++) {
    if (isNone(list.at(i)) && kindOf(list.at(i)) !== Kind.CONVERT) return list.at(i);
  }
  return -1;
}

export function apply(s: LeHavreState, chosen: number): void {
  step(s, chosen);
  playForced(s);
}

/** Plays every step that has a single option, so that a decision that is offered is a real one. */
export function playForced(s: LeHavreState): void {
  while (s.phase !== Phase.OVER) {
    s.probe.clear();
    options(s, s.probe);
    if (s.probe.count !== 1) return;
    step(s, s.probe.at(0));
  }
}

function step(s: LeHavreState, chosen: number): void {
  if (s.listener) s.listener(mover(s), chosen);
  const argument = argumentOf(chosen);
  switch (kindOf(chosen)) {
    case Kind.SUPPLY:
      return supply(s);
    case Kind.TILE:
      return turnTile(s, argument);
    case Kind.INTEREST:
      return payInterest(s);
    case Kind.TAKE:
      takeAsMainAction(s, argument);
      s.phase = Phase.AFTER;
      return;
    case Kind.PASS:
      s.phase = Phase.AFTER;
      return;
    case Kind.ENTER:
      return s.fresh ? useFresh(s) : enter(s, argument);
    case Kind.PAY:
      s.fresh = 0;
      payFee(s, argument);
      return act(s);
    case Kind.SUBSTITUTE:
      return payWithSubstitutes(s, whatOf(argument), amountOf(argument));
    case Kind.BURN:
      return burn(s, whatOf(argument), amountOf(argument));
    case Kind.FOOD:
      if (s.phase === Phase.FEED) return startFeeding(s, whatOf(argument), amountOf(argument));
      if (s.phase === Phase.MEAL) return feed(s, whatOf(argument), amountOf(argument));
      return payFood(s, whatOf(argument), amountOf(argument));
    case Kind.BORROW:
      return borrowToFeed(s);
    case Kind.REVEAL:
      return townReveals(s, argument);
    case Kind.END:
      return endTurn(s);
    case Kind.COUNT:
      s.asked++;
      return askBeforeCount(s);
    case Kind.DEAL:
      return dealsHand(s, argument);
    case Kind.BUY:
      buy(s, s.seat, argument);
      if (s.fresh) useFresh(s);
      return;
    case Kind.BUY_SHIP:
      return buyShip(s, s.seat, argument);
    case Kind.EVICT:
      return evict(s, argument);
    case Kind.REDEEM:
      return redeem(s, s.seat, argument);
    case Kind.SELL:
    case Kind.SELL_SHIP:
    case Kind.REPAY:
      trade(s, s.seat, chosen);
      return asked(s);
    default:
      return use(s, kindOf(chosen), argument);
  }
}

function trade(s: LeHavreState, seat: number, chosen: number): void {
  const argument = argumentOf(chosen);
  if (kindOf(chosen) === Kind.SELL) sell(s, seat, argument);
  else if (kindOf(chosen) === Kind.SELL_SHIP) sellShip(s, seat, whatOf(argument), amountOf(argument));
  else repay(s, seat);
}

/** Who has repaid the last loan owes no interest and need not be asked before the count. */
function asked(s: LeHavreState): void {
  if (s.phase === Phase.INTEREST) askInterest(s);
  else if (s.phase === Phase.COUNT) askBeforeCount(s);
}

/** True where nobody is in the middle of an action (L-350). */
export function isBoundary(s: LeHavreState): boolean {
  switch (s.phase) {
    case Phase.TURN:
    case Phase.MAIN:
    case Phase.AFTER:
    case Phase.INTEREST:
    case Phase.FEED:
    case Phase.COUNT:
      return true;
    default:
      return false;
  }
}

/** Selling and repaying out of turn (L-350); experts repay only (L-360, L-362). */
export function interjections(s: LeHavreState, seat: number, out: Options): void {
  if (!isBoundary(s) || seat === s.seat || seat >= s.players) return;
  if (!s.expertSelling) sellOptions(s, seat, out);
  repayOption(s, seat, out);
}

export function interject(s: LeHavreState, seat: number, chosen: number): void {
  if (s.listener) s.listener(seat, chosen);
  trade(s, seat, chosen);
  playForced(s);
}
