import type { Random, State } from '@quayside/kernel';
import type { Mind } from './mind.ts';
import { Search } from './search.ts';

/**
 * The searches of one player, decision by decision. Decisions of one turn belong together: where play has come to what the last search
 * expected, it goes on from there and does not begin anew.
 */
export class Searches<S extends State> {
  readonly #mind: Mind<S>;
  #last: { readonly search: Search<S>; readonly seat: number } | null = null;
  #before = 0;

  constructor(mind: Mind<S>) {
    this.#mind = mind;
  }

  /** Positions valued in all of them. */
  get simulations(): number {
    return this.#before + (this.#last?.search.simulations ?? 0);
  }

  /** The search for this decision, which may know a lot already. */
  next(view: S, seat: number, random: Random): Search<S> {
    const { insight, evaluation, params } = this.#mind;
    if (params.sequel > 0 && this.#last?.seat === seat && this.#last.search.follow(view)) return this.#last.search;
    this.#before = this.simulations;
    const search = new Search(insight, evaluation, view, seat, random, params);
    this.#last = { search, seat };
    return search;
  }

  /** What came of the last one. */
  played(option: number): void {
    this.#last?.search.played(option);
  }
}
