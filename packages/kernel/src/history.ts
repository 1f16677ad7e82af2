import { dealt, hasOutcome } from './dealing.ts';
import { CHANCE, type Game } from './game.ts';
import { Options } from './options.ts';
import type { State } from './state.ts';

/** Something that the engine played because nothing else was possible. */
export interface Forced {
  readonly option: number;
  readonly seat: number;
  readonly line: string;
  readonly lineSeat: number;
}

/** One thing that happened: an option, and who played it. */
export interface Step extends Forced {
  /** Played while another seat was asked. */
  readonly interjected: boolean;
  /** What the engine played after it because nothing else was possible. */
  readonly forced: readonly Forced[];
}

/** Plays a step on a state like the one it belongs to: for the first time, or once more. */
export function playStep<S extends State>(game: Game<S>, state: S, step: Step): void {
  if (step.interjected) game.interject(state, step.seat, step.option);
  else game.apply(state, step.option);
}

const SNAPSHOT_EVERY = 32;

/** A state and the steps that led to it, so that any earlier state can be had again. */
export class History<S extends State> {
  readonly game: Game<S>;
  readonly state: S;
  readonly steps: Step[] = [];
  readonly #snapshots: S[];
  readonly #options = new Options();
  /** How many of the steps are chance. */
  #events = 0;

  constructor(game: Game<S>, state: S) {
    this.game = game;
    this.state = state;
    this.#snapshots = [this.#copy(state)];
  }

  take(seat: number, option: number): void {
    const { game, state } = this;
    const forced: Forced[] = [];
    const now = { line: game.line(state), lineSeat: game.lineSeat(state) };
    const step: Step = { option, seat, interjected: seat !== game.mover(state), ...now, forced };
    let first = true;
    game.listen(state, (by, played) => {
      if (!first) forced.push({ option: played, seat: by, line: game.line(state), lineSeat: game.lineSeat(state) });
      first = false;
    });
    playStep(game, state, step);
    game.listen(state, null);
    this.steps.push(step);
    if (seat === CHANCE) this.#events++;
    if (this.steps.length % SNAPSHOT_EVERY === 0) this.#snapshots.push(this.#copy(state));
  }

  /** Deals one chance event from a seed. False when nothing can come, which no game that was played leads to. */
  deal(seed: string): boolean {
    const options = this.#list();
    if (!hasOutcome(this.game, this.state, options)) return false;
    this.take(CHANCE, dealt(this.game, this.state, options, seed, this.#events));
    return true;
  }

  /** Is this among the options of whoever is asked, or among what a seat that is not asked may do? */
  offers(seat: number, option: number): boolean {
    if (seat === this.game.mover(this.state)) return this.#list().has(option);
    this.#options.clear();
    this.game.interjections(this.state, seat, this.#options);
    return this.#options.has(option);
  }

  /** The options of whoever is asked. */
  options(): number[] {
    const options = this.#list();
    return Array.from({ length: Math.min(options.count, options.limit) }, (_, i) => options.at(i));
  }

  #list(): Options {
    this.#options.clear();
    this.game.options(this.state, this.#options);
    return this.#options;
  }

  /** The state after so many steps, from the nearest snapshot. */
  at(count: number): S {
    const from = Math.min(Math.floor(count / SNAPSHOT_EVERY), this.#snapshots.length - 1);
    const state = this.#copy(this.#snapshots[from] as S);
    for (const step of this.steps.slice(from * SNAPSHOT_EVERY, count)) playStep(this.game, state, step);
    return state;
  }

  /** The state in which the n-th thing that a step forced was played. */
  beforeForced(step: number, n: number): S {
    const { game } = this;
    const state = this.at(step);
    const before = game.blank();
    let heard = -1;
    game.listen(state, () => {
      if (heard++ === n) before.copyFrom(state);
    });
    playStep(game, state, this.steps[step] as Step);
    return before;
  }

  /** Forgets all but so many steps. */
  backTo(count: number): void {
    if (count === this.steps.length) return;
    this.state.copyFrom(this.at(count));
    for (const { seat } of this.steps.splice(count)) if (seat === CHANCE) this.#events--;
    this.#snapshots.length = Math.floor(count / SNAPSHOT_EVERY) + 1;
  }

  #copy(source: S): S {
    const state = this.game.blank();
    state.copyFrom(source);
    return state;
  }
}
