import { FRANCS_AT_END } from '../data/bonus.ts';
import { DISTRICTS, MOST_SEATS, PLACES } from '../data/names.ts';
import type { ParisState } from './state.ts';

/** What every seat holds in every district: the sum of values, each key counting, and the highest of them (P-711, P-717). */
export class Standings {
  readonly #sum = new Int16Array(MOST_SEATS * DISTRICTS.length);
  readonly #highest = new Int16Array(MOST_SEATS * DISTRICTS.length);

  measure(s: ParisState): void {
    this.#sum.fill(0);
    this.#highest.fill(0);
    const { players } = s;
    for (let place = 0; place < PLACES; place++) {
      if (!s.stands(place)) continue;
      for (let seat = 0; seat < players; seat++) {
        const keys = s.keysAt(seat, place);
        if (keys > 0) this.#add(seat * DISTRICTS.length + s.districtOf(place), keys, s.worthOf(place));
      }
    }
  }

  #add(at: number, keys: number, value: number): void {
    this.#sum[at] = (this.#sum[at] as number) + keys * value;
    if (value > (this.#highest[at] as number)) this.#highest[at] = value;
  }

  sum(seat: number, district: number): number {
    return this.#sum[seat * DISTRICTS.length + district] as number;
  }

  highest(seat: number, district: number): number {
    return this.#highest[seat * DISTRICTS.length + district] as number;
  }

  /** Is a seat ahead of another in a district: with a higher sum, or with the same and a higher single value (P-711, P-712)? */
  isAhead(seat: number, other: number, district: number): boolean {
    const own = this.sum(seat, district);
    const sum = this.sum(other, district);
    return own > sum || (own === sum && this.highest(seat, district) > this.highest(other, district));
  }

  /** Does a seat lead a district, ahead of everybody else? */
  leads(s: ParisState, seat: number, district: number): boolean {
    for (let other = 0; other < s.players; other++) {
      if (other !== seat && !this.isAhead(seat, other, district)) return false;
    }
    return this.sum(seat, district) > 0;
  }

  /** What a seat would score in a district with these points on it: ties share a rank and skip the next (P-711 to P-714). */
  points(s: ParisState, seat: number, district: number, ranks: ArrayLike<number>): number {
    const own = this.sum(seat, district);
    if (own === 0) return 0;
    let ahead = 0;
    let best = own;
    for (let other = 0; other < s.players; other++) {
      const sum = this.sum(other, district);
      if (sum > best) best = sum;
      if (this.isAhead(other, seat, district)) ahead++;
    }
    if (s.players === 2 && 2 * own < best) return 0;
    return ranks[ahead] ?? 0;
  }
}

function standingsOf(s: ParisState): Standings {
  const standings = new Standings();
  standings.measure(s);
  return standings;
}

/** What a seat holds in a district. */
export function held(
  s: ParisState,
  seat: number,
  district: number,
): { readonly sum: number; readonly highest: number } {
  const standings = standingsOf(s);
  return { sum: standings.sum(seat, district), highest: standings.highest(seat, district) };
}

/** Points of each seat in one district. */
export function districtPoints(s: ParisState, district: number, standings = standingsOf(s)): number[] {
  const tile = s.score[district] as number;
  const ranks = tile === 0 ? [] : (s.figures.score[tile - 1] as readonly number[]);
  return Array.from({ length: s.players }, (_, seat) => standings.points(s, seat, district, ranks));
}

/** Each part of a seat's score. */
export interface Count {
  readonly points: number;
  readonly francs: number;
  readonly districts: readonly number[];
  readonly total: number;
}

/** The score if the game were counted now (P-710, P-711). */
export function count(s: ParisState, seat: number): Count {
  const points = s.points[seat] as number;
  const francs = s.holds(seat, FRANCS_AT_END) ? s.francsOf(seat) : 0;
  const standings = standingsOf(s);
  const districts = DISTRICTS.map((_, district) => districtPoints(s, district, standings)[seat] as number);
  return { points, francs, districts, total: points + francs + districts.reduce((sum, each) => sum + each, 0) };
}

export const scores = (s: ParisState): number[] => Array.from({ length: s.players }, (_, seat) => count(s, seat).total);

function valueHeld(s: ParisState, seat: number): number {
  let sum = 0;
  for (let place = 0; place < PLACES; place++) sum += s.keysAt(seat, place) * s.worthOf(place);
  return sum;
}

/** Most points, then most francs, then most value held; else shared (P-715). */
export function winners(s: ParisState): number[] {
  const all = scores(s).map((score, seat) => [score, s.francsOf(seat), valueHeld(s, seat)] as const);
  const compare = (a: readonly number[], b: readonly number[]): number => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
    return 0;
  };
  return all.flatMap((own, seat) => (all.every((other) => compare(own, other) >= 0) ? [seat] : []));
}
