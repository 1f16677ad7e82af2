import type { Message } from '@quayside/kernel';
import { BRICK, CLAY, FRANC, IRON } from '../data/goods.ts';
import { REPAYMENT } from '../data/setup.ts';
import { shipType } from '../data/ships.ts';
import { TILES } from '../data/tiles.ts';
import { buildCost } from '../rules/build.ts';
import { energyFor, yieldOf } from '../rules/convert.ts';
import { goesFree, owesFee } from '../rules/fee.ts';
import { CHOICES } from '../rules/named/index.ts';
import type { Choice } from '../rules/named/named-rule.ts';
import {
  amountOf,
  argumentOf,
  cardByCrane,
  FEE_GOODS,
  feeAmount,
  goodByCrane,
  Kind,
  kindOf,
  whatOf,
} from '../rules/option.ts';
import { PAWN } from '../rules/pawn.ts';
import { Phase, phaseName } from '../rules/phases.ts';
import { foodDue, loansToFeed } from '../rules/round-end.ts';
import { type LeHavreState, TOWN } from '../rules/state.ts';
import { salePrice } from '../rules/trade.ts';
import { interestDue } from '../rules/turn.ts';
import { actionNow, isBetweenBuilds, ruleNow } from '../rules/use.ts';
import {
  amountMessage,
  cardMessage,
  feeMessage,
  francs,
  goodMessage,
  goodsMessage,
  listed,
  loans,
  message,
  seatMessage,
  shipMessage,
} from './phrases.ts';

/** What a choice means that a named rule asks for; undefined where every building or phase may ask for it. */
export const choiceOf = (s: LeHavreState, kind: Kind): Choice | undefined => ruleNow(s)?.choices[kind] ?? CHOICES[kind];

/** What playing an option means here and now: names, costs and results. */
export function optionMessage(s: LeHavreState, option: number): Message {
  const argument = argumentOf(option);
  const what = whatOf(argument);
  const amount = amountOf(argument);
  const kind = kindOf(option);
  const choice = choiceOf(s, kind);
  if (choice) return choice.message(s, argument);
  switch (kind) {
    case Kind.INTEREST: {
      const due = interestDue(s, s.seat);
      return message(s.has(s.seat, FRANC) < due ? 'option.interest-by-loan' : 'option.interest', {
        francs: francs(due),
      });
    }
    case Kind.TAKE:
      return message('option.take', { goods: goodsMessage(argument, s.offer(argument)) });
    case Kind.ENTER: {
      const card = cardMessage(argument);
      if (!owesFee(s, s.seat, argument) || goesFree(s, s.seat)) return message('option.enter', { card });
      return message('option.enter-fee', { card, fee: feeOf(s, argument) });
    }
    case Kind.BUY:
      return message('option.buy', { card: cardMessage(argument), francs: francs(s.table.price[argument] as number) });
    case Kind.BUY_SHIP:
      return message('option.buy-ship', {
        ship: shipMessage(argument),
        francs: francs(shipType(argument).purchase ?? 0),
      });
    case Kind.SELL:
      return message('option.sell', {
        card: cardMessage(argument),
        francs: francs(salePrice(s.table.value[argument] as number)),
      });
    case Kind.SELL_SHIP:
      return message('option.sell-ship', { ship: shipMessage(what), francs: francs(salePrice(amount)) });
    case Kind.EVICT:
      return message('option.evict', {
        seat: seatMessage(argument),
        card: cardMessage(Math.max(0, s.discOf(argument))),
      });
    case Kind.REPAY:
      return message('option.repay', { francs: francs(REPAYMENT) });
    case Kind.REDEEM:
      return message('option.redeem', { goods: goodsMessage(argument, 1), francs: francs(PAWN) });
    case Kind.PAY:
      return payMessage(s, argument);
    case Kind.CONVERT:
      return convertMessage(s, argument);
    case Kind.PICK: {
      const price = actionNow(s).prices[argument] ?? 0;
      const goods = goodsMessage(argument, 1);
      return price > 0
        ? message('option.pick-for', { goods, francs: francs(price) })
        : message('option.pick', { goods });
    }
    case Kind.BUILD: {
      const cost = buildCost(s, s.seat, argument, actionNow(s).lessWood);
      if (cost.every((each) => each === 0)) return message('option.build-free', { card: cardMessage(argument) });
      return message('option.build', { card: cardMessage(argument), cost: listed((good) => cost[good] ?? 0) });
    }
    case Kind.BUILD_BY_CRANE: {
      const [card, good] = [cardByCrane(argument), goodByCrane(argument)];
      const cost = buildCost(s, s.seat, card, actionNow(s).lessWood, good);
      const args = { card: cardMessage(card), cost: listed((each) => cost[each] ?? 0), good: goodMessage(good) };
      return message('option.build-crane', args);
    }
    case Kind.SUBSTITUTE: {
      const instead = goodMessage(what === BRICK ? CLAY : IRON);
      if (amount === 0) return message('option.use-none', { good: goodMessage(what), instead });
      return message('option.use', { goods: goodsMessage(what, amount), instead });
    }
    case Kind.BURN:
      return amountMessage('burn', what, amount);
    case Kind.FOOD:
      return amountMessage('food', what, amount);
    case Kind.BORROW:
      return message('option.borrow', { loans: loans(loansToFeed(s, s.seat)) });
    case Kind.TILE: {
      const [first, second] = TILES[argument]!.goods;
      return message('option.tile', { first: goodMessage(first), second: goodMessage(second) });
    }
    case Kind.REVEAL:
      return message('option.reveal', { card: cardMessage(argument) });
    case Kind.DEAL:
      return message('option.deal', { card: cardMessage(argument), seat: seatMessage(s.seat) });
    case Kind.SUPPLY:
      return message('option.supply');
    case Kind.END:
      return message('option.end');
    case Kind.PASS:
      return message('option.pass');
    case Kind.ENOUGH:
      return message(isBetweenBuilds(s) ? 'option.build-no-more' : 'option.enough');
    case Kind.COUNT:
      return message('option.count');
    default:
      throw new Error(`no words for kind ${kind}`);
  }
}

