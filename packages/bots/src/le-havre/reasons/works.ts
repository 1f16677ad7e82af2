import {
  argumentOf,
  canBuild,
  canBuildShip,
  cardByCrane,
  cardMessage,
  cardOf,
  CARDS,
  cargoWorth,
  fleetOf,
  GOOD_NAMES,
  goodMessage,
  type GoodName,
  goodOf,
  goodsMessage,
  Kind,
  kindOf,
  lackedForShip,
  leHavre,
  type LeHavreState,
  PILE_SPACE,
  PILES,
  plusOf,
  seatMessage,
  SHIP_TYPES,
  shipMessage,
  SHIPS,
  TOWN,
} from '@quayside/le-havre';
import type { Message } from '@quayside/kernel';
import { inARow, type Prospect, type TurnReason } from '../../reasons.ts';
import type { TurnAhead } from '../../turn-ahead.ts';

const WOOD = goodOf('wood');
const WHARVES = ['wharf-1', 'wharf-2'].map(cardOf);
/** What can be built next weighs so much of its value, and more where it is likely to be built. */
const IN_REACH = 0.3;
const PLANNED = 0.7;
/** Cargo worth so much more is worth a word. */
const GROWN = 4;
/** So many things are named at most. */
const LISTED = 3;
/** So many buildings that ask for a good are some; that says little, and more than what is in hand. */
const SOME = 3;
const LATER = 0.6;
/** What one or two goods would complete weighs so much of its value. */
const NEAR = 0.12;

/** What a turn makes possible: buildings, ships, fuel, cargo. */
export function workReasons({ now, next }: Prospect<LeHavreState>): TurnReason[] {
  const { seat, before, after } = now;
  const things = [...buildingReasons(before, after, seat, next), ...shipReasons(before, after, seat, next)];
  return [
    ...feeReasons(now),
    // What can be built with it says more than what could not be built without.
    ...(things.some(({ about }) => about === 'material' || about.startsWith('ship ')) ? [] : lackedReasons(now)),
    ...things,
    ...fuelReasons(before, after, seat),
  ];
}

/** A building of one's own asks no fee where others would pay one. */
function feeReasons({ seat, before, steps }: TurnAhead<LeHavreState>): TurnReason[] {
  return steps.flatMap((step): TurnReason[] => {
    const card = argumentOf(step);
    if (kindOf(step) !== Kind.ENTER || before.ownerOf(card) !== seat) return [];
    const fee = (before.table.feeFood[card] as number) + (before.table.feeFrancs[card] as number);
    if (fee === 0) return [];
    return [{ about: 'own', message: { key: 'reason.own-building', args: { card: cardMessage(card) } }, weight: 0.6 }];
  });
}

/** The material for a building that was missing before; and whether others have it. */
function buildingReasons(
  before: LeHavreState,
  after: LeHavreState,
  seat: number,
  next: TurnAhead<LeHavreState> | null,
): TurnReason[] {
  const planned = new Set(next?.steps.flatMap(builtBy));
  const materials: TurnReason[] = [];
  const reasons: TurnReason[] = [];
  for (let pile = 0; pile < PILES; pile++) {
    const card = after.top(pile);
    if (card < 0 || after.final) continue;
    const value = worthTo(after, seat, card);
    if (!canBuild(after, seat, card)) {
      const missing = missingFor(after, seat, card);
      const wasNear = before.top(pile) !== card || canBuild(withMore(before, seat, missing), seat, card);
      if (missing.length === 0 || wasNear) continue;
      const args = { goods: counted(missing), card: cardMessage(card) };
      materials.push({ about: 'near', message: { key: 'reason.near', args }, weight: (value * NEAR) / missing.length });
      continue;
    }
    const share = planned.has(card) ? PLANNED : IN_REACH;
    if (before.top(pile) === card && !canBuild(before, seat, card)) {
      const message = { key: 'reason.material', args: { card: cardMessage(card), francs: goodsMessage(0, value) } };
      materials.push({ about: 'material', message, weight: value * share });
    }
    const rivals = others(after, seat);
    // Some buildings build for one wood less.
    const couldBuild = (other: number): boolean => canBuild(withMore(after, other, [WOOD]), other, card);
    if (planned.has(card) && rivals.length > 0 && !rivals.some(couldBuild)) {
      const message = { key: 'reason.nobody-builds', args: { card: cardMessage(card) } };
      reasons.push({ about: `alone ${card}`, message, weight: 2 });
    }
  }
  const [best] = materials.sort((a, b) => b.weight - a.weight);
  return best ? [best, ...reasons] : reasons;
}

