import {
  argumentOf,
  cardMessage,
  cardOf,
  feeMessage,
  goodsMessage,
  Kind,
  kindOf,
  type LeHavreState,
  loansMessage,
  plusOf,
  REPAYMENT,
  SHIP_TYPES,
  shipMessage,
  SHIPS,
  wealth,
} from '@quayside/le-havre';
import type { Prospect, TurnReason } from '../../reasons.ts';
import type { TurnAhead } from '../../turn-ahead.ts';

const FRANC = 0;
const SHIPPING_LINE = cardOf('shipping-line');
/** What a loan costs at the end, less what it is repaid for; and a round of interest. */
const LOAN_WEIGHS = 3;
/** Fewer francs are nothing to speak of. */
const WORTH_SAYING = 4;

/** What a turn does for the wealth that is counted at the end. */
export function wealthReasons({ now }: Prospect<LeHavreState>): TurnReason[] {
  const { seat, before, after, steps } = now;
  const was = wealth(before, seat);
  const is = wealth(after, seat);
  const reasons: TurnReason[] = [...newThings(now), ...growing(before, after, seat)];
  const spent = spentOn(now);
  const earned = is.francs - was.francs + spent;
  if (earned >= WORTH_SAYING) {
    const key = spent > 0 ? 'reason.earns-first' : 'reason.earns';
    const message = { key, args: { francs: goodsMessage(FRANC, earned) } };
    reasons.push({ about: 'earns', message, weight: earned * 0.6 });
  }
  const loans = before.loansOf(seat) - after.loansOf(seat);
  if (loans > 0) {
    const cost = REPAYMENT * steps.filter((step) => kindOf(step) === Kind.REPAY).length;
    const args = { loans: loansMessage(loans), n: is.loans - was.loans, francs: goodsMessage(FRANC, cost) };
    const message = { key: cost > 0 ? 'reason.loan-repaid' : 'reason.loan-gone', args };
    reasons.push({ about: 'loan-gone', message, weight: loans * LOAN_WEIGHS });
  }
  if (steps.length === 1 && steps.every((step) => kindOf(step) === Kind.INTEREST)) {
    reasons.push({ about: 'interest', message: { key: 'reason.interest' }, weight: 0.9 });
  }
  if (before.final) {
    reasons.push({ about: 'final', message: { key: 'reason.final' }, weight: 0.9 });
  }
  return reasons;
}

/** Francs that the seat pays besides its main action. */
function spentOn({ before, steps }: TurnAhead<LeHavreState>): number {
  return steps.reduce((sum, step) => {
    const what = argumentOf(step);
    if (kindOf(step) === Kind.BUY) return sum + (before.table.price[what] as number);
    if (kindOf(step) === Kind.BUY_SHIP) return sum + (SHIP_TYPES[what]?.purchase ?? 0);
    return kindOf(step) === Kind.REPAY ? sum + REPAYMENT : sum;
  }, 0);
}

/** Buildings and ships that the seat then owns, and what they are worth. */
function newThings(now: TurnAhead<LeHavreState>): TurnReason[] {
  const { seat, before, after } = now;
  const reasons: TurnReason[] = [];
  for (let card = 0; card < after.cards; card++) {
    if (after.ownerOf(card) !== seat || before.ownerOf(card) === seat) continue;
    const plus = plusOf(after, seat, card);
    const worth = (after.table.value[card] as number) + plus;
    const args = { card: cardMessage(card), plus, francs: goodsMessage(FRANC, worth) };
    const price = now.steps.some((step) => kindOf(step) === Kind.BUY && argumentOf(step) === card)
      ? (after.table.price[card] as number)
      : 0;
    if (price > 0 && price <= worth) {
      const bought = { key: 'reason.worth-its-price', args: { ...args, price: goodsMessage(FRANC, price) } };
      reasons.push({ about: `worth ${card}`, message: bought, weight: 1 + worth - price });
    } else if (worth > 0 && price === 0) {
      const key = plus > 0 ? 'reason.worth-with-plus' : 'reason.worth';
      reasons.push({ about: `worth ${card}`, message: { key, args }, weight: worth });
    }
    reasons.push(...feesFrom(after, card));
  }
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (after.shipOwner[ship] !== seat || before.shipOwner[ship] === seat) continue;
    const { type, value } = SHIPS[ship] as (typeof SHIPS)[number];
    const args = { ship: shipMessage(type), francs: goodsMessage(FRANC, value) };
    const { holds, purchase } = SHIP_TYPES[type] as (typeof SHIP_TYPES)[number];
    const price = now.steps.some((step) => kindOf(step) === Kind.BUY_SHIP && argumentOf(step) === type) ? purchase : 0;
    // What feeds and carries may well cost more than it is worth at the end: then that speaks for it.
    if ((price ?? 0) <= value)
      reasons.push({ about: `worth ship ${type}`, message: { key: 'reason.ship-worth', args }, weight: value });
    if (holds > 0 && !after.final) {
      const message = {
        key: 'reason.ship-holds',
        args: { ship: shipMessage(type), n: holds, card: cardMessage(SHIPPING_LINE) },
      };
      reasons.push({ about: 'holds', message, weight: holds * 0.5 });
    }
  }
  return reasons;
}

/** What others pay to enter a building of somebody's own. */
function feesFrom(s: LeHavreState, card: number): TurnReason[] {
  const food = s.table.feeFood[card] as number;
  const francs = s.table.feeFrancs[card] as number;
  if (s.players === 1 || s.final || food + francs === 0) return [];
  const message = { key: 'reason.fees', args: { card: cardMessage(card), fee: feeMessage(food, francs) } };
  return [{ about: 'fees', message, weight: food > 0 && francs > 0 ? Math.min(food, francs) : food + francs }];
}

/** Buildings that were the seat's and are worth more then. */
function growing(before: LeHavreState, after: LeHavreState, seat: number): TurnReason[] {
  const reasons: TurnReason[] = [];
  for (let card = 0; card < after.cards; card++) {
    if (before.ownerOf(card) !== seat || after.ownerOf(card) !== seat) continue;
    const more = plusOf(after, seat, card) - plusOf(before, seat, card);
    if (more <= 0) continue;
    const message = { key: 'reason.grows', args: { card: cardMessage(card), francs: goodsMessage(FRANC, more) } };
    reasons.push({ about: `grows ${card}`, message, weight: more });
  }
  return reasons;
}
