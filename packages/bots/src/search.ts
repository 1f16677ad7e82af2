import type { Random, State } from '@quayside/kernel';
import { Endgame } from './ending.ts';
import type { Evaluation } from './evaluation.ts';
import type { Insight } from './insight.ts';
import type { Considered, Thought } from './thought.ts';
import { eachExplored, eachOption, lineBy, rootOptions, wayBy } from './told.ts';
import { rivalryFor, SEARCH_PARAMS, type SearchParams, Tree } from './tree.ts';

/** A position valued takes up to half a kilobyte: more is too much to ask of a browser's worker. */
const ROOM = 1_000_000;
/** So many options besides the chosen one are told with their lines. */
const OTHER_LINES = 2;
/** So many ways down without anything new, and there will hardly be more. */
const IDLE = 1000;
/** Between two looks at whether a decision is made: so many ways. */
const LOOKED_AT = 32;
/** An ending is looked through in steps, each twice as long as the one before: of so many ways at first, and so many at most. */
const STEP = 32;
const LONGEST_STEP = 2048;
/** So many of them take as long as one position that is valued. */
const PER_SIMULATION = 2;

/**
 * Thinks about one decision, as long as it is let. What its seat cannot know is imagined, in several ways where there is
 * something to imagine, and what is found in each counts the same.
 */
