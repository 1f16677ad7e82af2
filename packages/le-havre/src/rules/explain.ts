import { NOBODY, Options, type Refusal } from '@quayside/kernel';
import { card, cardOf, ACTIONS, type CardAction, Do, FEE_FOOD, FEE_FRANCS, HARBOUR_WATCH } from '../data/cards.ts';
import { FOOD, FRANC, goodName } from '../data/goods.ts';
import { REPAYMENT, SEAT_NAMES } from '../data/setup.ts';
import { SHIP_TYPES } from '../data/ships.ts';
import { whyNotBuild } from './build.ts';
import { whyNotConvert } from './convert.ts';
import { interjections, isBoundary, mover, options } from './engine.ts';
import { payments, whyNotEnter } from './enter.ts';
import { choiceRule, OUT_OF_ORDER } from './explain-choice.ts';
import { BRIBE, HAULAGE, whyNotOust } from './named.ts';
import {
  amountOf,
  argumentOf,
  FEE_GOODS,
  feeAmount,
  Kind,
  kindOf,
  leftOf,
  offers,
  option,
  parse,
  token as tokenOf,
  whatOf,
} from './option.ts';
import { Phase, phaseName } from './phases.ts';
import type { LeHavreState } from './state.ts';
import { ownShip, whyNotBuy, whyNotBuyShip, whyNotRepay, whyNotSell } from './trade.ts';
import { isBetweenBuilds } from './use.ts';
import { whyNotBuildShip, whyNotSwap } from './wharf.ts';
import { REASONS, Why } from './why.ts';

type Facts = Refusal['facts'];

const refusal = (rule: string, why: string, facts: Facts = {}): Refusal => ({ rule, why, facts });
const because = (code: Why, facts: Facts, rule?: string): Refusal => {
  const [usual, key] = REASONS[code];
  return refusal(rule ?? usual, key, facts);
};
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
    seat: seat >= 0 ? seatName(seat) : 'chance',
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
        building: card(argument).slug,
        price: card(argument).purchase ?? 0,
        francs,
      });
    case Kind.BUY_SHIP:
      if (s.phase === Phase.INTEREST || s.phase === Phase.FEED) break;
      return because(whyNotBuyShip(s, seat, argument), {
        building: `${SHIP_TYPES[argument]!.name}-ship`,
        price: SHIP_TYPES[argument]!.purchase ?? 0,
        francs,
      });
    case Kind.SELL:
      if (whyNotSell(s, seat, argument) !== Why.OK) return because(Why.NOT_YOURS, { building: card(argument).slug });
      return because(Why.EXPERT_SELLING, { seat: seatName(seat) }, s.phase === Phase.COUNT ? 'L-360' : 'L-361');
    case Kind.SELL_SHIP: {
      const building = `${SHIP_TYPES[whatOf(argument)]!.name}-${amountOf(argument)}`;
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
  if (s.phase === Phase.AFTER) return refusal('L-223', 'one-main-action');
  if (s.phase !== Phase.MAIN) return refusal('L-220', 'not-now', { phase: phaseName(s.phase) });
  if (kind === Kind.TAKE) {
    return argument < s.offers.length
      ? because(Why.OFFER_EMPTY, { good: goodName(argument) })
      : refusal('L-107', 'no-such-offer', { good: goodName(argument) });
  }
  const why = whyNotEnter(s, seat, argument);
  const facts: Record<string, string | number> = { building: card(argument).slug };
  const occupant = s.occupant(argument);
  if (occupant >= 0) facts['by'] = seatName(occupant);
  if (why === Why.CANNOT_PAY_FEE) {
    facts['food'] = FEE_FOOD[argument] as number;
    facts['francs'] = FEE_FRANCS[argument] as number;
  }
  if (why === Why.NO_FRANCS) {
    facts['price'] = argument === HARBOUR_WATCH ? BRIBE : HAULAGE;
    facts['francs'] = s.has(seat, FRANC);
  }
  return because(why, facts, why === Why.OWN_DISC && s.final ? 'L-755' : closerRule(argument, why));
}

/** Buildings that say themselves who finds nothing there. */
const NOTHING_THERE: Readonly<Record<string, string>> = {
  'labour-exchange': 'L-901',
  'town-square': 'L-944',
  zoo: 'L-935',
};

/** What cannot be done inside a building rests on that building's own rule where it has one. */
function closerRule(index: number, why: Why): string | undefined {
  const { slug } = card(index);
  switch (why) {
    case Why.NO_LOAN:
      return 'L-818';
    case Why.NO_FRANCS:
      return slug === 'haulage-firm' ? 'L-943' : 'L-940';
    case Why.NOTHING_TO_GAIN:
      return NOTHING_THERE[slug];
    case Why.NOT_OWNING:
      return slug === 'church' ? 'L-833' : undefined;
    case Why.NO_GOODS:
      return takesSets(ACTIONS[index]?.[0]) ? 'L-615' : undefined;
    default:
      return undefined;
  }
}

const takesSets = (deed: CardAction | undefined): boolean =>
  deed !== undefined && deed.give.filter((each) => each > 0).length > 1;

