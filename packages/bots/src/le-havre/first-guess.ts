import {
  amountOf,
  argumentOf,
  cardByCrane,
  CHOICES,
  ENERGY,
  FEE_GOODS,
  FOOD,
  feeAmount,
  Kind,
  kindOf,
  type LeHavreState,
  PAWN,
  SHIP_TYPES,
  SHIPS,
  whatOf,
} from '@quayside/le-havre';
import { actionsLeft } from './clock.ts';
import { PRICES } from './prices.ts';

/** How much of its price a good is still worth to a seat with so few actions left. */
const FADING = [0, 0.35, 0.6, 0.8, 0.9];
const stillWorth = (s: LeHavreState, seat: number): number => FADING[actionsLeft(s, seat)] ?? 1;

const price = (s: LeHavreState, good: number): number =>
  good === 0 ? 1 : (PRICES[good] as number) * stillWorth(s, s.seat);

/** What an option of this state brings at first sight, in francs. */
export function firstGuess(s: LeHavreState, chosen: number): number {
  const argument = argumentOf(chosen);
  const kind = kindOf(chosen);
  const choice = CHOICES[kind];
  if (choice) return choice.firstGuess(s, argument, price);
  switch (kind) {
    case Kind.TAKE:
      return s.offer(argument) * price(s, argument);
    case Kind.ENTER:
      return 6;
    case Kind.BUY:
      return (s.table.value[argument] as number) - Math.max(0, s.table.price[argument] as number) - 1;
    case Kind.BUY_SHIP:
      return SHIPS[s.topShip(argument)]!.value - (SHIP_TYPES[argument]!.purchase as number);
    case Kind.SELL:
    case Kind.SELL_SHIP:
      return -10;
    case Kind.REPAY:
      return actionsLeft(s, s.seat) < 4 ? 2 : -1;
    case Kind.REDEEM:
      return price(s, argument) - PAWN;
    case Kind.PASS:
      return -20;
    case Kind.PAY:
      return -feePrice(s, argument);
    case Kind.CONVERT:
      return argument;
    case Kind.PICK:
      return price(s, argument);
    case Kind.BUILD:
      return s.table.value[argument] as number;
    case Kind.BUILD_BY_CRANE:
      return s.table.value[cardByCrane(argument)] as number;
    case Kind.SUBSTITUTE:
      return -amountOf(argument);
    case Kind.BURN:
      return -amountOf(argument) * (price(s, whatOf(argument)) - (ENERGY[whatOf(argument)] as number) * 0.7);
    case Kind.FOOD:
      return -amountOf(argument) * (price(s, whatOf(argument)) - (FOOD[whatOf(argument)] as number));
    default:
      return 0;
  }
}

function feePrice(s: LeHavreState, packed: number): number {
  let sum = 0;
  for (let i = 0; i < FEE_GOODS.length; i++) {
    const amount = feeAmount(packed, i);
    if (amount > 0) sum += amount * price(s, FEE_GOODS[i] as number);
  }
  return sum;
}
