import type { Options } from '@quayside/kernel';
import { BUILDINGS, FEE_FOOD, FEE_FRANCS, LOCKED } from '../data/cards.ts';
import { BREAD, FISH, FRANC, GOODS, MEAT, SMOKED_FISH } from '../data/goods.ts';
import { argumentOf, FEE_GOODS, fee, feeAmount, Kind, option } from './option.ts';
import { type LeHavreState, MOST_SEATS, TOWN } from './state.ts';
import { whyNotUse } from './use.ts';
import { Why } from './why.ts';

/** True when the seat pays to enter: not the owner, and the card asks something. */
export function owesFee(s: LeHavreState, seat: number, card: number): boolean {
  return s.ownerOf(card) !== seat && (FEE_FOOD[card] as number) + (FEE_FRANCS[card] as number) > 0;
}

/**
 * Every payment of a card's fee without a superfluous token (L-416). Food may be mixed with francs; where the card offers francs
 * instead of food, a mix that holds as many francs would be too much.
 */
export function payments(s: LeHavreState, seat: number, card: number, out: Options): void {
  const food = FEE_FOOD[card] as number;
  const francs = FEE_FRANCS[card] as number;
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

/** Puts the tokens of a fee aside, or back, while it is tried what is possible without them. */
function setAside(s: LeHavreState, seat: number, packed: number, sign: number): void {
  for (let i = 0; i < FEE_GOODS.length; i++) {
    const at = seat * GOODS + (FEE_GOODS[i] as number);
    s.goods[at] = (s.goods[at] as number) - sign * feeAmount(packed, i);
  }
}

function worksAfter(s: LeHavreState, seat: number, card: number, payment: number): boolean {
  const packed = argumentOf(payment);
  setAside(s, seat, packed, 1);
  const works = whyNotUse(s, seat, card) === Why.OK;
  setAside(s, seat, packed, -1);
  return works;
}

/** The payments after which the building can still be used. */
export function feeOptions(s: LeHavreState, out: Options): void {
  const list = s.fees[0];
  list.clear();
  payments(s, s.seat, s.card, list);
  const count = list.count;
  for (let i = 0; i < count; i++) {
    const payment = list.at(i);
    if (worksAfter(s, s.seat, s.card, payment)) out.add(payment);
    if (out.full) return;
  }
}

/** The tokens themselves go to the owner; what the town gets goes to the supply (L-410, L-418). */
export function payFee(s: LeHavreState, packed: number): void {
  const owner = s.ownerOf(s.card);
  for (let i = 0; i < FEE_GOODS.length; i++) {
    const amount = feeAmount(packed, i);
    if (amount > 0) s.hand(s.seat, owner === TOWN ? MOST_SEATS : owner, FEE_GOODS[i] as number, amount);
  }
}

/** Why the fee and the deeds of a card are beyond a seat, wherever its disc is. `depth` keeps nested tries apart. */
function whyNotAfford(s: LeHavreState, seat: number, card: number, depth: 0 | 1): Why {
  const use = whyNotUse(s, seat, card);
  if (use !== Why.OK || !owesFee(s, seat, card)) return use;
  const list = s.fees[depth];
  list.clear();
  payments(s, seat, card, list);
  const count = list.count;
  if (count === 0) return Why.CANNOT_PAY_FEE;
  for (let i = 0; i < count; i++) if (worksAfter(s, seat, card, list.at(i))) return Why.OK;
  return Why.AFTER_FEE;
}

/** Why a seat cannot enter a building as its main action (L-401 to L-422). */
export function whyNotEnter(s: LeHavreState, seat: number, card: number): Why {
  if (s.ownerOf(card) > TOWN) return Why.NOT_IN_PLAY;
  if (LOCKED[card]) return Why.LOCKED;
  if (s.discOf(seat) === card) return Why.OWN_DISC;
  if (!s.final && s.occupant(card) >= 0) return Why.OCCUPIED;
  return whyNotAfford(s, seat, card, 0);
}

/** The same for a building reached through the Harbour Watch, once an amount has been paid for that. */
export function whyNotEnterAfter(s: LeHavreState, seat: number, card: number, good: number, amount: number): Why {
  if (LOCKED[card]) return Why.LOCKED;
  const at = seat * GOODS + good;
  const held = s.has(seat, good);
  s.goods[at] = held - amount;
  const why = whyNotAfford(s, seat, card, 1);
  s.goods[at] = held;
  return why;
}

export function enterOptions(s: LeHavreState, out: Options): void {
  for (let card = 0; card < BUILDINGS; card++) {
    if ((s.owner[card] as number) > TOWN) continue;
    if (whyNotEnter(s, s.seat, card) === Why.OK) out.add(option(Kind.ENTER, card));
    if (out.full) return;
  }
}
