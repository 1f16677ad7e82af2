import { type Game, NOBODY, type State } from '@quayside/kernel';
import type { Insight } from './insight.ts';

/** What a position is worth to each seat, in points at the end of the game. Features in, value out: replaceable. */
export type Evaluation<S extends State> = (state: S, out: Float64Array) => void;

/** The weights of one feature at each hour. */
type Row = readonly number[];

/** The weights of every feature, by kind of table, at several hours of the game; between two hours they are mixed. */
export interface Weights {
  /** Turns still to come, growing. */
  readonly hours: readonly number[];
  readonly tables: Readonly<Record<string, Readonly<Record<string, Row>>>>;
}

/** The later of the two hours that a clock stands between, as its place in the list. */
export function hourOf(hours: readonly number[], clock: number): number {
  let hour = 0;
  while (hour < hours.length - 2 && clock > (hours[hour + 1] as number)) hour++;
  return hour;
}

/** How much of the earlier of the two there is in it. */
export function earlyShare(hours: readonly number[], hour: number, clock: number): number {
  const from = hours[hour] as number;
  return Math.max(0, (clock - from) / ((hours[hour + 1] as number) - from));
}

/** What the described position of a seat is worth: a sum that grows with each feature by its weight at that hour of the game. */
export type LinearSum<S extends State> = (state: S, seat: number, numbers: Float64Array) => number;

export function linearSum<S extends State>(insight: Insight<S>, { hours, tables }: Weights): LinearSum<S> {
  const count = insight.features.length;
  const books = insight.tables.map((table) =>
    hours.map((_, hour) => Float64Array.from(insight.features, (name) => tables[table]?.[name]?.[hour] ?? 0)),
  );
  const last = hours.length - 1;
  return (state, seat, numbers) => {
    const rows = books[insight.table(state)] as Float64Array[];
    const clock = Math.min(insight.clock(state, seat), hours[last] as number);
    const hour = hourOf(hours, clock);
    const share = earlyShare(hours, hour, clock);
    const early = rows[hour + 1] as Float64Array;
    const late = rows[hour] as Float64Array;
    let value = 0;
    for (let i = 0; i < count; i++) {
      const number = numbers[i] as number;
      if (number !== 0) value += number * ((late[i] as number) * (1 - share) + (early[i] as number) * share);
    }
    return value;
  };
}

/** Where the game is over, the scores; true then. */
export function scored<S extends State>(game: Game<S>, state: S, out: Float64Array): boolean {
  if (game.mover(state) !== NOBODY) return false;
  const scores = game.scores(state);
  for (let seat = 0; seat < scores.length; seat++) out[seat] = scores[seat] as number;
  return true;
}

/** The first value: each seat's features, summed up. */
export function linear<S extends State>(insight: Insight<S>, weights: Weights): Evaluation<S> {
  const numbers = new Float64Array(insight.features.length);
  const sum = linearSum(insight, weights);
  return (state, out) => {
    if (scored(insight.game, state, out)) return;
    const seats = insight.seats(state);
    for (let seat = 0; seat < seats; seat++) {
      insight.describe(state, seat, numbers);
      out[seat] = sum(state, seat, numbers);
    }
  };
}

/**
 * What a seat is ahead of the best other, from the values of all seats that begin at a place; alone, the value itself.
 * `rivalry` is how much the best other counts: all of it at a table for two, where one's loss is the other's gain.
 */
export function ahead(values: Float64Array, start: number, seats: number, seat: number, rivalry: number): number {
  const own = values[start + seat] as number;
  if (seats === 1) return own;
  let other = -Infinity;
  for (let rival = 0; rival < seats; rival++) {
    const value = values[start + rival] as number;
    if (rival !== seat && value > other) other = value;
  }
  return own - rivalry * other;
}
