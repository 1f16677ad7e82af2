import { CHANCE, type Game, MOST_OPTIONS, NOBODY, Options, type State } from '@quayside/kernel';
import { ahead } from './evaluation.ts';
import type { Insight } from './insight.ts';
import { fingerprint } from './fingerprint.ts';
import { MOST_SEATS } from './outlook.ts';
import { Ways } from './ways.ts';

/** How the last part of a game can be looked through whole. */
export interface Ending<S extends State> {
  /** Is so little left that it may be looked through? It says nothing of how long that takes. */
  isNear(state: S): boolean;
  /**
   * The ways to go on that can matter to the result, never none: of deeds that lead to the same, one order is enough. What the first
   * player may do is asked option by option; of a later turn a sale that hardly ever helps may be left out.
   */
  ways(state: S, all: Options, out: Ways): void;
  /** What a seat would about score if nothing more came: quickly, for the order in which ways are tried. */
  promise(state: S, seat: number): number;
}

/** Options so much worse than the best need not be known exactly. */
const LEEWAY = 10;
const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;

/** The ways from a position, and in which order they are tried. */
interface Listed {
  readonly ways: Ways;
  readonly order: number[];
}

/** One option of the position that is looked through. */
interface Outcome {
  readonly option: number;
  /** Positions looked at below it. */
  positions: number;
  /** The margin it leads to when all play their best, and the points of whoever chooses. */
  value: number;
  points: number;
}

/**
 * Looks through all that can still happen to the end of the game (max^n; for two, alpha-beta), remembering positions it has met.
 * It goes on in steps, and finds the same in one or in many.
 */
export class Endgame<S extends State> {
  readonly #game: Game<S>;
  readonly #ending: Ending<S>;
  readonly #root: S;
  readonly #asked: number;
  readonly #seats: number;
  readonly #rivalry: number;
  readonly #states: S[] = [];
  readonly #lists: Listed[] = [];
  readonly #all = new Options();
  readonly #seeming = new Float64Array(MOST_OPTIONS);
  readonly #promised = new Float64Array(MOST_SEATS);
  readonly #values: Float64Array[] = [];
  /** The place of each position met, by a fingerprint of it; what it is worth to each seat, and how well that is known. */
  readonly #met = new Map<number, number>();
  readonly #worth: number[] = [];
  readonly #known: number[] = [];
  /** The way that is best there, by its place among all. */
  readonly #bestWay: number[] = [];
  #left = 0;
  #stopped = false;
  readonly outcomes: Outcome[] = [];
  #done = 0;
  /** Chance still has a say: nothing can be known. */
  hopeless = false;
  positions = 0;

  /** `others` are looked at even where they do not seem to matter; what `asked` leads to is found exactly, however bad it is. */
  constructor(
    insight: Insight<S>,
    ending: Ending<S>,
    root: S,
    rivalry: number,
    others: readonly number[] = [],
    asked = -1,
  ) {
    this.#game = insight.game;
    this.#ending = ending;
    this.#rivalry = rivalry;
    this.#seats = insight.seats(root);
    this.#root = insight.game.blank();
    this.#root.copyFrom(root);
    this.#asked = asked;
    const { ways, order } = this.#listAt(0, this.#root);
    const all = [...order.map((way) => ways.first(way)), ...others, asked];
    for (const option of new Set(all))
      if (option >= 0) this.outcomes.push({ option, positions: 0, value: 0, points: 0 });
  }

  get solved(): boolean {
    return this.#done === this.outcomes.length;
  }

