import type { Options } from '@quayside/kernel';
import { BONUS, unitsOf } from '../data/bonus.ts';
import { KINDS_OF_TOKEN, RESOURCES } from '../data/names.ts';
import { buyPrice, sellPrice } from '../data/printed.ts';
import { Kind, option, pair } from './option.ts';
import { Phase } from './phases.ts';
import { standInSales, useStandIn } from './stand-in.ts';
import type { ParisState } from './state.ts';
import { answered, ask } from './use.ts';
import { Why } from './why.ts';

/** A resource is bought from the supply, which is empty at first (P-401, P-402). */
export function whyNotBuy(s: ParisState, seat: number, kind: number): Why {
  if (s.supply[kind] === 0) return Why.NO_SUPPLY;
  return s.francsOf(seat) < buyPrice(s.figures, kind) ? Why.NO_FRANCS : Why.OK;
}

export function buy(s: ParisState, kind: number): void {
  s.addFrancs(s.seat, -buyPrice(s.figures, kind));
  s.addSupply(kind, -1);
  s.addToken(s.seat, kind, 1);
}

/** Sold resources go to the supply, sold prestige leaves the game (P-403, P-404). */
export function sell(s: ParisState, kind: number): void {
  s.addToken(s.seat, kind, -1);
  if (kind < RESOURCES) s.addSupply(kind, 1);
  s.addFrancs(s.seat, sellPrice(s.figures, kind));
}

/** A tile is sold as the token it stands for; one that stands for two may be sold as two (P-405). */
export function sellAs(s: ParisState, tile: number, kind: number): void {
  useStandIn(s, s.seat, tile);
  s.addFrancs(s.seat, sellPrice(s.figures, kind));
  if (unitsOf(tile) === 2) ask(s, Phase.SELL_MORE, tile);
}

/** The second token of a tile for two: same family, any kind, or none. */
export function sellMoreOptions(s: ParisState, out: Options): void {
  out.add(option(Kind.ENOUGH));
  const first = BONUS[s.asking] === 'any-prestige' ? RESOURCES : 0;
  for (let kind = first; kind < first + RESOURCES; kind++) out.add(option(Kind.SELL_AS, pair(s.asking, kind)));
}

export function sellMore(s: ParisState, kind: number): void {
  if (kind >= 0) s.addFrancs(s.seat, sellPrice(s.figures, kind));
  answered(s);
}

function sellOptions(s: ParisState, out: Options): void {
  for (let kind = 0; kind < KINDS_OF_TOKEN; kind++) if (s.token(s.seat, kind) > 0) out.add(option(Kind.SELL, kind));
}

export function tradeOptions(s: ParisState, out: Options): void {
  for (let kind = 0; kind < RESOURCES; kind++)
    if (whyNotBuy(s, s.seat, kind) === Why.OK) out.add(option(Kind.BUY, kind));
  sellOptions(s, out);
  standInSales(s, out);
}
