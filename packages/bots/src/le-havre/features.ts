import {
  CARDS,
  CARGO,
  canBuild,
  canBuildShip,
  cardOf,
  FOOD,
  foodDue,
  foodFromShips,
  GOOD_NAMES,
  type GoodName,
  goodOf,
  type LeHavreState,
  OFFERS,
  Phase,
  PILES,
  roundCards,
  SHIP_TYPES,
  SHIPPING,
  SHIPS,
  TOWN,
  wealth,
} from '@quayside/le-havre';
import { PRICES } from './prices.ts';

const GOODS = GOOD_NAMES.length;
const TURNS = 7;
const SAILING_ENERGY = 3;
const LUXURY = SHIP_TYPES.findIndex(({ name }) => name === 'luxury');

/** The first so many of a good have a weight of their own: a fifth brick is not what the first is. */
const FIRST = 4;

const STANDARD = CARDS.map((card, index) => ({ card, index })).filter(({ card }) => card.id.length === 2);
const WHARVES = ['wharf-1', 'wharf-2'].map(cardOf);
const SHIPPING_LINE = cardOf('shipping-line');

/** Where a good is turned into a better one: it is worth more once that building stands. */
const REFINED: readonly (readonly [GoodName, string])[] = [
  ['fish', 'smokehouse'],
  ['wood', 'charcoal-kiln'],
  ['clay', 'brickworks'],
  ['iron', 'steel-mill'],
  ['grain', 'bakehouse'],
  ['cattle', 'abattoir'],
  ['coal', 'cokery'],
  ['hide', 'tannery'],
];
const RAW = REFINED.map(([good]) => goodOf(good));
const REFINERY = REFINED.map(([, slug]) => cardOf(slug));
/** No more of a good is turned into something than this in one thought. */
const REFINED_AT_ONCE = 8;

const goods = GOOD_NAMES.slice(1);
const FIRSTS = goods.map((good) => `first ${good}`);
const MORES = goods.map((good) => `more ${good}`);

const SUMS = [
  'start',
  'francs',
  'buildings',
  'ships',
  'plus',
  'loans',
  // Food that is missing at the end of this round, before and after the purse.
  'hunger',
  'debt',
  // Food that ships do not bring in the rounds to come, as far as it is not in hand.
  'food to come',
  'food in hand',
  // A herd and a field grow.
  'herd',
  'field',
  'wooden ships',
  'iron ships',
  'steel ships',
  // What ships could carry to sea now, and once more; and whether the way is free.
  'holds',
  'cargo',
  'second cargo',
  'cargo ready',
  // The best ship and the best building that could be built with what is in hand.
  'ship to build',
  'building to build',
  'second building',
  'hammers',
  'fishermen',
  'craftsmen',
  // What others would pay to enter.
  'fees',
  'energy',
  // What lies on the offers when this seat's turn comes.
  'offer',
  'turn',
  // A little cash opens doors.
  'small change',
  // Iron that could be steel, and liners that the steel in hand could be.
  'steel to make',
  'liners to build',
  'wharf made modern',
  'feedings left',
] as const;

/** Buildings that make a difference to everybody once they stand. */
const STANDING = [
  'marketplace',
  'fishery',
  'smokehouse',
  'abattoir',
  'clay-mound',
  'brickworks',
  'colliery',
  'wharf-1',
  'shipping-line',
  'tannery',
  'ironworks',
  'steel-mill',
  'cokery',
  'business-office',
  'grocery-market',
].map((slug) => [`${slug} stands`, cardOf(slug)] as const);

const OWNED = STANDARD.map(({ card }) => `own ${card.slug}`);
const REFINABLE = REFINED.map(([good, slug]) => `${good} for ${slug}`);

export const FEATURES: readonly string[] = [
  ...SUMS,
  ...FIRSTS,
  ...MORES,
  ...OWNED,
  ...REFINABLE,
  ...STANDING.map(([name]) => name),
];

const at = (name: string): number => FEATURES.indexOf(name);
const AT = Object.fromEntries(SUMS.map((name) => [name, at(name)])) as Record<(typeof SUMS)[number], number>;
const FIRST_AT = at(FIRSTS[0] as string);
const MORE_AT = at(MORES[0] as string);
const OWNED_AT = at(OWNED[0] as string);
const REFINABLE_AT = at(REFINABLE[0] as string);
const STANDING_AT = at((STANDING[0] as (typeof STANDING)[number])[0]);
const STANDING_CARD = Int16Array.from(STANDING, ([, card]) => card);

/** Never bad to have. */
export const WELCOME: ReadonlySet<string> = new Set([
  'francs',
  'buildings',
  'ships',
  'plus',
  'food in hand',
  'holds',
  'cargo',
  'second cargo',
  'cargo ready',
  'ship to build',
  'building to build',
  'second building',
  'hammers',
  'fishermen',
  'craftsmen',
  'energy',
  'herd',
  'field',
  'small change',
  'steel to make',
  'liners to build',
  ...FIRSTS,
  ...MORES,
  ...REFINABLE,
]);

