import {
  addTold,
  type Chapter,
  type Game,
  playStep,
  type State,
  type Step,
  type Table,
  type Told,
  tellStep,
  type Words,
} from '@quayside/kernel';
import type { PlayedEvent, SeatEvent, TableEvent } from './events.ts';

/** Everything that happened at a table, whole: no seat may read it. */
export type Happened<S extends State> =
  | { readonly kind: 'step'; readonly step: Step }
  /** Back to so many steps, and the state there. */
  | { readonly kind: 'undone'; readonly seat: number; readonly to: number; readonly state: S }
  | TableEvent;

/** Something played that this seat knows of, and the place of it among the steps of the table. */
interface Known {
  readonly event: PlayedEvent;
  readonly told: Told;
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
  readonly #events: SeatEvent[] = [];
  /** What was played and not taken back. */
  readonly #known: Known[] = [];
  readonly #state: S;
  /** So much of what happened is read, which were so many steps. */
  #read = 0;
  #steps = 0;
  #chapters: Chapter[] = [];
  /** So many steps are told in them. */
  #told = 0;
  #story: readonly Chapter[] = [];

  constructor(game: Game<S>, words: Words<S>, seat: number, start: S, happened: readonly Happened<S>[]) {
    this.#game = game;
    this.#words = words;
    this.#seat = seat;
    this.#happened = happened;
    this.#state = game.blank();
    this.#state.copyFrom(start);
  }

  get number(): number {
    this.#readOn();
    return this.#events.length;
  }

  get steps(): number {
    this.#readOn();
    return this.#known.length;
  }

  since(number: number): readonly SeatEvent[] {
    this.#readOn();
    return this.#events.slice(Math.max(0, number));
  }

  lineAt(step: number): string | null {
    this.#readOn();
    return this.#known[step - 1]?.event.line ?? null;
  }

  /** The last step that this seat chose itself; 0: none. */
  get lastOwn(): number {
    this.#readOn();
    return this.#known.findLastIndex(({ event }) => event.own) + 1;
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

  /** All of it. What was told before is the same chapters still. */
  story(): readonly Chapter[] {
    this.#readOn();
    if (this.#told === this.#known.length) return this.#story;
    const last = this.#chapters.at(-1);
    if (last) this.#chapters[this.#chapters.length - 1] = { ...last, deeds: [...last.deeds] };
    for (const known of this.#known.slice(this.#told)) this.#add(this.#chapters, known, known.told);
    this.#told = this.#known.length;
    this.#story = this.#chapters.filter(({ deeds }) => deeds.length > 0);
    return this.#story;
  }

  /** From a step on. `onlyNews`: without what this seat chose itself, but with what came of it. */
  storyFrom(step: number, onlyNews: boolean): readonly Chapter[] {
    this.#readOn();
    const chapters: Chapter[] = [];
    for (const known of this.#known.slice(Math.max(0, step))) {
      this.#add(chapters, known, onlyNews && known.event.own ? { ...known.told, deeds: [] } : known.told);
    }
    return chapters.filter(({ deeds }) => deeds.length > 0);
  }

  /** What others did since this seat's last turn, when `line` is being played. */
  news(line: string): readonly Chapter[] {
    this.#readOn();
    // What a seat answers in the turns of others, or at a meal, is no turn of its own.
    const isOwnTurn = ({ event }: Known): boolean => event.own && event.lineSeat === this.#seat;
    const last = this.#known.findLastIndex((known) => isOwnTurn(known) && known.event.line !== line);
    if (last < 0) return [];
    return this.storyFrom(last, true)
      .filter(({ seat }) => seat !== this.#seat)
      .map((chapter) => ({ ...chapter, deeds: chapter.deeds.filter(({ seat }) => seat !== this.#seat) }))
      .filter(({ deeds }) => deeds.length > 0);
  }

  #add(chapters: Chapter[], { event }: Known, told: Told): void {
    addTold(chapters, told, { before: event.step - 1, after: event.step }, this.#words);
  }

  #readOn(): void {
    for (; this.#read < this.#happened.length; this.#read++) {
      const happened = this.#happened[this.#read] as Happened<S>;
      if (happened.kind === 'step') this.#play(happened.step);
      else if (happened.kind === 'undone') this.#takeBack(happened.seat, happened.to, happened.state);
      else this.#events.push({ number: this.#events.length + 1, ...happened });
    }
  }

  #play(step: Step): void {
    const told = tellStep(this.#game, this.#words, this.#state, step, this.#seat);
    for (const [nth, each] of told.entries()) {
      const { seat, token, label, lineSeat, chosen, deeds, consequences } = each;
      const own = chosen && seat === this.#seat;
      // What goes without saying is passed over: that somebody was asked at all may be a secret (so much wood, and no other way).
      if (!own && !each.worthTelling && deeds.length === 0 && consequences.length === 0) continue;
      const event: PlayedEvent = {
        kind: 'played',
        step: this.#known.length + 1,
        seat,
        token,
        line: label,
        lineSeat,
        own,
        deeds,
        consequences,
      };
      this.#known.push({ event, told: each, step: this.#steps, nth });
      this.#events.push({ number: this.#events.length + 1, ...event });
    }
    this.#steps++;
  }

  #takeBack(seat: number, to: number, state: S): void {
    const first = this.#known.findIndex((known) => known.step >= to);
    if (first >= 0) this.#known.length = first;
    if (this.#told > this.#known.length) {
      this.#chapters = [];
      this.#told = 0;
      this.#story = [];
    }
    this.#state.copyFrom(state);
    this.#steps = to;
    this.#events.push({ number: this.#events.length + 1, kind: 'undone', seat, step: this.#known.length });
  }
}
