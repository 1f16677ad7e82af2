import { dealt } from './dealing.ts';
import { CHANCE, failure, type Game, NOBODY, type Outcome, type Problem, type Refusal, success } from './game.ts';
import { Options } from './options.ts';
import { Random } from './random.ts';
import { type Entry, type Header, type Line, readRecord, writeRecord } from './record.ts';
import type { State } from './state.ts';

/** One thing that happened: an option, and who played it. */
export interface Step {
  readonly option: number;
  readonly seat: number;
  /** Played while another seat was asked. */
  readonly interjected: boolean;
  readonly line: string;
  readonly lineSeat: number;
  /** What the engine played after it because nothing else was possible. */
  readonly forced: readonly Forced[];
}

export interface Forced {
  readonly option: number;
  readonly seat: number;
  readonly line: string;
  readonly lineSeat: number;
}

/** Plays a step on a state like the one it belongs to: for the first time, or once more. */
export function playStep<S extends State>(game: Game<S>, state: S, step: Step): void {
  if (step.interjected) game.interject(state, step.seat, step.option);
  else game.apply(state, step.option);
}

const SNAPSHOT_EVERY = 32;
/** Stands for the seed where it must not be known. */
const HIDDEN_SEED = '?';

/** A game being played: its header, every step, and the state they lead to. Chance is dealt from the header's seed. */
export class Table<S extends State> {
  readonly game: Game<S>;
  readonly header: Header;
  readonly state: S;
  readonly steps: Step[] = [];
  readonly #snapshots: S[];
  readonly #options = new Options();
  /** How many of the last step's forced steps have been named by tokens that follow it. */
  #named = 0;

  private constructor(game: Game<S>, header: Header, state: S) {
    this.game = game;
    this.header = header;
    this.state = state;
    this.#snapshots = [this.#copy(state)];
  }

  /** A new game. The settings must be values that the game knows. */
  static start<S extends State>(game: Game<S>, header: Header): Outcome<Table<S>> {
    const table = Table.open(game, header);
    if (table.ok) table.value.deal();
    return table;
  }

  /** A game from its record, played to its end; chance stands in the record, or is dealt where it does not. */
  static replay<S extends State>(game: Game<S>, text: string): Outcome<Table<S>> {
    const table = Table.resume(game, text);
    if (table.ok) table.value.deal();
    return table;
  }

  /** A game from its record as it was left: chance that has not been dealt stays undealt, so that its last step can be taken back. */
  static resume<S extends State>(game: Game<S>, text: string): Outcome<Table<S>> {
    const record = readRecord(game, text);
    if (!record.ok) return record;
    const opened = Table.open(game, record.value.header);
    if (!opened.ok) return opened;
    const table = opened.value;
    for (const entry of record.value.entries) {
      const problem = table.#replayEntry(entry);
      if (problem) return failure(problem);
    }
    const { result } = record.value;
    if (result) table.deal();
    const problem = result && table.#resultProblem(result);
    return problem ? failure(problem) : success(table);
  }

  /**
   * A game at its first decision, chance not dealt yet. A seed stands in a record's header, so it is one line, its words one space
   * apart.
   */
  static open<S extends State>(game: Game<S>, header: Header): Outcome<Table<S>> {
    const seed = header.seed.trim().replace(/\s+/g, ' ');
    if (seed === '') return failure({ at: 'seed', why: 'header-seed', facts: {} });
    if (header.position === undefined) {
      return success(new Table(game, { ...header, seed }, game.setup(header.settings, new Random(seed))));
    }
    const state = game.fromPosition(header.position);
    if (!state.ok) return failure(...state.problems.map((each) => ({ ...each, at: `position.${each.at}` })));
    return success(new Table(game, { ...header, seed, settings: game.settingsOf(state.value) }, state.value));
  }

  get over(): boolean {
    return this.game.mover(this.state) === NOBODY;
  }

  /** Plays a token for a seat: its decision, or an interjection. A refusal changes nothing. */
  play(seat: number, token: string): Refusal | null {
    const refusal = this.game.explain(this.state, seat, token);
    if (refusal) return refusal;
    this.#take(seat, this.game.parse(token));
    this.deal();
    return null;
  }

