import { Options, type State } from '@quayside/kernel';
import type { Evaluation } from './evaluation.ts';
import type { Insight } from './insight.ts';
import { settle } from './settle.ts';

export const MOST_SEATS = 5;

/** Looks one step ahead: what each option worth searching leads to, once the turn is finished at first sight. */
export class Outlook<S extends State> {
  readonly #insight: Insight<S>;
  readonly #evaluation: Evaluation<S>;
  readonly #all = new Options();
  readonly #scratch = new Options();
  readonly #after: S;
  readonly #worth = new Float64Array(MOST_SEATS);
  /** The options looked at. */
  readonly options = new Options();
  /** For each of them what it is worth to every seat, MOST_SEATS numbers an option. */
  readonly values = new Float64Array(this.options.list.length * MOST_SEATS);

  constructor(insight: Insight<S>, evaluation: Evaluation<S>) {
    this.#insight = insight;
    this.#evaluation = evaluation;
    this.#after = insight.game.blank();
  }

  /** Finds the options of a state that are worth searching, and one more that somebody asks about. */
  list(state: S, also = -1): void {
    this.#all.clear();
    this.#insight.game.options(state, this.#all);
    this.options.clear();
    if (this.#all.count === 1) this.options.add(this.#all.at(0));
    else this.#insight.searchOptions(state, this.#all, this.options);
    if (also >= 0 && !this.options.has(also)) this.options.add(also);
  }

  /** What the option at this place of the list leads to. */
  look(state: S, place: number): void {
    const insight = this.#insight;
    const after = this.#after;
    after.copyFrom(state);
    insight.game.apply(after, this.options.at(place));
    settle(insight, after, insight.turn(state), this.#scratch);
    this.#evaluation(after, this.#worth);
    const seats = insight.seats(after);
    for (let seat = 0; seat < seats; seat++) this.values[place * MOST_SEATS + seat] = this.#worth[seat] as number;
  }

  lookAtAll(state: S, also = -1): void {
    this.list(state, also);
    for (let place = 0; place < this.options.count; place++) this.look(state, place);
  }
}
