import type { Options } from '@quayside/kernel';
import { MAIN_STATION } from '../data/cards.ts';
import { BREAD, FISH, FRANC, GOODS, MEAT, SMOKED_FISH } from '../data/goods.ts';
import { FEE_GOODS, fee, feeAmount, Kind, option } from './option.ts';
import type { LeHavreState } from './state.ts';

/** True when the seat pays to enter: not the owner, and the card asks something (L-410). */
export function owesFee(s: LeHavreState, seat: number, card: number): boolean {
  return s.ownerOf(card) !== seat && (s.table.fee[card] as number) > 0;
}

/** Who comes from the Main Station pays no fee (L-965). */
export const goesFree = (s: LeHavreState, seat: number): boolean =>
  s.discOf(seat) === MAIN_STATION || (s.station > 0 && seat === s.seat);

/**
 * Every payment of a card's fee without a superfluous token (L-416). Food may be mixed with francs; where the card offers francs
 * instead of food, a mix that holds as many francs would be too much (L-417).
 */
export function payments(s: LeHavreState, seat: number, card: number, out: Options): void {
  const food = s.table.feeFood[card] as number;
  const francs = s.table.feeFrancs[card] as number;
  const purse = s.has(seat, FRANC);
  if (francs > 0 && purse >= francs) out.add(option(Kind.PAY, fee(0, 0, 0, 0, francs)));
  if (food === 0) return;
  const mostFrancs = francs > 0 ? Math.min(purse, francs - 1) : purse;
  const meats = Math.min(s.has(seat, MEAT), Math.ceil(food / 3));
  for (let meat = 0; meat <= meats; meat++) {
    const afterMeat = Math.max(0, food - meat * 3);
    const breads = Math.min(s.has(seat, BREAD), Math.ceil(afterMeat / 2));
    for (let bread = 0; bread <= breads; bread++) {
      const afterBread = Math.max(0, afterMeat - bread * 2);
      const smokes = Math.min(s.has(seat, SMOKED_FISH), Math.ceil(afterBread / 2));
      for (let smoked = 0; smoked <= smokes; smoked++) {
        const rest = Math.max(0, afterBread - smoked * 2);
        const fishes = Math.min(s.has(seat, FISH), rest);
        for (let fish = Math.max(0, rest - mostFrancs); fish <= fishes; fish++) {
          out.add(option(Kind.PAY, fee(meat, bread, smoked, fish, rest - fish)));
        }
      }
    }
  }
}

/** Puts the tokens of a fee aside (1), or back (-1), while it is tried what is possible without them. */
export function setAside(s: LeHavreState, seat: number, packed: number, sign: 1 | -1): void {
  for (let i = 0; i < FEE_GOODS.length; i++) {
    const good = FEE_GOODS[i] as number;
    s.goods[seat * GOODS + good] = s.has(seat, good) - sign * feeAmount(packed, i);
  }
}

/** The tokens themselves go to the owner; what the town gets goes to the supply (L-410, L-418). */
export function payFee(s: LeHavreState, packed: number): void {
  for (let i = 0; i < FEE_GOODS.length; i++) {
    const amount = feeAmount(packed, i);
    if (amount > 0) s.hand(s.seat, s.ownerOf(s.card), FEE_GOODS[i] as number, amount);
  }
}
