import {
  ANY_PRESTIGE,
  bonusBits,
  canSpend,
  DISTRICTS,
  END_TILES,
  FOURTH,
  LANDMARKS,
  MOST_PRESTIGE,
  PLACES,
  type ParisState,
  RESOURCES,
  SPACES,
  spaceOf,
  TWO_PRESTIGE,
  TWO_RESOURCES,
  VALUES,
} from '@quayside/paris';

const COUNT = DISTRICTS.length;
const EIGHT = VALUES.length - 1;

/** What the keys of a seat on the board could go to with what it has: filled in place, once for each look. */
export class Reach {
  /** Keys that could go onto a free 1 or 2, onto a free 3 and its bonus tile, onto any free building. */
  bonus = 0;
  three = 0;
  steps = 0;
  /** Tokens that lie beside free buildings a key could go to. */
  tokens = 0;
  /** 1 when a free 8 could be entered. */
  eight = 0;
  /** The best landmark that could be entered now, what its prestige would bring, and the best that only francs are missing for. */
  landmark = 0;
  prestige = 0;
  nearLandmark = 0;
  /** Francs missing for it. */
  short = 0;
  /** The best landmark that could be entered now if what is missing were bought. */
  bought = 0;
  /** 1 when a key could come as the fourth of a district (P-307). */
  fourth = 0;
  /** Keys of all seats on the buildings and landmarks of each district. */
  readonly keys = new Uint8Array(COUNT);
  /** Free places, by district, as bits of their values. */
  readonly #free = new Uint8Array(COUNT);
  /** The highest own key of each district, 0 for a bank, -1 for none. */
  readonly #top = new Int8Array(COUNT);
  /** The highest landmark of each district. */
  readonly #roof = new Uint8Array(COUNT);

  look(s: ParisState, seat: number): void {
    this.bonus = 0;
    this.three = 0;
    this.steps = 0;
    this.tokens = 0;
    this.eight = 0;
    this.landmark = 0;
    this.prestige = 0;
    this.nearLandmark = 0;
    this.short = 0;
    this.bought = 0;
    this.fourth = 0;
    this.#survey(s, seat);
    this.#buildings(s, seat);
    this.#landmarks(s, seat);
  }

  #survey(s: ParisState, seat: number): void {
    const { keys, players } = s;
    const arc = s.arc[seat] ? 0 : -1;
    for (let district = 0; district < COUNT; district++) {
      let free = 0;
      let all = 0;
      let top = s.banked(seat, district) > 0 ? 0 : arc;
      for (let value = 0; value < VALUES.length; value++) {
        const place = spaceOf(district, value);
        if (s.space[place] === 0) continue;
        let held = 0;
        for (let other = 0; other < players; other++) held += keys[other * PLACES + place] as number;
        all += held;
        if (held === 0) free |= 1 << value;
        else if (s.keysAt(seat, place) > 0) top = VALUES[value] as number;
      }
      this.keys[district] = all;
      this.#free[district] = free;
      this.#top[district] = top;
      this.#roof[district] = 0;
    }
    for (let i = 0; i < LANDMARKS.length; i++) {
      const district = (s.landmark[i] as number) - 1;
      if (district < 0) continue;
      for (let other = 0; other < players; other++)
        this.keys[district] = (this.keys[district] as number) + s.keysAt(other, SPACES + i);
      const worth = s.worthOf(SPACES + i);
      if (worth > (this.#roof[district] as number)) this.#roof[district] = worth;
    }
  }

  #buildings(s: ParisState, seat: number): void {
    const francs = s.francsOf(seat);
    const wood = this.#anyEight() && canSpend(s, seat, s.figures.eightCost);
    let fromArc = 0;
    for (let district = 0; district < COUNT; district++) {
      const free = this.#free[district] as number;
      if (free === 0) continue;
      let seen = s.arc[seat] ? this.#from(free, 0, francs, wood) : 0;
      fromArc |= seen;
      if (s.banked(seat, district) > 0) {
        const bits = this.#from(free, 0, francs, wood);
        this.#add(bits, francs);
        seen |= bits;
      }
      if (seen !== 0 && this.keys[district] === FOURTH - 1 && ((s.fourth >> district) & 1) === 0) this.fourth = 1;
      for (let value = 0; value < EIGHT; value++) {
        if (s.keysAt(seat, spaceOf(district, value)) === 0) continue;
        const higher = free & ~((2 << value) - 1);
        const bits = this.#from(higher, VALUES[value] as number, francs, wood);
        this.#add(bits, francs + (VALUES[value] as number));
        seen |= bits;
      }
      for (let value = 0; value <= EIGHT; value++) {
        if ((seen >> value) & 1 && s.beside[spaceOf(district, value)] !== 0) this.tokens++;
      }
    }
    this.#add(fromArc, francs);
  }

