import type { Options } from '@quayside/kernel';
import type { CardAction } from '../data/cards.ts';
import { BRICK, CLAY, ENERGY, GOODS, IRON, STEEL } from '../data/goods.ts';
import { Kind, option } from './option.ts';
import { canPay, payCost } from './pay.ts';
import type { LeHavreState } from './state.ts';
import { Why } from './why.ts';

/** Energy of a conversion done so often, halves rounded up (L-604), before the Wind Farm. */
export const energyFor = (deed: CardAction, times: number): number =>
  deed.energyOnce + ((times * deed.halfEnergy + 1) >> 1);

function goodsAllow(s: LeHavreState, seat: number, deed: CardAction): number {
  let times = deed.most;
  for (let good = 0; good < GOODS; good++) {
    const each = deed.give[good] as number;
    if (each === 0) continue;
    let have = s.has(seat, good);
    if (deed.substitute && good === CLAY) have += s.has(seat, BRICK);
    if (deed.substitute && good === IRON) have += s.has(seat, STEEL);
    times = Math.min(times, Math.floor(have / each));
  }
  return times;
}

function energyAllows(s: LeHavreState, seat: number, deed: CardAction, times: number): boolean {
  const energy = s.energyDue(seat, energyFor(deed, times));
  if (energy === 0) return true;
  let burnable = s.energyOf(seat);
  for (let good = 0; good < GOODS; good++) {
    burnable -= (deed.give[good] as number) * times * (ENERGY[good] as number);
  }
  return burnable >= energy;
}

/** How often a seat can do a conversion at most. */
export function mostTimes(s: LeHavreState, seat: number, deed: CardAction): number {
  if (!canPay(s, seat, deed.owning, 1, true)) return 0;
  let times = goodsAllow(s, seat, deed);
  while (times > 0 && !energyAllows(s, seat, deed, times)) times--;
  return times;
}

/** Why a seat cannot do a conversion so often. */
export function whyNotConvert(s: LeHavreState, seat: number, deed: CardAction, times = 1): Why {
  if (!canPay(s, seat, deed.owning, 1, true)) return Why.NOT_OWNING;
  if (goodsAllow(s, seat, deed) < times) return Why.NO_GOODS;
  return energyAllows(s, seat, deed, times) ? Why.OK : Why.NO_ENERGY;
}

export function convertOptions(s: LeHavreState, deed: CardAction, maySkip: boolean, out: Options): void {
  const most = mostTimes(s, s.seat, deed);
  for (let times = maySkip ? 0 : 1; times <= most; times++) out.add(option(Kind.CONVERT, times));
}

/** Pays the goods; energy and substitutes are settled next. */
export function startConvert(s: LeHavreState, deed: CardAction, times: number): void {
  s.times = times;
  payCost(s, deed.give, times, deed.substitute);
  s.need = s.energyDue(s.seat, energyFor(deed, times));
}

/** What a conversion done so often brings of a good, halves rounded down (L-605). */
export const yieldOf = (deed: CardAction, times: number, good: number): number =>
  (deed.get[good] as number) * times + (deed.once[good] as number) + (deed.half === good ? times >> 1 : 0);

export function finishConvert(s: LeHavreState, deed: CardAction): void {
  for (let good = 0; good < GOODS; good++) {
    const amount = yieldOf(deed, s.times, good);
    if (amount > 0) s.gain(s.seat, good, amount);
  }
  s.times = 0;
}
