import type { Problem } from '@quayside/kernel';
import { BUILDINGS, card, ACTIONS, type CardAction, Do } from '../data/cards.ts';
import { BRICK, CARGO, CHARCOAL, CLAY, FUELS, GOODS, IRON, LEATHER, MEALS, STEEL } from '../data/goods.ts';
import { LUXURY, SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { Phase, phaseName } from './phases.ts';
import { nextToPeek } from './pick.ts';
import { isVisit } from './position.ts';
import { type LeHavreState, TOWN, type VISIT } from './state.ts';

type Field = (typeof VISIT)[number];

/** The most that each thing a visit remembers can come to. */
export const MOST_IN_VISIT: Readonly<Record<Field, number>> = {
  deed: 7,
  did: 99,
  times: 250,
  need: 250,
  course: CARGO.length,
  target: BUILDINGS - 1,
  clayDue: 99,
  ironDue: 99,
  picked: (1 << GOODS) - 1,
  ships: SHIPS.length,
  holds: 4 * SHIPS.length,
  earned: 9999,
  wish: GOODS - 1,
  owed: 2000,
};

const PAID_WITH_SUBSTITUTES = [Do.CONVERT, Do.BUILD, Do.WHARF];
/** The deeds that a phase inside a building can belong to. */
const DEEDS_OF: Readonly<Record<number, readonly number[]>> = {
  [Phase.USE]: [
    Do.CONVERT,
    Do.PICK,
    Do.BUILD,
    Do.WHARF,
    Do.LOCAL_COURT,
    Do.SHIPPING_LINE,
    Do.BUSINESS_OFFICE,
    Do.BRIDGE,
    Do.HARBOUR_WATCH,
    Do.COAL_TRADER,
    Do.HAULAGE_FIRM,
  ],
  [Phase.BRICK]: PAID_WITH_SUBSTITUTES,
  [Phase.STEEL]: PAID_WITH_SUBSTITUTES,
  [Phase.BURN]: [Do.CONVERT, Do.WHARF, Do.SHIPPING_LINE],
  [Phase.FOOD]: [Do.COAL_TRADER],
  [Phase.LOAD]: [Do.SHIPPING_LINE],
  [Phase.PEEK]: [Do.PEEK],
  [Phase.ORDER]: [Do.PEEK],
};
/** How many places the order of goods has that a phase, or a deed in Phase.USE, goes through. */
const PLACES: Readonly<Record<number, number>> = {
  [Phase.BURN]: FUELS.length,
  [Phase.FOOD]: MEALS.length,
  [Phase.MEAL]: MEALS.length,
  [Phase.LOAD]: CARGO.length,
};
const PLACES_IN_USE: Readonly<Record<number, number>> = {
  [Do.SHIPPING_LINE]: LUXURY,
  [Do.BUSINESS_OFFICE]: 2,
  [Do.BRIDGE]: CARGO.length,
};
const WISHES: readonly number[] = [0, STEEL, CHARCOAL, LEATHER, BRICK];

/** What an unfinished action lacks, so that the rules could not go on from it; null when they can. */
export function visitProblem(s: LeHavreState): Problem | null {
  if (s.phase === Phase.MEAL) return within(s, 'need', 1) ?? within(s, 'course', 0, MEALS.length - 1);
  if (s.phase === Phase.SPECIAL && (s.specialsLeft === 0 || s.special[0] !== 0)) return nothing(s, 'specials');
  if (!isVisit(s.phase)) return null;
  const deeds = ACTIONS[s.card] as readonly CardAction[];
  const { slug } = card(s.card);
  if (s.ownerOf(s.card) > TOWN) return { at: 'visit.building', why: 'disc-nowhere', facts: { card: slug } };
  const deed = deeds[s.deed];
  if (s.phase === Phase.FEE) return s.deed === 0 ? null : within(s, 'deed', 0, 0);
  if (!deed || !DEEDS_OF[s.phase]?.includes(deed.kind)) return nothing(s, 'visit.deed');
  return placesProblem(s, deed) ?? dueProblem(s) ?? targetProblem(s, deed);
}

function within(s: LeHavreState, name: Field, least: number, most = MOST_IN_VISIT[name]): Problem | null {
  if (s[name] >= least && s[name] <= most) return null;
  return { at: `visit.${name}`, why: 'not-number', facts: { least, most, value: String(s[name]) } };
}

const nothing = (s: LeHavreState, at: string): Problem => ({
  at,
  why: 'no-option',
  facts: { phase: phaseName(s.phase) },
});

function placesProblem(s: LeHavreState, deed: CardAction): Problem | null {
  const places = s.phase === Phase.USE ? PLACES_IN_USE[deed.kind] : PLACES[s.phase];
  return places === undefined ? null : within(s, 'course', 0, places - 1);
}

/** What a phase asks for is still due, and what is due can be paid. */
function dueProblem(s: LeHavreState): Problem | null {
  const has = (good: number): number => s.has(s.seat, good);
  if (s.clayDue > has(CLAY) + has(BRICK)) return nothing(s, 'visit.clayDue');
  if (s.ironDue > has(IRON) + has(STEEL)) return nothing(s, 'visit.ironDue');
  if (s.phase !== Phase.FOOD && s.need > s.energyOf(s.seat)) return nothing(s, 'visit.need');
  switch (s.phase) {
    case Phase.BRICK:
      return within(s, 'clayDue', 1);
    case Phase.STEEL:
      return within(s, 'ironDue', 1);
    case Phase.BURN:
    case Phase.FOOD:
      return within(s, 'need', 1);
    case Phase.LOAD:
      return within(s, 'holds', 1);
    case Phase.PEEK:
      return s.specialsLeft < 2 || nextToPeek(s) < 0 ? nothing(s, 'specials') : null;
    case Phase.ORDER:
      return s.specialsLeft < 2 ? nothing(s, 'specials') : null;
    default:
      return null;
  }
}

/** What is being built or wished for is there. */
function targetProblem(s: LeHavreState, deed: CardAction): Problem | null {
  if (deed.kind === Do.BUSINESS_OFFICE) {
    if (!WISHES.includes(s.wish)) return nothing(s, 'visit.wish');
    return s.wish > 0 ? (within(s, 'owed', 1) ?? within(s, 'holds', 0, CARGO.length - 1)) : null;
  }
  if (s.phase === Phase.USE) return null;
  if (deed.kind === Do.BUILD && s.pileWithTop(s.target) < 0) return nothing(s, 'visit.target');
  if (deed.kind !== Do.WHARF) return null;
  return within(s, 'target', 0, SHIP_TYPES.length - 1) ?? (s.topShip(s.target) < 0 ? nothing(s, 'visit.target') : null);
}
