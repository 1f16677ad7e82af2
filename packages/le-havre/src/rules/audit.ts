import type { Audit } from '@quayside/kernel';
import {
  BUILDINGS,
  CARD_SPACE,
  type CardAction,
  DIVE_BAR,
  Do,
  FOOTBALL_STADIUM,
  slugOf,
  STANDARDS,
} from '../data/cards.ts';
import {
  ALL_FUELS,
  ALL_GOODS,
  CATTLE,
  FRANC,
  foodIn,
  GOODS,
  GRAIN,
  goodName,
  OFFERS,
  UPGRADED,
} from '../data/goods.ts';
import { SEAT_NAMES } from '../data/setup.ts';
import { SHIPS } from '../data/ships.ts';
import { isPawned } from './pawn.ts';
import { Phase, phaseName } from './phases.ts';
import { NAMED } from './named/index.ts';
import type { NamedRule } from './named/named-rule.ts';
import { isVisit } from './position.ts';
import {
  HAND,
  type LeHavreState,
  PILE,
  PILE_SPACE,
  PILES,
  SEEN,
  SHIP_SPACE,
  SPECIALS,
  TOWN,
  WAITING,
} from './state.ts';

/** Goods that may come out of a building, and go into it, besides the fee. */
interface Flows {
  readonly from: ReadonlySet<number>;
  readonly into: ReadonlySet<number>;
}

function flowsOf(action: CardAction): { readonly from: readonly number[]; readonly into: readonly number[] } {
  if (action.kind === Do.NAMED) return (NAMED[action.named] as NamedRule).flows;
  // Between two builds cards may be sold and bought.
  return action.kind === Do.BUILD ? { from: [FRANC], into: ALL_GOODS } : { from: [], into: [] };
}

function flowsThrough(actions: readonly CardAction[]): Flows {
  const from = new Set<number>();
  const into = new Set<number>();
  for (const action of actions) {
    for (const good of ALL_GOODS) {
      if (action.get[good]! + action.once[good]! > 0 || (action.from >> good) & 1) from.add(good);
      if (action.give[good]! > 0) into.add(good);
      if (action.substitute && action.give[good]! > 0) into.add(good + UPGRADED);
      if (action.perBuilding.some(({ get }) => get[good]! > 0)) from.add(good);
      if (action.prices[good]! > 0) into.add(FRANC);
      if (action.food > 0 && foodIn(good) > 0) into.add(good);
    }
    for (const good of [action.half, action.perFisherman, action.perHammer, action.withHammer])
      if (good >= 0) from.add(good);
    if (action.halfEnergy + action.energyOnce > 0) for (const good of ALL_FUELS) into.add(good);
    const own = flowsOf(action);
    for (const good of own.from) from.add(good);
    for (const good of own.into) into.add(good);
  }
  return { from, into };
}

/** By the actions themselves: a blank card's are its table's own. */
const FLOWS = new WeakMap<readonly CardAction[], Flows>();

function flowsOfCard(s: LeHavreState): Flows {
  const actions = s.table.actions[s.card] as readonly CardAction[];
  const known = FLOWS.get(actions) ?? flowsThrough(actions);
  FLOWS.set(actions, known);
  return known;
}

/** May this flow be? Outside buildings: supply tiles, trade, interest, harvest and feeding, each with its goods. */
function isNamed(s: LeHavreState, good: number, amount: number): boolean {
  // What was in pawn comes back, also between two builds (L-956).
  if (amount === 1 && isPawned(s, s.seat, good)) return true;
  if (s.card > 0 || isVisit(s.phase)) {
    const { from, into } = flowsOfCard(s);
    return foodIn(good) > 0 || (amount > 0 ? from : into).has(good);
  }
  switch (s.phase) {
    case Phase.TURN:
    case Phase.TILE:
    case Phase.MAIN:
      return good < OFFERS;
    case Phase.AFTER:
      if (s.table.incomes.some(({ help }) => help.good === good && help.amounts.includes(amount))) return true;
      return good === FRANC || (amount === 1 && good === GRAIN) || (amount > 0 && amount <= 2 && good === CATTLE);
    case Phase.FEED:
    case Phase.MEAL:
      return good === FRANC || (amount <= 0 && foodIn(good) > 0);
    default:
      return good === FRANC;
  }
}

