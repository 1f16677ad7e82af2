import type { Message } from '@quayside/kernel';
import { card, ACTIONS, type CardAction, FEE_FOOD, FEE_FRANCS, LUXURY_YACHT, PRICE, VALUE } from '../data/cards.ts';
import { type Amounts, BRICK, CLAY, FRANC, GOODS, goodName, goodOf, IRON, SHIPPING } from '../data/goods.ts';
import { REPAYMENT, SEAT_NAMES } from '../data/setup.ts';
import { IRON_SHIP, SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { TILES } from '../data/tiles.ts';
import type { Card, Effect } from '../data/vocabulary.ts';
import { buildCost } from '../rules/build.ts';
import { energyFor, yieldOf } from '../rules/convert.ts';
import { owesFee } from '../rules/enter.ts';
import { courtFrancs, foodFor } from '../rules/named.ts';
import { amountOf, argumentOf, FEE_GOODS, feeAmount, Kind, kindOf, leftOf, whatOf } from '../rules/option.ts';
import { Phase, phaseName } from '../rules/phases.ts';
import { foodDue, loansToFeed } from '../rules/round-end.ts';
import { type LeHavreState, TOWN } from '../rules/state.ts';
import { salePrice } from '../rules/trade.ts';
import { interestDue } from '../rules/turn.ts';

export const message = (key: string, args?: Message['args']): Message => (args ? { key, args } : { key });

export const seatMessage = (seat: number): Message => message(`seat.${SEAT_NAMES[seat]}`);
export const cardMessage = (index: number): Message => message(`card.${card(index).slug}`);
export const goodMessage = (good: number): Message => message(`good.${goodName(good)}`);
export const goodsMessage = (good: number, n: number): Message => message(`goods.${goodName(good)}`, { n });
export const shipMessage = (type: number): Message => message(`ship.${SHIP_TYPES[type]!.name}`);
export const francs = (n: number): Message => goodsMessage(FRANC, n);
export const loans = (n: number): Message => message('term.loans', { n });

/** A row of amounts as a list of goods; nothing when all are zero. */
export function listed(row: (good: number) => number): readonly Message[] {
  const list: Message[] = [];
  for (let good = 0; good < GOODS; good++) if (row(good) > 0) list.push(goodsMessage(good, row(good)));
  return list.length > 0 ? list : [message('none')];
}
export const listedAmounts = (of: Amounts): readonly Message[] => listed((good) => of[goodName(good)] ?? 0);

function feeMessage(index: number): Message {
  const food = FEE_FOOD[index] as number;
  const money = FEE_FRANCS[index] as number;
  const foodPart = message('fee.food', { n: food });
  if (food > 0 && money > 0) return message('fee.either', { food: foodPart, francs: francs(money) });
  return food > 0 ? foodPart : francs(money);
}

export const actionNow = (s: LeHavreState): CardAction =>
  (ACTIONS[s.card] as readonly CardAction[])[s.deed] as CardAction;

/** What playing an option means here and now: names, costs and results. */
export function optionMessage(s: LeHavreState, option: number): Message {
  const argument = argumentOf(option);
  const what = whatOf(argument);
  const amount = amountOf(argument);
  switch (kindOf(option)) {
    case Kind.INTEREST: {
      const due = interestDue(s, s.seat);
      return message(s.has(s.seat, FRANC) < due ? 'option.interest-by-loan' : 'option.interest', {
        francs: francs(due),
      });
    }
    case Kind.TAKE:
      return message('option.take', { goods: goodsMessage(argument, s.offer(argument)) });
    case Kind.ENTER:
      if (!owesFee(s, s.seat, argument)) return message('option.enter', { card: cardMessage(argument) });
      return message('option.enter-fee', { card: cardMessage(argument), fee: feeMessage(argument) });
    case Kind.BUY:
      return message('option.buy', { card: cardMessage(argument), francs: francs(PRICE[argument] as number) });
    case Kind.BUY_SHIP:
      return message('option.buy', {
        card: shipMessage(argument),
        francs: francs(SHIP_TYPES[argument]!.purchase ?? 0),
      });
    case Kind.SELL:
      return message('option.sell', {
        card: cardMessage(argument),
        francs: francs(salePrice(VALUE[argument] as number)),
      });
    case Kind.SELL_SHIP:
      return message('option.sell', { card: shipMessage(what), francs: francs(salePrice(amount)) });
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
      return message('option.build', { card: cardMessage(argument), cost: listed((good) => cost[good] as number) });
    }
    case Kind.BUILD_SHIP: {
      const type = SHIP_TYPES[argument]!;
      return message('option.build-ship', {
        ship: shipMessage(argument),
        value: SHIPS[s.topShip(argument)]?.value ?? 0,
        cost: listedAmounts(type.build),
        energy: s.energyDue(s.seat, type.energy),
      });
    }
    case Kind.SWAP:
      return message('option.swap', { ship: shipMessage(IRON_SHIP), card: cardMessage(LUXURY_YACHT) });
    case Kind.SUBSTITUTE: {
      const instead = goodMessage(what === BRICK ? CLAY : IRON);
      if (amount === 0) return message('option.use-none', { good: goodMessage(what), instead });
      return message('option.use', { goods: goodsMessage(what, amount), instead });
    }
    case Kind.SAIL:
      return message('option.sail', { n: amount, ship: shipMessage(what) });
    case Kind.SHIP:
      if (amount === 0) return message('option.ship-none', { good: goodMessage(what) });
      return message('option.ship', {
        goods: goodsMessage(what, amount),
        francs: francs(amount * (SHIPPING[what] as number)),
      });
    case Kind.BURN:
      return amountMessage('burn', what, amount);
    case Kind.FOOD:
      return amountMessage('food', what, amount);
    case Kind.GIVE:
      return amountMessage('give', what, amount);
    case Kind.RETURN:
      if (courtFrancs(s, argument) === 0) return message('option.return', { loans: loans(argument) });
      return message('option.return-francs', { loans: loans(argument), francs: francs(courtFrancs(s, argument)) });
    case Kind.HAUL:
      return message('option.haul', {
        goods: listed((good) => (good === leftOf(argument) || good === leftOf(argument) + 1 ? s.offer(good) : 0)),
      });
    case Kind.OUST:
      return message('option.oust', {
        seat: seatMessage(argument),
        card: cardMessage(Math.max(0, s.discOf(argument))),
      });
    case Kind.WANT:
      return argument === 0
        ? message('option.want-nothing')
        : message('option.want', { goods: goodsMessage(argument, 1) });
    case Kind.COAL_TRADE:
      return message('option.trade', {
        food: foodFor(argument),
        goods: listed((good) =>
          goodName(good) === 'charcoal' ? argument >> 3 : goodName(good) === 'coal' ? argument & 7 : 0,
        ),
      });
    case Kind.KEEP:
      return orderMessage(s, 'keep', 0, 'first');
    case Kind.SWITCH:
      return orderMessage(s, 'switch', 1, 'second');
    case Kind.BORROW:
      return message('option.borrow', { loans: loans(loansToFeed(s, s.seat)) });
    case Kind.TILE: {
      const [first, second] = TILES[argument]!.goods;
      return message('option.tile', { first: goodMessage(first), second: goodMessage(second) });
    }
    case Kind.REVEAL:
      return message('option.reveal', { card: cardMessage(argument) });
    case Kind.PEEK:
      return message('option.peek', { card: cardMessage(argument) });
    default:
      return message(`option.${BARE[kindOf(option)]}`);
  }
}

