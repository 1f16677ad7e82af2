import { Options, type Refusal } from '@quayside/kernel';
import { type CardAction, Do, slugOf } from '../data/cards.ts';
import { BRICK, CLAY, foodIn, FRANC, goodName, IRON, MEALS, placeInCargo, STEEL } from '../data/goods.ts';
import { limitOf } from './convert.ts';
import { payments } from './fee.ts';
import { amountOf, FEE_GOODS, feeAmount, Kind, option, whatOf } from './option.ts';
import { energiesNow, firstMeal, fuelsNow } from './pay.ts';
import { Phase } from './phases.ts';
import { mostPicks, picked } from './pick.ts';
import { notHeld, outOfOrder, refusal } from './refusal.ts';
import { foodDue } from './round-end.ts';
import type { LeHavreState } from './state.ts';
import { actionNow, ruleNow } from './use.ts';
import { Why } from './why.ts';

/** Why a choice of the right kind is not among those offered: the wrong amount, the wrong good, the wrong moment. */
export function explainChoice(s: LeHavreState, kind: Kind, argument: number, token: string): Refusal {
  const what = whatOf(argument);
  const amount = amountOf(argument);
  switch (kind) {
    case Kind.PAY:
      return feeRefusal(s, argument);
    case Kind.CONVERT:
      return argument === 0
        ? refusal('L-423', 'do-something', {})
        : refusal('L-611', 'over-limit', { most: limitOf(s, s.seat, actionNow(s)) });
    case Kind.PICK:
      return pickRefusal(s, actionNow(s), argument, token);
    case Kind.SUBSTITUTE:
      return substituteRefusal(s, what, amount);
    case Kind.BURN:
      return burnRefusal(s, what, amount, token);
    case Kind.FOOD:
      return foodRefusal(s, what, amount, token);
    default:
      return refusal('L-202', 'not-possible', { token });
  }
}

/** What is wrong with paying a fee like this. */
function feeRefusal(s: LeHavreState, packed: number): Refusal {
  const food = s.table.feeFood[s.card] as number;
  const francs = s.table.feeFrancs[s.card] as number;
  const facts = { building: slugOf(s.card), food, francs };
  const list = new Options();
  payments(s, s.seat, s.card, list);
  if (list.has(option(Kind.PAY, packed))) return refusal('L-419', 'after-fee', facts);
  const paid = FEE_GOODS.map((good, i) => ({ good, amount: feeAmount(packed, i) })).filter(({ amount }) => amount > 0);
  const inFrancs = paid.some(({ good }) => good === FRANC);
  const inFood = paid.some(({ good }) => good !== FRANC);
  if (food === 0 && inFood) return refusal('L-413', 'fee-in-francs', facts);
  if (francs !== 0 && inFood && inFrancs) return refusal('L-414', 'fee-mixed', facts);
  const lacking = paid.find(({ good, amount }) => s.has(s.seat, good) < amount);
  if (lacking) return { ...notHeld(s, lacking.good), rule: 'L-411' };
  const worth = paid.reduce((sum, { good, amount }) => sum + amount * foodIn(good), 0);
  const due = inFood || francs === 0 ? food : francs;
  if (worth < due) return refusal('L-411', 'fee-too-small', { ...facts, worth });
  const least = paid.toSorted((a, b) => foodIn(a.good) - foodIn(b.good))[0]!;
  return refusal('L-416', 'superfluous', { due, good: goodName(least.good) });
}

/** The rule that a choice of goods rests on: the Marketplace's, the Town Square's, or the card's own. */
const pickRule = (action: CardAction): string =>
  action.perCraftsman ? (action.base > 0 ? 'L-804' : 'L-927') : 'L-618';

