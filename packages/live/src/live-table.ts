import { type Game, Options, type State, type Table, type Words } from '@quayside/kernel';
import {
  type Answer,
  type Command,
  type Refused,
  refused,
  ruledOut,
  type SeatCommand,
  type ThoughtCommand,
} from './commands.ts';
import { LastAnswers } from './last-answers.ts';
import type { Awaiting, Hint, Now, ReachedTable, SeatReading, WantedThought } from './reading.ts';
import type { SeatLog } from './seat-log.ts';
import { botOf, type Seat } from './seats.ts';
import { TableLog } from './table-log.ts';
import { Thoughts } from './thoughts.ts';
import { tryTokens } from './try-tokens.ts';
import { Turns } from './turns.ts';

/** What a live table is made of. */
export interface LiveTableParts<S extends State> {
  readonly table: Table<S>;
  readonly words: Words<S>;
  readonly seats: readonly Seat[];
  /** So many steps were confirmed; null: every turn that is over was. */
  readonly confirmed?: number | null;
  /** The seats whose turns wait for a word when they are over. */
  readonly confirming?: readonly number[];
  /** So many turns were taken back; null: at this table they are not. */
  readonly takenBack?: number | null;
}

/**
 * A table that people and bots play at: the truth of it, who sits where, and what it waits for. It takes commands, each of which is
 * done, or refused and nothing changed; and it shows every seat what that seat may know. It has no clock, draws nothing and thinks
 * nothing: thoughts are `wanted`, and come back as commands. The same commands in the same order lead to the same table.
 */
export class LiveTable<S extends State> implements ReachedTable<S> {
  readonly table: Table<S>;
  readonly game: Game<S>;
  readonly words: Words<S>;
  /** So many turns were taken back; null: at this table they are not. */
  takenBack: number | null;
  readonly #turns: Turns<S>;
  readonly #log: TableLog<S>;
  readonly #thoughts: Thoughts<S>;
  readonly #answers = new LastAnswers();
  readonly #readings = new Map<number, SeatReading<S>>();
  readonly #listeners = new Set<() => void>();
  readonly #options = new Options();
  #awaiting: Awaiting = { what: 'nothing', seat: -1 };
  /** Grows with every change. */
  #version = 0;

  constructor({ table, words, seats, confirmed = null, confirming = [], takenBack = null }: LiveTableParts<S>) {
    this.table = table;
    this.game = table.game;
    this.words = words;
    this.#turns = new Turns(table, seats, confirmed, confirming);
    this.#log = new TableLog(table, words);
    this.#thoughts = new Thoughts(table);
    this.takenBack = takenBack;
    this.#settle();
  }

  get seats(): readonly Seat[] {
    return this.#turns.seats;
  }

  /** So much has happened: every step, and everything that was taken back, confirmed or changed among the seats. */
  get number(): number {
    return this.#log.number;
  }

  /** So many steps were confirmed. */
  get confirmed(): number {
    return this.#turns.confirmed;
  }

  get awaiting(): Awaiting {
    return this.#awaiting;
  }

  /** The thought that the table waits for: the same object for as long as it does. */
  get wanted(): WantedThought<S> | null {
    return this.#thoughts.wanted;
  }

