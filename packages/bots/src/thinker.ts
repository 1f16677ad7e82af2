import type { Random, State } from '@quayside/kernel';
import type { Evaluation } from './evaluation.ts';
import { drawnByValue } from './greedy.ts';
import type { Insight } from './insight.ts';
import type { Player } from './player.ts';
import { Searches } from './searches.ts';
import type { Budget, Considered, Thought } from './thought.ts';
import { SEARCH_PARAMS, type SearchParams } from './tree.ts';

/** Between two looks at the watch: about a millisecond. */
const SLICE = 64;

/** A player that searches: so many simulations, or so many milliseconds by the watch it is given. */
export class Thinker<S extends State> implements Player<S> {
  readonly #searches: Searches<S>;
  readonly #budget: Budget;
  readonly #temperature: number;
  readonly #watch: () => number;

  constructor(
    insight: Insight<S>,
    evaluation: Evaluation<S>,
    budget: Budget,
    {
      temperature = 0,
      params = SEARCH_PARAMS,
      watch = () => 0,
    }: { temperature?: number; params?: SearchParams; watch?: () => number } = {},
  ) {
    this.#searches = new Searches({ insight, evaluation, params });
    this.#budget = budget;
    this.#temperature = temperature;
    this.#watch = watch;
  }

  /** Positions valued in all its decisions. */
  get simulations(): number {
    return this.#searches.simulations;
  }

  choose(view: S, seat: number, random: Random): number {
    const search = this.#searches.next(view, seat, random);
    if ('simulations' in this.#budget) {
      while (!search.isEnough(this.#budget.simulations) && search.think(search.spent + 1));
    } else {
      const end = this.#watch() + this.#budget.milliseconds * search.share;
      while (!search.exhausted && this.#watch() < end) search.think(search.spent + SLICE);
    }
    const option = chosen(search.thought(), this.#temperature, random);
    this.#searches.played(option);
    return option;
  }
}

/** The option of a thought; with a temperature (in points), sometimes one that is nearly as good. */
export function chosen({ option, considered }: Thought, temperature: number, random: Random): number {
  if (temperature === 0 || considered.length < 2) return option;
  // Who has not looked into anything goes by first sight.
  const tried = considered.filter(({ visits }) => visits > 0);
  const visited = tried.length > 0 ? tried : considered;
  const place = drawnByValue(
    visited.map(({ value }) => value),
    temperature,
    random,
  );
  return (visited[place] as Considered).option;
}
