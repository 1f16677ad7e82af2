import type { Message } from '@quayside/kernel';
import { EVERY_GOOD, goodOf } from '../data/goods.ts';
import type { Amounts } from '../data/goods.ts';
import type { Card, Convert, Effect, Gain, Pick } from '../data/vocabulary.ts';
import { feeMessage, francs, goodMessage, listedAmounts, loans, message } from './phrases.ts';

const SUBSTITUTE = 'does.substitute';

/** The text of a card, from what it does. */
export function cardText(of: Card): Message[] {
  // A blank card may do nothing but be worth something.
  if (of.does.length === 0) return of.set === 'blank' ? [] : [message(`does.${of.slug}`)];
  const texts = of.does.flatMap(effectText);
  // What may stand in for what is said once, at the end of what it is about.
  const last = texts.findLastIndex(({ key }) => key === SUBSTITUTE);
  return texts.filter(({ key }, at) => key !== SUBSTITUTE || at === last);
}

function effectText(effect: Effect): Message[] {
  if ('rule' in effect) return [message(`does.${effect.rule}`)];
  if ('owner' in effect) return [message(`does.${effect.owner}`)];
  if ('worth' in effect) return [worthText(effect.worth, effect.francs)];
  if ('build' in effect) {
    const build = message('does.build', { most: effect.build });
    return effect.lessWood ? [build, message('does.less-wood')] : [build];
  }
  if ('pick' in effect) return pickText(effect);
  if ('gain' in effect) return gainText(effect);
  if ('either' in effect)
    return effect.either.flatMap((each, at) =>
      at === 0 ? convertText(each) : [message('does.or'), ...convertText(each)],
    );
  if ('income' in effect) {
    return [message('does.income', { good: goodMessage(goodOf(effect.income)), amounts: effect.amounts.join('/') })];
  }
  if ('feeds' in effect) return [message('does.feeds', { amounts: effect.feeds.join('/') })];
  if ('discount' in effect) return [message('does.discount', { goods: listedAmounts(effect.discount) })];
  return convertText(effect);
}

function worthText(worth: string, plus: number): Message {
  if (worth === 'good') return message('does.worth-half');
  if (goodOf(worth) >= 0) return message('does.worth-one', { francs: plus, good: goodMessage(goodOf(worth)) });
  return message('does.worth', { francs: plus, what: worth });
}

/** A few goods are named; of many, those that are missing. */
function pickText({ pick, base, most, held, prices }: Pick): Message[] {
  if (typeof pick === 'string') return [message(`does.pick-${pick}`, { base, most })];
  const price = (good: string): number => prices?.[good as keyof Amounts] ?? 0;
  if (held) {
    const charges = pick.filter((good) => price(good) > 0);
    return [
      message('does.pick-held'),
      ...charges.map((good) =>
        message('does.pick-charge', { good: goodMessage(goodOf(good)), francs: francs(price(good)) }),
      ),
    ];
  }
  if (prices) {
    const wares = pick.map((good) =>
      message('does.ware', { good: goodMessage(goodOf(good)), francs: francs(price(good)) }),
    );
    return [message('does.pick-buy', { wares })];
  }
  const goods = pick.map(goodOf);
  const others = EVERY_GOOD.filter((good) => !goods.includes(good));
  const many = base > 0 ? message('does.pick-any', { base }) : message('does.pick-up-to', { most });
  if (others.length === 0) return [many];
  return [
    many,
    others.length < goods.length
      ? message('does.pick-without', { goods: others.map(goodMessage) })
      : message('does.pick-from', { goods: goods.map(goodMessage) }),
  ];
}

const about = (key: string, name: string | undefined): Message[] =>
  name === undefined ? [] : [message(key, { good: goodMessage(goodOf(name)) })];

const needed = (owning: Amounts | undefined): Message[] =>
  owning ? [message('does.owning', { goods: listedAmounts(owning) })] : [];

function gainText(effect: Gain): Message[] {
  const texts: Message[] = [];
  if (Object.keys(effect.gain).length > 0) texts.push(message('does.gain', { goods: listedAmounts(effect.gain) }));
  // What comes first is taken; what follows it comes on top.
  texts.push(...about(texts.length === 0 ? 'does.first-per-fisherman' : 'does.per-fisherman', effect.perFisherman));
  texts.push(...about(texts.length === 0 ? 'does.first-per-hammer' : 'does.per-hammer', effect.perHammer));
  texts.push(...about('does.with-hammer', effect.withHammer));
  for (const [what, goods] of Object.entries(effect.perBuilding ?? {}))
    texts.push(message('does.per-building', { goods: listedAmounts(goods), what }));
  if (effect.loans) texts.push(message('does.loans', { loans: loans(effect.loans) }));
  return [...texts, ...needed(effect.owning)];
}

function convertText(effect: Convert): Message[] {
  const { most, mostPer, halfEnergy = 0 } = effect;
  const gives = Object.keys(effect.convert).length > 0;
  const get = listedAmounts(effect.into);
  // Energy alone: once, after something else; or for as often as one can pay it.
  if (!gives && !effect.food && most === 1) return [message('does.energy-extra', { energy: halfEnergy / 2, get })];
  const give = gives
    ? listedAmounts(effect.convert)
    : [effect.food ? feeMessage(effect.food, 0) : message('does.energy-paid', { energy: halfEnergy / 2 })];
  const texts: Message[] = [];
  if (mostPer) {
    const good = goodMessage(goodOf(mostPer.good));
    texts.push(message('does.convert-per', { give, get, times: mostPer.times, good }));
  } else texts.push(most ? message('does.convert-most', { give, get, most }) : message('does.convert', { give, get }));
  if (effect.first) texts.push(message('does.first', { goods: listedAmounts(effect.first) }));
  texts.push(...about('does.half', effect.half));
  if (halfEnergy === 1) texts.push(message('does.energy-half'));
  else if (halfEnergy && gives)
    texts.push(message(most === 1 ? 'does.energy-once' : 'does.energy', { energy: halfEnergy / 2 }));
  if (effect.energyOnce) texts.push(message('does.energy-once', { energy: effect.energyOnce }));
  if (effect.substitute) texts.push(message(SUBSTITUTE));
  return [...texts, ...needed(effect.owning)];
}
