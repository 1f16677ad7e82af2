import type { Message, Played } from '@quayside/kernel';
import { slugOf } from '../data/cards.ts';
import { type Amounts, FRANC, GOODS, goodName } from '../data/goods.ts';
import { SEAT_NAMES } from '../data/setup.ts';
import { shipType } from '../data/ships.ts';
import type { LeHavreState } from '../rules/state.ts';

/** The words that sentences are made with: names, amounts, lists of goods. */

export const message = (key: string, args?: Message['args']): Message => (args ? { key, args } : { key });

export const seatMessage = (seat: number): Message => message(`seat.${SEAT_NAMES[seat]}`);
export const cardMessage = (index: number): Message => message(`card.${slugOf(index)}`);
export const goodMessage = (good: number): Message => message(`good.${goodName(good)}`);
export const goodsMessage = (good: number, n: number): Message => message(`goods.${goodName(good)}`, { n });
export const shipMessage = (type: number): Message => message(`ship.${shipType(type).name}`);
export const francs = (n: number): Message => goodsMessage(FRANC, n);
export const loans = (n: number): Message => message('term.loans', { n });

/** A row of amounts as a list of goods; nothing when all are zero. */
export function listed(row: (good: number) => number): readonly Message[] {
  const list: Message[] = [];
  for (let good = 0; good < GOODS; good++) if (row(good) > 0) list.push(goodsMessage(good, row(good)));
  return list.length > 0 ? list : [message('none')];
}
export const listedAmounts = (of: Amounts): readonly Message[] => listed((good) => of[goodName(good)] ?? 0);

/** So much of a good, or none of it. */
export function amountMessage(verb: string, good: number, amount: number): Message {
  if (amount === 0) return message(`option.${verb}-none`, { good: goodMessage(good) });
  return message(`option.${verb}`, { goods: goodsMessage(good, amount) });
}

/** A fee as its card states it: food, francs, or either. */
export function feeMessage(food: number, money: number): Message {
  const foodPart = message('fee.food', { n: food });
  if (food > 0 && money > 0) return message('fee.either', { food: foodPart, francs: francs(money) });
  return food > 0 ? foodPart : francs(money);
}

/** What a building gives by itself, besides what is paid in the same step. */
export function gained(
  { seat, before, after }: Played<LeHavreState>,
  spent: (good: number) => number = () => 0,
): readonly Message[] {
  const more = (good: number): number => after.has(seat, good) - before.has(seat, good) + spent(good);
  for (let good = 0; good < GOODS; good++) {
    if (more(good) > 0) return [message('told.take', { goods: listed(more) })];
  }
  return [];
}
