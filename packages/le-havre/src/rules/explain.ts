import { NOBODY, Options, type Refusal } from '@quayside/kernel';
import { type CardAction, Do, slugOf, TOBACCO_FACTORY } from '../data/cards.ts';
import { FRANC, goodName } from '../data/goods.ts';
import { REPAYMENT, SEAT_NAMES } from '../data/setup.ts';
import { shipType } from '../data/ships.ts';
import { whyNotBuild, whyNotByCrane } from './build.ts';
import { limitOf, whyNotConvert } from './convert.ts';
import { interjections, isBoundary, mover, options } from './engine.ts';
import { whyNotEnter } from './enter.ts';
import { enoughRefusal, explainChoice } from './explain-choice.ts';
import { CHOICES, NAMED } from './named/index.ts';
import type { NamedRule } from './named/named-rule.ts';
import {
  amountOf,
  argumentOf,
  cardByCrane,
  goodByCrane,
  Kind,
  kindOf,
  parse,
  token as tokenOf,
  whatOf,
} from './option.ts';
import { PAWN, whyNotRedeem } from './pawn.ts';
import { foodOf } from './pay.ts';
import { Phase, phaseName } from './phases.ts';
import { isVisit } from './position.ts';
import { because, refusal } from './refusal.ts';
import type { LeHavreState } from './state.ts';
import { ownShip, whyNotBuy, whyNotBuyShip, whyNotEvict, whyNotRepay, whyNotSell } from './trade.ts';
import { actionNow, isBetweenBuilds, ruleNow } from './use.ts';
import { Why } from './why.ts';

const seatName = (seat: number): string => SEAT_NAMES[seat] as string;

/** Why a seat cannot play a token now, or null when it can. */
export function explain(s: LeHavreState, seat: number, token: string): Refusal | null {
  const chosen = parse(token);
  if (chosen < 0) return refusal('notation', 'unknown-token', { token });
  const asked = mover(s);
  if (asked === NOBODY) return refusal('L-760', 'game-over', { token });
  if (seat !== asked) return explainInterjection(s, seat, token, chosen, asked);
  const list = new Options();
  options(s, list);
  if (list.has(chosen)) return null;
  return (
    explainTrade(s, seat, chosen, canTrade(s)) ??
    explainMain(s, seat, chosen) ??
    explainBuild(s, chosen) ??
    explainLoan(s, seat, chosen) ??
    explainEviction(s, seat, chosen) ??
    explainRedemption(s, seat, chosen) ??
    explainNamed(s, chosen, token, list) ??
    explainAmount(s, chosen, token, list)
  );
}

/** Where the seat that decides may buy, sell and repay besides (L-230). */
const canTrade = (s: LeHavreState): boolean => isBoundary(s) || isBetweenBuilds(s);

function explainInterjection(
  s: LeHavreState,
  seat: number,
  token: string,
  chosen: number,
  asked: number,
): Refusal | null {
  const list = new Options();
  interjections(s, seat, list);
  if (list.has(chosen)) return null;
  const kind = kindOf(chosen);
  const facts = {
    token,
    seat: seatName(seat),
    decides: asked >= 0 ? seatName(asked) : 'chance',
  };
  if (kind === Kind.BUY || kind === Kind.BUY_SHIP) return refusal('L-318', 'buy-out-of-turn', facts);
  if (kind !== Kind.SELL && kind !== Kind.SELL_SHIP && kind !== Kind.REPAY)
    return refusal('L-202', 'not-your-decision', facts);
  if (!isBoundary(s)) return refusal('L-351', 'action-running', facts);
  if (s.expertSelling && kind !== Kind.REPAY) return because(Why.EXPERT_SELLING, facts);
  return explainTrade(s, seat, chosen, true);
}

