import { CHANCE, drawn, NOBODY, Options, type Random, type State } from '@quayside/kernel';
import type { Evaluation } from './evaluation.ts';
import type { Insight } from './insight.ts';
import { MOST_SEATS, Outlook } from './outlook.ts';
import { Store } from './store.ts';

/** How a search goes about it. */
export interface Manner {
  /** How many points an option is thought to hide while it has not been looked into. */
  readonly curiosity: number;
  /** How many points less make an option e times less promising at first sight. */
  readonly breadth: number;
  /** How much the best continuation counts against the mean of all that were looked at, 0 to 1. */
  readonly trust: number;
  /** In how many ways that which cannot be known is imagined. */
  readonly worlds: number;
}

export const MANNER: Manner = { curiosity: 6, breadth: 4, trust: 0.5, worlds: 1 };

const START = 1024;

/**
 * A tree of positions that grows where play is promising. Every seat is taken to play for its own margin (max^n). Opening a
 * position values all that can follow it, so a new child is known before it is visited.
 */
export class Tree<S extends State> {
  readonly #insight: Insight<S>;
  readonly #manner: Manner;
  readonly #outlook: Outlook<S>;
  readonly #random: Random;
  readonly #seats: number;
  readonly #drawing = new Options();
  readonly #path = new Int32Array(256);
  readonly #value = new Float64Array(MOST_SEATS);

  /** The opened positions; the nodes keep their places. */
  readonly #store: Store<S>;
  /** The one that is looked at. */
  readonly #here: S;
  #nodes = 0;
  #option = new Int32Array(START);
  #first = new Int32Array(START);
  #count = new Int32Array(START);
  #visits = new Int32Array(START);
  #state = new Int32Array(START);
  #mover = new Int32Array(START);
  #prior = new Float64Array(START);
  /** Mean of what was found below, and what the best play found so far leads to: MOST_SEATS numbers a node. */
  #mean = new Float64Array(START * MOST_SEATS);
  #best = new Float64Array(START * MOST_SEATS);
  /** The only option worth searching at the root, or -1: then there is no tree. */
  readonly single: number;
  /** Positions valued so far. */
  simulations = 0;

  constructor(insight: Insight<S>, evaluation: Evaluation<S>, manner: Manner, root: S, random: Random, also = -1) {
    this.#insight = insight;
    this.#manner = manner;
    this.#outlook = new Outlook(insight, evaluation);
    this.#store = new Store(root);
    this.#here = insight.game.blank();
    this.#random = random;
    this.#seats = insight.seats(root);
    this.#add(-1);
    this.#outlook.list(root, also);
    this.single = this.#outlook.options.count === 1 ? this.#outlook.options.at(0) : -1;
    if (this.single < 0) this.#open(0, root, false, also);
  }

  #add(option: number): number {
    if (this.#nodes === this.#option.length) this.#grow();
    const node = this.#nodes++;
    this.#option[node] = option;
    this.#state[node] = -1;
    return node;
  }

