import { Follower, type Written } from './follow.ts';
import { failure, type Game, NOBODY, type Outcome, type Problem, type Refusal, success } from './game.ts';
import { History, type Step } from './history.ts';
import { Random } from './random.ts';
import { type Entry, type Header, readRecord, settingsFor, writeRecord } from './record.ts';
import { recordLines } from './record-lines.ts';
import { isSeat, notation } from './refusals.ts';
import type { State } from './state.ts';
import { earliestUndo } from './undo.ts';

/** Stands for the seed where it must not be known. */
const HIDDEN_SEED = '?';

export interface Reading {
  /** Take only what a table writes, byte for byte: for games that are kept, where a freedom of writing would hide damage. */
  readonly strict?: boolean;
}

/**
 * A game being played: its header, every step, and the state they lead to. Chance is dealt from the header's seed. Whatever is
 * refused changes nothing.
 */
export class Table<S extends State> {
  readonly game: Game<S>;
  readonly header: Header;
  readonly #history: History<S>;
  readonly #follower: Follower<S>;

  private constructor(game: Game<S>, header: Header, state: S) {
    this.game = game;
    this.header = header;
    this.#history = new History(game, state);
    this.#follower = new Follower(this.#history, header.seed);
  }

  /** A new game. Settings that are not given have their usual values. */
  static start<S extends State>(game: Game<S>, header: Header): Outcome<Table<S>> {
    return dealtOut(Table.open(game, header));
  }

  /** A game from its record, played to its end; chance stands in the record, or is dealt where it does not. */
  static replay<S extends State>(game: Game<S>, text: string, reading: Reading = {}): Outcome<Table<S>> {
    return dealtOut(Table.resume(game, text, reading));
  }