export class Search<S extends State> {
  readonly #insight: Insight<S>;
  readonly #params: SearchParams;
  readonly #seat: number;
  readonly #trees: readonly Tree<S>[];
  #single: number;
  /** One for each world while the end of the game may be found out; none where it is too far. */
  #endgames: readonly Endgame<S>[];
  readonly #mostPositions: number;
  /** Ways looked at in all worlds towards the end, and how many the next step takes. */
  #positions = 0;
  #step = STEP;
  /** Ways gone down the trees, which take turns; and how many of the last found nothing new. */
  #ways = 0;
  #idle = 0;
  /** What was spent on ways that play has not gone. */
  #gone = 0;
  /** The way that is played, what is left of it, and the position to which it has led so far. */
  #way: readonly number[] = [];
  #left: number[] = [];
  /** What part of a budget the decision deserves. */
  share = 1;
  readonly #expected: S;
  readonly #seen: S;

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
    this.#insight = insight;
    this.#params = params;
    this.#seat = seat;
    this.#expected = game.blank();
    this.#seen = game.blank();
    const worlds = Array.from({ length: params.worlds }, () => {
      const world = game.blank();
      world.copyFrom(view);
      insight.imagine(world, seat, random);
      return { world, tree: new Tree(insight, evaluation, params, world, random, also) };
    });
    const trees = worlds.map(({ tree }) => tree);
    // Where one world leaves nothing to choose and another does, there is something to choose.
    const open = trees.filter(({ single }) => single < 0);
    this.#trees = open.length > 0 ? open : trees;
    this.#single = (this.#trees[0] as Tree<S>).single;
    this.#mostPositions = params.ending;
    const { ending } = insight;
    const rivalry = rivalryFor(params, insight.seats(view));
    this.#endgames =
      ending && params.ending > 0 && ending.isNear(view)
        ? worlds.map(({ world, tree }) => new Endgame(insight, ending, world, rivalry, rootOptions(tree), also))
        : [];
  }

  /** Is it known how the game ends, whatever is chosen? */
  get #solved(): boolean {
    return this.#endgames.length > 0 && this.#endgames.every(({ solved }) => solved);
  }

  /** Positions valued so far. */
  get simulations(): number {
    let sum = 0;
    for (const tree of this.#trees) sum += tree.simulations;
    return sum;
  }

  /** Is there nothing to choose? */
  get settled(): boolean {
    return this.#single >= 0 && this.#endgames.every(({ outcomes }) => outcomes.length === 1);
  }

  /** What counts towards a budget: near the end of a game there may be nothing new to value, so the ways down count too. */
  get spent(): number {
    return Math.max(this.simulations, this.#ways) + this.#positions / PER_SIMULATION - this.#gone;
  }

  /** Is there nothing to choose, nothing new to find, or no room to go on? */
  get exhausted(): boolean {
    return this.settled || this.#solved || this.#idle >= IDLE || this.simulations >= ROOM;
  }

  /**
   * Goes on until so many positions have been valued in all; true while there may be more to find. In one go or in many, it
   * finds the same.
   */
  think(simulations: number): boolean {
    while (!this.exhausted && this.spent < simulations) {
      if (this.#endIsNext) this.#lookToTheEnd();
      else this.#grow();
    }
    return !this.exhausted;
  }

  /**
   * While the end may be found out, half of the time goes there, a step at a time, once the trees have had as much: all of it is seldom
   * enough, and then something must be played.
   */
  get #endIsNext(): boolean {
    if (this.#endgames.length === 0) return false;
    const then = (this.#positions + this.#step) / PER_SIMULATION;
    return this.#single >= 0 || then <= Math.max(this.simulations, this.#ways);
  }

  #lookToTheEnd(): void {
    const endgame = this.#endgames.find(({ solved }) => !solved) as Endgame<S>;
    const before = endgame.positions;
    endgame.go(this.#step);
    this.#step = Math.min(LONGEST_STEP, 2 * this.#step);
    this.#positions += Math.max(1, endgame.positions - before);
    const isTooLong = endgame.positions > this.#mostPositions && !endgame.solved;
    if (endgame.hopeless || isTooLong) this.#endgames = [];
  }

  #grow(): void {
    const tree = this.#trees[this.#ways++ % this.#trees.length] as Tree<S>;
    const before = tree.simulations;
    tree.grow();
    this.#idle = tree.simulations > before ? 0 : this.#idle + 1;
  }

  /**
   * Looks into one option as often as into another (true then), or until so many positions have been valued in all: what was
   * hardly tried cannot be compared.
   */
  even(option: number, other: number, simulations: number): boolean {
    if (this.#solved) return true;
    // Each from where it stands: one may have grown more than another.
    const more = (simulations - this.simulations) / this.#trees.length;
    return this.#trees.map((tree) => tree.even(option, other, tree.simulations + more)).every(Boolean);
  }

  /** How play may go on after an option; nothing where it was not looked at. */
  line(option: number): readonly number[] {
    if (this.settled) return [this.#single];
    return this.#solved ? this.#endLine(option) : lineBy(this.#trees[0] as Tree<S>, option);
  }

  /** Was enough thought about the decision, of a budget for a whole one? */
  isEnough(simulations: number): boolean {
    const budget = simulations * this.share;
    return this.spent >= budget || this.#isDecided(budget);
  }

  /** Is the best so far so much ahead that what is left of a budget will hardly change it? Looked at now and then. */
  #isDecided(budget: number): boolean {
    const { certainty } = this.#params;
    if (certainty === 0 || this.#ways === 0 || this.#ways % LOOKED_AT > 0 || this.#endgames.length > 0) return false;
    const visits = new Map<number, number>();
    for (const tree of this.#trees) {
      eachOption(tree, (option, times) => visits.set(option, (visits.get(option) ?? 0) + times));
    }
    let [most, second, all] = [0, 0, 0];
    for (const times of visits.values()) {
      all += times;
      if (times > most) [most, second] = [times, most];
      else if (times > second) second = times;
    }
    const left = (budget / this.spent - 1) * all;
    return most - second > left * certainty;
  }

  /** This option is played: what was found beyond it is kept, in case that play comes to where it leads. */
  played(option: number): void {
    this.#left = [];
    // After the second step of a way it is thought anew: to follow longer ways to their end made players weaker.
    if (this.#single >= 0 || this.#endgames.length > 0) return;
    const tree = this.#trees[0] as Tree<S>;
    this.#way = wayBy(tree, option);
    this.#left = [...this.#way];
    tree.readRoot(this.#expected);
  }

  /** Goes on to the next decision of the seat, where it is the one that was expected; false where it is another. */
  follow(view: S): boolean {
    const { game } = this.#insight;
    while (this.#left.length > 0) {
      game.apply(this.#expected, this.#left.shift() as number);
      if (game.mover(this.#expected) !== this.#seat || !this.#looksLike(view)) continue;
      if (this.#left.length === 0) return this.#goOn(view);
      this.#single = this.#left[0] as number;
      return true;
    }
    return false;
  }

  /** Would the seat see this, if the expected position were true? */
  #looksLike(view: S): boolean {
    this.#insight.game.view(this.#expected, this.#seat, this.#seen);
    return this.#seen.bytes.every((byte, at) => byte === view.bytes[at]);
  }

  /** Thinks on where the way has led, in every world; what was imagined otherwise than it has turned out is of no more use. */
  #goOn(view: S): boolean {
    this.#single = -1;
    this.#idle = 0;
    let kept = 1;
    for (const tree of this.#trees) {
      kept = Math.min(kept, tree.goOn(this.#way));
      if (kept === 0) return false;
      tree.readRoot(this.#expected);
      if (!this.#looksLike(view)) return false;
    }
    this.#gone += (1 - kept) * this.spent;
    this.share = this.#params.sequel;
    return true;
  }

  /** Tells the positions that were looked into: see eachExplored. */
  explored(tell: (position: S) => void): void {
    if (this.#single < 0) for (const tree of this.#trees) eachExplored(tree, tell);
  }

  thought(): Thought {
    if (this.#solved && !this.settled) return this.#knownEnd();
    if (this.#single >= 0) {
      const only = { option: this.#single, visits: 0, value: 0, best: 0, points: 0, lead: 0 };
      return { option: this.#single, simulations: 0, considered: [only], line: [this.#single], otherLines: [] };
    }
    const found = new Map<number, { -readonly [field in keyof Considered]: Considered[field] } & { worlds: number }>();
    for (const tree of this.#trees) {
      eachOption(tree, (option, visits, value, best, points, lead) => {
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

  /** What all options lead to when everybody plays their best to the end, on average over the worlds. */
  #knownEnd(): Thought {
    const found = new Map<number, { visits: number; value: number; points: number; worlds: number }>();
    for (const { outcomes } of this.#endgames) {
      for (const { option, positions, value, points } of outcomes) {
        const entry = found.get(option) ?? { visits: 1, value: 0, points: 0, worlds: 0 };
        entry.visits += positions;
        entry.value += value;
        entry.points += points;
        entry.worlds++;
        found.set(option, entry);
      }
    }
    for (const tree of this.#trees) {
      eachOption(tree, (option, visits) => {
        const entry = found.get(option);
        if (entry) entry.visits += visits;
      });
    }
    const considered: Considered[] = [...found]
      .map(([option, { visits, value, points, worlds }]) => {
        const margin = value / worlds;
        return { option, visits, value: margin, best: margin, points: points / worlds, lead: margin };
      })
      // Of equal ones the first: to take nothing before what brings nothing.
      .sort((a, b) => b.value - a.value);
    const { option } = considered[0] as Considered;
    const otherLines = considered.slice(1, 1 + OTHER_LINES).map((other) => this.#endLine(other.option));
    return { option, simulations: this.simulations, considered, line: this.#endLine(option), otherLines };
  }

  #endLine(option: number): readonly number[] {
    return (this.#endgames[0] as Endgame<S>).line(option);
  }
}