  whole(): Table<S> | null {
    return this.table.over && this.#awaiting.what === 'nothing' ? this.table : null;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Goes on where the table was left: deals chance, unless a turn waits for its word, and asks the next one. */
  open(): void {
    this.#advance();
  }

  send(command: SeatCommand, answered?: (answer: Answer) => void): void {
    const answer = this.do(command);
    answered?.(answer);
  }

  do(command: Command): Answer {
    if (command.kind === 'thought' || command.kind === 'advice') return this.#hear(command);
    const { seat, id, after } = command;
    if (!this.seats[seat]) return refused('no-such-seat');
    const before = id === undefined ? undefined : this.#answers.of(seat, id);
    if (before) return before;
    const log = this.#log.of(seat);
    const stale = after !== undefined && after !== log.story.number;
    const refusal = stale ? { ...refused('stale'), since: log.story.since(after) } : this.#obey(command);
    const answer = refusal ?? { done: true, number: log.story.number };
    if (id !== undefined) this.#answers.keep(seat, id, answer);
    return answer;
  }

  as(seat: number): SeatReading<S> {
    const known = this.#readings.get(seat);
    if (known) return known;
    const log = this.#log.of(seat);
    let seen = -1;
    let now: Now<S>;
    const reading: SeatReading<S> = {
      now: () => {
        if (seen !== this.#version) now = this.#look(seat, log);
        seen = this.#version;
        return now;
      },
      at: (step) => this.#view(seat, log.at(step, this.table) ?? this.table.state),
      replay: (from, show) => {
        const view = this.game.blank();
        log.replay(from, this.table, (state, step) => {
          this.game.view(state, seat, view);
          show(view, step);
        });
      },
      lineAt: (step) => log.story.lineAt(step) ?? this.#log.firstLine,
      since: (number) => log.story.since(number),
      story: (from = 0, onlyNews = false) =>
        from === 0 && !onlyNews ? log.story.story() : log.story.storyFrom(from, onlyNews),
      lastOwn: () => log.story.lastOwn,
      news: () => log.story.news(this.game.line(this.table.state)),
    };
    this.#readings.set(seat, reading);
    return reading;
  }

  #look(seat: number, log: SeatLog<S>): Now<S> {
    const view = this.#view(seat, this.table.state);
    return {
      number: log.story.number,
      steps: log.story.steps,
      view,
      seats: this.seats,
      awaiting: this.#awaiting,
      options: this.#asks('choice', seat) ? this.#list((out) => this.game.options(view, out)) : [],
      interjections: this.#mayInterject(seat) ? this.#list((out) => this.game.interjections(view, seat, out)) : [],
      undo: this.#turns.undoRefusal(seat),
      canTakeBack: this.#canTakeBack(seat),
      takenBack: this.takenBack,
      hint: this.#asks('choice', seat) ? this.#thoughts.hint : null,
      over: this.whole() !== null,
    };
  }

  /** Does what a seat wants, and null; or says why not. */
  #obey(command: SeatCommand): Refused | null {
    const { seat } = command;
    const concernsSeat = command.kind === 'stand-in' || command.kind === 'confirm-turns';
    if (!concernsSeat && !this.#turns.isPerson(seat)) return refused('bot-plays');
    switch (command.kind) {
      case 'play':
        return this.#play(seat, command.tokens);
      case 'interject':
        return this.#interject(seat, command.token);
      case 'confirm':
        return this.#confirm(seat);
      case 'undo':
        return this.#undo(seat, command.all === true);
      case 'take-back':
        return this.#takeBack(seat);
      case 'allow-take-back':
        // What was taken back stays marked.
        if ((this.takenBack ?? 0) === 0) this.takenBack = command.on ? 0 : null;
        return this.#advance();
      case 'stand-in':
        return this.#standIn(seat, command.level);
      case 'confirm-turns':
        this.#turns.setConfirming(seat, command.on);
        return this.#advance();
      case 'ask-hint':
        return this.#askHint(seat);
      case 'dismiss-hint':
        break;
    }
    return this.#setHint(seat, null);
  }

  /** All of the tokens, or none. */
  #play(seat: number, tokens: readonly string[]): Refused | null {
    if (!this.#asks('choice', seat) || tokens.length === 0) return refused('not-asked');
    const trouble = tokens.length > 1 ? tryTokens(this.game, this.#view(seat, this.table.state), seat, tokens) : null;
    if (trouble) return trouble;
    for (const token of tokens) {
      // Chance is not dealt here: a turn that is over can be taken back until its next chance is seen.
      const refusal = this.table.follow(seat, token);
      if (refusal) return ruledOut(token, refusal);
    }
    return this.#advance();
  }

  #interject(seat: number, token: string): Refused | null {
    if (!this.#mayInterject(seat)) return refused('not-asked');
    const refusal = this.table.follow(seat, token);
    return refusal ? ruledOut(token, refusal) : this.#advance();
  }

  #confirm(seat: number): Refused | null {
    if (!this.#asks('confirmation', seat)) return refused('not-asked');
    this.#turns.confirm();
    this.#log.note({ kind: 'confirmed', seat });
    return this.#advance();
  }

  #undo(seat: number, all: boolean): Refused | null {
    const refusal = this.#turns.undoRefusal(seat);
    if (refusal) return refused(refusal);
    const to = all ? this.#turns.earliestUndo(seat) : this.table.steps.length - 1;
    if (!this.table.undo(seat, to)) return refused('seen');
    this.#log.noteUndone(seat, to);
    return this.#advance();
  }

  #canTakeBack(seat: number): boolean {
    return this.takenBack !== null && this.#turns.isPerson(seat) && this.#turns.lastTurnOf(seat) >= 0;
  }

