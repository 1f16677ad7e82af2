import type { Options } from '@quayside/kernel';
import { BUILDINGS, priceOf, valueOf } from '../data/cards.ts';
import { FRANC } from '../data/goods.ts';
import { LOAN, REPAYMENT } from '../data/setup.ts';
import { SHIP_TYPES, SHIPS, shipType } from '../data/ships.ts';
import { counted, Kind, option } from './option.ts';
import { removeTop } from './piles.ts';
import { type LeHavreState, PILE, PILES, TOWN } from './state.ts';
import { Why } from './why.ts';

/** Why a seat cannot buy a building (L-310 to L-323). */
export function whyNotBuy(s: LeHavreState, seat: number, card: number): Why {
  if (s.final) return Why.FINAL_STAGE;
  const owner = s.ownerOf(card);
  if (owner < TOWN) return Why.OWNED;
  const price = priceOf(card);
  if (price < 0) return Why.NOT_FOR_SALE;
  if (owner !== TOWN && owner !== PILE) return Why.NOT_THERE;
  if (owner === PILE && s.pileWithTop(card) < 0) return Why.NOT_ON_TOP;
  if (s.sold[card]) return Why.SOLD_THIS_TURN;
  return s.has(seat, FRANC) < price ? Why.NO_FRANCS : Why.OK;
}

export function buy(s: LeHavreState, seat: number, card: number): void {
  const pile = s.pileWithTop(card);
  if (pile >= 0) removeTop(s, pile);
  s.spend(seat, FRANC, priceOf(card));
  s.owner[card] = seat;
  s.sendHome(card);
}

export function whyNotBuyShip(s: LeHavreState, seat: number, type: number): Why {
  if (s.final) return Why.FINAL_STAGE;
  const price = shipType(type).purchase;
  if (price === null) return Why.NOT_FOR_SALE;
  const ship = s.topShip(type);
  if (ship < 0) return Why.NO_SHIP_THERE;
  if (s.sold[BUILDINGS + ship]) return Why.SOLD_THIS_TURN;
  return s.has(seat, FRANC) < price ? Why.NO_FRANCS : Why.OK;
}

export function buyShip(s: LeHavreState, seat: number, type: number): void {
  s.spend(seat, FRANC, shipType(type).purchase as number);
  s.popShip(type, seat);
}

export const whyNotSell = (s: LeHavreState, seat: number, card: number): Why =>
  s.ownerOf(card) === seat ? Why.OK : Why.NOT_YOURS;

/** What the town pays for a card of this value. */
export const salePrice = (value: number): number => value >> 1;

/** Half the value from the treasury; the card goes to the town, everybody on it goes home (L-330, L-333). */
export function sell(s: LeHavreState, seat: number, card: number): void {
  s.gain(seat, FRANC, salePrice(valueOf(card)));
  s.owner[card] = TOWN;
  s.sold[card] = 1;
  s.sendHome(card);
}

/** The seat's ship of this type and value, or -1. Equal ships are interchangeable: it is always the first. */
export function ownShip(s: LeHavreState, seat: number, type: number, value: number): number {
  for (let ship = 0; ship < SHIPS.length; ship++) {
    const card = SHIPS[ship]!;
    if (s.shipOwner[ship] === seat && card.type === type && card.value === value) return ship;
  }
  return -1;
}

export function sellShip(s: LeHavreState, seat: number, type: number, value: number): void {
  const ship = ownShip(s, seat, type, value);
  s.gain(seat, FRANC, salePrice(value));
  s.pushShip(ship);
  s.sold[BUILDINGS + ship] = 1;
}

export function whyNotRepay(s: LeHavreState, seat: number): Why {
  if (s.loansOf(seat) === 0) return Why.NO_LOAN;
  return s.has(seat, FRANC) < REPAYMENT ? Why.NO_FRANCS : Why.OK;
}

export function repay(s: LeHavreState, seat: number): void {
  s.spend(seat, FRANC, REPAYMENT);
  s.loans[seat] = s.loansOf(seat) - 1;
}

export function borrow(s: LeHavreState, seat: number): void {
  s.loans[seat] = s.loansOf(seat) + 1;
  s.gain(seat, FRANC, LOAN);
}

export function buyOptions(s: LeHavreState, seat: number, out: Options): void {
  if (s.final) return;
  const francs = s.has(seat, FRANC);
  for (let card = 0; card < BUILDINGS; card++) {
    if (s.owner[card] !== TOWN || priceOf(card) > francs) continue;
    if (whyNotBuy(s, seat, card) === Why.OK) out.add(option(Kind.BUY, card));
    if (out.full) return;
  }
  for (let pile = 0; pile < PILES; pile++) {
    const card = s.top(pile);
    if (card >= 0 && whyNotBuy(s, seat, card) === Why.OK) out.add(option(Kind.BUY, card));
  }
  for (let type = 0; type < SHIP_TYPES.length; type++) {
    if (whyNotBuyShip(s, seat, type) === Why.OK) out.add(option(Kind.BUY_SHIP, type));
  }
}

export function sellOptions(s: LeHavreState, seat: number, out: Options): void {
  for (let card = 0; card < BUILDINGS; card++) {
    if (s.owner[card] !== seat) continue;
    out.add(option(Kind.SELL, card));
    if (out.full) return;
  }
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (s.shipOwner[ship] !== seat) continue;
    const { type, value } = SHIPS[ship]!;
    if (ownShip(s, seat, type, value) === ship) out.add(option(Kind.SELL_SHIP, counted(type, value)));
  }
}

export function repayOption(s: LeHavreState, seat: number, out: Options): void {
  if (whyNotRepay(s, seat) === Why.OK) out.add(option(Kind.REPAY));
}
