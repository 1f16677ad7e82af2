import { type CardAction, Do } from '../data/cards.ts';
import { BRICK, CARGO, ENERGY, FOOD, FUELS, MEALS, STEEL } from '../data/goods.ts';
import { LUXURY, SAILING_ENERGY } from '../data/ships.ts';
import { FOR_STEEL } from './named.ts';
import { amountOf, Kind, whatOf } from './option.ts';
import { firstMeal } from './pay.ts';
import { Phase } from './phases.ts';
import type { LeHavreState } from './state.ts';
import { actionNow } from './use.ts';

/** Goods of one payment or choice are named in a fixed order; this one is named out of it. */
export const OUT_OF_ORDER = 'notation';

/** The rule that a choice of the right kind, but of a wrong amount or good, breaks. Undefined: the kind's usual one. */
export function choiceRule(s: LeHavreState, kind: number, argument: number): string | undefined {
  const what = whatOf(argument);
  const amount = amountOf(argument);
  switch (kind) {
    case Kind.PICK:
      return pickRule(s, actionNow(s), argument);
    case Kind.SUBSTITUTE:
      return substituteRule(s, what, amount);
    case Kind.BURN:
      return burnRule(s, what, amount);
    case Kind.FOOD:
      return foodRule(s, what, amount);
    case Kind.SAIL:
      return sailRule(s, what, amount);
    case Kind.SHIP:
      return loadRule(s, what, amount);
    case Kind.GIVE:
      return actionNow(s).kind === Do.BRIDGE ? bridgeRule(s, what, amount) : giveRule(s, what, amount);
    case Kind.WANT:
      return wishRule(s, argument);
    default:
      return undefined;
  }
}

function pickRule(s: LeHavreState, deed: CardAction, good: number): string {
  const market = deed.base > 0;
  if ((deed.from & (1 << good)) === 0) return market ? 'L-804' : 'L-927';
  if (s.picked & (1 << good)) return market ? 'L-844' : 'L-927';
  return (CARGO as readonly number[]).indexOf(good) < s.course ? OUT_OF_ORDER : 'L-804';
}

function substituteRule(s: LeHavreState, better: number, amount: number): string {
  const clay = s.phase === Phase.BRICK;
  if (better !== (clay ? BRICK : STEEL)) return 'L-511';
  const { kind } = actionNow(s);
  if (amount > (clay ? s.clayDue : s.ironDue)) return kind === Do.CONVERT ? 'L-613' : 'L-510';
  return kind === Do.CONVERT ? 'L-422' : kind === Do.WHARF ? 'L-552' : 'L-504';
}

function burnRule(s: LeHavreState, fuel: number, amount: number): string {
  const value = ENERGY[fuel] as number;
  if (value === 0) return 'L-601';
  if (amount > s.has(s.seat, fuel)) return 'L-422';
  if (FUELS[s.course] !== fuel) return OUT_OF_ORDER;
  if (amount > Math.ceil(s.need / value)) return 'L-602';
  let rest = amount * value;
  for (let i = s.course + 1; i < FUELS.length; i++) {
    rest += s.has(s.seat, FUELS[i] as number) * (ENERGY[FUELS[i] as number] as number);
  }
  return rest < s.need ? 'L-603' : 'L-621';
}

/** Inside a building food is paid like a fee, at the end of a round it is a meal. */
function foodRule(s: LeHavreState, meal: number, amount: number): string | undefined {
  const inside = s.phase === Phase.FOOD;
  if (FOOD[meal] === 0) return inside ? 'L-616' : 'L-722';
  if (amount > s.has(s.seat, meal)) return 'L-422';
  const asked = inside || s.phase === Phase.MEAL ? s.course : firstMeal(s, s.seat);
  return MEALS[asked] === meal ? undefined : OUT_OF_ORDER;
}

function sailRule(s: LeHavreState, type: number, count: number): string {
  if (type >= LUXURY) return 'L-622';
  if (count > s.shipsOf(s.seat, type)) return 'L-620';
  if (type !== s.course) return OUT_OF_ORDER;
  if (s.ships + count === 0) return 'L-423';
  return s.energyOf(s.seat) < s.energyDue(s.seat, (s.ships + count) * SAILING_ENERGY) ? 'L-603' : 'L-621';
}

function loadRule(s: LeHavreState, good: number, amount: number): string {
  if (amount > s.has(s.seat, good)) return 'L-422';
  if (CARGO[s.course] !== good) return OUT_OF_ORDER;
  return amount > s.holds ? 'L-620' : 'L-621';
}

function bridgeRule(s: LeHavreState, good: number, amount: number): string {
  if (amount > s.has(s.seat, good)) return 'L-422';
  if (CARGO[s.course] !== good) return OUT_OF_ORDER;
  return s.earned + s.owed + amount === 0 ? 'L-423' : 'L-830';
}

function giveRule(s: LeHavreState, good: number, amount: number): string {
  if (good === s.wish) return 'L-424';
  return amount > s.has(s.seat, good) ? 'L-422' : OUT_OF_ORDER;
}

function wishRule(s: LeHavreState, ware: number): string {
  if (ware === 0) return 'L-423';
  if (ware === STEEL) return s.did === 0 && s.goodsOf(s.seat) < FOR_STEEL ? 'L-422' : 'L-824';
  if (s.course === 0) return OUT_OF_ORDER;
  return s.has(s.seat, ware) > 0 ? 'L-424' : 'L-824';
}
