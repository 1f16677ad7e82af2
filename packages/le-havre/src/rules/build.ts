import type { Options } from '@quayside/kernel';
import { BANK, BUILDABLE, type CardAction, MASONS_GUILD, MATERIAL, materialOf, WOODEN_CRANE } from '../data/cards.ts';
import { BRICK, CLAY, GOODS, WOOD } from '../data/goods.ts';
import { payStockmarket } from './offers.ts';
import { byCrane, Kind, option } from './option.ts';
import { canPay, payCost } from './pay.ts';
import { removeTop } from './piles.ts';
import { type LeHavreState, PILES, TOWN } from './state.ts';
import { Why } from './why.ts';

/** What the Stockmarket brings when somebody else gets the Bank (L-982). */
export const FOR_THE_BANK = 3;

/** The cost of a building for this seat: its material less the Sawmill's wood, the Masons' Guild's clay or brick, and other discounts. */
export function buildCost(s: LeHavreState, seat: number, card: number, lessWood: number, craned = -1): Int16Array {
  const { cost, owner } = s;
  const from = card * GOODS;
  for (let good = 0; good < GOODS; good++) cost[good] = MATERIAL[from + good] as number;
  // A wood stands in for one unit, and may be saved like any other (L-963).
  if (craned >= 0) {
    cost[craned] = (cost[craned] as number) - 1;
    cost[WOOD] = (cost[WOOD] as number) + 1;
  }
  cost[WOOD] = (cost[WOOD] as number) - lessWood;
  if (owner[MASONS_GUILD] === seat) {
    const less = (cost[CLAY] as number) > 0 ? CLAY : BRICK;
    cost[less] = Math.max(0, (cost[less] as number) - 1);
  }
  const { discounts } = s.table;
  for (let i = 0; i < discounts.length; i++) {
    const { card: giver, help } = discounts[i] as (typeof discounts)[number];
    if (owner[giver] !== seat) continue;
    for (let good = 0; good < GOODS; good++) {
      const less = help[good] as number;
      if (less > 0) cost[good] = Math.max(0, (cost[good] as number) - less);
    }
  }
  return cost;
}

/** Why a seat cannot build this card here and now (L-502 to L-504). */
export function whyNotBuild(s: LeHavreState, seat: number, card: number, lessWood: number): Why {
  if (s.ownerOf(card) <= TOWN) return Why.STANDS;
  if (!BUILDABLE[card]) return Why.NOT_BUILDABLE;
  if (s.pileWithTop(card) < 0) return Why.NOT_ON_TOP;
  if (lessWood > 0 && materialOf(card, WOOD) === 0) return Why.NO_WOOD_LISTED;
  return canPay(s, seat, buildCost(s, seat, card, lessWood)) ? Why.OK : Why.NO_MATERIAL;
}

/** Why a seat cannot build this card with a wood of the Wooden Crane in place of one unit of a good (L-963). */
export function whyNotByCrane(s: LeHavreState, seat: number, card: number, lessWood: number, good: number): Why {
  if (s.owner[WOODEN_CRANE] !== seat) return Why.NO_CRANE;
  const why = whyNotBuild(s, seat, card, lessWood);
  if (why !== Why.OK && why !== Why.NO_MATERIAL) return why;
  if (good === WOOD || (buildCost(s, seat, card, lessWood)[good] as number) === 0) return Why.NOT_IN_ITS_COST;
  return canPay(s, seat, buildCost(s, seat, card, lessWood, good)) ? Why.OK : Why.NO_MATERIAL;
}

function canBuildByCrane(s: LeHavreState, seat: number, card: number, lessWood: number): boolean {
  if (s.owner[WOODEN_CRANE] !== seat) return false;
  for (let good = 1; good < GOODS; good++) if (whyNotByCrane(s, seat, card, lessWood, good) === Why.OK) return true;
  return false;
}

/** Could a seat build this card at a building firm, were it there? */
export const canBuild = (s: LeHavreState, seat: number, card: number): boolean =>
  whyNotBuild(s, seat, card, 0) === Why.OK || canBuildByCrane(s, seat, card, 0);

export function whyNotBuildAny(s: LeHavreState, seat: number, action: CardAction): Why {
  for (let pile = 0; pile < PILES; pile++) {
    const card = s.top(pile);
    if (card < 0) continue;
    if (whyNotBuild(s, seat, card, action.lessWood) === Why.OK) return Why.OK;
    if (canBuildByCrane(s, seat, card, action.lessWood)) return Why.OK;
  }
  return Why.NOTHING_TO_BUILD;
}

export function buildOptions(s: LeHavreState, action: CardAction, out: Options): void {
  for (let pile = 0; pile < PILES; pile++) {
    const card = s.top(pile);
    if (card >= 0 && whyNotBuild(s, s.seat, card, action.lessWood) === Why.OK) out.add(option(Kind.BUILD, card));
    if (card >= 0 && s.owner[WOODEN_CRANE] === s.seat) craneOptions(s, action, card, out);
  }
}

function craneOptions(s: LeHavreState, action: CardAction, card: number, out: Options): void {
  for (let good = 1; good < GOODS; good++) {
    if (whyNotByCrane(s, s.seat, card, action.lessWood, good) === Why.OK)
      out.add(option(Kind.BUILD_BY_CRANE, byCrane(card, good)));
  }
}

/** Pays the material; what clay and iron is due is settled next. */
export function startBuild(s: LeHavreState, action: CardAction, card: number, craned: number): void {
  s.target = card;
  payCost(s, buildCost(s, s.seat, card, action.lessWood, craned), 1, true);
}

export function finishBuild(s: LeHavreState): void {
  removeTop(s, s.pileWithTop(s.target));
  if (s.target === BANK) payStockmarket(s, s.seat, FOR_THE_BANK);
  s.owner[s.target] = s.seat;
  s.target = 0;
}