/** Buildings and ships on offer for which there was too little of what is got now: for one of them, or for all together. */
function lackedReasons({ seat, before, after }: TurnAhead<LeHavreState>): TurnReason[] {
  if (after.final) return [];
  const reasons = GOOD_NAMES.flatMap((name, good): TurnReason[] => {
    const had = before.has(seat, good);
    if (good === 0 || after.has(seat, good) <= had) return [];
    const needing = wanted(after).filter(({ build }) => (build[name] ?? 0) > 0);
    const needed = needing.reduce((sum, { build }) => sum + (build[name] ?? 0), 0);
    const lacking = needing.filter(({ build }) => (build[name] ?? 0) > had);
    const things = lacking.length > 0 ? lacking : needed > had && needing.length <= LISTED ? needing : [];
    if (things.length === 0) return neededLater(after, good);
    const key = lacking.length > 0 ? 'reason.lacked' : 'reason.lacked-together';
    const listed = things.slice(0, LISTED).map(({ named }) => named);
    const args = { good: goodMessage(good), things: inARow('reason.and', listed) };
    return [{ about: `lacked ${good}`, message: { key, args }, weight: 0.6 + 0.1 * things.length }];
  });
  const [best] = reasons.sort((a, b) => b.weight - a.weight);
  return best ? [best] : [];
}

/** A good that many of the buildings ask for that lie open in the piles. */
function neededLater(s: LeHavreState, good: number): TurnReason[] {
  const name = GOOD_NAMES[good] as GoodName;
  const cards = Array.from({ length: PILES }, (_, pile) => [
    ...s.pile.subarray(pile * PILE_SPACE, pile * PILE_SPACE + (s.pileSize[pile] as number)),
  ]).flat();
  const n = cards.filter((card) => (CARDS[card]?.build?.[name] ?? 0) > 0).length;
  if (n < SOME) return [];
  const message = { key: 'reason.needed-later', args: { good: goodMessage(good), n } };
  return [{ about: `lacked ${good}`, message, weight: LATER }];
}

interface Wanted {
  readonly build: Readonly<Partial<Record<GoodName, number>>>;
  readonly named: Message;
}

/** What can be built: proposals on top, and ships where a wharf stands. */
function wanted(s: LeHavreState): Wanted[] {
  const cards = Array.from({ length: PILES }, (_, pile) => s.top(pile)).filter((card) => card >= 0);
  const isWharf = WHARVES.some((wharf) => s.ownerOf(wharf) <= TOWN);
  const types = [...SHIP_TYPES.keys()].filter((type) => isWharf && s.topShip(type) >= 0);
  return [
    ...cards.map((card) => ({ build: CARDS[card]?.build ?? {}, named: cardWithValue(s, card) })),
    ...types.map((type) => ({ build: SHIP_TYPES[type]?.build ?? {}, named: shipWithValue(s, type) })),
  ];
}

export const cardWithValue = (s: LeHavreState, card: number): Message => ({
  key: 'reason.card-with-value',
  args: { card: cardMessage(card), n: s.table.value[card] as number },
});
export const shipWithValue = (s: LeHavreState, type: number): Message => ({
  key: 'reason.ship-with-value',
  args: { ship: shipMessage(type), n: SHIPS[s.topShip(type)]?.value ?? 0 },
});

/** What a building is worth to who owns it, with what it counts of theirs. */
function worthTo(s: LeHavreState, seat: number, card: number): number {
  const owned = leHavre.blank();
  owned.copyFrom(s);
  owned.owner[card] = seat;
  return (s.table.value[card] as number) + plusOf(owned, seat, card);
}

/** One or two goods that would complete the material for a building; none: more is missing. */
function missingFor(s: LeHavreState, seat: number, card: number): readonly number[] {
  const goods = GOOD_NAMES.map((_, good) => good).slice(1);
  const completes = (missing: readonly number[]): boolean => canBuild(withMore(s, seat, missing), seat, card);
  const one = goods.map((good) => [good]).find(completes);
  return one ?? goods.flatMap((good) => goods.slice(good - 1).map((other) => [good, other])).find(completes) ?? [];
}