  /**
   * Plays a token that somebody wrote down, for a seat or for whoever is asked. Chance may be among the tokens, and is dealt where
   * it is not; what the engine has played by itself since the last token may be written or left out, and so may taking none of
   * something on the way.
   */
  follow(seat: number | null, token: string): Refusal | null {
    const option = this.game.parse(token);
    if (this.game.mover(this.state) === CHANCE && !this.#allowed(option)) this.deal();
    const by = seat ?? this.game.mover(this.state);
    const refusal = this.game.explain(this.state, by, token);
    if (refusal && this.#wasForced(seat, option)) return null;
    const passed = refusal ? this.#passedOver(by, token) : [];
    if (refusal && passed.length === 0) return refusal;
    for (const none of passed) this.#take(by, none);
    this.#take(by, option);
    return null;
  }

  /** How often a seat must take none of what is asked for until a token can be played; empty when that does not help. */
  #passedOver(seat: number, token: string): number[] {
    const { game } = this;
    const state = this.#copy(this.state);
    const passed: number[] = [];
    while (game.mover(state) === seat && game.explain(state, seat, token)) {
      const none = game.none(state);
      if (none < 0) return [];
      game.apply(state, none);
      passed.push(none);
    }
    return game.mover(state) === seat ? passed : [];
  }

  /** Was this played by itself after the last token? What was forced can be named once, in order. */
  #wasForced(seat: number | null, option: number): boolean {
    const forced = this.steps.at(-1)?.forced ?? [];
    const at = forced.findIndex(
      (each, i) =>
        i >= this.#named && each.option === option && (seat === null || each.seat === seat || each.seat === CHANCE),
    );
    if (at >= 0) this.#named = at + 1;
    return at >= 0;
  }

  /**
   * How far a seat may take back: the number of the earliest step it may return to. It goes back within the line that is being
   * played, or that ended by itself just now, over its own steps only: never over another seat's, never over chance, and never over
   * a step that showed it something.
   */
  earliestUndo(seat: number): number {
    const line = this.#openLine();
    let first = this.steps.length;
    while (first > 0) {
      const step = this.steps[first - 1] as Step;
      if (step.seat === CHANCE || step.seat !== seat || step.line !== line || this.#showed(first - 1)) break;
      first--;
    }
    return first;
  }

  /** A line that its seat ended is closed; one that ended because nothing else could be done is open until somebody plays on. */
  #openLine(): string {
    const last = this.steps.at(-1);
    const endedByItself = last?.forced.some(({ line, seat }) => line === last.line && seat === last.seat);
    return last && endedByItself ? last.line : this.game.line(this.state);
  }