  /** Looks at so many positions that were not met before; true when all is known. */
  go(positions: number): boolean {
    this.#left = positions;
    this.#stopped = false;
    while (!this.hopeless && !this.solved) {
      const before = this.#left;
      const outcome = this.outcomes[this.#done] as Outcome;
      this.#lookInto(outcome);
      outcome.positions += before - this.#left;
      this.positions += before - this.#left;
      if (this.#stopped) return false;
      this.#done++;
    }
    return this.solved;
  }

  #lookInto(outcome: Outcome): void {
    const after = this.#stateAt(0);
    after.copyFrom(this.#root);
    const mover = this.#game.mover(after);
    this.#game.apply(after, outcome.option);
    let best = -Infinity;
    for (let i = 0; i < this.#done; i++) best = Math.max(best, (this.outcomes[i] as Outcome).value);
    const least = outcome.option === this.#asked ? -Infinity : best - LEEWAY;
    if (this.#seats > 2) this.#look(0, -Infinity, Infinity);
    else if (mover === 0) this.#look(0, least, Infinity);
    else this.#look(0, -Infinity, -least);
    outcome.value = ahead(this.#valuesAt(0), 0, this.#seats, mover, 1);
    outcome.points = this.#valuesAt(0)[mover] as number;
  }

  /**
   * Finds what the position at this depth is worth to every seat. At a table for one or two nothing need be known of what lies outside
   * two margins of the first seat.
   */
  #look(depth: number, low: number, high: number): void {
    const state = this.#stateAt(depth);
    const values = this.#valuesAt(depth);
    const mover = this.#game.mover(state);
    const seats = this.#seats;
    if (mover === NOBODY) {
      const scores = this.#game.scores(state);
      for (let seat = 0; seat < seats; seat++) values[seat] = scores[seat] as number;
      return;
    }
    if (mover === CHANCE) {
      this.hopeless = true;
      this.#stopped = true;
      return;
    }
    const key = fingerprint(state);
    const met = this.#met.get(key);
    if (met !== undefined && this.#recall(met, values, low, high)) return;
    if (this.#left <= 0) {
      this.#stopped = true;
      return;
    }
    const { ways, order } = this.#listAt(depth, state);
    const after = this.#stateAt(depth + 1);
    const found = this.#valuesAt(depth + 1);
    let [least, most] = [low, high];
    let best = -Infinity;
    let bestWay = 0;
    for (let i = 0; i < order.length && least < most; i++) {
      after.copyFrom(state);
      for (const step of ways.steps(order[i] as number)) this.#game.apply(after, step);
      this.#look(depth + 1, least, most);
      if (this.#stopped) return;
      const aim = ahead(found, 0, seats, mover, seats > 2 ? this.#rivalry : 1);
      if (aim <= best) continue;
      best = aim;
      bestWay = order[i] as number;
      values.set(found);
      if (seats > 2) continue;
      if (mover === 0) least = Math.max(least, aim);
      else most = Math.min(most, -aim);
    }
    const margin = this.#margin(values);
    const known = seats > 2 ? EXACT : margin <= low ? AT_MOST : margin >= high ? AT_LEAST : EXACT;
    this.#remember(key, met, values, known, bestWay);
  }

  #margin(values: Float64Array): number {
    return this.#seats === 1 ? (values[0] as number) : (values[0] as number) - (values[1] as number);
  }

  /** Is what is known of a position enough? Then its values are there. */
  #recall(place: number, values: Float64Array, low: number, high: number): boolean {
    for (let seat = 0; seat < this.#seats; seat++) values[seat] = this.#worth[place * this.#seats + seat] as number;
    const known = this.#known[place];
    if (known === EXACT) return true;
    const margin = this.#margin(values);
    return known === AT_LEAST ? margin >= high : margin <= low;
  }

  #remember(key: number, met: number | undefined, values: Float64Array, known: number, bestWay: number): void {
    const place = met ?? this.#known.length;
    if (met === undefined) this.#met.set(key, place);
    this.#known[place] = known;
    this.#bestWay[place] = bestWay;
    for (let seat = 0; seat < this.#seats; seat++) this.#worth[place * this.#seats + seat] = values[seat] as number;
  }

  /** The ways that matter, what counts most at once first: so the others are sooner seen to be no better. */
  #listAt(depth: number, state: S): Listed {
    const listed = (this.#lists[depth] ??= { ways: new Ways(), order: [] });
    const { ways, order } = listed;
    this.#all.clear();
    ways.clear();
    this.#game.options(state, this.#all);
    this.#ending.ways(state, this.#all, ways);
    const { count } = ways;
    this.#left -= count;
    order.length = 0;
    if (count === 1) order.push(0);
    if (count === 1) return listed;
    const mover = this.#game.mover(state);
    const after = this.#stateAt(depth + 1);
    const seeming = this.#seeming;
    for (let way = 0; way < count; way++) {
      after.copyFrom(state);
      for (const step of ways.steps(way)) this.#game.apply(after, step);
      for (let seat = 0; seat < this.#seats; seat++) this.#promised[seat] = this.#ending.promise(after, seat);
      const promise = ahead(this.#promised, 0, this.#seats, mover, 1);
      let place = way;
      for (; place > 0 && (seeming[place - 1] as number) < promise; place--) {
        seeming[place] = seeming[place - 1] as number;
        order[place] = order[place - 1] as number;
      }
      seeming[place] = promise;
      order[place] = way;
    }
    return listed;
  }

  #stateAt(depth: number): S {
    return (this.#states[depth] ??= this.#game.blank());
  }

  #valuesAt(depth: number): Float64Array {
    return (this.#values[depth] ??= new Float64Array(MOST_SEATS));
  }

  /** How best play goes on after an option of the position, as far as that is known; only once it is solved. */
  line(option: number): number[] {
    const line = [option];
    const state = this.#game.blank();
    state.copyFrom(this.#root);
    this.#game.apply(state, option);
    while (this.#game.mover(state) > CHANCE) {
      const place = this.#met.get(fingerprint(state));
      if (place === undefined || this.#known[place] !== EXACT) break;
      const { ways } = this.#listAt(0, state);
      for (const step of Array.from(ways.steps(this.#bestWay[place] as number))) {
        line.push(step);
        this.#game.apply(state, step);
      }
    }
    return line;
  }
}