function explainTrade(s: LeHavreState, seat: number, chosen: number, open: boolean): Refusal | null {
  const argument = argumentOf(chosen);
  const kind = kindOf(chosen);
  if (kind !== Kind.REPAY && (kind < Kind.BUY || kind > Kind.SELL_SHIP)) return null;
  if (!open)
    return refusal('L-231', 'action-running', {
      token: phaseName(s.phase),
      seat: seatName(seat),
      decides: seatName(seat),
    });
  const francs = s.has(seat, FRANC);
  switch (kind) {
    case Kind.BUY:
      if (s.phase === Phase.INTEREST || s.phase === Phase.FEED) break;
      return because(whyNotBuy(s, seat, argument), {
        building: slugOf(argument),
        price: Math.max(0, s.table.price[argument] ?? 0),
        francs,
      });
    case Kind.BUY_SHIP:
      if (s.phase === Phase.INTEREST || s.phase === Phase.FEED) break;
      return because(whyNotBuyShip(s, seat, argument), {
        building: `${shipType(argument).name}-ship`,
        price: shipType(argument).purchase ?? 0,
        francs,
      });
    case Kind.SELL:
      if (whyNotSell(s, seat, argument) !== Why.OK)
        return because(whyNotSell(s, seat, argument), { building: slugOf(argument) });
      return because(Why.EXPERT_SELLING, { seat: seatName(seat) }, s.phase === Phase.COUNT ? 'L-360' : 'L-361');
    case Kind.SELL_SHIP: {
      const building = `${shipType(whatOf(argument)).name}-${amountOf(argument)}`;
      if (ownShip(s, seat, whatOf(argument), amountOf(argument)) < 0) return because(Why.NOT_YOURS, { building });
      return because(Why.EXPERT_SELLING, { seat: seatName(seat) }, s.phase === Phase.COUNT ? 'L-360' : 'L-361');
    }
    default: {
      const why = whyNotRepay(s, seat);
      if (why === Why.NO_FRANCS) return because(why, { building: 'loan', price: REPAYMENT, francs }, 'L-342');
      return because(why, { seat: seatName(seat) });
    }
  }
  if (seat === s.active) return refusal('L-231', 'not-now', { phase: phaseName(s.phase) });
  return refusal('L-318', 'buy-out-of-turn', { token: tokenOf(chosen), seat: seatName(seat), decides: seatName(seat) });
}

function explainMain(s: LeHavreState, seat: number, chosen: number): Refusal | null {
  const kind = kindOf(chosen);
  const argument = argumentOf(chosen);
  if (kind === Kind.END && (s.phase === Phase.MAIN || s.phase === Phase.TURN))
    return refusal('L-221', 'main-action-first');
  if (kind === Kind.PASS && s.phase === Phase.MAIN) return refusal('L-222', 'may-not-pass');
  if (kind !== Kind.TAKE && kind !== Kind.ENTER) return null;
  if (s.phase === Phase.AFTER && (kind === Kind.TAKE || s.station === 0)) return refusal('L-223', 'one-main-action');
  if (s.phase !== Phase.MAIN && s.phase !== Phase.AFTER)
    return refusal('L-220', 'not-now', { phase: phaseName(s.phase) });
  if (kind === Kind.TAKE) {
    return argument < s.offers.length
      ? because(Why.OFFER_EMPTY, { good: goodName(argument) })
      : refusal('L-107', 'no-such-offer', { good: goodName(argument) });
  }
  const why = whyNotEnter(s, seat, argument);
  const facts: Record<string, string | number> = { building: slugOf(argument) };
  const occupant = s.occupant(argument);
  if (occupant >= 0) facts['by'] = seatName(occupant);
  if (why === Why.CANNOT_PAY_FEE) {
    facts['food'] = s.table.feeFood[argument] as number;
    facts['francs'] = s.table.feeFrancs[argument] as number;
  }
  if (why === Why.NO_FRANCS) {
    facts['price'] = ruleOf(s, argument)?.charge ?? cheapest(firstAction(s, argument));
    facts['francs'] = s.has(seat, FRANC);
  }
  return because(why, facts, why === Why.OWN_DISC && s.final ? 'L-755' : closerRule(s, argument, why));
}

/** What the cheapest good costs that an action sells. */
const cheapest = (action: CardAction | undefined): number =>
  Math.min(...[...(action?.prices ?? [])].filter((price) => price > 0));

const firstAction = (s: LeHavreState, index: number): CardAction | undefined => s.table.actions[index]?.[0];

/** The named rule that a card's first action rests on. */
function ruleOf(s: LeHavreState, index: number): NamedRule | undefined {
  const action = firstAction(s, index);
  return action?.kind === Do.NAMED ? NAMED[action.named] : undefined;
}

/** What cannot be done inside a building rests on that building's own rule where it has one. */
function closerRule(s: LeHavreState, index: number, why: Why): string | undefined {
  const own = ruleOf(s, index)?.because[why];
  if (own) return own;
  if (why === Why.NOTHING_TO_GAIN || why === Why.NOT_OWNING) return s.table.cards[index]?.rule;
  return why === Why.NO_GOODS && takesSets(firstAction(s, index)) ? 'L-615' : undefined;
}

const takesSets = (action: CardAction | undefined): boolean =>
  action !== undefined && action.give.filter((each) => each > 0).length > 1;

