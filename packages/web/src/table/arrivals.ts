import type { State } from '@quayside/kernel';
import type { SeatReading } from '@quayside/live';
import type { GameUI, InStreet, Plot } from '../game-ui.ts';

type Plots = ReadonlyMap<string, Plot>;
const NONE: Plots = new Map();

/** Which plot of its street each thing has: found by going through the steps once, and on from there. */
export class Arrivals<S extends State> {
  readonly #ui: GameUI<S>;
  #reading: SeatReading<S> | null = null;
  /** After each step. */
  #plots: Plots[] = [];

  constructor(ui: GameUI<S>) {
    this.#ui = ui;
  }

  /** As it was after a step, of so many that there are. */
  at(step: number, steps: number, reading: SeatReading<S>, viewer: number): Plots {
    const { inStreets } = this.#ui;
    if (!inStreets) return NONE;
    // Every seat counts its own steps; and what was taken back has not come.
    if (reading !== this.#reading) this.#plots = [];
    this.#reading = reading;
    this.#plots.length = Math.min(this.#plots.length, steps + 1);
    if (this.#plots.length <= step) {
      reading.replay(this.#plots.length, (view) => {
        this.#plots.push(plotsAfter(this.#plots.at(-1) ?? NONE, inStreets.call(this.#ui, view, viewer)));
      });
    }
    return this.#plots[step] ?? NONE;
  }
}

/** Things keep their plots; what came to a street has the first free one in it. The same object where nothing came or went. */
export function plotsAfter(before: Plots, things: readonly InStreet[]): Plots {
  const isThere = ({ name, street }: InStreet): boolean => before.get(name)?.street === street;
  if (things.length === before.size && things.every(isThere)) return before;
  const plots = new Map<string, Plot>();
  /** Taken halves of plots, by street. */
  const taken = new Map<number, Set<number>>();
  const take = ({ name, street, half = false }: InStreet, at: number): void => {
    const halves = taken.get(street) ?? new Set();
    halves.add(at * 2);
    if (!half) halves.add(at * 2 + 1);
    taken.set(street, halves);
    plots.set(name, { street, at });
  };
  for (const thing of things.filter(isThere)) take(thing, before.get(thing.name)?.at ?? 0);
  for (const thing of things.filter((each) => !isThere(each))) {
    const halves = taken.get(thing.street);
    let at = 0;
    while (halves?.has(at * 2) || (!thing.half && halves?.has(at * 2 + 1))) at += thing.half ? 0.5 : 1;
    take(thing, at);
  }
  return plots;
}