const feeOf = (s: LeHavreState, card: number): Message =>
  feeMessage(s.table.feeFood[card] as number, s.table.feeFrancs[card] as number);

/** The tokens of a fee. */
export const feeListed = (packed: number): readonly Message[] =>
  FEE_GOODS.flatMap((good, index) => {
    const amount = feeAmount(packed, index);
    return amount > 0 ? [goodsMessage(good, amount)] : [];
  });

function payMessage(s: LeHavreState, packed: number): Message {
  const goods = feeListed(packed);
  const owner = s.ownerOf(s.card);
  return owner < TOWN
    ? message('option.pay-to', { goods, seat: seatMessage(owner) })
    : message('option.pay', { goods });
}

function convertMessage(s: LeHavreState, times: number): Message {
  if (times === 0) return message('option.convert-none');
  const action = actionNow(s);
  const food = action.food * times;
  const give = food > 0 ? [feeMessage(food, 0)] : listed((good) => (action.give[good] ?? 0) * times);
  const get = listed((good) => yieldOf(action, times, good));
  const energy = s.energyDue(s.seat, energyFor(action, times));
  const gives = food > 0 || action.give.some((each) => each > 0);
  if (energy === 0) return gives ? message('option.convert', { give, get }) : message('option.convert-free', { get });
  return message(gives ? 'option.convert-energy' : 'option.convert-energy-only', { give, get, energy });
}

/** What is being asked. */
export function phaseMessage(s: LeHavreState): Message {
  const need = s.phase === Phase.FEED ? foodDue(s, s.seat) : s.need;
  if (s.fresh) return message('phase.fresh', { card: cardMessage(s.card) });
  if (s.phase === Phase.AFTER && s.station > 0) return message('phase.second-building');
  return message(`phase.${phaseName(s.phase)}`, {
    need,
    holds: s.holds,
    francs: francs(s.phase === Phase.INTEREST ? interestDue(s, s.seat) : s.earned),
    card: cardMessage(s.card),
  });
}
