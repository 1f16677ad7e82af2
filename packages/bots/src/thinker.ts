import type { Random, State } from '@quayside/kernel';
import type { Evaluation } from './evaluation.ts';
import { drawnByValue } from './greedy.ts';
import type { Insight } from './insight.ts';
import type { Player } from './player.ts';
import { Search } from './search.ts';
import type { Budget, Considered, Thought } from './thought.ts';
import { SEARCH_PARAMS, type SearchParams } from './tree.ts';

/** Between two looks at the watch: about a millisecond. */
const SLICE = 64;

/** A player that searches: so many simulations, or so many milliseconds by the watch it is given. */
export class Thinker<S extends State> implements Player<S> {
  readonly #insight: Insight<S>;
  readonly #evaluation: Evaluation<S>;
  readonly #budget: Budget;
  readonly #temperature: number;
  readonly #params: SearchParams;
  readonly #watch: () => number;
  /** Positions valued in all its decisions. */
  simulations = 0;

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
    this.#insight = insight;
    this.#evaluation = evaluation;
    this.#budget = budget;
    this.#temperature = temperature;
    this.#params = params;
    this.#watch = watch;
  }

  choose(view: S, seat: number, random: Random): number {
    const search = new Search(this.#insight, this.#evaluation, view, seat, random, this.#params);
    if ('simulations' in this.#budget) search.think(this.#budget.simulations);
    else {
      const end = this.#watch() + this.#budget.milliseconds;
      while (!search.exhausted && this.#watch() < end) search.think(search.spent + SLICE);
    }
    this.simulations += search.simulations;
    return chosen(search.thought(), this.#temperature, random);
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
