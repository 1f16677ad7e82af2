import { type Message, type Played, summed } from '@quayside/kernel';
import { BRICK, CLAY, FRANC, IRON } from '../data/goods.ts';
import { REPAYMENT } from '../data/setup.ts';
import { shipType } from '../data/ships.ts';
import { buildCost } from '../rules/build.ts';
import { yieldOf } from '../rules/convert.ts';
import {
  amountOf,
  argumentOf,
  cardByCrane,
  FEE_GOODS,
  feeAmount,
  goodByCrane,
  isNone,
  Kind,
  kindOf,
  whatOf,
} from '../rules/option.ts';
import { PAWN } from '../rules/pawn.ts';
import { Phase } from '../rules/phases.ts';
import { loansToFeed } from '../rules/round-end.ts';
import { type LeHavreState, TOWN } from '../rules/state.ts';
import { salePrice } from '../rules/trade.ts';
import { interestDue } from '../rules/turn.ts';
import { actionNow } from '../rules/use.ts';
import { choiceOf, feeListed, optionMessage } from './describe.ts';
import {
  cardMessage,
  feeMessage,
  francs,
  gained,
  goodMessage,
  goodsMessage,
  listed,
  loans,
  message,
  seatMessage,
  shipMessage,
} from './phrases.ts';

/** What was done, told of who did it. What an option says before it is played is not said again: fees, energy, what is owed. */
export function deeds(played: Played<LeHavreState>): readonly Message[] {
  const { option, before: s } = played;
  const kind = kindOf(option);
  const argument = argumentOf(option);
  const choice = choiceOf(s, kind);
  if (choice) return choice.told(played, argument);
  if (isNone(option)) return [];
  switch (kind) {
    case Kind.ENTER:
      return [message('told.enter', { card: cardMessage(argument) }), ...gained(played)];
    case Kind.PAY:
      return [payment(s, argument), ...gained(played, (good) => feePart(argument, good))];
    case Kind.SUPPLY:
    case Kind.END:
    case Kind.COUNT:
    case Kind.ENOUGH:
    // What the town and the hands get is told as what came of it.
    case Kind.REVEAL:
    case Kind.DEAL:
      return [];
    case Kind.TILE:
      return [optionMessage(s, option)];
    case Kind.TAKE:
      return [message('told.take', { goods: [goodsMessage(argument, s.offer(argument))] })];
    case Kind.PICK: {
      const price = actionNow(s).prices[argument] ?? 0;
      const goods = [goodsMessage(argument, 1)];
      return [price > 0 ? message('told.pick-for', { goods, francs: francs(price) }) : message('told.take', { goods })];
    }
    case Kind.CONVERT:
      return [converted(s, argument)];
    case Kind.BUILD:
      return [built(s, argument, -1)];
    case Kind.BUILD_BY_CRANE:
      return [built(s, cardByCrane(argument), goodByCrane(argument))];
    case Kind.SUBSTITUTE: {
      const instead = goodMessage(whatOf(argument) === BRICK ? CLAY : IRON);
      return [message('told.use', { goods: someOf(argument), instead })];
    }
    case Kind.BURN:
      return [message('told.burn', { goods: someOf(argument) })];
    case Kind.FOOD:
      return [message(s.phase === Phase.FOOD ? 'told.pay' : 'told.feed', { goods: someOf(argument) })];
    case Kind.INTEREST: {
      const due = interestDue(s, s.seat);
      const isShort = s.has(s.seat, FRANC) < due;
      return [message(isShort ? 'told.interest-by-loan' : 'told.interest', { francs: francs(due) })];
    }
    case Kind.BORROW:
      return [borrowed(s)];
    case Kind.PASS:
      return [message('told.pass')];
    case Kind.BUY:
      return [message('told.buy', { card: cardMessage(argument), francs: francs(s.table.price[argument] as number) })];
    case Kind.BUY_SHIP: {
      const price = francs(shipType(argument).purchase ?? 0);
      return [message('told.buy-ship', { ship: shipMessage(argument), francs: price })];
    }
    case Kind.SELL:
      return [
        message('told.sell', {
          card: cardMessage(argument),
          francs: francs(salePrice(s.table.value[argument] as number)),
        }),
      ];
    case Kind.SELL_SHIP: {
      const price = francs(salePrice(amountOf(argument)));
      return [message('told.sell-ship', { ship: shipMessage(whatOf(argument)), francs: price })];
    }
    case Kind.EVICT:
      return [
        message('told.evict', { seat: seatMessage(argument), card: cardMessage(Math.max(0, s.discOf(argument))) }),
      ];
    case Kind.REDEEM:
      return [message('told.redeem', { goods: [goodsMessage(argument, 1)], francs: francs(PAWN) })];
    case Kind.REPAY:
      return [message('told.repay', { loans: loans(1), francs: francs(REPAYMENT) })];
    default:
      return [optionMessage(s, option)];
  }
}