  /** Did a step lead to chance, or its seat to something that it could not work out from what it knew before? */
  #showed(index: number): boolean {
    const step = this.steps[index] as Step;
    if (step.forced.some(({ seat }) => seat === CHANCE)) return true;
    const expected = this.game.blank();
    this.game.view(this.at(index), step.seat, expected);
    playStep(this.game, expected, step);
    const seen = this.game.blank();
    this.game.view(this.at(index + 1), step.seat, seen);
    return !seen.equals(expected);
  }

  /** Takes back to just before a step (by default the last one). False when that is not allowed. */
  undo(seat: number, to = this.steps.length - 1): boolean {
    if (to < 0 || to >= this.steps.length || to < this.earliestUndo(seat)) return false;
    this.state.copyFrom(this.at(to));
    this.steps.length = to;
    this.#snapshots.length = Math.floor(to / SNAPSHOT_EVERY) + 1;
    return true;
  }

  /** The state after so many steps, from the nearest snapshot. */
  at(count: number): S {
    const from = Math.min(Math.floor(count / SNAPSHOT_EVERY), this.#snapshots.length - 1);
    const state = this.#copy(this.#snapshots[from] as S);
    for (const step of this.steps.slice(from * SNAPSHOT_EVERY, count)) playStep(this.game, state, step);
    return state;
  }

  /** The number of steps before each line of the record. */
  lineStarts(): { readonly line: string; readonly step: number }[] {
    const starts: { line: string; step: number }[] = [];
    for (const [step, { line }] of this.steps.entries()) {
      if (starts.at(-1)?.line !== line) starts.push({ line, step });
    }
    return starts;
  }

  /** The record as `seat` may read it; without a seat, whole. */
  record(seat?: number): string {
    const result = this.over ? this.#scores() : null;
    const header = seat === undefined ? this.header : this.#headerSeenBy(seat);
    return writeRecord(this.game, header, this.#lines(seat), result);
  }

  /** A seed gives away all that chance will show: a seat gets the position it saw at the start in its place. */
  #headerSeenBy(seat: number): Header {
    const seen = this.game.blank();
    this.game.view(this.#snapshots[0] as S, seat, seen);
    return { settings: this.header.settings, seed: HIDDEN_SEED, position: this.game.toPosition(seen) };
  }

  #lines(seat: number | undefined): Line[] {
    const names = this.game.seatsOf(this.state);
    const lines: { label: string; tokens: string[] }[] = [];
    const state = this.#copy(this.#snapshots[0] as S);
    const write = (of: Forced, token: string, forced: boolean): void => {
      if (lines.at(-1)?.label !== of.line) lines.push({ label: of.line, tokens: [] });
      const elsewhere = of.seat !== CHANCE && of.seat !== of.lineSeat;
      const words = elsewhere ? `${names[of.seat]}: ${token}` : token;
      lines.at(-1)?.tokens.push(forced ? `(${words})` : words);
    };
    for (const step of this.steps) {
      const played = [step, ...step.forced];
      const blurred = seat !== undefined && this.#hides(state, seat);
      const seen =
        seat === undefined ? played.map(({ option }) => this.game.token(option)) : this.#seenTokens(state, step, seat);
      for (const [i, each] of played.entries()) {
        const other = blurred && each.seat !== seat && each.seat !== CHANCE;
        const chosen = i === 0 && !other;
        if (chosen || this.game.worthTelling(each.option)) write(each, seen[i] as string, i > 0 && !other);
      }
    }
    return lines;
  }

  /** While something is hidden from a seat, whether somebody else had a choice is hidden too. */
  #hides(state: S, seat: number): boolean {
    const view = this.game.blank();
    this.game.view(state, seat, view);
    return !view.equals(state);
  }

  /** Plays a step; the tokens of it and of what was forced after it, as `seat` gets to see them. */
  #seenTokens(state: S, step: Step, seat: number): string[] {
    const tokens: string[] = [];
    this.game.listen(state, (_, option) => tokens.push(this.game.tokenSeenBy(state, option, seat)));
    playStep(this.game, state, step);
    this.game.listen(state, null);
    return tokens;
  }

  /** A result stands at the end of a game and gives the scores that the steps lead to. */
  #resultProblem(result: Readonly<Record<string, number>>): Problem | null {
    const problem = (why: string, facts: Problem['facts']): Problem => ({ at: 'result', why, facts });
    if (!this.over)
      return problem('wrong-line', { token: 'result', expected: this.game.line(this.state), found: 'result' });
    const scores = new Map(Object.entries(this.#scores()));
    for (const [seat, score] of Object.entries(result)) {
      if (scores.get(seat) !== score)
        return problem('wrong-result', { seat, score, found: scores.get(seat) ?? 'none' });
    }
    return null;
  }

  #replayEntry(entry: Entry): Problem | null {
    const { row, label, seat: name, token } = entry;
    const problem = (why: string, facts: Problem['facts']): Problem => ({
      at: `line ${row}`,
      why,
      facts: { token, ...facts },
    });
    const option = this.game.parse(token);
    if (option < 0) return problem('unknown-token', {});
    if (this.game.mover(this.state) === CHANCE && !this.#allowed(option)) this.deal();
    const line = this.game.line(this.state);
    if (line !== label) {
      return this.#wasForced(null, option) ? null : problem('wrong-line', { expected: line, found: label });
    }
    const mover = this.game.mover(this.state);
    const names = this.game.seatsOf(this.state);
    const seat = name === null ? (mover === CHANCE ? CHANCE : this.game.lineSeat(this.state)) : names.indexOf(name);
    if (seat === CHANCE && (name !== null || mover !== CHANCE)) return problem('no-seat', { seat: name ?? '' });
    const refusal = this.follow(seat, token);
    return refusal && problem('refused', { rule: refusal.rule, reason: refusal.why, ...refusal.facts });
  }

  #allowed(option: number): boolean {
    this.#options.clear();
    this.game.options(this.state, this.#options);
    return this.#options.has(option);
  }

  /** Deals chance from the seed until a seat is asked. */
  deal(): void {
    while (this.game.mover(this.state) === CHANCE) {
      this.#options.clear();
      this.game.options(this.state, this.#options);
      const events = this.steps.filter((step) => step.seat === CHANCE).length;
      this.#take(CHANCE, dealt(this.game, this.state, this.#options, this.header.seed, events));
    }
  }

  #take(seat: number, option: number): void {
    const { game, state } = this;
    const forced: Forced[] = [];
    const step: Step = {
      option,
      seat,
      interjected: seat !== game.mover(state),
      line: game.line(state),
      lineSeat: game.lineSeat(state),
      forced,
    };
    let first = true;
    game.listen(state, (by, played) => {
      if (!first) forced.push({ option: played, seat: by, line: game.line(state), lineSeat: game.lineSeat(state) });
      first = false;
    });
    playStep(game, state, step);
    game.listen(state, null);
    this.steps.push(step);
    this.#named = 0;
    if (this.steps.length % SNAPSHOT_EVERY === 0) this.#snapshots.push(this.#copy(state));
  }

  #copy(source: S): S {
    const state = this.game.blank();
    state.copyFrom(source);
    return state;
  }

  #scores(): Record<string, number> {
    const names = this.game.seatsOf(this.state);
    return Object.fromEntries(this.game.scores(this.state).map((score, seat) => [names[seat] as string, score]));
  }
}
