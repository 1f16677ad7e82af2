import { MOST_OPTIONS, Options, type State } from '@quayside/kernel';
import type { Evaluation } from './evaluation.ts';
import type { Insight } from './insight.ts';
import { settle } from './settle.ts';
import { Ways } from './ways.ts';

export const MOST_SEATS = 5;

/** Looks one step ahead: what each way worth searching leads to, once the turn is finished at first sight. */
export class Outlook<S extends State> {
  readonly #insight: Insight<S>;
  readonly #evaluation: Evaluation<S>;
  readonly #all = new Options();
  readonly #scratch = new Options();
  readonly #after: S;
  readonly #worth = new Float64Array(MOST_SEATS);
  readonly #options = new Options();
  /** The ways looked at: as a rule those options, each by itself. */
  readonly ways = new Ways();
  /** For each of them what it is worth to every seat, MOST_SEATS numbers a way. */
  readonly values = new Float64Array(MOST_OPTIONS * MOST_SEATS);

  constructor(insight: Insight<S>, evaluation: Evaluation<S>) {
    this.#insight = insight;
    this.#evaluation = evaluation;
    this.#after = insight.game.blank();
  }

  /** Finds the ways to go on from a state that are worth searching, and one option more that somebody asks about. */
  list(state: S, also = -1): void {
    this.#all.clear();
    this.#insight.game.options(state, this.#all);
    this.#options.clear();
    this.ways.clear();
    if (this.#all.count === 1) this.ways.add(this.#all.at(0));
    else if (!this.#insight.ways?.(state, this.#all, this.ways)) {
      this.#insight.searchOptions(state, this.#all, this.#options);
      for (let i = 0; i < this.#options.count; i++) this.ways.add(this.#options.at(i));
    }
    if (also >= 0 && !this.ways.starts(also)) this.ways.add(also);
  }

  /** What the way at this place of the list leads to. */
  look(state: S, place: number): void {
    const insight = this.#insight;
    const after = this.#after;
    after.copyFrom(state);
    for (const option of this.ways.steps(place)) insight.game.apply(after, option);
    settle(insight, after, insight.turn(state), this.#scratch);
    this.#evaluation(after, this.#worth);
    const seats = insight.seats(after);
    for (let seat = 0; seat < seats; seat++) this.values[place * MOST_SEATS + seat] = this.#worth[seat] as number;
  }

  lookAtAll(state: S, also = -1): void {
    this.list(state, also);
    for (let place = 0; place < this.ways.count; place++) this.look(state, place);
  }
}