/** A franc is a franc at the end, a loan costs five to seven of them, and who is hungry pays. */
export const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  francs: [0.95, 2.5],
  buildings: [0.8, 1.6],
  ships: [0.9, 1.6],
  plus: [0.9, 1.3],
  loans: [-9, -5.5],
  hunger: [-2.5, -0.2],
  debt: [-3, -0.3],
  'food to come': [-1.5, 0],
  fees: [0, 5],
  offer: [0, 2],
};

const VALUE = Int16Array.from(CARDS, ({ value }) => value);
const HAMMERS = Int16Array.from(CARDS, ({ hammers }) => hammers);
const FISHERMEN = Int16Array.from(CARDS, ({ fishermen }) => fishermen);
const CRAFTSMAN = Int16Array.from(CARDS, ({ type }) => (type === 'craftsman' ? 1 : 0));
const FEE = Int16Array.from(CARDS, ({ entryFee }) => (entryFee ? (entryFee.food ?? entryFee.francs ?? 0) : 0));
const SHIP_TYPE = Int16Array.from(SHIPS, ({ type }) => type);
const HOLDS = Int16Array.from(SHIP_TYPES, ({ holds }) => holds);
const OWNED_PLACE = Int16Array.from(CARDS, (_, index) => {
  const place = STANDARD.findIndex((each) => each.index === index);
  return place < 0 ? -1 : OWNED_AT + place;
});
const STEEL_MILL = cardOf('steel-mill');
const STEEL_ENERGY = 5;
const IRON = goodOf('iron');
const STEEL = goodOf('steel');
const CATTLE = goodOf('cattle');
const GRAIN = goodOf('grain');

/** The turns of the game before this one. */
const turnsGone = (s: LeHavreState): number => (s.round - 1) * TURNS + s.turn - 1;
const turnsIn = (s: LeHavreState): number => roundCards(s.players, s.length).length * TURNS;

/** Main actions that a seat has before it: this turn's while it is not taken, those to come, the final one. */
export function actionsLeft(s: LeHavreState, seat: number): number {
  const open = s.active === seat && s.phase < Phase.AFTER ? 1 : 0;
  if (s.phase === Phase.OVER || s.phase === Phase.COUNT) return 0;
  if (s.final) return s.active === seat ? open : seat > s.active ? 1 : 0;
  const gone = turnsGone(s);
  let later = 0;
  const total = turnsIn(s);
  const first = gone + 1 + ((((seat - gone - 1) % s.players) + s.players) % s.players);
  if (first < total) later = Math.floor((total - 1 - first) / s.players) + 1;
  return open + later + 1;
}

/** Turns until it is this seat's turn: 0 when it is now. */
function distance(s: LeHavreState, seat: number): number {
  return (seat - s.active + s.players) % s.players;
}

/** Describes the position of one seat in numbers. */
export function describe(s: LeHavreState, seat: number, out: Float64Array): void {
  out.fill(0);
  const own = wealth(s, seat);
  out[AT.start] = 1;
  out[AT.francs] = own.francs;
  out[AT.buildings] = own.buildings;
  out[AT.ships] = own.ships;
  out[AT.plus] = own.plus;
  out[AT.loans] = s.loansOf(seat);
  describeGoods(s, seat, out);
  describeFood(s, seat, out);
  describeBuildings(s, seat, out);
  describeShips(s, seat, out);
  describeWorks(s, seat, out);
  describeOffers(s, seat, out);
}

function describeGoods(s: LeHavreState, seat: number, out: Float64Array): void {
  for (let good = 1; good < GOODS; good++) {
    const count = s.has(seat, good);
    if (count === 0) continue;
    out[FIRST_AT + good - 1] = Math.min(count, FIRST);
    if (count > FIRST) out[MORE_AT + good - 1] = count - FIRST;
  }
  for (let i = 0; i < RAW.length; i++) {
    if ((s.owner[REFINERY[i] as number] as number) > TOWN) continue;
    out[REFINABLE_AT + i] = Math.min(REFINED_AT_ONCE, s.has(seat, RAW[i] as number));
  }
  if (s.has(seat, CATTLE) >= 2) out[AT.herd] = 1;
  if (s.has(seat, GRAIN) >= 1) out[AT.field] = 1;
  const energy = s.energyOf(seat);
  out[AT.energy] = Math.min(20, energy);
  if ((s.owner[STEEL_MILL] as number) <= TOWN) {
    out[AT['steel to make']] = Math.min(4, s.has(seat, IRON), Math.floor(energy / STEEL_ENERGY));
  }
  out[AT['small change']] = Math.min(5, s.has(seat, 0));
}

function describeFood(s: LeHavreState, seat: number, out: Float64Array): void {
  if (s.final) return;
  let food = 0;
  for (let good = 1; good < GOODS; good++) {
    const each = FOOD[good] as number;
    if (each > 0) food += each * s.has(seat, good);
  }
  const now = foodDue(s, seat);
  const ships = foodFromShips(s, seat);
  const cards = roundCards(s.players, s.length);
  let later = 0;
  for (let round = s.round + 1; round <= cards.length; round++) later += Math.max(0, cards[round - 1]!.food - ships);
  const hunger = Math.max(0, now - food);
  out[AT['feedings left']] = cards.length - s.round + 1;
  out[AT.hunger] = hunger;
  out[AT.debt] = Math.max(0, hunger - s.has(seat, 0));
  const spare = Math.max(0, food - now);
  out[AT['food to come']] = Math.max(0, later - spare);
  out[AT['food in hand']] = Math.min(food, now + later);
}

