import type { Problem } from '@quayside/kernel';
import { CARD_SPACE, type CardAction, Do, slugOf, WOODEN_CRANE } from '../data/cards.ts';
import { BRICK, CARGO, CLAY, GOODS, IRON, MEALS, STEEL } from '../data/goods.ts';
import { SHIPS } from '../data/ships.ts';
import { buildCost } from './build.ts';
import { energyFor, limitOf } from './convert.ts';
import { isDealing } from './hands.ts';
import type { NamedRule } from './named/named-rule.ts';
import { MOST_AMOUNT } from './option.ts';
import { energyForShips, fuelsNow } from './pay.ts';
import { Phase, phaseName } from './phases.ts';
import { mostPicks, picked } from './pick.ts';
import { isVisit } from './position.ts';
import { foodDue } from './round-end.ts';
import { nextToPeek } from './special-pile.ts';
import { type LeHavreState, TOWN, VISIT, type VisitField } from './state.ts';
import { ruleNow } from './use.ts';

/** The most that each thing a visit remembers can come to. */
export const MOST_IN_VISIT: Readonly<Record<VisitField, number>> = {
  deed: 7,
  did: 99,
  times: MOST_AMOUNT,
  need: MOST_AMOUNT,
  course: CARGO.length,
  target: CARD_SPACE - 1,
  clayDue: MOST_AMOUNT,
  ironDue: MOST_AMOUNT,
  picked: (1 << GOODS) - 1,
  ships: SHIPS.length,
  holds: 4 * SHIPS.length,
  earned: 9999,
  wish: GOODS - 1,
  owed: 2000,
};

/** What an action of the vocabulary remembers, as a named rule says it of itself. */
const OF_VOCABULARY: Readonly<Record<Exclude<Do, typeof Do.NAMED>, NamedRule['remembers']>> = {
  [Do.GAIN]: {},
  [Do.CONVERT]: {
    [Phase.USE]: [],
    [Phase.BRICK]: ['times', 'clayDue', 'ironDue', 'need'],
    [Phase.STEEL]: ['times', 'ironDue', 'need'],
    [Phase.BURN]: ['times', 'need', 'course'],
    [Phase.FOOD]: ['times', 'need', 'course'],
  },
  [Do.PICK]: { [Phase.USE]: ['did', 'course', 'picked'] },
  [Do.BUILD]: {
    [Phase.USE]: ['did'],
    [Phase.BRICK]: ['did', 'target', 'clayDue', 'ironDue'],
    [Phase.STEEL]: ['did', 'target', 'ironDue'],
  },
};

/** What an unfinished action lacks, so that the rules could not go on from it; null when they can. */
export function visitProblem(s: LeHavreState): Problem | null {
  if (s.phase === Phase.MEAL) {
    const due = foodDue(s, s.seat);
    return stray(s, ['need', 'course']) ?? within(s, 'need', 1, due) ?? within(s, 'course', 0, MEALS.length - 1);
  }
  if (s.phase === Phase.SPECIAL && !isDealing(s) && (s.specialsLeft === 0 || s.specialAt(0) >= 0))
    return nothing(s, 'specials');
  if (!isVisit(s.phase)) return null;
  const slug = slugOf(s.card);
  if (s.ownerOf(s.card) > TOWN) return { at: 'visit.building', why: 'disc-nowhere', facts: { card: slug } };
  if (s.phase === Phase.FEE) return within(s, 'deed', 0, 0) ?? stray(s, []);
  const action = s.table.actions[s.card]?.[s.deed];
  const rule = ruleNow(s);
  const fields = (rule?.remembers ?? (action && action.kind !== Do.NAMED ? OF_VOCABULARY[action.kind] : {}))[s.phase];
  if (!action || !fields) return nothing(s, 'visit.deed');
  const unasked = stray(s, ['deed', 'did', ...fields]) ?? (fields.includes('did') ? null : within(s, 'did', 0, s.deed));
  if (unasked) return unasked;
  const due = placeProblem(s) ?? dueProblem(s);
  if (due) return due;
  const wrong = rule ? rule.wrong(s) : wrongIn(s, action);
  return wrong ? nothing(s, `visit.${wrong}`) : null;
}

function within(s: LeHavreState, name: VisitField, least: number, most = MOST_IN_VISIT[name]): Problem | null {
  if (s[name] >= least && s[name] <= most) return null;
  return { at: `visit.${name}`, why: 'not-number', facts: { least, most, value: String(s[name]) } };
}

const nothing = (s: LeHavreState, at: string): Problem => ({
  at,
  why: 'no-option',
  facts: { phase: phaseName(s.phase) },
});

