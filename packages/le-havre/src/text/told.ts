import { type Message, type Played, summed } from '@quayside/kernel';
import { Do, LUXURY_YACHT, PRICE, VALUE } from '../data/cards.ts';
import { BRICK, CLAY, FRANC, GOODS, IRON, SHIPPING } from '../data/goods.ts';
import { REPAYMENT } from '../data/setup.ts';
import { IRON_SHIP, SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { buildCost } from '../rules/build.ts';
import { yieldOf } from '../rules/convert.ts';
import { BRIBE, courtFrancs } from '../rules/named.ts';
import { amountOf, argumentOf, FEE_GOODS, feeAmount, isNone, Kind, kindOf, leftOf, whatOf } from '../rules/option.ts';
import { Phase } from '../rules/phases.ts';
import { loansToFeed } from '../rules/round-end.ts';
import { type LeHavreState, TOWN } from '../rules/state.ts';
import { salePrice } from '../rules/trade.ts';
import { interestDue } from '../rules/turn.ts';
import {
  cardMessage,
  actionNow,
  feeListed,
  francs,
  goodMessage,
  goodsMessage,
  listed,
  listedAmounts,
  loans,
  message,
  optionMessage,
  seatMessage,
  shipMessage,
} from './describe.ts';

/** What was done, told of who did it. What an option says before it is played is not said again: fees, energy, what is owed. */
export function deeds(played: Played<LeHavreState>): readonly Message[] {
  const { option, before } = played;
  switch (kindOf(option)) {
    case Kind.ENTER:
      return [message('told.enter', { card: cardMessage(argumentOf(option)) }), ...gained(played)];
    case Kind.PAY:
      return [payment(before, argumentOf(option)), ...gained(played)];
    case Kind.OUST: {
      const other = argumentOf(option);
      const card = cardMessage(Math.max(0, before.discOf(other)));
      return [message('told.oust', { seat: seatMessage(other), card }), ...gained(played)];
    }
    case Kind.GIVE:
      return [...given(option), ...(actionNow(before)?.kind === Do.BRIDGE ? gained(played) : [])];
    case Kind.BUY:
    case Kind.BUY_SHIP:
    case Kind.SELL:
    case Kind.SELL_SHIP:
    case Kind.REPAY:
      return [trade(option)];
    case Kind.SUPPLY:
    case Kind.END:
    case Kind.COUNT:
    case Kind.ENOUGH:
    // What the town gets is told as what came of it.
    case Kind.REVEAL:
      return [];
    default:
      return isNone(option) ? [] : done(before, option);
  }
}

/** A look at the pile is told once, when the two are put back. */
export const unseen = (token: string): readonly Message[] => (token.startsWith('peek') ? [] : [message('told.look')]);

/** What a building gives by itself, besides what is paid in the same step. */
function gained({ seat, option, before, after }: Played<LeHavreState>): readonly Message[] {
  const spent = (good: number): number => {
    if (kindOf(option) === Kind.OUST) return good === FRANC ? BRIBE : 0;
    const index = (FEE_GOODS as readonly number[]).indexOf(good);
    return kindOf(option) === Kind.PAY && index >= 0 ? feeAmount(argumentOf(option), index) : 0;
  };
  const more = (good: number): number => after.has(seat, good) - before.has(seat, good) + spent(good);
  for (let good = 0; good < GOODS; good++) {
    if (more(good) > 0) return [message('told.take', { goods: listed(more) })];
  }
  return [];
}

function payment(s: LeHavreState, packed: number): Message {
  const goods = feeListed(packed);
  const owner = s.ownerOf(s.card);
  return owner < TOWN ? message('told.pay-to', { goods, seat: seatMessage(owner) }) : message('told.pay', { goods });
}

function given(option: number): readonly Message[] {
  if (isNone(option)) return [];
  return [message('told.give', { goods: someOf(argumentOf(option)) })];
}

function trade(option: number): Message {
  const argument = argumentOf(option);
  switch (kindOf(option)) {
    case Kind.BUY:
      return message('told.buy', { card: cardMessage(argument), francs: francs(PRICE[argument] as number) });
    case Kind.BUY_SHIP:
      return message('told.buy-ship', {
        ship: shipMessage(argument),
        francs: francs(SHIP_TYPES[argument]!.purchase ?? 0),
      });
    case Kind.SELL:
      return message('told.sell', {
        card: cardMessage(argument),
        francs: francs(salePrice(VALUE[argument] as number)),
      });
    case Kind.SELL_SHIP:
      return message('told.sell-ship', {
        ship: shipMessage(whatOf(argument)),
        francs: francs(salePrice(amountOf(argument))),
      });
    default:
      return message('told.repay', { loans: loans(1), francs: francs(REPAYMENT) });
  }
}

const someOf = (argument: number): readonly Message[] => [goodsMessage(whatOf(argument), amountOf(argument))];

/** The deeds of a main action and of the end of a round. */
function done(s: LeHavreState, option: number): readonly Message[] {
  const argument = argumentOf(option);
  const what = whatOf(argument);
  const amount = amountOf(argument);
  switch (kindOf(option)) {
    case Kind.TAKE:
      return [message('told.take', { goods: [goodsMessage(argument, s.offer(argument))] })];
    case Kind.PICK:
      return [message('told.take', { goods: [goodsMessage(argument, 1)] })];
    case Kind.CONVERT:
      return [converted(s, argument)];
    case Kind.BUILD: {
      const cost = buildCost(s, s.seat, argument, actionNow(s).lessWood);
      const card = cardMessage(argument);
      if (cost.every((each) => each === 0)) return [message('told.build-free', { card })];
      return [message('told.build', { card, cost: listed((good) => cost[good] as number) })];
    }
    case Kind.BUILD_SHIP: {
      const value = SHIPS[s.topShip(argument)]?.value ?? 0;
      const cost = listedAmounts(SHIP_TYPES[argument]!.build);
      return [message('told.build-ship', { ship: shipMessage(argument), value, cost })];
    }
    case Kind.SWAP:
      return [message('told.swap', { ship: shipMessage(IRON_SHIP), card: cardMessage(LUXURY_YACHT) })];
    case Kind.SUBSTITUTE: {
      const instead = goodMessage(what === BRICK ? CLAY : IRON);
      return [message('told.use', { goods: someOf(argument), instead })];
    }
    case Kind.BURN:
      return [message('told.burn', { goods: someOf(argument) })];
    case Kind.FOOD:
      return [message(s.phase === Phase.FOOD ? 'told.pay' : 'told.feed', { goods: someOf(argument) })];
    case Kind.SAIL:
      return [message('told.sail', { ships: [message('told.ships', { n: amount, ship: shipMessage(what) })] })];
    case Kind.SHIP:
      return [message('told.ship', { goods: someOf(argument), francs: francs(amount * (SHIPPING[what] as number)) })];
    case Kind.RETURN:
      if (courtFrancs(s, argument) === 0) return [message('told.return', { loans: loans(argument) })];
      return [message('told.return-francs', { loans: loans(argument), francs: francs(courtFrancs(s, argument)) })];
    case Kind.HAUL: {
      const hauled = [leftOf(argument), leftOf(argument) + 1];
      return [message('told.haul', { goods: listed((good) => (hauled.includes(good) ? s.offer(good) : 0)) })];
    }
    case Kind.WANT:
      return argument === 0 ? [] : [message('told.want', { goods: [goodsMessage(argument, 1)] })];
    case Kind.COAL_TRADE:
      return [message('told.trade', optionMessage(s, option).args)];
    case Kind.INTEREST: {
      const due = interestDue(s, s.seat);
      const isShort = s.has(s.seat, FRANC) < due;
      return [message(isShort ? 'told.interest-by-loan' : 'told.interest', { francs: francs(due) })];
    }
    case Kind.BORROW:
      return [borrowed(s)];
    case Kind.PEEK:
      return [message('told.peek', { cards: [cardMessage(argument)] })];
    case Kind.KEEP:
    case Kind.SWITCH: {
      const top = (s.special[kindOf(option) === Kind.KEEP ? 0 : 1] as number) - 1;
      return [top < 0 ? message('told.look') : message('told.on-top', { card: cardMessage(top) })];
    }
    case Kind.PASS:
      return [message('told.pass')];
    default:
      return [optionMessage(s, option)];
  }
}

/** The energy is told as what is burnt. */
function converted(s: LeHavreState, times: number): Message {
  const deed = actionNow(s);
  const get = listed((good) => yieldOf(deed, times, good));
  if (deed.give.every((each) => each === 0)) return message('told.take', { goods: get });
  return message('told.convert', { give: listed((good) => (deed.give[good] as number) * times), get });
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
  ['take', 'burn', 'feed', 'pay', 'give', 'sail', 'ship', 'repay', 'peek'].map((each) => `told.${each}`),
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