/** A seat with one more of each good named. */
function withMore(s: LeHavreState, seat: number, goods: readonly number[]): LeHavreState {
  const richer = leHavre.blank();
  richer.copyFrom(s);
  for (const good of goods) richer.gain(seat, good, 1);
  return richer;
}

/** Goods in words, two of a kind together. */
const counted = (goods: readonly number[]): readonly Message[] =>
  [...new Set(goods)].map((good) => goodsMessage(good, goods.filter((each) => each === good).length));

/** The card that a step builds. */
export const builtBy = (step: number): number[] => {
  if (kindOf(step) === Kind.BUILD) return [argumentOf(step)];
  return kindOf(step) === Kind.BUILD_BY_CRANE ? [cardByCrane(argumentOf(step))] : [];
};

const others = (s: LeHavreState, seat: number): number[] =>
  Array.from({ length: s.players }, (_, other) => other).filter((other) => other !== seat);

/** Wharves that stand, where a seat could build a ship of this type were it there. */
export const wharvesFor = (s: LeHavreState, seat: number, type: number): number[] =>
  WHARVES.filter((wharf) => s.ownerOf(wharf) <= TOWN && canBuildShip(s, seat, wharf, type));

/** The material and the energy for a ship; whether a wharf is free for it, and whether others could be faster. */
function shipReasons(
  before: LeHavreState,
  after: LeHavreState,
  seat: number,
  next: TurnAhead<LeHavreState> | null,
): TurnReason[] {
  const planned = next?.steps.find((step) => kindOf(step) === Kind.BUILD_SHIP);
  const reasons: TurnReason[] = [];
  for (const [type, { food }] of SHIP_TYPES.entries()) {
    const wharves = wharvesFor(after, seat, type);
    if (wharves.length === 0 || after.final) continue;
    const isPlanned = planned !== undefined && argumentOf(planned) === type;
    const value = (SHIPS[after.topShip(type)]?.value ?? 0) + 2 * (food[after.players - 1] as number);
    const share = isPlanned ? PLANNED : IN_REACH;
    const ship = shipMessage(type);
    if (wharvesFor(before, seat, type).length === 0) {
      reasons.push({
        about: `ship ${type}`,
        message: { key: 'reason.ship-material', args: { ship } },
        weight: value * share,
      });
    }
    if (!isPlanned) continue;
    const free = wharves.find((wharf) => after.occupant(wharf) < 0);
    if (free !== undefined) {
      const message = { key: 'reason.wharf-free', args: { card: cardMessage(free), ship } };
      reasons.push({ about: 'wharf', message, weight: 1.2 });
    }
    const lacking = others(after, seat).map((other) => lackFor(after, other, type));
    if (lacking.length > 0 && lacking.every((each) => each !== null)) {
      const list = lacking.filter((each) => each !== null);
      reasons.push({
        about: 'faster',
        message: { key: 'reason.nobody-faster', args: { ship, lacking: list } },
        weight: 2,
      });
    }
  }
  return reasons;
}

/** What a seat has too little of for a ship; null: it could build one, or lacks something else. */
function lackFor(s: LeHavreState, seat: number, type: number): Message | null {
  if (wharvesFor(s, seat, type).length > 0) return null;
  const good = lackedForShip(s, seat, type);
  return good < 0 ? null : { key: 'reason.lacks', args: { seat: seatMessage(seat), good: goodMessage(good) } };
}

/** Energy for all ships, and what the goods would earn aboard. */
function fuelReasons(before: LeHavreState, after: LeHavreState, seat: number): TurnReason[] {
  const { ships, need, energy } = fleetOf(after, seat);
  if (ships === 0) return [];
  const reasons: TurnReason[] = [];
  if (fleetOf(before, seat).energy < need && energy >= need) {
    const args = { energy, n: ships, need };
    reasons.push({ about: 'fuel', message: { key: 'reason.fuel', args }, weight: 2.5 });
  }
  const cargo = cargoWorth(after, seat) - cargoWorth(before, seat);
  if (cargo >= GROWN) {
    const message = { key: 'reason.cargo', args: { francs: goodsMessage(0, cargo) } };
    reasons.push({ about: 'cargo', message, weight: cargo * 0.4 });
  }
  return reasons;
}