/** Something remembered that this phase of this action knows nothing of. */
function stray(s: LeHavreState, fields: readonly VisitField[]): Problem | null {
  const name = VISIT.find((each) => s[each] !== 0 && !fields.includes(each));
  return name ? { at: `visit.${name}`, why: 'not-remembered', facts: { phase: phaseName(s.phase) } } : null;
}

/** How many places the order of goods has that a phase goes through. */
const PLACES: Readonly<Partial<Record<Phase, number>>> = {
  [Phase.FOOD]: MEALS.length,
  [Phase.LOAD]: CARGO.length,
};

function placeProblem(s: LeHavreState): Problem | null {
  const places = s.phase === Phase.BURN ? fuelsNow(s).length : PLACES[s.phase];
  return places === undefined ? null : within(s, 'course', 0, places - 1);
}

/** What a phase asks for is still due, and what is due can be paid. */
function dueProblem(s: LeHavreState): Problem | null {
  const has = (good: number): number => s.has(s.seat, good);
  if (s.clayDue > has(CLAY) + has(BRICK)) return nothing(s, 'visit.clayDue');
  if (s.ironDue > has(IRON) + has(STEEL)) return nothing(s, 'visit.ironDue');
  const energy = s.ships > 0 ? energyForShips(s, s.seat) : s.energyOf(s.seat);
  if (s.phase !== Phase.FOOD && s.need > energy) return nothing(s, 'visit.need');
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
      return nextToPeek(s) >= 0 ? nothing(s, 'specials') : null;
    default:
      return null;
  }
}

/** Something that an action of the vocabulary cannot remember so. */
function wrongIn(s: LeHavreState, action: CardAction): VisitField | null {
  switch (action.kind) {
    case Do.PICK:
      return wrongPick(s, action);
    case Do.CONVERT:
      if (action.instead && s.did > 0) return 'did';
      return s.phase === Phase.USE ? null : wrongConversion(s, action);
    case Do.BUILD:
      if (s.did >= action.most) return 'did';
      return s.phase === Phase.USE ? null : wrongBuild(s, action);
    case Do.GAIN:
    case Do.NAMED:
      return null;
  }
}

/** The goods picked come from what there is to pick, lie before the place reached, and are not all that may be. */
function wrongPick(s: LeHavreState, action: CardAction): VisitField | null {
  const later = CARGO.slice(s.course).reduce<number>((bits, good) => bits | (1 << good), 0);
  if ((s.picked & ~action.from) !== 0 || (s.picked & later) !== 0) return 'picked';
  if (picked(s) >= mostPicks(s, s.seat, action)) return 'picked';
  return s.did === picked(s) ? null : 'did';
}

/** What is due follows from how often it is done. */
function wrongConversion(s: LeHavreState, action: CardAction): VisitField | null {
  // A limit that counts goods was looked at before anything was paid, and what it counts stays.
  if (s.times < 1 || s.times > limitOf(s, s.seat, action)) return 'times';
  if ((s.phase === Phase.FOOD) !== action.food > 0) return 'need';
  if (action.food > 0) return s.need > action.food * s.times ? 'need' : null;
  const energy = s.energyDue(s.seat, energyFor(action, s.times));
  if (s.phase === Phase.BURN) return s.need > energy ? 'need' : null;
  const stands = action.substitute ? s.times : 0;
  if (s.phase === Phase.BRICK && s.clayDue !== stands * action.give[CLAY]!) return 'clayDue';
  if (s.ironDue !== stands * action.give[IRON]!) return 'ironDue';
  return s.need === energy ? null : 'need';
}

/** What is due follows from what is built. */
function wrongBuild(s: LeHavreState, action: CardAction): VisitField | null {
  if (s.pileWithTop(s.target) < 0) return 'target';
  const plain = wrongDue(s, buildCost(s, s.seat, s.target, action.lessWood));
  if (plain === null || s.owner[WOODEN_CRANE] !== s.seat) return plain;
  const byCrane = [CLAY, IRON].some((good) => {
    const isDue = (buildCost(s, s.seat, s.target, action.lessWood)[good] as number) > 0;
    return isDue && wrongDue(s, buildCost(s, s.seat, s.target, action.lessWood, good)) === null;
  });
  return byCrane ? null : plain;
}

function wrongDue(s: LeHavreState, cost: Int16Array): VisitField | null {
  if (s.phase === Phase.BRICK && s.clayDue !== cost[CLAY]) return 'clayDue';
  return s.ironDue === cost[IRON] ? null : 'ironDue';
}
