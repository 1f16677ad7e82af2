import type { State } from '@quayside/kernel';
import type { SeatReading } from '@quayside/live';
import type { GameUI } from '../game-ui.ts';

/** In which order things came to where they are: found by going through the steps once, and on from there. */
export class Arrivals<S extends State> {
  readonly #ui: GameUI<S>;
  #reading: SeatReading<S> | null = null;
  #steps = 0;
  #order: ReadonlyMap<string, number> = new Map();

  constructor(ui: GameUI<S>) {
    this.#ui = ui;
  }

  upTo(reading: SeatReading<S>, steps: number): ReadonlyMap<string, number> {
    const { arrived } = this.#ui;
    if (!arrived) return this.#order;
    // What was taken back has not come; and every seat counts its own steps.
    const anew = steps < this.#steps || reading !== this.#reading;
    const order = new Map(anew ? [] : this.#order);
    let before = reading.at(anew ? 0 : this.#steps);
    let next = Math.max(-1, ...order.values()) + 1;
    let changed = anew;
    for (let step = (anew ? 0 : this.#steps) + 1; step <= steps; step++) {
      const after = reading.at(step);
      for (const name of arrived.call(this.#ui, before, after)) {
        order.set(name, next++);
        changed = true;
      }
      before = after;
    }
    this.#steps = steps;
    this.#reading = reading;
    if (changed) this.#order = order;
    return this.#order;
  }
}
