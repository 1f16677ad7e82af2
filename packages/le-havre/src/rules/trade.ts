import type { Options } from '@quayside/kernel';
import { BANK, CARD_SPACE, DIVE_BAR, HOTEL, MAIN_STATION, RATTLETRAP_CAR, TOBACCO_FACTORY } from '../data/cards.ts';
import { FRANC } from '../data/goods.ts';
import { LOAN, REPAYMENT } from '../data/setup.ts';
import { SHIP_TYPES, SHIPS, shipType } from '../data/ships.ts';
import { FOR_THE_BANK } from './build.ts';
import { payStockmarket } from './offers.ts';
import { counted, Kind, option } from './option.ts';
import { removeTop } from './piles.ts';
import { type LeHavreState, PILE, PILES, TOWN } from './state.ts';
import { Why } from './why.ts';

/** Why a seat cannot buy a building (L-310 to L-323). */
export function whyNotBuy(s: LeHavreState, seat: number, card: number): Why {
  if (s.final) return Why.FINAL_STAGE;
  const owner = s.ownerOf(card);
  if (owner < TOWN) return Why.OWNED;
  const price = s.table.price[card] as number;
  if (price < 0) return Why.NOT_FOR_SALE;
  if (owner !== TOWN && owner !== PILE) return Why.NOT_THERE;
  if (owner === PILE && s.pileWithTop(card) < 0) return Why.NOT_ON_TOP;
  if (s.sold[card]) return Why.SOLD_THIS_TURN;
  return s.has(seat, FRANC) < price ? Why.NO_FRANCS : Why.OK;
}

export function buy(s: LeHavreState, seat: number, card: number): void {
  const pile = s.pileWithTop(card);
  if (pile >= 0) removeTop(s, pile);
  if (pile >= 0 && card === BANK) payStockmarket(s, seat, FOR_THE_BANK);
  s.spend(seat, FRANC, s.table.price[card] as number);
  s.owner[card] = seat;
  sendHome(s, card, seat);
}

export function whyNotBuyShip(s: LeHavreState, seat: number, type: number): Why {
  if (s.final) return Why.FINAL_STAGE;
  const price = shipType(type).purchase;
  if (price === null) return Why.NOT_FOR_SALE;
  const ship = s.topShip(type);
  if (ship < 0) return Why.NO_SHIP_THERE;
  if (s.sold[CARD_SPACE + ship]) return Why.SOLD_THIS_TURN;
  return s.has(seat, FRANC) < price ? Why.NO_FRANCS : Why.OK;
}

export function buyShip(s: LeHavreState, seat: number, type: number): void {
  s.spend(seat, FRANC, shipType(type).purchase as number);
  s.popShip(type, seat);
}

export function whyNotSell(s: LeHavreState, seat: number, card: number): Why {
  if (s.ownerOf(card) !== seat) return Why.NOT_YOURS;
  return card === RATTLETRAP_CAR ? Why.NOT_SELLABLE : Why.OK;
}

/** Nobody is sent away from the Main Station or the Hotel (L-965, L-966), and from the Dive Bar one would come back to it. */
export const isShelter = (card: number): boolean => card === HOTEL || card === MAIN_STATION || card === DIVE_BAR;

/** A disc leaves its building: home, or to the Dive Bar where that is in play, which costs its owner 1 franc and others 2 (L-959). */
export function sendOut(s: LeHavreState, seat: number): void {
  s.disc[seat] = 0;
  if (s.ownerOf(DIVE_BAR) > TOWN) return;
  s.disc[seat] = DIVE_BAR + 1;
  const due = s.ownerOf(DIVE_BAR) === seat ? 1 : 2;
  if (s.has(seat, FRANC) < due) borrow(s, seat);
  s.spend(seat, FRANC, due);
}

/** Everybody on a card is sent out; the disc of who buys or sells it goes home. */
export function sendHome(s: LeHavreState, card: number, by: number): void {
  if (isShelter(card)) return;
  for (let seat = 0; seat < s.players; seat++) {
    if (s.disc[seat] !== card + 1) continue;
    if (seat === by) s.disc[seat] = 0;
    else sendOut(s, seat);
  }
}

/** Why the owner of the Tobacco Factory cannot send another player home (L-961). */
export function whyNotEvict(s: LeHavreState, seat: number, other: number): Why {
  const card = other < s.players && other !== seat ? s.discOf(other) : -1;
  const isOwn = card >= 0 && s.ownerOf(card) === seat && !isShelter(card);
  return isOwn && s.owner[TOBACCO_FACTORY] === seat ? Why.OK : Why.NOT_SENT_AWAY;
}

export function evict(s: LeHavreState, other: number): void {
  sendOut(s, other);
}

export function evictOptions(s: LeHavreState, seat: number, out: Options): void {
  if (s.owner[TOBACCO_FACTORY] !== seat) return;
  for (let other = 0; other < s.players; other++)
    if (whyNotEvict(s, seat, other) === Why.OK) out.add(option(Kind.EVICT, other));
}

/** What the town pays for a card of this value. */
export const salePrice = (value: number): number => value >> 1;

/** Half the value from the treasury; the card goes to the town, everybody on it goes home (L-330, L-333). */
export function sell(s: LeHavreState, seat: number, card: number): void {
  s.gain(seat, FRANC, salePrice(s.table.value[card] as number));
  s.owner[card] = TOWN;
  s.sold[card] = 1;
  sendHome(s, card, seat);
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
  s.sold[CARD_SPACE + ship] = 1;
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
  const { cards, owner } = s;
  const { price } = s.table;
  for (let card = 0; card < cards; card++) {
    if (owner[card] !== TOWN || (price[card] as number) > francs) continue;
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
  const { cards, owner, shipOwner } = s;
  for (let card = 0; card < cards; card++) {
    if (owner[card] !== seat || card === RATTLETRAP_CAR) continue;
    out.add(option(Kind.SELL, card));
    if (out.full) return;
  }
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (shipOwner[ship] !== seat) continue;
    const { type, value } = SHIPS[ship]!;
    if (ownShip(s, seat, type, value) === ship) out.add(option(Kind.SELL_SHIP, counted(type, value)));
  }
}

export function repayOption(s: LeHavreState, seat: number, out: Options): void {
  if (whyNotRepay(s, seat) === Why.OK) out.add(option(Kind.REPAY));
}
