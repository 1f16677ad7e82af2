import { type Game, playStep, type State, type Step, type Table, tellStep, type Words } from '@quayside/kernel';
import type { TableEvent } from './events.ts';
import { SeatStory } from './seat-story.ts';

/** Everything that happened at a table, whole: no seat may read it. */
export type Happened<S extends State> =
  | { readonly kind: 'step'; readonly step: Step }
  /** Back to so many steps, and the state there. */
  | { readonly kind: 'undone'; readonly seat: number; readonly to: number; readonly state: S }
  | TableEvent;

/** The place among the steps of the table of something that this seat knows of. */
interface Known {
  readonly step: number;
  /** Which of the things of that step it is, from 0. */
  readonly nth: number;
}

/** A table's history as one seat, or a spectator, may know it. It reads on where it stopped when it is asked. */
export class SeatLog<S extends State> {
  readonly #game: Game<S>;
  readonly #words: Words<S>;
  readonly #seat: number;
  readonly #happened: readonly Happened<S>[];
  readonly #story: SeatStory<S>;
  /** What was played and not taken back. */
  readonly #known: Known[] = [];
  readonly #state: S;
  /** So much of what happened is read, which were so many steps. */
  #read = 0;
  #steps = 0;

  constructor(game: Game<S>, words: Words<S>, seat: number, start: S, happened: readonly Happened<S>[]) {
    this.#game = game;
    this.#words = words;
    this.#seat = seat;
    this.#happened = happened;
    this.#story = new SeatStory(words, seat);
    this.#state = game.blank();
    this.#state.copyFrom(start);
  }

  /** What this seat is told of it. */
  get story(): SeatStory<S> {
    this.#readOn();
    return this.#story;
  }

  /** The state after so many steps as this seat counts them, which is the one before the next; null: as it is now. */
  at(step: number, table: Table<S>): S | null {
    this.#readOn();
    const next = this.#known[Math.max(0, step)];
    if (!next) return null;
    const state = table.at(next.step);
    return next.nth === 0 ? state : this.#within(state, table.steps[next.step] as Step, next.nth);
  }

  /** Shows the state after each step as this seat counts them, from one of them to the last; what is shown is lent. */
  replay(from: number, table: Table<S>, seen: (state: S, step: number) => void): void {
    this.#readOn();
    const first = this.#known[from];
    const state = first ? table.at(first.step) : table.state;
    const midst = this.#game.blank();
    let played = first?.step ?? 0;
    for (let at = from; at < this.#known.length; at++) {
      const { step, nth } = this.#known[at] as Known;
      for (; played < step; played++) playStep(this.#game, state, table.steps[played] as Step);
      midst.copyFrom(state);
      seen(nth === 0 ? state : this.#within(midst, table.steps[step] as Step, nth), at);
    }
    seen(table.state, this.#known.length);
  }

  /** The state in the midst of a step, before the nth thing of it. */
  #within(state: S, step: Step, nth: number): S {
    const then = this.#game.blank();
    let count = 0;
    this.#game.listen(state, () => {
      if (count++ === nth) then.copyFrom(state);
    });
    playStep(this.#game, state, step);
    this.#game.listen(state, null);
    return then;
  }

  #readOn(): void {
    for (; this.#read < this.#happened.length; this.#read++) {
      const happened = this.#happened[this.#read] as Happened<S>;
      if (happened.kind === 'step') this.#play(happened.step);
      else if (happened.kind === 'undone') this.#takeBack(happened.seat, happened.to, happened.state);
      else this.#story.add({ number: this.#story.number + 1, ...happened });
    }
  }

  #play(step: Step): void {
    const told = tellStep(this.#game, this.#words, this.#state, step, this.#seat);
    for (const [nth, each] of told.entries()) {
      const { seat, token, label, lineSeat, chosen, deeds, consequences } = each;
      const own = chosen && seat === this.#seat;
      // What goes without saying is passed over: that somebody was asked at all may be a secret (so much wood, and no other way).
      if (!own && !each.worthTelling && deeds.length === 0 && consequences.length === 0) continue;
      this.#known.push({ step: this.#steps, nth });
      this.#story.add({
        number: this.#story.number + 1,
        kind: 'played',
        step: this.#known.length,
        seat,
        token,
        line: label,
        lineSeat,
        own,
        deeds,
        consequences,
      });
    }
    this.#steps++;
  }

  #takeBack(seat: number, to: number, state: S): void {
    const first = this.#known.findIndex((known) => known.step >= to);
    if (first >= 0) this.#known.length = first;
    this.#state.copyFrom(state);
    this.#steps = to;
    this.#story.add({ number: this.#story.number + 1, kind: 'undone', seat, step: this.#known.length });
  }
}