/** A look at the pile is told once, when the two are put back; that hands are dealt is told of all. */
export const unseen = (token: string): readonly Message[] =>
  token.startsWith('peek') || token.startsWith('deal') ? [] : [message('told.look')];

function feePart(packed: number, good: number): number {
  const index = (FEE_GOODS as readonly number[]).indexOf(good);
  return index < 0 ? 0 : feeAmount(packed, index);
}

function payment(s: LeHavreState, packed: number): Message {
  const goods = feeListed(packed);
  const owner = s.ownerOf(s.card);
  return owner < TOWN ? message('told.pay-to', { goods, seat: seatMessage(owner) }) : message('told.pay', { goods });
}

const someOf = (argument: number): readonly Message[] => [goodsMessage(whatOf(argument), amountOf(argument))];

function built(s: LeHavreState, index: number, byCrane: number): Message {
  const cost = buildCost(s, s.seat, index, actionNow(s).lessWood, byCrane);
  const card = cardMessage(index);
  if (cost.every((each) => each === 0)) return message('told.build-free', { card });
  return message('told.build', { card, cost: listed((good) => cost[good] ?? 0) });
}

/** The energy is told as what is burnt. */
function converted(s: LeHavreState, times: number): Message {
  const action = actionNow(s);
  const get = listed((good) => yieldOf(action, times, good));
  if (action.food > 0) return message('told.convert', { give: [feeMessage(action.food * times, 0)], get });
  if (action.give.every((each) => each === 0)) return message('told.take', { goods: get });
  return message('told.convert', { give: listed((good) => (action.give[good] ?? 0) * times), get });
}

/** All food and francs in hand, and loans for the rest (L-725). */
function borrowed(s: LeHavreState): Message {
  const taken = loans(loansToFeed(s, s.seat));
  const goods = FEE_GOODS.flatMap((good) => (s.has(s.seat, good) > 0 ? [goodsMessage(good, s.has(s.seat, good))] : []));
  return goods.length > 0
    ? message('told.feed-by-loan', { goods, loans: taken })
    : message('told.feed-all-by-loan', { loans: taken });
}

/** Deeds that go on where the last one stopped. */
const GOING_ON: ReadonlySet<string> = new Set(
  ['take', 'burn', 'feed', 'pay', 'give', 'sail', 'ship', 'repay', 'peek', 'pawn', 'redeem'].map(
    (each) => `told.${each}`,
  ),
);

/** Pieces of a payment, a cargo or a choice are one; so are a building and its fee, and what is exchanged. */
export function joined(first: Message, second: Message): Message | null {
  if (first.key === second.key) return GOING_ON.has(first.key) ? summed(first, second) : null;
  const pair = `${first.key} ${second.key}`;
  if (pair === 'told.enter told.pay') return message('told.enter-for', { ...first.args, ...second.args });
  if (pair === 'told.enter told.pay-to') return message('told.enter-for-to', { ...first.args, ...second.args });
  if (pair === 'told.want told.give')
    return message('told.exchange', { get: first.args?.['goods'] ?? [], goods: second.args?.['goods'] ?? [] });
  if (pair === 'told.exchange told.give') return summed(first, second);
  return null;
}
