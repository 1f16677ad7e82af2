import type { Options } from '@quayside/kernel';
import { BUILDINGS, type CardAction } from '../data/cards.ts';
import { BRICK, CLAY, FRANC, GOODS, IRON, STEEL, UPGRADED } from '../data/goods.ts';
import { MOST_FRANCS, MOST_FROM_BLANK } from '../data/setup.ts';
import { Kind, MOST_AMOUNT, option } from './option.ts';
import { canPay, foodOf, payCost } from './pay.ts';
import type { LeHavreState } from './state.ts';
import { Why } from './why.ts';

/** Energy of a conversion done so often, halves rounded up (L-604), before the Wind Farm. */
export const energyFor = (action: CardAction, times: number): number =>
  action.energyOnce + ((times * action.halfEnergy + 1) >> 1);

/** How often the card allows it to this seat: some count a good in hand, steel as iron and brick as clay (L-614). */
export function limitOf(s: LeHavreState, seat: number, action: CardAction): number {
  const good = action.mostPer;
  if (good < 0) return action.most;
  const better = good === CLAY || good === IRON ? s.has(seat, good + UPGRADED) : 0;
  return Math.min(action.most, action.timesPer * (s.has(seat, good) + better));
}

function goodsAllow(s: LeHavreState, seat: number, action: CardAction): number {
  const { give, substitute } = action;
  let times = limitOf(s, seat, action);
  for (let good = 0; good < GOODS; good++) {
    const each = give[good] as number;
    if (each === 0) continue;
    let have = s.has(seat, good);
    if (substitute && good === CLAY) have += s.has(seat, BRICK);
    if (substitute && good === IRON) have += s.has(seat, STEEL);
    times = Math.min(times, Math.floor(have / each));
  }
  return times;
}

/** No conversion takes both food and energy, nor either of them and a good that could pay it: all in hand can pay (L-616). */
function energyAllows(s: LeHavreState, seat: number, action: CardAction, times: number): boolean {
  if (action.food > 0) return action.food * times <= Math.min(MOST_AMOUNT, foodOf(s, seat));
  const energy = s.energyDue(seat, energyFor(action, times));
  return energy === 0 || (energy <= MOST_AMOUNT && energy <= s.energyOf(seat));
}

/** How often a seat can do a conversion at most. */
export function mostTimes(s: LeHavreState, seat: number, action: CardAction): number {
  if (!canPay(s, seat, action.owning)) return 0;
  let times = goodsAllow(s, seat, action);
  while (times > 0 && !energyAllows(s, seat, action, times)) times--;
  return times;
}

/** Why a seat cannot do a conversion so often. */
export function whyNotConvert(s: LeHavreState, seat: number, action: CardAction, times = 1): Why {
  if (!canPay(s, seat, action.owning)) return Why.NOT_OWNING;
  if (limitOf(s, seat, action) < times) return Why.NOT_OWNING;
  if (goodsAllow(s, seat, action) < times) return Why.NO_GOODS;
  if (energyAllows(s, seat, action, times)) return Why.OK;
  return action.food > 0 ? Why.NO_FOOD : Why.NO_ENERGY;
}

export function convertOptions(s: LeHavreState, action: CardAction, maySkip: boolean, out: Options): void {
  const most = mostTimes(s, s.seat, action);
  for (let times = maySkip ? 0 : 1; times <= most; times++) out.add(option(Kind.CONVERT, times));
}

/** Pays the goods; substitutes, and energy or food, are settled next. */
export function startConvert(s: LeHavreState, action: CardAction, times: number): void {
  s.times = times;
  payCost(s, action.give, times, action.substitute);
  s.need = action.food > 0 ? action.food * times : s.energyDue(s.seat, energyFor(action, times));
}

/** What a conversion done so often brings of a good, halves rounded down (L-605). */
export const yieldOf = (action: CardAction, times: number, good: number): number =>
  (action.get[good] as number) * times + (action.once[good] as number) + (action.half === good ? times >> 1 : 0);

/** From the supply to who visits; a blank card gives nobody more than can be counted (L-134). */
export function take(s: LeHavreState, good: number, amount: number): void {
  const room = (good === FRANC ? MOST_FRANCS : MOST_FROM_BLANK) - s.has(s.seat, good);
  s.gain(s.seat, good, s.card < BUILDINGS ? amount : Math.min(amount, Math.max(0, room)));
}

export function finishConvert(s: LeHavreState, action: CardAction): void {
  for (let good = 0; good < GOODS; good++) {
    const amount = yieldOf(action, s.times, good);
    if (amount > 0) take(s, good, amount);
  }
  s.times = 0;
}
