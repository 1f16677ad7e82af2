import type { Options } from '@quayside/kernel';
import { STOCKMARKET } from '../data/cards.ts';
import { FRANC, OFFERS } from '../data/goods.ts';
import { TILES } from '../data/tiles.ts';
import { enterOptions } from './enter.ts';
import { Kind, option } from './option.ts';
import { redeemOptions } from './pawn.ts';
import { Phase } from './phases.ts';
import type { LeHavreState } from './state.ts';
import { borrow, buyOptions, evictOptions, repayOption, sellOptions } from './trade.ts';

export const TURNS = 7;

export function startTurn(s: LeHavreState): void {
  s.sold.fill(0);
  s.seat = s.active;
  s.phase = s.final ? Phase.MAIN : Phase.TURN;
}

export function tradeOptions(s: LeHavreState, out: Options): void {
  buyOptions(s, s.seat, out);
  sellOptions(s, s.seat, out);
  repayOption(s, s.seat, out);
  evictOptions(s, s.seat, out);
  redeemOptions(s, s.seat, out);
}

/** The marker moves to the next tile, which may still lie face down (L-205, L-206). */
export function supply(s: LeHavreState): void {
  if (s.tile[s.turn - 1] === 0) s.phase = Phase.TILE;
  else deliver(s);
}

export function tileOptions(s: LeHavreState, out: Options): void {
  for (let tile = 0; tile < TILES.length; tile++) if (!s.tile.includes(tile + 1)) out.add(option(Kind.TILE, tile));
}

export function turnTile(s: LeHavreState, tile: number): void {
  s.tile[s.turn - 1] = tile + 1;
  deliver(s);
}

function deliver(s: LeHavreState): void {
  const tile = TILES[s.tile[s.turn - 1]! - 1]!;
  s.addOffer(tile.goods[0], 1);
  s.addOffer(tile.goods[1], 1);
  if (!tile.interest) {
    s.phase = Phase.MAIN;
    return;
  }
  s.asked = 0;
  askInterest(s);
}

/** Everybody with a loan pays, but for the owner of the Stockmarket, in seat order from the active player, who goes on afterwards (L-210, L-211, L-982). */
export function askInterest(s: LeHavreState): void {
  for (; s.asked < s.players; s.asked++) {
    s.seat = (s.active + s.asked) % s.players;
    if (s.loansOf(s.seat) === 0 || s.owner[STOCKMARKET] === s.seat) continue;
    s.phase = Phase.INTEREST;
    return;
  }
  s.asked = 0;
  s.seat = s.active;
  s.phase = Phase.MAIN;
}

/** 1 franc, or 2 with the option for dear loans and as many loans as players (L-212, L-216). */
export function interestDue(s: LeHavreState, seat: number): number {
  return s.costlyInterest && s.players > 1 && s.loansOf(seat) >= s.players ? 2 : 1;
}

/** Out of turn an expert table lets one sell only while the payment is not covered (L-361). */
export function maySellNow(s: LeHavreState, covered: boolean): boolean {
  return !s.expertSelling || !covered || (s.phase === Phase.INTEREST && s.seat === s.active);
}

export function interestOptions(s: LeHavreState, out: Options): void {
  out.add(option(Kind.INTEREST));
  if (maySellNow(s, s.has(s.seat, FRANC) >= interestDue(s, s.seat))) sellOptions(s, s.seat, out);
  repayOption(s, s.seat, out);
  redeemOptions(s, s.seat, out);
}

export function payInterest(s: LeHavreState): void {
  const due = interestDue(s, s.seat);
  if (s.has(s.seat, FRANC) < due) borrow(s, s.seat);
  s.spend(s.seat, FRANC, due);
  s.asked++;
  askInterest(s);
}

/** Offers, buildings, and besides them buying, selling and repaying. Who can do neither main action passes (L-222). */
export function mainOptions(s: LeHavreState, out: Options): void {
  for (let good = 0; good < OFFERS; good++) if (s.offer(good) > 0) out.add(option(Kind.TAKE, good));
  if (out.full) return;
  enterOptions(s, out);
  if (out.count === 0) out.add(option(Kind.PASS));
  if (!out.full) tradeOptions(s, out);
}
