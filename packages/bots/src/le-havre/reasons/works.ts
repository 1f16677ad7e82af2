import {
  argumentOf,
  canBuild,
  canBuildShip,
  cardByCrane,
  cardMessage,
  cardOf,
  GOOD_NAMES,
  goodMessage,
  goodOf,
  goodsMessage,
  Kind,
  kindOf,
  leHavre,
  type LeHavreState,
  PILES,
  plusOf,
  SAILING_ENERGY,
  seatMessage,
  SHIP_TYPES,
  shipMessage,
  SHIPPING,
  SHIPS,
  TOWN,
} from '@quayside/le-havre';
import type { Message } from '@quayside/kernel';
import type { Prospect, TurnReason } from '../../reasons.ts';
import type { TurnAhead } from '../../turn-ahead.ts';
import { PRICES } from '../prices.ts';

const WOOD = goodOf('wood');
const WHARVES = ['wharf-1', 'wharf-2'].map(cardOf);
/** What can be built next weighs so much of its value, and more where it is likely to be built. */
const IN_REACH = 0.3;
const PLANNED = 0.7;
/** An offer of so many is worth a word. */
const GROWN = 4;
/** And so many goods at once, and so much energy. */
const MANY = 4;
const MUCH = 9;
/** What is true, and says little. */
const LITTLE = 0.2;
/** So many goods are named at most. */
const LISTED = 3;
/** What one or two goods would complete weighs so much of its value. */
const NEAR = 0.12;

/** What a turn makes possible: buildings, ships, fuel, cargo. */
export function workReasons({ now, next }: Prospect<LeHavreState>): TurnReason[] {
  const { seat, before, after } = now;
  return [
    ...offerReasons(now),
    ...feeReasons(now),
    ...handReasons(now, next),
    ...needReasons(now, next),
    ...buildingReasons(before, after, seat, next),
    ...shipReasons(before, after, seat, next),
    ...fuelReasons(before, after, seat),
  ];
}

/** What is taken, and how much that is. */
function offerReasons({ before, steps }: TurnAhead<LeHavreState>): TurnReason[] {
  return steps.flatMap((step) => {
    const good = argumentOf(step);
    if (kindOf(step) !== Kind.TAKE) return [];
    const n = before.offer(good);
    const price = good === 0 ? 1 : (PRICES[good] as number);
    const reasons: TurnReason[] = [];
    if (n >= GROWN) {
      const message = { key: 'reason.offer', args: { good: goodMessage(good), n } };
      reasons.push({ about: 'offer', message, weight: 0.15 * n * price });
    }
    return reasons;
  });
}

/** Many goods or much energy in one turn. */
function handReasons(
  { seat, before, after, steps }: TurnAhead<LeHavreState>,
  next: TurnAhead<LeHavreState> | null,
): TurnReason[] {
  const reasons: TurnReason[] = [];
  // What is only turned into something else is not more.
  const goods = GOOD_NAMES.reduce((sum, _, good) => {
    return good === 0 ? sum : sum + after.has(seat, good) - before.has(seat, good);
  }, 0);
  if (goods >= MANY && !steps.some((step) => kindOf(step) === Kind.TAKE)) {
    reasons.push({ about: 'goods', message: { key: 'reason.goods', args: { n: goods } }, weight: 0.3 * goods });
  }
  const more = GOOD_NAMES.flatMap((_, good) => {
    const has = after.has(seat, good);
    return good > 0 && has > before.has(seat, good) ? [goodsMessage(good, has)] : [];
  });
  if (more.length > 0) {
    const message = { key: 'reason.then-have', args: { goods: more.slice(0, LISTED) } };
    reasons.push({ about: 'have', message, weight: LITTLE });
  }
  const energy = after.energyOf(seat) - before.energyOf(seat);
  if (energy >= MUCH) {
    const message = { key: 'reason.energy', args: { n: after.energyOf(seat) } };
    const isBurnt = next !== null && next.after.energyOf(seat) < next.before.energyOf(seat);
    reasons.push({ about: 'energy', message, weight: isBurnt ? 0.15 * energy : LITTLE });
  }
  return reasons;
}

