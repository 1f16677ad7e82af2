import type { Options } from '@quayside/kernel';
import type { CardAction } from '../data/cards.ts';
import { BRICK, CLAY, GOODS, IRON, STEEL } from '../data/goods.ts';
import { Kind, MOST_AMOUNT, option } from './option.ts';
import { canPay, payCost } from './pay.ts';
import type { LeHavreState } from './state.ts';
import { Why } from './why.ts';

/** Energy of a conversion done so often, halves rounded up (L-604), before the Wind Farm. */
export const energyFor = (action: CardAction, times: number): number =>
  action.energyOnce + ((times * action.halfEnergy + 1) >> 1);

function goodsAllow(s: LeHavreState, seat: number, action: CardAction): number {
  let times = action.most;
  for (let good = 0; good < GOODS; good++) {
    const each = action.give[good] as number;
    if (each === 0) continue;
    let have = s.has(seat, good);
    if (action.substitute && good === CLAY) have += s.has(seat, BRICK);
    if (action.substitute && good === IRON) have += s.has(seat, STEEL);
    times = Math.min(times, Math.floor(have / each));
  }
  return times;
}

/** No conversion takes both fuel and energy, so that all fuel can be burnt. */
function energyAllows(s: LeHavreState, seat: number, action: CardAction, times: number): boolean {
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
  if (goodsAllow(s, seat, action) < times) return Why.NO_GOODS;
  return energyAllows(s, seat, action, times) ? Why.OK : Why.NO_ENERGY;
}

export function convertOptions(s: LeHavreState, action: CardAction, maySkip: boolean, out: Options): void {
  const most = mostTimes(s, s.seat, action);
  for (let times = maySkip ? 0 : 1; times <= most; times++) out.add(option(Kind.CONVERT, times));
}

/** Pays the goods; energy and substitutes are settled next. */
export function startConvert(s: LeHavreState, action: CardAction, times: number): void {
  s.times = times;
  payCost(s, action.give, times, action.substitute);
  s.need = s.energyDue(s.seat, energyFor(action, times));
}

/** What a conversion done so often brings of a good, halves rounded down (L-605). */
export const yieldOf = (action: CardAction, times: number, good: number): number =>
  (action.get[good] as number) * times + (action.once[good] as number) + (action.half === good ? times >> 1 : 0);

export function finishConvert(s: LeHavreState, action: CardAction): void {
  for (let good = 0; good < GOODS; good++) {
    const amount = yieldOf(action, s.times, good);
    if (amount > 0) s.gain(s.seat, good, amount);
  }
  s.times = 0;
}