  #grow(): void {
    const size = this.#option.length * 2;
    const whole = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const more = new Int32Array(size);
      more.set(old);
      return more;
    };
    const real = (old: Float64Array, each: number): Float64Array<ArrayBuffer> => {
      const more = new Float64Array(size * each);
      more.set(old);
      return more;
    };
    this.#option = whole(this.#option);
    this.#first = whole(this.#first);
    this.#count = whole(this.#count);
    this.#visits = whole(this.#visits);
    this.#state = whole(this.#state);
    this.#mover = whole(this.#mover);
    this.#prior = real(this.#prior, 1);
    this.#mean = real(this.#mean, MOST_SEATS);
    this.#best = real(this.#best, MOST_SEATS);
  }

  /** Opens a node: keeps its state and lists what can follow, valued unless chance decides. */
  #open(node: number, state: S, skip = true, also = -1): void {
    const { game } = this.#insight;
    const outlook = this.#outlook;
    if (skip) this.#skip(state);
    const mover = game.mover(state);
    this.#state[node] = this.#store.keep(state);
    this.#mover[node] = mover;
    if (mover === NOBODY) return;
    const first = this.#nodes;
    this.#first[node] = first;
    if (mover === CHANCE) {
      this.#drawing.clear();
      game.options(state, this.#drawing);
      for (let i = 0; i < this.#drawing.count; i++) this.#add(this.#drawing.at(i));
      this.#count[node] = this.#drawing.count;
      return;
    }
    outlook.lookAtAll(state, also);
    const { options, margins } = outlook;
    this.simulations += options.count;
    let top = -Infinity;
    for (let i = 0; i < options.count; i++) {
      const child = this.#add(options.at(i));
      for (let seat = 0; seat < this.#seats; seat++) {
        const value = margins[i * MOST_SEATS + seat] as number;
        this.#mean[child * MOST_SEATS + seat] = value;
        this.#best[child * MOST_SEATS + seat] = value;
      }
      top = Math.max(top, margins[i * MOST_SEATS + mover] as number);
    }
    this.#count[node] = options.count;
    let sum = 0;
    for (let i = 0; i < options.count; i++) {
      const odds = Math.exp(((margins[i * MOST_SEATS + mover] as number) - top) / this.#manner.breadth);
      this.#prior[first + i] = odds;
      sum += odds;
    }
    for (let i = 0; i < options.count; i++) this.#prior[first + i] = (this.#prior[first + i] as number) / sum;
  }

  /** Steps with a single option worth searching are no choice. */
  #skip(state: S, line: number[] | null = null): void {
    const { game } = this.#insight;
    const { options } = this.#outlook;
    while (game.mover(state) > CHANCE) {
      this.#outlook.list(state);
      if (options.count > 1) return;
      if (line) line.push(options.at(0));
      game.apply(state, options.at(0));
    }
  }

  /** Goes once down the tree to where it ends (by this option of the root), opens that position, tells all above what it found. */
  grow(through = -1): void {
    const { game } = this.#insight;
    let depth = 0;
    let node = 0;
    this.#path[depth++] = 0;
    while ((this.#state[node] as number) >= 0 && (this.#count[node] as number) > 0) {
      const mover = this.#mover[node] as number;
      const chosen = node === 0 && through >= 0 ? this.#childWith(0, through) : -1;
      const next = chosen >= 0 ? chosen : mover === CHANCE ? this.#draw(node) : this.#select(node, mover);
      if ((this.#state[next] as number) < 0) {
        const after = this.#at(node);
        game.apply(after, this.#option[next] as number);
        this.#open(next, after);
      }
      node = next;
      this.#path[depth++] = node;
      if ((this.#visits[node] as number) === 0 && !this.#isChance(node)) break;
      if (depth === this.#path.length) break;
    }
    this.#tell(depth);
  }

  #isChance(node: number): boolean {
    return this.#mover[node] === CHANCE;
  }

  /** The position of an opened node, until the next one is looked at. */
  #at(node: number): S {
    this.#store.read(this.#state[node] as number, this.#here);
    return this.#here;
  }

  #draw(node: number): number {
    const state = this.#at(node);
    this.#drawing.clear();
    this.#insight.game.options(state, this.#drawing);
    const option = drawn(this.#insight.game, state, this.#drawing, this.#random);
    return this.#childWith(node, option);
  }

  /** The child that promises most, what is hardly known being given credit. */
  #select(node: number, mover: number): number {
    const first = this.#first[node] as number;
    const last = first + (this.#count[node] as number);
    const credit = this.#manner.curiosity * Math.sqrt((this.#visits[node] as number) + 1);
    let best = first;
    let most = -Infinity;
    for (let child = first; child < last; child++) {
      const promise =
        this.#worth(child, mover) + (credit * (this.#prior[child] as number)) / (1 + (this.#visits[child] as number));
      if (promise > most) {
        most = promise;
        best = child;
      }
    }
    return best;
  }

  #worth(node: number, seat: number): number {
    const { trust } = this.#manner;
    const at = node * MOST_SEATS + seat;
    return (1 - trust) * (this.#mean[at] as number) + trust * (this.#best[at] as number);
  }

  /** From the end of the path up: the best continuation of each node, and the mean of all that was found. */
  #tell(depth: number): void {
    const value = this.#value;
    const end = this.#path[depth - 1] as number;
    for (let i = depth - 1; i >= 0; i--) {
      const node = this.#path[i] as number;
      const mover = this.#mover[node] as number;
      if (mover === NOBODY) this.#final(node);
      else if (mover > CHANCE) this.#copyBest(node, mover);
      else this.#average(node);
      if (node === end) {
        for (let seat = 0; seat < this.#seats; seat++) value[seat] = this.#best[node * MOST_SEATS + seat] as number;
      }
      const visits = (this.#visits[node] as number) + 1;
      this.#visits[node] = visits;
      for (let seat = 0; seat < this.#seats; seat++) {
        const at = node * MOST_SEATS + seat;
        const mean = visits === 1 ? 0 : (this.#mean[at] as number);
        this.#mean[at] = mean + ((value[seat] as number) - mean) / visits;
      }
    }
  }

  #final(node: number): void {
    const scores = this.#insight.game.scores(this.#at(node));
    for (let seat = 0; seat < this.#seats; seat++) {
      let other = -Infinity;
      for (let rival = 0; rival < this.#seats; rival++) {
        if (rival !== seat) other = Math.max(other, scores[rival] as number);
      }
      this.#best[node * MOST_SEATS + seat] = (scores[seat] as number) - (this.#seats > 1 ? other : 0);
    }
  }

  #copyBest(node: number, mover: number): void {
    const first = this.#first[node] as number;
    const last = first + (this.#count[node] as number);
    let best = first;
    for (let child = first + 1; child < last; child++) {
      if ((this.#best[child * MOST_SEATS + mover] as number) > (this.#best[best * MOST_SEATS + mover] as number))
        best = child;
    }
    for (let seat = 0; seat < this.#seats; seat++) {
      this.#best[node * MOST_SEATS + seat] = this.#best[best * MOST_SEATS + seat] as number;
    }
  }

  /** Chance: the mean over what was drawn so far. */
  #average(node: number): void {
    const first = this.#first[node] as number;
    const last = first + (this.#count[node] as number);
    for (let seat = 0; seat < this.#seats; seat++) {
      let sum = 0;
      let visits = 0;
      for (let child = first; child < last; child++) {
        const times = this.#visits[child] as number;
        visits += times;
        if (times > 0) sum += times * (this.#best[child * MOST_SEATS + seat] as number);
      }
      if (visits > 0) this.#best[node * MOST_SEATS + seat] = sum / visits;
    }
  }

  /** Goes by one option of the root until it was tried as often as another (true), or so many positions have been valued. */
  even(option: number, other: number, simulations: number): boolean {
    const child = this.#childWith(0, option);
    const model = this.#childWith(0, other);
    // In a world that was imagined otherwise, one of them may not seem worth a look.
    if (child < 0 || model < 0) return true;
    const visits = this.#visits[model] as number;
    while ((this.#visits[child] as number) < visits && this.simulations < simulations) this.grow(option);
    return (this.#visits[child] as number) >= visits;
  }

  /**
   * The options at the root: how often each was tried, what it is worth to the seat that decides, and what the best play that was
   * found leads to.
   */
  each(tell: (option: number, visits: number, value: number, best: number) => void): void {
    const seat = this.#mover[0] as number;
    for (let i = 0; i < (this.#count[0] as number); i++) {
      const child = (this.#first[0] as number) + i;
      const best = this.#best[child * MOST_SEATS + seat] as number;
      tell(this.#option[child] as number, this.#visits[child] as number, this.#worth(child, seat), best);
    }
  }

  /** How play may go on after an option at the root, as far as the tree is opened. */
  line(option: number): number[] {
    const { game } = this.#insight;
    const state = this.#at(0);
    const line: number[] = [];
    let node = 0;
    let next = this.#childWith(0, option);
    while (next >= 0) {
      node = next;
      line.push(this.#option[node] as number);
      game.apply(state, this.#option[node] as number);
      if ((this.#state[node] as number) < 0) break;
      this.#skip(state, line);
      next = this.#mostVisited(node);
    }
    return line;
  }

  #childWith(node: number, option: number): number {
    const first = this.#first[node] as number;
    for (let i = 0; i < (this.#count[node] as number); i++) if (this.#option[first + i] === option) return first + i;
    return -1;
  }

  #mostVisited(node: number): number {
    const first = this.#first[node] as number;
    let best = -1;
    for (let child = first; child < first + (this.#count[node] as number); child++) {
      const visits = this.#visits[child] as number;
      if (visits > 0 && (best < 0 || visits > (this.#visits[best] as number))) best = child;
    }
    return best;
  }
}
