import type { Message } from '@quayside/kernel';
import { feeFood, feeFrancs, priceOf, valueOf } from '../data/cards.ts';
import { BRICK, CLAY, FRANC, goodOf, IRON } from '../data/goods.ts';
import { REPAYMENT } from '../data/setup.ts';
import { shipType } from '../data/ships.ts';
import { TILES } from '../data/tiles.ts';
import type { Card, Effect } from '../data/vocabulary.ts';
import { buildCost } from '../rules/build.ts';
import { energyFor, yieldOf } from '../rules/convert.ts';
import { owesFee } from '../rules/fee.ts';
import { CHOICES } from '../rules/named/index.ts';
import type { Choice } from '../rules/named/named-rule.ts';
import { amountOf, argumentOf, FEE_GOODS, feeAmount, Kind, kindOf, whatOf } from '../rules/option.ts';
import { Phase, phaseName } from '../rules/phases.ts';
import { foodDue, loansToFeed } from '../rules/round-end.ts';
import { type LeHavreState, TOWN } from '../rules/state.ts';
import { salePrice } from '../rules/trade.ts';
import { interestDue } from '../rules/turn.ts';
import { actionNow, ruleNow } from '../rules/use.ts';
import {
  amountMessage,
  cardMessage,
  feeMessage,
  francs,
  goodMessage,
  goodsMessage,
  listed,
  listedAmounts,
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
      if (!owesFee(s, s.seat, argument)) return message('option.enter', { card });
      return message('option.enter-fee', { card, fee: feeMessage(feeFood(argument), feeFrancs(argument)) });
    }
    case Kind.BUY:
      return message('option.buy', { card: cardMessage(argument), francs: francs(priceOf(argument)) });
    case Kind.BUY_SHIP:
      return message('option.buy-ship', {
        ship: shipMessage(argument),
        francs: francs(shipType(argument).purchase ?? 0),
      });
    case Kind.SELL:
      return message('option.sell', { card: cardMessage(argument), francs: francs(salePrice(valueOf(argument))) });
    case Kind.SELL_SHIP:
      return message('option.sell-ship', { ship: shipMessage(what), francs: francs(salePrice(amount)) });
    case Kind.REPAY:
      return message('option.repay', { francs: francs(REPAYMENT) });
    case Kind.PAY:
      return payMessage(s, argument);
    case Kind.CONVERT:
      return convertMessage(s, argument);
    case Kind.PICK:
      return message('option.pick', { goods: goodsMessage(argument, 1) });
    case Kind.BUILD: {
      const cost = buildCost(s, s.seat, argument, actionNow(s).lessWood);
      if (cost.every((each) => each === 0)) return message('option.build-free', { card: cardMessage(argument) });
      return message('option.build', { card: cardMessage(argument), cost: listed((good) => cost[good] ?? 0) });
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
    case Kind.SUPPLY:
      return message('option.supply');
    case Kind.END:
      return message('option.end');
    case Kind.PASS:
      return message('option.pass');
    case Kind.ENOUGH:
      return message('option.enough');
    case Kind.COUNT:
      return message('option.count');
    default:
      throw new Error(`no words for kind ${kind}`);
  }
}

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
  const give = listed((good) => (action.give[good] ?? 0) * times);
  const get = listed((good) => yieldOf(action, times, good));
  const energy = s.energyDue(s.seat, energyFor(action, times));
  const gives = action.give.some((each) => each > 0);
  if (energy === 0) return gives ? message('option.convert', { give, get }) : message('option.convert-free', { get });
  return message(gives ? 'option.convert-energy' : 'option.convert-energy-only', { give, get, energy });
}

/** What is being asked. */
export function phaseMessage(s: LeHavreState): Message {
  const need = s.phase === Phase.FEED ? foodDue(s, s.seat) : s.need;
  return message(`phase.${phaseName(s.phase)}`, {
    need,
    holds: s.holds,
    francs: francs(s.phase === Phase.INTEREST ? interestDue(s, s.seat) : s.earned),
    card: cardMessage(s.card),
  });
}

/** The text of a card, from what it does. */
export function cardText(of: Card): Message[] {
  if (of.does.length === 0) return [message(`does.${of.slug}`)];
  return of.does.flatMap(effectText);
}

function effectText(effect: Effect): Message[] {
  if ('rule' in effect) return [message(`does.${effect.rule}`)];
  if ('owner' in effect) return [message(`does.${effect.owner}`)];
  if ('worth' in effect) {
    return [
      effect.worth === 'good'
        ? message('does.worth-half')
        : message('does.worth', { francs: effect.francs, what: effect.worth }),
    ];
  }
  if ('build' in effect) {
    const build = message('does.build', { most: effect.build });
    return effect.lessWood ? [build, message('does.less-wood')] : [build];
  }
  if ('pick' in effect) return [message(`does.pick-${effect.pick}`, { base: effect.base, most: effect.most })];
  const texts: Message[] = [];
  const one = (key: string, name: string | undefined): void => {
    if (name !== undefined) texts.push(message(key, { good: goodMessage(goodOf(name)) }));
  };
  if ('gain' in effect) {
    if (Object.keys(effect.gain).length > 0) texts.push(message('does.gain', { goods: listedAmounts(effect.gain) }));
    // What comes first is taken; what follows it comes on top.
    one(texts.length === 0 ? 'does.first-per-fisherman' : 'does.per-fisherman', effect.perFisherman);
    one(texts.length === 0 ? 'does.first-per-hammer' : 'does.per-hammer', effect.perHammer);
    one('does.with-hammer', effect.withHammer);
  } else if (Object.keys(effect.convert).length === 0) {
    return [message('does.energy-extra', { energy: (effect.halfEnergy ?? 0) / 2, get: listedAmounts(effect.into) })];
  } else {
    const args = { give: listedAmounts(effect.convert), get: listedAmounts(effect.into) };
    texts.push(
      effect.most ? message('does.convert-most', { ...args, most: effect.most }) : message('does.convert', args),
    );
    if (effect.first) texts.push(message('does.first', { goods: listedAmounts(effect.first) }));
    one('does.half', effect.half);
    if (effect.halfEnergy === 1) texts.push(message('does.energy-half'));
    else if (effect.halfEnergy) {
      const key = effect.most === 1 ? 'does.energy-once' : 'does.energy';
      texts.push(message(key, { energy: effect.halfEnergy / 2 }));
    }
    if (effect.energyOnce) texts.push(message('does.energy-once', { energy: effect.energyOnce }));
    if (effect.substitute) texts.push(message('does.substitute'));
  }
  if (effect.owning) texts.push(message('does.owning', { goods: listedAmounts(effect.owning) }));
  return texts;
}
