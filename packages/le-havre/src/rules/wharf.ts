import type { Options } from '@quayside/kernel';
import { LUXURY_YACHT, WHARF_1 } from '../data/cards.ts';
import { amounts, BRICK, ENERGY, GOODS } from '../data/goods.ts';
import { IRON_SHIP, SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { counted, Kind, option } from './option.ts';
import { canPay, payCost } from './pay.ts';
import { type LeHavreState, OUT, TOWN } from './state.ts';
import { ownShip } from './trade.ts';
import { Why } from './why.ts';

const SHIP_COST = SHIP_TYPES.map((type) => amounts(type.build));
/** The same with the brick that modernises the wharf. */
const FIRST_COST = SHIP_TYPES.map((type) => amounts({ ...type.build, brick: 1 }));

const wharfBit = (card: number): number => (card === WHARF_1 ? 1 : 2);

/** The first ship that is not wooden needs one brick more, once a wharf (L-553). */
function modernises(s: LeHavreState, wharf: number, type: number): boolean {
  return SHIP_TYPES[type]!.modern && (s.modern & wharfBit(wharf)) === 0;
}

function costOf(s: LeHavreState, wharf: number, type: number): Int16Array {
  return (modernises(s, wharf, type) ? FIRST_COST : SHIP_COST)[type] as Int16Array;
}

/** Why a seat cannot build a ship of this type at this wharf (L-550 to L-554). */
export function whyNotBuildShip(s: LeHavreState, seat: number, wharf: number, type: number): Why {
  if (s.topShip(type) < 0) return Why.NO_SHIP_THERE;
  if (!canPay(s, seat, SHIP_COST[type] as Int16Array, 1, true)) return Why.NO_MATERIAL;
  if (modernises(s, wharf, type) && s.has(seat, BRICK) === 0) return Why.NO_BRICK_TO_MODERNISE;
  const cost = costOf(s, wharf, type);
  let burnable = s.energyOf(seat);
  for (let good = 0; good < GOODS; good++) burnable -= (cost[good] as number) * (ENERGY[good] as number);
  return burnable < s.energyDue(seat, SHIP_TYPES[type]!.energy) ? Why.NO_ENERGY : Why.OK;
}

/** Could a seat build a ship of this type at this wharf, were it there? */
export const canBuildShip = (s: LeHavreState, seat: number, wharf: number, type: number): boolean =>
  whyNotBuildShip(s, seat, wharf, type) === Why.OK;

/** The Luxury Yacht of the town for an own iron ship (L-560). */
export function whyNotSwap(s: LeHavreState, seat: number, type: number, value: number): Why {
  if (s.ownerOf(LUXURY_YACHT) !== TOWN) return Why.NO_SHIP_THERE;
  return type === IRON_SHIP && ownShip(s, seat, type, value) >= 0 ? Why.OK : Why.NOT_YOURS;
}

/** Why no ship can be built or swapped here; where only a brick or energy is missing, that is the reason. */
export function whyNotUseWharf(s: LeHavreState, seat: number, wharf: number): Why {
  let nearest: Why = Why.NO_SHIPS;
  for (let type = 0; type < SHIP_TYPES.length; type++) {
    const why = whyNotBuildShip(s, seat, wharf, type);
    if (why === Why.OK) return Why.OK;
    if (why === Why.NO_BRICK_TO_MODERNISE || why === Why.NO_ENERGY) nearest = why;
    else if (why === Why.NO_MATERIAL && nearest === Why.NO_SHIPS) nearest = Why.NO_SHIP_TO_BUILD;
  }
  return s.ownerOf(LUXURY_YACHT) === TOWN && s.shipsOf(seat, IRON_SHIP) > 0 ? Why.OK : nearest;
}

export function wharfOptions(s: LeHavreState, out: Options): void {
  for (let type = 0; type < SHIP_TYPES.length; type++) {
    if (whyNotBuildShip(s, s.seat, s.card, type) === Why.OK) out.add(option(Kind.BUILD_SHIP, type));
  }
  if (s.ownerOf(LUXURY_YACHT) !== TOWN) return;
  for (let ship = 0; ship < SHIPS.length; ship++) {
    const { type, value } = SHIPS[ship]!;
    if (s.shipOwner[ship] === s.seat && type === IRON_SHIP) out.add(option(Kind.SWAP, counted(type, value)));
  }
}

export function startShip(s: LeHavreState, type: number): void {
  s.target = type;
  payCost(s, costOf(s, s.card, type), 1, true);
  if (SHIP_TYPES[type]!.modern) s.modern |= wharfBit(s.card);
  s.need = s.energyDue(s.seat, SHIP_TYPES[type]!.energy);
}

export function finishShip(s: LeHavreState): void {
  s.popShip(s.target, s.seat);
  s.target = 0;
}

export function swapForYacht(s: LeHavreState, value: number): void {
  s.shipOwner[ownShip(s, s.seat, IRON_SHIP, value)] = OUT;
  s.owner[LUXURY_YACHT] = s.seat;
}
