import {
  CARDS,
  CARGO,
  canBuild,
  canBuildShip,
  cardOf,
  CRAFTSMAN,
  FOOD,
  foodFromShips,
  GOOD_NAMES,
  goodOf,
  type LeHavreState,
  OFFERS,
  Phase,
  PILES,
  roundCards,
  SAILING_ENERGY,
  SHIP_TYPES,
  SHIPPING,
  SHIPS,
  STANDARDS,
  TOWN,
  wealth,
} from '@quayside/le-havre';
import { distance } from './clock.ts';
import {
  AT,
  FIRST_AT,
  MORE_AT,
  OWNED_AT,
  RAW,
  REFINABLE_AT,
  REFINERY,
  STANDARD,
  STANDING_AT,
  STANDING_CARD,
} from './feature-names.ts';
import { PRICES } from './prices.ts';
import { handOf, helpOf, visitWorth } from './special-worth.ts';

const GOODS = GOOD_NAMES.length;
const LUXURY = SHIP_TYPES.findIndex(({ name }) => name === 'luxury');
const WHARVES = ['wharf-1', 'wharf-2'].map(cardOf);
const SHIPPING_LINE = cardOf('shipping-line');

/** The first so many of a good have a weight of their own: a fifth brick is not what the first is. */
const FIRST = 4;
/** No more of a good is turned into something than this in one thought. */
const REFINED_AT_ONCE = 8;

const VALUE = Int16Array.from(CARDS, ({ value }) => value);
const SHIP_TYPE = Int16Array.from(SHIPS, ({ type }) => type);
const HOLDS = Int16Array.from(SHIP_TYPES, ({ holds }) => holds);
const OWNED_PLACE = Int16Array.from(CARDS, (_, index) => {
  const place = STANDARD.findIndex((each) => each.index === index);
  return place < 0 ? -1 : OWNED_AT + place;
});
const STEEL_MILL = cardOf('steel-mill');
/** Energy for one steel, as the card says. */
const STEEL_ENERGY = CARDS[STEEL_MILL]!.does.reduce(
  (sum, does) => sum + ('convert' in does ? (does.halfEnergy ?? 0) / 2 : 0),
  0,
);
const IRON = goodOf('iron');
const STEEL = goodOf('steel');
const CATTLE = goodOf('cattle');
const GRAIN = goodOf('grain');

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
  const ships = foodFromShips(s, seat);
  const cards = roundCards(s.players, s.length);
  const now = Math.max(0, cards[s.round - 1]!.food - ships);
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
  let help = 0;
  let visit = 0;
  let second = 0;
  const hand = handOf(s, seat);
  const { owner, cards, table } = s;
  for (let card = 0; card < cards; card++) {
    const of = owner[card] as number;
    if (of > TOWN) continue;
    if (card >= STANDARDS) {
      const worth = visitWorth(s, seat, card, hand);
      if (worth > visit) {
        second = visit;
        visit = worth;
      } else if (worth > second) second = worth;
    }
    if (of !== seat) continue;
    if (card >= STANDARDS) help += helpOf(s, card);
    hammers += table.hammers[card] as number;
    fishermen += table.fishermen[card] as number;
    if (table.type[card] === CRAFTSMAN) craftsmen++;
    fees += (table.feeFood[card] as number) || (table.feeFrancs[card] as number);
    const place = OWNED_PLACE[card] ?? -1;
    if (place >= 0) out[place] = 1;
  }
  for (let i = 0; i < STANDING_CARD.length; i++) {
    if ((owner[STANDING_CARD[i] as number] as number) <= TOWN) out[STANDING_AT + i] = 1;
  }
  out[AT.hammers] = hammers;
  out[AT.fishermen] = fishermen;
  out[AT.craftsmen] = craftsmen;
  if (s.players > 1) out[AT.fees] = fees;
  out[AT['visit to make']] = visit;
  out[AT['second visit']] = second;
  out[AT.help] = help;
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