/** What comes in the next turn of what is got now. */
function needReasons(
  { seat, before, after }: TurnAhead<LeHavreState>,
  next: TurnAhead<LeHavreState> | null,
): TurnReason[] {
  if (!next) return [];
  const more = (good: number): number => next.after.has(seat, good) - next.before.has(seat, good);
  const goods = GOOD_NAMES.map((_, good) => good);
  // Without what is got now there would be too little of it.
  const isUsed = goods.some(
    (good) => good > 0 && after.has(seat, good) > before.has(seat, good) && before.has(seat, good) < -more(good),
  );
  if (!isUsed) return [];
  const worth = (card: number): number => next.before.table.value[card] as number;
  const built = next.steps.flatMap(builtBy).map((card) => withValue(cardMessage(card), worth(card)));
  for (const step of next.steps) {
    if (kindOf(step) !== Kind.BUILD_SHIP) continue;
    const type = argumentOf(step);
    built.push(withValue(shipMessage(type), SHIPS[next.before.topShip(type)]?.value ?? 0));
  }
  if (built.length > 0) {
    return [{ about: 'next', message: { key: 'reason.next-builds', args: { things: built } }, weight: 2 }];
  }
  const made = goods.filter((good) => more(good) > 0).map((good) => goodsMessage(good, more(good)));
  if (made.length === 0) return [];
  return [
    { about: 'next', message: { key: 'reason.next-makes', args: { goods: made.slice(0, LISTED) } }, weight: 1.2 },
  ];
}

const withValue = (what: Message, n: number): Message => ({ key: 'reason.with-value', args: { what, n } });

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

const builtBy = (step: number): number[] => {
  if (kindOf(step) === Kind.BUILD) return [argumentOf(step)];
  return kindOf(step) === Kind.BUILD_BY_CRANE ? [cardByCrane(argumentOf(step))] : [];
};

const others = (s: LeHavreState, seat: number): number[] =>
  Array.from({ length: s.players }, (_, other) => other).filter((other) => other !== seat);

/** Wharves that stand, where a seat could build a ship of this type were it there. */
const wharvesFor = (s: LeHavreState, seat: number, type: number): number[] =>
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
  const { build } = SHIP_TYPES[type] as (typeof SHIP_TYPES)[number];
  const good = GOOD_NAMES.findIndex((name, index) => {
    const standIn = name === 'iron' ? s.has(seat, GOOD_NAMES.indexOf('steel')) : 0;
    return s.has(seat, index) + standIn < (build[name] ?? 0);
  });
  return good < 0 ? null : { key: 'reason.lacks', args: { seat: seatMessage(seat), good: goodMessage(good) } };
}

const shipsThatSail = (s: LeHavreState, seat: number): number =>
  SHIP_TYPES.reduce((sum, { holds }, type) => sum + (holds > 0 ? s.shipsOf(seat, type) : 0), 0);

/** Energy for all ships, and what the goods would earn aboard. */
function fuelReasons(before: LeHavreState, after: LeHavreState, seat: number): TurnReason[] {
  const ships = shipsThatSail(after, seat);
  if (ships === 0) return [];
  const reasons: TurnReason[] = [];
  const need = ships * SAILING_ENERGY;
  if (before.energyOf(seat) < need && after.energyOf(seat) >= need) {
    const args = { energy: after.energyOf(seat), n: ships, need };
    reasons.push({ about: 'fuel', message: { key: 'reason.fuel', args }, weight: 2.5 });
  }
  const cargo = cargoWorth(after, seat) - cargoWorth(before, seat);
  if (cargo >= GROWN) {
    const message = { key: 'reason.cargo', args: { francs: goodsMessage(0, cargo) } };
    reasons.push({ about: 'cargo', message, weight: cargo * 0.4 });
  }
  return reasons;
}

/** What the best goods aboard all ships would bring, were they all to sail. */
function cargoWorth(s: LeHavreState, seat: number): number {
  let room = SHIP_TYPES.reduce((sum, { holds }, type) => sum + holds * s.shipsOf(seat, type), 0);
  let francs = 0;
  const goods = GOOD_NAMES.map((_, good) => good).slice(1);
  for (const good of goods.sort((a, b) => (SHIPPING[b] as number) - (SHIPPING[a] as number))) {
    const aboard = Math.min(room, s.has(seat, good));
    francs += aboard * (SHIPPING[good] as number);
    room -= aboard;
  }
  return francs;
}
