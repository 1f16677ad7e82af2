import { FRANCS_AT_END } from '../data/bonus.ts';
import { DISTRICTS, LANDMARKS, PLACES, SPACES, spaceOf, VALUES } from '../data/names.ts';
import type { ParisState } from './state.ts';

/** What a seat holds in a district: the sum of values, each key counting, and the highest of them. */
export function held(
  s: ParisState,
  seat: number,
  district: number,
): { readonly sum: number; readonly highest: number } {
  let sum = 0;
  let highest = 0;
  const add = (place: number): void => {
    const keys = s.keysAt(seat, place);
    if (keys === 0) return;
    sum += keys * s.worthOf(place);
    highest = Math.max(highest, s.worthOf(place));
  };
  for (let value = 0; value < VALUES.length; value++) add(spaceOf(district, value));
  for (let i = 0; i < LANDMARKS.length; i++) if (s.landmark[i] === district + 1) add(SPACES + i);
  return { sum, highest };
}

/** Points of each seat in one district (P-71x): ranks by sum, then by highest value; ties share a rank and skip the next. */
export function districtPoints(s: ParisState, district: number): number[] {
  const tile = s.score[district] as number;
  const seats = Array.from({ length: s.players }, (_, seat) => held(s, seat, district));
  if (tile === 0) return seats.map(() => 0);
  const points = s.figures.score[tile - 1] as readonly number[];
  const best = Math.max(...seats.map(({ sum }) => sum));
  return seats.map((own) => {
    if (own.sum === 0) return 0;
    const ahead = seats.filter(
      (other) => other.sum > own.sum || (other.sum === own.sum && other.highest > own.highest),
    );
    if (s.players === 2 && ahead.length === 1 && 2 * own.sum < best) return 0;
    return points[ahead.length] ?? 0;
  });
}

/** Each part of a seat's score. */
export interface Count {
  readonly points: number;
  readonly francs: number;
  readonly districts: readonly number[];
  readonly total: number;
}

/** The score if the game were counted now (P-71x). */
export function count(s: ParisState, seat: number): Count {
  const points = s.points[seat] as number;
  const francs = s.holds(seat, FRANCS_AT_END) ? s.francsOf(seat) : 0;
  const districts = DISTRICTS.map((_, district) => districtPoints(s, district)[seat] as number);
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