  /** A game from its record as it was left: chance that has not been dealt stays undealt, so that its last step can be taken back. */
  static resume<S extends State>(game: Game<S>, text: string, { strict }: Reading = {}): Outcome<Table<S>> {
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
    const stuck = result && table.deal();
    if (stuck) return failure({ ...stuck, at: 'result' });
    const problem = (result && table.#resultProblem(result)) ?? (strict ? differenceFrom(text, table.record()) : null);
    return problem ? failure(problem) : success(table);
  }

  /**
   * A game at its first decision, chance not dealt yet. A seed stands in a record's header, so it is one line, its words one space
   * apart.
   */
  static open<S extends State>(game: Game<S>, header: Header): Outcome<Table<S>> {
    const seed = header.seed.trim().replace(/\s+/g, ' ');
    if (seed === '') return failure({ at: 'seed', why: 'header-seed', facts: {} });
    const settings = settingsFor(game, header.settings);
    if (!settings.ok) return within('settings', settings.problems);
    if (header.position === undefined) {
      const state = game.setup(settings.value, new Random(seed));
      return success(new Table(game, { settings: settings.value, seed }, state));
    }
    const { position } = header;
    const state = game.fromPosition(position);
    if (!state.ok) return within('position', state.problems);
    return success(new Table(game, { settings: game.settingsOf(state.value), seed, position }, state.value));
  }

  get state(): S {
    return this.#history.state;
  }

  get steps(): readonly Step[] {
    return this.#history.steps;
  }

  get over(): boolean {
    return this.game.mover(this.state) === NOBODY;
  }

  /** Plays a token for a seat: its decision, or an interjection. */
  play(seat: number, token: string): Refusal | null {
    const refusal = this.game.explain(this.state, seat, token);
    if (refusal) return this.#follower.reason({ token, by: seat, label: null }, refusal);
    return this.#follower.attempt(() => {
      this.#follower.take(seat, this.game.parse(token));
      return this.deal();
    });
  }

  /**
   * Plays an option for a seat, and refuses what is not on its list: for those who take orders from outside. Chance that follows is
   * left to `deal`, so that a turn can be taken back until then.
   */
  choose(seat: number, option: number): Refusal | null {
    if (!isSeat(this.game, this.state, seat)) return notation('no-seat', { token: String(option), seat: String(seat) });
    if (this.over || !Number.isInteger(option) || !this.#history.offers(seat, option))
      return notation('not-an-option', { option: String(option) });
    this.#follower.take(seat, option);
    return null;
  }

  /**
   * Plays a token that somebody wrote down, for a seat or for whoever is asked. Chance may be among the tokens, and is dealt where
   * it is not; what the engine has played by itself since the last token may be written or left out, and so may taking none of
   * something on the way.
   */
  follow(seat: number | null, token: string): Refusal | null {
    return this.#follower.follow({ token, by: seat ?? 'asked', label: null });
  }

  /** Deals chance from the seed until a seat is asked. Refused only in a position that no game leads to: nothing can come. */
  deal(): Refusal | null {
    return this.#follower.deal();
  }

  /** How far a seat may take back: the number of the earliest step it may return to. */
  earliestUndo(seat: number): number {
    return earliestUndo(this.#history, seat);
  }

  /** Takes back to just before a step (by default the last one). False when that is not allowed. */
  undo(seat: number, to = this.steps.length - 1): boolean {
    if (!Number.isInteger(to) || to < 0 || to >= this.steps.length || to < this.earliestUndo(seat)) return false;
    this.#follower.backTo(to);
    return true;
  }

  /** Takes back to just before a step, whoever has played and whatever was seen since: where all who play agreed to that. */
  rewind(to: number): boolean {
    if (!Number.isInteger(to) || to < 0 || to >= this.steps.length) return false;
    this.#follower.backTo(to);
    return true;
  }

  /** The state after so many steps. */
  at(count: number): S {
    return this.#history.at(count);
  }

  /** The state after a step and the first so many things that it forced, before the next of them. */
  afterStep(step: number, forced: number): S {
    const all = this.steps[step]?.forced.length ?? 0;
    return forced < all ? this.#history.beforeForced(step, forced) : this.at(step + 1);
  }

  /** The number of steps before each line of the record. */
  lineStarts(): { readonly line: string; readonly step: number }[] {
    const starts: { line: string; step: number }[] = [];
    for (const [step, { line }] of this.steps.entries()) {
      if (starts.at(-1)?.line !== line) starts.push({ line, step });
    }
    return starts;
  }

  /** The record as `seat`, or a SPECTATOR, may read it; without a seat, whole. */
  record(seat?: number): string {
    const result = this.over ? this.#scores() : null;
    const header = seat === undefined ? this.header : this.#headerSeenBy(seat);
    return writeRecord(this.game, header, recordLines(this.#history, seat), result);
  }

  /** A seed gives away all that chance will show: a seat gets the position it saw at the start in its place. */
  #headerSeenBy(seat: number): Header {
    const seen = this.game.blank();
    this.game.view(this.at(0), seat, seen);
    return { settings: this.header.settings, seed: HIDDEN_SEED, position: this.game.toPosition(seen) };
  }

  #replayEntry({ row, label, seat: name, token }: Entry): Problem | null {
    const problem = (why: string, facts: Problem['facts']): Problem => ({
      at: `line ${row}`,
      why,
      facts: { token, ...facts },
    });
    if (this.game.parse(token) < 0) return problem('unknown-token', {});
    const seat = name === null ? 'line' : this.game.seatsOf(this.state).indexOf(name);
    if (seat === -1) return problem('no-seat', { seat: name as string });
    const written: Written = { token, by: seat, label };
    const refusal = this.#follower.follow(written);
    if (!refusal) return null;
    const { rule, why, facts, after } = refusal;
    if (why === 'no-seat') return problem(why, { seat: name ?? '' });
    if (rule === 'notation') return problem(why, facts);
    return problem('refused', { ...facts, rule, reason: why, ...(after && { after: after.join(' · ') }) });
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

  #scores(): Record<string, number> {
    const names = this.game.seatsOf(this.state);
    return Object.fromEntries(this.game.scores(this.state).map((score, seat) => [names[seat] as string, score]));
  }
}

/** Problems of a part, each with its place in the whole. */
const within = (
  part: string,
  problems: readonly Problem[],
): { readonly ok: false; readonly problems: readonly Problem[] } => ({
  ok: false,
  problems: problems.map((each) => ({ ...each, at: `${part}.${each.at}` })),
});

/** The table with chance dealt, or why that cannot be. */
function dealtOut<S extends State>(opened: Outcome<Table<S>>): Outcome<Table<S>> {
  const stuck = opened.ok && opened.value.deal();
  return stuck ? failure({ ...stuck, at: 'position' }) : opened;
}

const MOST_SHOWN = 80;

/** Where a text differs from what a table would have written. */
function differenceFrom(text: string, written: string): Problem | null {
  if (text === written) return null;
  const [found, expected] = [text.split('\n'), written.split('\n')];
  const row = found.findIndex((line, i) => line !== expected[i]);
  const at = row < 0 ? found.length : row;
  return {
    at: `line ${at + 1}`,
    why: 'not-as-written',
    facts: { expected: (expected[at] ?? '').slice(0, MOST_SHOWN) },
  };
}