/** Watches every flow between the supply and the table (L-426): each has a source, and the sums agree. */
export function audit(s: LeHavreState): Audit {
  const flows = new Int32Array(GOODS);
  let before = totals(s);
  let problems: string[] = [];
  s.ledger = (good, amount) => {
    flows[good] = (flows[good] as number) + amount;
    if (amount === 0 || isNamed(s, good, amount)) return;
    problems.push(`${amount} ${goodName(good)} without a source in ${phaseName(s.phase)}, ${slugOf(s.card)}`);
  };
  return {
    check() {
      const after = totals(s);
      for (const good of ALL_GOODS) {
        const unexplained = (after[good] as number) - (before[good] as number) - (flows[good] as number);
        if (unexplained !== 0) problems.push(`${unexplained} ${goodName(good)} from nowhere`);
      }
      before = after;
      flows.fill(0);
      const found = problems;
      problems = [];
      return found;
    },
  };
}

function totals(s: LeHavreState): number[] {
  const sums = ALL_GOODS.map((good) => (good < OFFERS ? s.offer(good) : 0));
  for (let seat = 0; seat < s.players; seat++)
    for (const good of ALL_GOODS) sums[good] = (sums[good] as number) + s.has(seat, good);
  return sums;
}

/** What cannot be true of any state. */
export function violations(s: LeHavreState): string[] {
  const found: string[] = [];
  for (let seat = 0; seat < s.players; seat++) {
    for (const good of ALL_GOODS)
      if (s.has(seat, good) < 0) found.push(`${SEAT_NAMES[seat]} has ${s.has(seat, good)} ${goodName(good)}`);
    const on = s.discOf(seat);
    if (on >= 0 && (s.ownerOf(on) > TOWN || (s.table.locked[on] && on !== DIVE_BAR)))
      found.push(`a disc on ${slugOf(on)}, which cannot be entered`);
    if (on >= 0 && !s.final && on !== DIVE_BAR && s.occupant(on) !== seat) found.push(`two discs on ${slugOf(on)}`);
  }
  for (let good = 0; good < OFFERS; good++)
    if (s.offer(good) < 0) found.push(`offer of ${s.offer(good)} ${goodName(good)}`);
  checkPiles(s, found);
  checkShips(s, found);
  checkSpecials(s, found);
  return found;
}

function checkPiles(s: LeHavreState, found: string[]): void {
  const inPile = new Int8Array(CARD_SPACE);
  for (let pile = 0; pile < PILES; pile++) {
    for (let i = 0; i < (s.pileSize[pile] as number); i++) {
      const index = s.pile[pile * PILE_SPACE + i] as number;
      inPile[index] = (inPile[index] as number) + 1;
    }
  }
  for (let index = 0; index < CARD_SPACE; index++) {
    const expected = s.owner[index] === PILE ? 1 : 0;
    if (inPile[index] !== expected)
      found.push(`${slugOf(index)} lies in ${inPile[index]} piles, should in ${expected}`);
  }
  const stadiumWaits = s.owner[FOOTBALL_STADIUM] === WAITING;
  if (stadiumWaits && [...s.pileSize].includes(0)) found.push('the Football Stadium waits beside an empty pile');
}

function checkShips(s: LeHavreState, found: string[]): void {
  const inPile = new Int8Array(SHIPS.length);
  for (let type = 0; type < 4; type++) {
    for (let i = 0; i < (s.shipPileSize[type] as number); i++) {
      const ship = s.shipPile[type * SHIP_SPACE + i] as number;
      inPile[ship] = (inPile[ship] as number) + 1;
      if (SHIPS[ship]!.type !== type) found.push(`ship ${ship} lies in the wrong pile`);
    }
  }
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (inPile[ship] !== (s.shipOwner[ship] === PILE ? 1 : 0)) found.push(`ship ${ship} lies in ${inPile[ship]} piles`);
  }
}

function checkSpecials(s: LeHavreState, found: string[]): void {
  for (let index = STANDARDS; index < BUILDINGS; index++) {
    if ((s.owner[index] === HAND) !== s.hands.includes(index + 1))
      found.push(`${slugOf(index)} is in a hand in one place and not in another`);
  }
  const shown = [...s.special].filter((each) => each > 0).map((each) => each - 1);
  for (let index = STANDARDS; index < CARD_SPACE; index++) {
    if ((s.owner[index] === SEEN) !== shown.includes(index))
      found.push(`${slugOf(index)} is seen in one place and not in another`);
  }
  for (let place = s.specialsLeft; place < SPECIALS; place++)
    if (s.special[place]) found.push('a special building below the pile');
}