  #anyEight(): boolean {
    for (let district = 0; district < COUNT; district++)
      if (((this.#free[district] as number) >> EIGHT) & 1) return true;
    return false;
  }

  /** The free places a key on this value can pay for. */
  #from(free: number, from: number, francs: number, wood: boolean): number {
    let bits = 0;
    for (let value = 0; value <= EIGHT; value++) {
      if (((free >> value) & 1) === 0 || (VALUES[value] as number) - from > francs) continue;
      if (value < EIGHT || wood) bits |= 1 << value;
    }
    return bits;
  }

  #add(bits: number, purse: number): void {
    if (bits === 0) return;
    this.steps++;
    if (bits & 3) this.bonus++;
    if (bits & 4 && purse >= 5) this.three++;
    if ((bits >> EIGHT) & 1) this.eight = 1;
  }

  #landmarks(s: ParisState, seat: number): void {
    const most = resources(s, seat);
    const francs = s.francsOf(seat);
    let best = 0;
    for (let i = LANDMARKS.length - 1; i >= 0; i--) {
      const cost = s.figures.landmarkCost[i] as readonly number[];
      const price = this.bought === 0 ? priceOfMissing(s, seat, cost) : 0;
      if (price === 0 && most < total(cost)) continue;
      const worth = s.worthOf(SPACES + i);
      const from = this.#bestKey(s, i, worth);
      if (from < 0) continue;
      const short = worth - from - francs;
      if (price > 0 && short + price <= 0 && worth > this.bought) this.bought = worth;
      if (most < total(cost) || !canSpend(s, seat, cost)) continue;
      if (short > 0) {
        if (worth > this.nearLandmark) {
          this.nearLandmark = worth;
          this.short = short;
        }
        continue;
      }
      const prestige = prestigeFor(s, seat, i);
      if (worth + prestige <= best) continue;
      best = worth + prestige;
      this.landmark = worth;
      this.prestige = prestige;
    }
  }

  /** The value of the key that would go onto a landmark most cheaply, -1 when none could. */
  #bestKey(s: ParisState, landmark: number, worth: number): number {
    const stands = (s.landmark[landmark] as number) - 1;
    let best = -1;
    if (stands >= 0) {
      for (let other = 0; other < s.players; other++) if (s.keysAt(other, SPACES + landmark) > 0) return -1;
      return this.#top[stands] as number;
    }
    for (let district = 0; district < COUNT; district++) {
      const top = this.#top[district] as number;
      if (top > best && (this.#roof[district] as number) < worth) best = top;
    }
    return best;
  }
}

/** Tiles that stand for a resource (P-512). */
const STANDS_FOR_RESOURCE = bonusBits('resource', 'any-resource');

/** Resources a seat can give at most, of whatever kind. */
function resources(s: ParisState, seat: number): number {
  let count = s.holds(seat, TWO_RESOURCES) ? 1 : 0;
  for (let tiles = (s.unused[seat] as number) & STANDS_FOR_RESOURCE; tiles > 0; tiles &= tiles - 1) count++;
  for (let kind = 0; kind < RESOURCES; kind++) count += s.token(seat, kind);
  if (s.endLeft === END_TILES) return count;
  for (let tile = 0; tile < END_TILES; tile++) if (s.end[tile] === seat + 1) count++;
  return count;
}

/** Francs for the tokens of a cost that a seat has not; Infinity when the supply has not either (P-402). */
export function priceOfMissing(s: ParisState, seat: number, cost: readonly number[]): number {
  let price = 0;
  for (let kind = 0; kind < RESOURCES; kind++) {
    const missing = (cost[kind] as number) - s.token(seat, kind);
    if (missing > (s.supply[kind] as number)) return Infinity;
    if (missing > 0) price += missing * (s.figures.buy[kind] as number);
  }
  return price;
}

/** Points for the prestige a seat could give at a landmark, tokens and tiles together (P-332). */
function prestigeFor(s: ParisState, seat: number, landmark: number): number {
  let units = s.token(seat, s.figures.landmarkPrestige[landmark] as number);
  if (s.holds(seat, ANY_PRESTIGE)) units += 1;
  if (s.holds(seat, TWO_PRESTIGE)) units += 2;
  return Math.min(MOST_PRESTIGE, units) * (s.figures.landmarkPoints[landmark] as number);
}

function total(cost: readonly number[]): number {
  return (cost[0] as number) + (cost[1] as number) + (cost[2] as number);
}