function explainBuild(s: LeHavreState, chosen: number): Refusal | null {
  const kind = kindOf(chosen);
  if (kind !== Kind.BUILD && kind !== Kind.BUILD_BY_CRANE) return null;
  const byCrane = kind === Kind.BUILD_BY_CRANE;
  const index = byCrane ? cardByCrane(argumentOf(chosen)) : argumentOf(chosen);
  const good = goodByCrane(argumentOf(chosen));
  const action = s.phase === Phase.USE ? actionNow(s) : undefined;
  if (action?.kind !== Do.BUILD) return refusal('L-501', 'not-a-builder', { phase: phaseName(s.phase) });
  const why = byCrane
    ? whyNotByCrane(s, s.seat, index, action.lessWood, good)
    : whyNotBuild(s, s.seat, index, action.lessWood);
  const facts = byCrane ? { building: slugOf(index), good: goodName(good) } : { building: slugOf(index) };
  return because(why, facts, why === Why.NOT_ON_TOP ? 'L-502' : undefined);
}

/** Loans are for interest and feeding that cannot be paid, and for nothing else (L-214, L-726). */
function explainLoan(s: LeHavreState, seat: number, chosen: number): Refusal | null {
  if (kindOf(chosen) !== Kind.BORROW) return null;
  return refusal(s.phase === Phase.INTEREST ? 'L-214' : 'L-726', 'no-loan-now', { seat: seatName(seat) });
}

/** Who has the Tobacco Factory sends others out of own buildings, in the own turn (L-961). */
function explainEviction(s: LeHavreState, seat: number, chosen: number): Refusal | null {
  if (kindOf(chosen) !== Kind.EVICT) return null;
  if (whyNotEvict(s, seat, argumentOf(chosen)) !== Why.OK)
    return because(Why.NOT_SENT_AWAY, { building: slugOf(TOBACCO_FACTORY) });
  return refusal('L-961', 'not-now', { phase: phaseName(s.phase) });
}

/** Goods are redeemed on the own turn, and when interest or food is due (L-956). */
function explainRedemption(s: LeHavreState, seat: number, chosen: number): Refusal | null {
  if (kindOf(chosen) !== Kind.REDEEM) return null;
  const good = goodName(argumentOf(chosen));
  const why = whyNotRedeem(s, seat, argumentOf(chosen));
  if (why !== Why.OK) return because(why, { good, price: PAWN, francs: s.has(seat, FRANC) }, 'L-956');
  return refusal('L-956', 'not-now', { phase: phaseName(s.phase) });
}

/** A choice that only a named rule asks for: not this one, or not now. */
function explainNamed(s: LeHavreState, chosen: number, token: string, list: Options): Refusal | null {
  const kind = kindOf(chosen);
  const choice = CHOICES[kind];
  if (!choice) return null;
  const own = isVisit(s.phase) ? ruleNow(s)?.choices[kind] : undefined;
  if (own && (isOffered(list, kind) || (own.explains && s.phase === Phase.USE)))
    return own.refused(s, argumentOf(chosen), token);
  const [rule, why] = choice.elsewhere;
  return refusal(rule, why, { token, phase: phaseName(s.phase) });
}

/** Right kind of choice, wrong amount; or a choice that is not asked for now. */
function explainAmount(s: LeHavreState, chosen: number, token: string, list: Options): Refusal {
  const kind = kindOf(chosen);
  const argument = argumentOf(chosen);
  const action = s.phase === Phase.USE ? actionNow(s) : undefined;
  if (kind === Kind.ENOUGH && (action?.kind === Do.PICK || action?.kind === Do.BUILD)) return enoughRefusal(s, action);
  if (kind === Kind.PICK && isBehindMarket(s))
    return refusal('L-804', 'enough-picked', { building: slugOf(s.discOf(s.seat)) });
  if (!isOffered(list, kind)) return refusal('L-202', 'not-asked', { token, phase: phaseName(s.phase) });
  if (kind === Kind.CONVERT && action && argument > 0 && argument <= limitOf(s, s.seat, action)) {
    const why = whyNotConvert(s, s.seat, action, argument);
    if (why === Why.NO_FOOD)
      return refusal('L-616', 'food-too-small', { due: action.food * argument, have: foodOf(s, s.seat) });
    return because(why, { building: slugOf(s.card) }, closerRule(s, s.card, why));
  }
  return explainChoice(s, kind, argument, token);
}

/** Has the seat just picked all that the Marketplace gives it? */
function isBehindMarket(s: LeHavreState): boolean {
  const on = s.phase === Phase.AFTER ? s.discOf(s.seat) : -1;
  const action = on < 0 ? undefined : firstAction(s, on);
  return action?.kind === Do.PICK && action.base > 0;
}

function isOffered(list: Options, kind: Kind): boolean {
  for (let i = 0; i < list.count; i++) if (kindOf(list.at(i)) === kind) return true;
  return false;
}