function describeBuildings(s: LeHavreState, seat: number, out: Float64Array): void {
  let hammers = 0;
  let fishermen = 0;
  let craftsmen = 0;
  let fees = 0;
  const { owner } = s;
  for (let card = 0; card < owner.length; card++) {
    if (owner[card] !== seat) continue;
    hammers += HAMMERS[card] as number;
    fishermen += FISHERMEN[card] as number;
    craftsmen += CRAFTSMAN[card] as number;
    fees += FEE[card] as number;
    const place = OWNED_PLACE[card] as number;
    if (place >= 0) out[place] = 1;
  }
  for (let i = 0; i < STANDING_CARD.length; i++) {
    if ((owner[STANDING_CARD[i] as number] as number) <= TOWN) out[STANDING_AT + i] = 1;
  }
  out[AT.hammers] = hammers;
  out[AT.fishermen] = fishermen;
  out[AT.craftsmen] = craftsmen;
  if (s.players > 1) out[AT.fees] = fees;
}

function describeShips(s: LeHavreState, seat: number, out: Float64Array): void {
  let sail = 0;
  let holds = 0;
  for (let ship = 0; ship < SHIP_TYPE.length; ship++) {
    if (s.shipOwner[ship] !== seat) continue;
    const type = SHIP_TYPE[ship] as number;
    if (type === LUXURY) continue;
    sail++;
    holds += HOLDS[type] as number;
    out[AT['wooden ships'] + type] = (out[AT['wooden ships'] + type] as number) + 1;
  }
  if (sail === 0) return;
  out[AT.holds] = holds;
  if ((s.owner[SHIPPING_LINE] as number) > TOWN) return;
  const sailing = Math.min(sail, Math.floor(s.energyOf(seat) / SAILING_ENERGY));
  let room = Math.floor((holds * sailing) / sail);
  let more = holds;
  let cargo = 0;
  let second = 0;
  for (let i = 0; i < CARGO.length && more > 0; i++) {
    const good = CARGO[i] as number;
    const count = s.has(seat, good);
    const aboard = Math.min(count, room);
    const next = Math.min(count - aboard, more);
    cargo += aboard * (SHIPPING[good] as number);
    second += next * (SHIPPING[good] as number);
    room -= aboard;
    more -= next;
  }
  out[AT.cargo] = cargo;
  out[AT['second cargo']] = second;
  const occupant = s.final ? (s.discOf(seat) === SHIPPING_LINE ? seat : -1) : s.occupant(SHIPPING_LINE);
  if (occupant < 0) out[AT['cargo ready']] = cargo;
}

/** What could be built with what is in hand. */
function describeWorks(s: LeHavreState, seat: number, out: Float64Array): void {
  let best = 0;
  let second = 0;
  for (let pile = 0; pile < PILES; pile++) {
    const card = s.top(pile);
    if (card < 0 || !canBuild(s, seat, card)) continue;
    const value = VALUE[card] as number;
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  }
  out[AT['building to build']] = best;
  out[AT['second building']] = second;
  let ship = 0;
  for (let i = 0; i < WHARVES.length; i++) {
    const wharf = WHARVES[i] as number;
    if ((s.owner[wharf] as number) > TOWN) continue;
    for (let type = 0; type < SHIP_TYPES.length; type++) {
      const top = s.topShip(type);
      if (top < 0 || SHIPS[top]!.value <= ship) continue;
      if (canBuildShip(s, seat, wharf, type)) ship = SHIPS[top]!.value;
    }
  }
  out[AT['ship to build']] = ship;
  const liners = s.shipPileSize[LUXURY] as number;
  if (ship > 0 && liners > 0) out[AT['liners to build']] = Math.min(liners, Math.floor(s.has(seat, STEEL) / 3));
  if (s.modern > 0) out[AT['wharf made modern']] = 1;
}

/** The offer a seat can hope for: the others in between take the better ones. */
function describeOffers(s: LeHavreState, seat: number, out: Float64Array): void {
  const away = distance(s, seat);
  if (away === 0 && s.phase <= Phase.MAIN) out[AT.turn] = 1;
  let taken = 0;
  let worth = Infinity;
  let before = -1;
  // The offer that is left when `away` better ones are gone; ties go by their order.
  for (; taken <= away; taken++) {
    let next = -1;
    let most = -1;
    for (let good = 0; good < OFFERS; good++) {
      const value = s.offer(good) * (PRICES[good] as number);
      const after = value < worth || (value === worth && good > before);
      if (after && value > most) {
        most = value;
        next = good;
      }
    }
    if (next < 0) return;
    worth = most;
    before = next;
  }
  out[AT.offer] = worth;
}
