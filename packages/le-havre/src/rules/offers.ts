import { HOTEL, STOCKMARKET } from '../data/cards.ts';
import { FRANC } from '../data/goods.ts';
import { type LeHavreState, TOWN } from './state.ts';

const FROM_THE_HOTEL = 3;

/** All tokens of one offer (L-301). */
export function takeOffer(s: LeHavreState, good: number): void {
  const amount = s.offer(good);
  s.addOffer(good, -amount);
  s.gain(s.seat, good, amount);
  if (good === FRANC) payStockmarket(s, s.seat, 1);
}

/** An offer as the main action; who stays at the Hotel gets 3 francs with it (L-966). */
export function takeAsMainAction(s: LeHavreState, good: number): void {
  takeOffer(s, good);
  if (s.discOf(s.seat) === HOTEL) s.gain(s.seat, FRANC, FROM_THE_HOTEL);
}

/** The owner of the Stockmarket earns by what others do (L-982). */
export function payStockmarket(s: LeHavreState, by: number, francs: number): void {
  const owner = s.ownerOf(STOCKMARKET);
  if (owner < TOWN && owner !== by) s.gain(owner, FRANC, francs);
}