  #takeBack(seat: number): Refused | null {
    if (!this.#canTakeBack(seat)) return refused('nothing');
    const to = this.#turns.lastTurnOf(seat);
    this.table.rewind(to);
    this.#turns.confirmed = Math.min(this.#turns.confirmed, to);
    this.takenBack = (this.takenBack ?? 0) + 1;
    this.#log.noteUndone(seat, to);
    return this.#advance();
  }

  #standIn(seat: number, level: Seat['standIn']): Refused | null {
    if (this.seats[seat]?.sitter !== 'person') return refused('bot-plays');
    this.#turns.seats = this.seats.map((each, at) => (at === seat ? { ...each, standIn: level } : each));
    this.#log.note({ kind: 'stand-in', seat, level });
    return this.#advance();
  }

  #askHint(seat: number): Refused | null {
    if (!this.#asks('choice', seat)) return refused('not-asked');
    if (!this.wanted) this.#want('hint', seat);
    return this.#setHint(seat, { kind: 'thinking' });
  }

  #setHint(seat: number, hint: Hint | null): Refused | null {
    if (!this.#asks('choice', seat)) return refused('not-asked');
    this.#thoughts.show(hint);
    this.#change();
    return null;
  }

  /** What was thought, where it is wanted still. */
  #hear(command: ThoughtCommand): Answer {
    const wanted = this.#thoughts.answeredBy(command);
    if (!wanted) return refused('stale');
    const { seat } = wanted;
    if (command.kind === 'advice') {
      const { thought } = command;
      this.#setHint(seat, thought ? { kind: 'thought', thought } : { kind: 'failed' });
    } else {
      const token = this.game.token(command.option);
      const refusal = this.table.follow(seat, token);
      if (refusal) return ruledOut(token, refusal);
      this.#advance();
    }
    return { done: true, number: this.#log.of(seat).story.number };
  }

  /** Deals chance, unless a turn waits for its word; then asks whoever is next. */
  #advance(): null {
    if (!this.#turns.waitForWord) this.table.deal();
    this.#log.noteSteps();
    this.#settle();
    this.#change();
    return null;
  }

  #settle(): void {
    this.#thoughts.forget();
    this.#awaiting = this.#turns.awaiting;
    const { what, seat } = this.#awaiting;
    if (what === 'bot') this.#want('move', seat);
  }

  #want(kind: WantedThought<S>['kind'], seat: number): void {
    const bot = botOf(this.seats[seat] as Seat);
    this.#thoughts.want({ kind, at: this.number, seat, bot, view: this.#view(seat, this.table.state) });
  }

  #mayInterject(seat: number): boolean {
    const { what, seat: asked } = this.#awaiting;
    return asked !== seat && (what === 'choice' || what === 'bot') && this.#turns.isPerson(seat);
  }

  #asks(what: Awaiting['what'], seat: number): boolean {
    return this.#awaiting.what === what && this.#awaiting.seat === seat;
  }

  #view(seat: number, state: S): S {
    const view = this.game.blank();
    this.game.view(state, seat, view);
    return view;
  }

  #list(fill: (out: Options) => void): number[] {
    this.#options.clear();
    fill(this.#options);
    return Array.from({ length: this.#options.count }, (_, at) => this.#options.at(at));
  }

  #change(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}