const BARE: Readonly<Record<number, string>> = {
  [Kind.SUPPLY]: 'supply',
  [Kind.END]: 'end',
  [Kind.PASS]: 'pass',
  [Kind.ENOUGH]: 'enough',
  [Kind.COUNT]: 'count',
};

function amountMessage(verb: string, good: number, amount: number): Message {
  if (amount === 0) return message(`option.${verb}-none`, { good: goodMessage(good) });
  return message(`option.${verb}`, { goods: goodsMessage(good, amount) });
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
  const deed = actionNow(s);
  const give = listed((good) => (deed.give[good] as number) * times);
  const get = listed((good) => yieldOf(deed, times, good));
  const energy = s.energyDue(s.seat, energyFor(deed, times));
  const gives = deed.give.some((each) => each > 0);
  if (energy === 0) return gives ? message('option.convert', { give, get }) : message('option.convert-free', { get });
  return message(gives ? 'option.convert-energy' : 'option.convert-energy-only', { give, get, energy });
}

function orderMessage(s: LeHavreState, verb: string, place: number, name: string): Message {
  const seen = (s.special[place] as number) - 1;
  return seen < 0 ? message(`option.${verb}-unseen`) : message(`option.${verb}`, { [name]: cardMessage(seen) });
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
  if (of.slug === 'luxury-yacht' || of.slug === 'football-stadium') return [message(`does.${of.slug}`)];
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
    one('does.per-fisherman', effect.perFisherman);
    one('does.per-hammer', effect.perHammer);
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
    else if (effect.halfEnergy) texts.push(message('does.energy', { energy: effect.halfEnergy / 2 }));
    if (effect.energyOnce) texts.push(message('does.energy-once', { energy: effect.energyOnce }));
    if (effect.substitute) texts.push(message('does.substitute'));
  }
  if (effect.owning) texts.push(message('does.owning', { goods: listedAmounts(effect.owning) }));
  return texts;
}
