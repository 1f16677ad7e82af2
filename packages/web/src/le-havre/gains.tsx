import {
  amountOf,
  argumentOf,
  cardMessage,
  FEE_GOODS,
  feeAmount,
  FOOD,
  GOOD_NAMES,
  goodsMessage,
  Kind,
  kindOf,
  type LeHavreState,
  SHIPPING,
  whatOf,
} from '@quayside/le-havre';
import type { Gain, Paid, Piece } from '../game-ui.ts';
import { Good, Ship, Sign, TypeMark } from './icons/index.ts';
import { type Ships, fleetOf, FRANC, goodName, shipMessage, shipName } from './harbour.ts';

/** What a seat has more and less of: francs and goods, loans, buildings, ships. */
export function gains(before: LeHavreState, after: LeHavreState, seat: number): Gain[] {
  const found: Gain[] = [];
  for (const [good, name] of GOOD_NAMES.entries()) {
    const amount = after.has(seat, good) - before.has(seat, good);
    if (amount === 0) continue;
    found.push({ key: name, icon: <Good good={name} />, amount, words: goodsMessage(good, Math.abs(amount)) });
  }
  const loans = after.loansOf(seat) - before.loansOf(seat);
  if (loans !== 0) {
    const words = { key: 'term.loans', args: { n: Math.abs(loans) } };
    found.push({ key: 'loan', icon: <Sign sign="loan" />, amount: loans, words });
  }
  for (const [card, { type, slug }] of after.table.cards.entries()) {
    const had = before.ownerOf(card) === seat;
    const has = after.ownerOf(card) === seat;
    if (had === has) continue;
    found.push({
      key: slug,
      icon: <TypeMark type={type} />,
      amount: has ? 1 : -1,
      words: cardMessage(card),
      named: true,
    });
  }
  return [...found, ...shipGains(fleetOf(before, seat), fleetOf(after, seat))];
}

function shipGains(before: readonly Ships[], after: readonly Ships[]): Gain[] {
  const countIn = (fleet: readonly Ships[], type: number, value: number): number =>
    fleet.find((each) => each.type === type && each.value === value)?.count ?? 0;
  const kinds = [...before, ...after.filter(({ type, value }) => countIn(before, type, value) === 0)];
  return kinds.flatMap(({ type, value }) => {
    const amount = countIn(after, type, value) - countIn(before, type, value);
    if (amount === 0) return [];
    const name = shipName(type);
    return [{ key: `${name}-${value}`, icon: <Ship type={name} />, amount, words: shipMessage(type), named: true }];
  });
}

/** A fee is paid at once, fuel and food good by good. */
export function paid(option: number): Piece | null {
  const argument = argumentOf(option);
  switch (kindOf(option)) {
    case Kind.PAY:
      return { due: 'fee', paid: FEE_GOODS.map((good, at) => goodsPaid(good, feeAmount(argument, at))) };
    case Kind.BURN:
      return { due: 'energy', paid: [goodsPaid(whatOf(argument), amountOf(argument))] };
    case Kind.FOOD:
      return { due: 'food', paid: [goodsPaid(whatOf(argument), amountOf(argument))] };
    default:
      return null;
  }
}

const goodsPaid = (good: number, amount: number): Paid => ({
  key: goodName(good),
  icon: <Good good={goodName(good)} />,
  amount,
  words: goodsMessage(good, amount),
  price: amount * priceOf(good),
});

/**
 * A good is worth what it earns aboard; a franc more than the food it stands for, which is to be eaten. Of two payments that are worth
 * the same the one is cheaper that leaves more food, then the one that leaves more tokens: small ones pay anything.
 */
const priceOf = (good: number): number =>
  (good === FRANC ? FRANC_PRICE : (SHIPPING[good] ?? 0)) + FOOD_LEFT * (FOOD[good] ?? 0) + TOKEN_LEFT;
const FRANC_PRICE = 1.75;
const FOOD_LEFT = 0.01;
const TOKEN_LEFT = 0.001;
