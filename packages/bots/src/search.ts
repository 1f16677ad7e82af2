import type { Random, State } from '@quayside/kernel';
import type { Evaluation } from './evaluation.ts';
import type { Insight } from './insight.ts';
import type { Considered, Thought } from './thought.ts';
import { SEARCH_PARAMS, type SearchParams, Tree } from './tree.ts';

/** A position valued takes up to half a kilobyte: more is too much to ask of a browser's worker. */
const ROOM = 1_000_000;
/** So many options besides the chosen one are told with their lines. */
const OTHER_LINES = 2;
/** So many ways down without anything new, and there will hardly be more. */
const IDLE = 1000;

/**
 * Thinks about one decision, as long as it is let. What its seat cannot know is imagined, in several ways where there is
 * something to imagine, and what is found in each counts the same.
 */
export class Search<S extends State> {
  readonly #trees: readonly Tree<S>[];
  readonly #single: number;
  /** Ways gone down the trees, which take turns; and how many of the last found nothing new. */
  #ways = 0;
  #idle = 0;

  /** `view` is what the seat may know; it is left as it is. `also` is looked at even where it does not seem worth it. */
  constructor(
    insight: Insight<S>,
    evaluation: Evaluation<S>,
    view: S,
    seat: number,
    random: Random,
    params: SearchParams = SEARCH_PARAMS,
    also = -1,
  ) {
    const { game } = insight;
    const trees = Array.from({ length: params.worlds }, () => {
      const world = game.blank();
      world.copyFrom(view);
      insight.imagine(world, seat, random);
      return new Tree(insight, evaluation, params, world, random, also);
    });
    // Where one world leaves nothing to choose and another does, there is something to choose.
    const open = trees.filter(({ single }) => single < 0);
    this.#trees = open.length > 0 ? open : trees;
    this.#single = (this.#trees[0] as Tree<S>).single;
  }

  /** Positions valued so far. */
  get simulations(): number {
    let sum = 0;
    for (const tree of this.#trees) sum += tree.simulations;
    return sum;
  }

  /** Is there nothing to choose? */
  get settled(): boolean {
    return this.#single >= 0;
  }

  /** What counts towards a budget: near the end of a game there may be nothing new to value, so the ways down count too. */
  get spent(): number {
    return Math.max(this.simulations, this.#ways);
  }

  /** Is there nothing to choose, nothing new to find, or no room to go on? */
  get exhausted(): boolean {
    return this.settled || this.#idle >= IDLE || this.spent >= ROOM;
  }

  /**
   * Goes on until so many positions have been valued in all; true while there may be more to find. In one go or in many, it
   * finds the same.
   */
  think(simulations: number): boolean {
    while (!this.exhausted && this.spent < simulations) {
      const tree = this.#trees[this.#ways++ % this.#trees.length] as Tree<S>;
      const before = tree.simulations;
      tree.grow();
      this.#idle = tree.simulations > before ? 0 : this.#idle + 1;
    }
    return !this.exhausted;
  }

  /**
   * Looks into one option as often as into another (true then), or until so many positions have been valued in all: what was
   * hardly tried cannot be compared.
   */
  even(option: number, other: number, simulations: number): boolean {
    const each = simulations / this.#trees.length;
    return this.#trees.map((tree) => tree.even(option, other, each)).every(Boolean);
  }

  /** How play may go on after an option; nothing where it was not looked at. */
  line(option: number): readonly number[] {
    return this.settled ? [this.#single] : (this.#trees[0] as Tree<S>).line(option);
  }

  thought(): Thought {
    if (this.settled) {
      const only = { option: this.#single, visits: 0, value: 0, best: 0, points: 0, lead: 0 };
      return { option: this.#single, simulations: 0, considered: [only], line: [this.#single], otherLines: [] };
    }
    const found = new Map<number, { -readonly [field in keyof Considered]: Considered[field] } & { worlds: number }>();
    for (const tree of this.#trees) {
      tree.each((option, visits, value, best, points, lead) => {
        const entry = found.get(option) ?? { option, visits: 0, value: 0, best: 0, points: 0, lead: 0, worlds: 0 };
        entry.visits += visits;
        entry.value += value;
        entry.best += best;
        entry.points += points;
        entry.lead += lead;
        entry.worlds++;
        found.set(option, entry);
      });
    }
    const considered: Considered[] = [...found.values()]
      .map(({ option, visits, value, best, points, lead, worlds }) => ({
        option,
        visits,
        value: value / worlds,
        best: best / worlds,
        points: points / worlds,
        lead: lead / worlds,
      }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
    const { option } = considered[0] as Considered;
    const others = considered.slice(1, 1 + OTHER_LINES).filter(({ visits }) => visits > 0);
    const otherLines = others.map((other) => this.line(other.option)).filter((line) => line.length > 0);
    return { option, simulations: this.simulations, considered, line: this.line(option), otherLines };
  }
}