function pickRefusal(s: LeHavreState, action: CardAction, good: number, token: string): Refusal {
  const market = action.perCraftsman && action.base > 0;
  const facts = { building: slugOf(s.card), good: goodName(good) };
  const rule = pickRule(action);
  if ((action.from & (1 << good)) === 0) return refusal(rule, 'not-given-here', facts);
  if (s.picked & (1 << good)) return refusal(market ? 'L-844' : rule, 'picked-already', facts);
  if (action.held && s.has(s.seat, good) === 0) return notHeld(s, good);
  const price = action.prices[good] as number;
  if (price > s.has(s.seat, FRANC)) return refusal('L-422', 'too-few-francs', { price, francs: s.has(s.seat, FRANC) });
  if (placeInCargo(good) < s.course) return outOfOrder(token);
  return refusal(rule, 'too-few-left', { ...facts, need: action.base });
}

/** Enough cannot be said before the goods that must be taken are there; nor is there more to take than a seat may. */
export function enoughRefusal(s: LeHavreState, action: CardAction): Refusal {
  const building = slugOf(s.card);
  if (action.kind !== Do.PICK) return refusal('L-423', 'do-something', {});
  const need = Math.max(1, action.base);
  const facts = { building, need, have: picked(s), most: mostPicks(s, s.seat, action) };
  return refusal(action.base > 0 ? pickRule(action) : 'L-423', 'picks-due', facts);
}

function substituteRefusal(s: LeHavreState, better: number, amount: number): Refusal {
  const clay = s.phase === Phase.BRICK;
  const [plain, stands] = clay ? [CLAY, BRICK] : [IRON, STEEL];
  const due = clay ? s.clayDue : s.ironDue;
  const isExchange = actionNow(s).kind === Do.CONVERT;
  if (better !== stands) return refusal('L-511', 'no-substitute', { good: goodName(better), instead: goodName(plain) });
  if (amount > due) {
    return refusal(isExchange ? 'L-613' : 'L-510', 'substitutes-over', { instead: goodName(plain), due });
  }
  const rule = isExchange ? 'L-422' : (ruleNow(s)?.because[Why.NO_MATERIAL] ?? 'L-504');
  return { ...notHeld(s, amount > s.has(s.seat, better) ? better : plain), rule };
}

function burnRefusal(s: LeHavreState, fuel: number, amount: number, token: string): Refusal {
  const energies = energiesNow(s);
  const fuels = fuelsNow(s);
  const value = energies[fuel] as number;
  const good = goodName(fuel);
  if (value === 0) return refusal('L-601', 'no-fuel', { good });
  if (amount > s.has(s.seat, fuel)) return notHeld(s, fuel);
  if (fuels[s.course] !== fuel) return outOfOrder(token);
  if (amount > Math.ceil(s.need / value)) return refusal('L-602', 'superfluous', { due: s.need, good });
  let rest = amount * value;
  for (const other of fuels.slice(s.course + 1)) rest += s.has(s.seat, other) * (energies[other] as number);
  return rest < s.need
    ? refusal('L-603', 'energy-too-small', { energy: s.need, have: rest })
    : refusal('L-621', 'good-for-each-ship', {});
}

/** Inside a building food is paid like a fee, at the end of a round it is a meal. */
function foodRefusal(s: LeHavreState, meal: number, amount: number, token: string): Refusal {
  const inside = s.phase === Phase.FOOD;
  const good = goodName(meal);
  if (foodIn(meal) === 0) return refusal(inside ? 'L-616' : 'L-722', 'not-food', { good });
  if (amount > s.has(s.seat, meal)) return notHeld(s, meal);
  const isMeal = inside || s.phase === Phase.MEAL;
  const asked = isMeal ? s.course : firstMeal(s, s.seat);
  if (MEALS[asked] !== meal) return outOfOrder(token);
  const due = isMeal ? s.need : foodDue(s, s.seat);
  const rule = inside ? 'L-416' : 'L-723';
  let rest = amount * foodIn(meal);
  for (const other of MEALS.slice(asked + 1)) rest += s.has(s.seat, other) * foodIn(other);
  return rest < due
    ? refusal(rule, 'food-too-small', { due, have: rest })
    : refusal(rule, 'superfluous', { due, good });
}
