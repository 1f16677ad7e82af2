import type { Options } from '@quayside/kernel';
import { BUILDABLE, type CardAction, MASONS_GUILD, MATERIAL, materialOf } from '../data/cards.ts';
import { BRICK, CLAY, GOODS, WOOD } from '../data/goods.ts';
import { Kind, option } from './option.ts';
import { canPay, payCost } from './pay.ts';
import { removeTop } from './piles.ts';
import { type LeHavreState, PILES, TOWN } from './state.ts';
import { Why } from './why.ts';

/** The cost of a building for this seat: its material less the Sawmill's wood and the Masons' Guild's clay or brick. */
export function buildCost(s: LeHavreState, seat: number, card: number, lessWood: number): Int16Array {
  const cost = s.cost;
  for (let good = 0; good < GOODS; good++) cost[good] = MATERIAL[card * GOODS + good] as number;
  cost[WOOD] = (cost[WOOD] as number) - lessWood;
  if (s.owner[MASONS_GUILD] === seat) {
    const less = (cost[CLAY] as number) > 0 ? CLAY : BRICK;
    cost[less] = Math.max(0, (cost[less] as number) - 1);
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

/** Could a seat build this card at a building firm, were it there? */
export const canBuild = (s: LeHavreState, seat: number, card: number): boolean =>
  whyNotBuild(s, seat, card, 0) === Why.OK;

export function whyNotBuildAny(s: LeHavreState, seat: number, action: CardAction): Why {
  for (let pile = 0; pile < PILES; pile++) {
    const card = s.top(pile);
    if (card >= 0 && whyNotBuild(s, seat, card, action.lessWood) === Why.OK) return Why.OK;
  }
  return Why.NOTHING_TO_BUILD;
}

export function buildOptions(s: LeHavreState, action: CardAction, out: Options): void {
  for (let pile = 0; pile < PILES; pile++) {
    const card = s.top(pile);
    if (card >= 0 && whyNotBuild(s, s.seat, card, action.lessWood) === Why.OK) out.add(option(Kind.BUILD, card));
  }
}

/** Pays the material; what clay and iron is due is settled next. */
export function startBuild(s: LeHavreState, action: CardAction, card: number): void {
  s.target = card;
  payCost(s, buildCost(s, s.seat, card, action.lessWood), 1, true);
}

export function finishBuild(s: LeHavreState): void {
  removeTop(s, s.pileWithTop(s.target));
  s.owner[s.target] = s.seat;
  s.target = 0;
}