function explainBuild(s: LeHavreState, chosen: number): Refusal | null {
  const kind = kindOf(chosen);
  if (kind !== Kind.BUILD && kind !== Kind.BUILD_SHIP && kind !== Kind.SWAP && kind !== Kind.OUST) return null;
  const deed = s.phase === Phase.USE ? ACTIONS[s.card]?.[s.deed] : undefined;
  const argument = argumentOf(chosen);
  if (kind === Kind.BUILD && deed?.kind === Do.BUILD) {
    const why = whyNotBuild(s, s.seat, argument, deed.lessWood);
    return because(why, { building: card(argument).slug }, why === Why.NOT_ON_TOP ? 'L-502' : undefined);
  }
  if (kind === Kind.OUST && deed?.kind === Do.HARBOUR_WATCH) {
    return because(
      whyNotOust(s, s.seat, argument),
      { seat: seatName(argument), price: BRIBE, francs: s.has(s.seat, FRANC), building: 'harbour-watch' },
      'L-940',
    );
  }
  if (deed?.kind === Do.WHARF && kind === Kind.BUILD_SHIP) {
    const why = whyNotBuildShip(s, s.seat, s.card, argument);
    const rule = why === Why.NO_SHIP_THERE ? 'L-551' : why === Why.NO_MATERIAL ? 'L-552' : undefined;
    return because(why, { building: `${SHIP_TYPES[argument]!.name}-ship` }, rule);
  }
  if (deed?.kind === Do.WHARF && kind === Kind.SWAP) {
    const why = whyNotSwap(s, s.seat, whatOf(argument), amountOf(argument));
    const ship = `${SHIP_TYPES[whatOf(argument)]!.name}-${amountOf(argument)}`;
    return why === Why.NO_SHIP_THERE
      ? because(why, { building: 'luxury-yacht' }, 'L-560')
      : because(why, { building: ship }, 'L-562');
  }
  return kind === Kind.OUST ? null : refusal('L-501', 'not-a-builder', { phase: phaseName(s.phase) });
}

/** Loans are for interest and feeding that cannot be paid, and for nothing else (L-214, L-726). */
function explainLoan(s: LeHavreState, seat: number, chosen: number): Refusal | null {
  if (kindOf(chosen) !== Kind.BORROW) return null;
  return refusal(s.phase === Phase.INTEREST ? 'L-214' : 'L-726', 'no-loan-now', { seat: seatName(seat) });
}

/** The rule behind the amounts of those kinds of choice that have only one. */
const AMOUNT_RULES: Readonly<Record<number, string>> = {
  [Kind.CONVERT]: 'L-611',
  [Kind.FOOD]: 'L-723',
  [Kind.RETURN]: 'L-818',
  [Kind.HAUL]: 'L-942',
  [Kind.COAL_TRADE]: 'L-918',
};

const MARKETPLACE = cardOf('marketplace');

/** Right kind of choice, wrong amount; or a choice that is not asked for now. */
function explainAmount(s: LeHavreState, chosen: number, token: string, list: Options): Refusal {
  const kind = kindOf(chosen);
  const argument = argumentOf(chosen);
  const deed = s.phase === Phase.USE ? ACTIONS[s.card]?.[s.deed] : undefined;
  const building = card(s.card).slug;
  if (kind === Kind.ENOUGH && (deed?.kind === Do.PICK || deed?.kind === Do.BUILD)) {
    return refusal(building === 'marketplace' ? 'L-804' : 'L-423', 'not-possible', { token });
  }
  if (kind === Kind.PICK && s.phase === Phase.AFTER && s.discOf(s.seat) === MARKETPLACE)
    return refusal('L-804', 'enough-picked', { building: card(MARKETPLACE).slug });
  if (!isOffered(list, kind)) return refusal('L-202', 'not-asked', { token, phase: phaseName(s.phase) });
  if (kind === Kind.CONVERT && deed && argument > 0 && argument <= deed.most) {
    const why = whyNotConvert(s, s.seat, deed, argument);
    return because(why, { building }, closerRule(s.card, why));
  }
  const rule = kind === Kind.PAY ? feeRule(s, argument) : amountRule(s, kind, argument);
  if (rule === 'L-419') return refusal(rule, 'after-fee', { building });
  return refusal(rule, rule === OUT_OF_ORDER ? 'out-of-order' : 'not-possible', { token });
}

function isOffered(list: Options, kind: number): boolean {
  for (let i = 0; i < list.count; i++) if (kindOf(list.at(i)) === kind) return true;
  return false;
}

/** The seven offers lie in a row; francs are not hauled. */
const areNeighbours = (argument: number): boolean =>
  leftOf(argument) > FRANC && argument === offers(leftOf(argument), leftOf(argument) + 1);

function amountRule(s: LeHavreState, kind: number, argument: number): string {
  if (kind === Kind.CONVERT && argument === 0) return 'L-423';
  if (kind === Kind.HAUL && !areNeighbours(argument)) return 'L-929';
  const usual = kind === Kind.FOOD && s.phase === Phase.FOOD ? 'L-416' : AMOUNT_RULES[kind];
  return choiceRule(s, kind, argument) ?? usual ?? 'L-202';
}

/** The rule against paying a fee like this. */
function feeRule(s: LeHavreState, packed: number): string {
  const list = new Options();
  payments(s, s.seat, s.card, list);
  if (list.has(option(Kind.PAY, packed))) return 'L-419';
  const paid = FEE_GOODS.map((good, i) => ({ good, amount: feeAmount(packed, i) })).filter(({ amount }) => amount > 0);
  const inFrancs = paid.some(({ good }) => good === FRANC);
  const inFood = paid.some(({ good }) => good !== FRANC);
  if (FEE_FOOD[s.card] === 0 && inFood) return 'L-413';
  if (FEE_FRANCS[s.card] !== 0 && inFood && inFrancs) return 'L-414';
  const worth = paid.reduce((sum, { good, amount }) => sum + amount * (FOOD[good] as number), 0);
  const held = paid.every(({ good, amount }) => s.has(s.seat, good) >= amount);
  const due = inFood || FEE_FRANCS[s.card] === 0 ? FEE_FOOD[s.card] : FEE_FRANCS[s.card];
  return held && worth >= (due as number) ? 'L-416' : 'L-411';
}
