import type { State } from '@quayside/kernel';

/**
 * The numbers that a learned value reads: those that describe each seat (the insight's features first, so that both are described once), and
 * those that belong to the whole table.
 */
export interface NetInputs<S extends State> {
  readonly seat: readonly string[];
  readonly table: readonly string[];
  describeSeat(state: S, seat: number, out: Float64Array): void;
  describeTable(state: S, out: Float64Array): void;
}

/** Names for "more than so many", one a step: how a net tells few from many. */
export const stepNames = (word: string, steps: readonly number[]): string[] =>
  steps.map((step) => `${word} over ${step}`);

/** Writes how far a number reaches along such steps: 1 for each that it passes, a part of the one it stands in. */
export function describeSteps(number: number, steps: readonly number[], out: Float64Array, start: number): void {
  for (let i = 0; i < steps.length; i++) {
    const from = steps[i] as number;
    if (number <= from) return;
    const to = steps[i + 1];
    out[start + i] = to === undefined ? 1 : Math.min(1, (number - from) / (to - from));
  }
}

/** Counts off places for groups of names, one after the other. */
export class Places {
  readonly names: string[] = [];

  constructor(before: readonly string[] = []) {
    this.names.push(...before);
  }

  /** The first place of a group. */
  add(...names: readonly string[]): number {
    const place = this.names.length;
    this.names.push(...names);
    return place;
  }
}
