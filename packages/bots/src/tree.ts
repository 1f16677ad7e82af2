import { CHANCE, drawn, NOBODY, Options, type Random, type State } from '@quayside/kernel';
import { ahead, type Evaluation } from './evaluation.ts';
import type { Insight } from './insight.ts';
import { Nodes } from './nodes.ts';
import { MOST_SEATS, Outlook } from './outlook.ts';
import { Store } from './store.ts';

/** How a search goes about it. */
export interface SearchParams {
  /** How many points an option is thought to hide while it has not been looked into. */
  readonly curiosity: number;
  /** How many points less make an option e times less promising at first sight. */
  readonly breadth: number;
  /** How much the best continuation counts against the mean of all that were looked at, 0 to 1. */
  readonly trust: number;
  /** In how many ways that which cannot be known is imagined. */
  readonly worlds: number;
  /** How much the best other counts at tables of three and more; for two it is everything. */
  readonly rivalry: number;
  /** Near the end of a game: so many positions may be looked at in each world to know how it ends. */
  readonly ending: number;
  /**
   * Decisions that follow in the same turn were looked at already: what share of a budget they get besides. 0: nothing is kept, each gets
   * a whole one.
   */
  readonly sequel: number;
  /** A decision is made when the best is ahead by this share of the tries that are left; 0: all of them are used. */
  readonly certainty: number;
}

export const SEARCH_PARAMS: SearchParams = {
  curiosity: 6,
  breadth: 4,
  trust: 0.5,
  worlds: 1,
  rivalry: 2 / 3,
  ending: 0,
  sequel: 0,
  certainty: 0,
};

export const rivalryFor = (params: SearchParams, seats: number): number => (seats > 2 ? params.rivalry : 1);

/**
 * A tree of positions that grows where play is promising. Every seat is taken to play for its own margin (max^n). Opening a
 * position values all that can follow it, so a new child is known before it is visited.
 */
export class Tree<S extends State> {
  readonly insight: Insight<S>;
  readonly params: SearchParams;
  readonly #outlook: Outlook<S>;
  readonly #random: Random;
  readonly seats: number;
  readonly #rivalry: number;
  readonly #drawing = new Options();
  readonly #path = new Int32Array(256);
  readonly #value = new Float64Array(MOST_SEATS);
  readonly nodes = new Nodes();
  /** The opened positions; the nodes keep their places. */
  readonly #store: Store<S>;
  /** The one that is looked at. */
  readonly #here: S;
  /** The only option worth searching at the root, or -1: then there is no tree. */
  readonly single: number;
  /** Positions valued so far. */
  simulations = 0;
  /** The position that is thought about: the first, until play has gone on. */
  root = 0;

  constructor(
    insight: Insight<S>,
    evaluation: Evaluation<S>,
    params: SearchParams,
    root: S,
    random: Random,
    also = -1,
  ) {
    this.insight = insight;
    this.params = params;
    this.#outlook = new Outlook(insight, evaluation);
    this.#store = new Store(root);
    this.#here = insight.game.blank();
    this.#random = random;
    this.seats = insight.seats(root);
    this.#rivalry = rivalryFor(params, this.seats);
    this.nodes.add(-1);
    this.#outlook.list(root, also);
    this.single = this.#outlook.ways.count === 1 ? this.#outlook.ways.first(0) : -1;
    if (this.single < 0) this.#open(0, root, also);
  }

  /** Opens a node: keeps its state and lists what can follow, valued unless chance decides. */
  #open(node: number, state: S, also = -1): void {
    const { game } = this.insight;
    const nodes = this.nodes;
    const mover = game.mover(state);
    nodes.state[node] = this.#store.keep(state);
    nodes.mover[node] = mover;
    if (mover === NOBODY) return;
    nodes.first[node] = nodes.size;
    if (mover === CHANCE) {
      this.#drawing.clear();
      game.options(state, this.#drawing);
      for (let i = 0; i < this.#drawing.count; i++) nodes.add(this.#drawing.at(i));
      nodes.count[node] = this.#drawing.count;
      return;
    }
    this.#outlook.lookAtAll(state, also);
    const { ways, values } = this.#outlook;
    this.simulations += ways.count;
    for (let i = 0; i < ways.count; i++) {
      const child = nodes.addWay(ways.steps(i));
      for (let seat = 0; seat < this.seats; seat++) {
        const value = values[i * MOST_SEATS + seat] as number;
        nodes.mean[child * MOST_SEATS + seat] = value;
        nodes.best[child * MOST_SEATS + seat] = value;
      }
    }
    nodes.count[node] = ways.count;
    this.#rank(node, mover);
  }

  /** How promising the children are at first sight. */
  #rank(node: number, mover: number): void {
    const nodes = this.nodes;
    const first = nodes.first[node] as number;
    const end = nodes.end(node);
    let top = -Infinity;
    for (let child = first; child < end; child++) top = Math.max(top, this.#aim(nodes.best, child, mover));
    let sum = 0;
    for (let child = first; child < end; child++) {
      const odds = Math.exp((this.#aim(nodes.best, child, mover) - top) / this.params.breadth);
      nodes.prior[child] = odds;
      sum += odds;
    }
    for (let child = first; child < end; child++) nodes.prior[child] = (nodes.prior[child] as number) / sum;
  }

  /** What a seat plays for. */
  #aim(values: Float64Array, node: number, seat: number): number {
    return ahead(values, node * MOST_SEATS, this.seats, seat, this.#rivalry);
  }

  /** Steps with a single way worth searching are no choice. */
  skip(state: S, line: number[] | null = null): void {
    const { game } = this.insight;
    const { ways } = this.#outlook;
    while (game.mover(state) > CHANCE) {
      this.#outlook.list(state);
      if (ways.count > 1) return;
      for (const step of ways.steps(0)) {
        if (line) line.push(step);
        game.apply(state, step);
      }
    }
  }

  /** Goes once down the tree to where it ends (by this option of the root), opens that position, tells all above what it found. */
  grow(through = -1): void {
    const { game } = this.insight;
    const nodes = this.nodes;
    let depth = 0;
    let node = this.root;
    this.#path[depth++] = node;
    while (nodes.isOpen(node) && (nodes.count[node] as number) > 0) {
      const mover = nodes.mover[node] as number;
      const next = mover === CHANCE ? this.#draw(node) : this.#select(node, mover, node === this.root ? through : -1);
      if (!nodes.isOpen(next)) {
        const after = this.at(node);
        game.apply(after, nodes.option[next] as number);
        for (const step of nodes.after(next)) game.apply(after, step);
        this.skip(after);
        this.#open(next, after);
      }
      node = next;
      this.#path[depth++] = node;
      if (nodes.visits[node] === 0 && nodes.mover[node] !== CHANCE) break;
      if (depth === this.#path.length) break;
    }
    this.#tell(depth);
  }

  /** The position of an opened node, until the next one is looked at. */
  at(node: number): S {
    this.#store.read(this.nodes.state[node] as number, this.#here);
    return this.#here;
  }

  #draw(node: number): number {
    const state = this.at(node);
    this.#drawing.clear();
    this.insight.game.options(state, this.#drawing);
    const option = drawn(this.insight.game, state, this.#drawing, this.#random);
    return this.nodes.childWith(node, option);
  }

  /** The child that promises most, what is hardly known being given credit; of those by one option, where one is given. */
  #select(node: number, mover: number, through: number): number {
    const nodes = this.nodes;
    const end = nodes.end(node);
    const credit = this.params.curiosity * Math.sqrt((nodes.visits[node] as number) + 1);
    let best = -1;
    let most = -Infinity;
    for (let child = nodes.first[node] as number; child < end; child++) {
      if (through >= 0 && nodes.option[child] !== through) continue;
      const known = 1 + (nodes.visits[child] as number);
      const promise = this.worth(child, mover) + (credit * (nodes.prior[child] as number)) / known;
      if (promise > most) {
        most = promise;
        best = child;
      }
    }
    return best;
  }

  worth(node: number, seat: number): number {
    const { trust } = this.params;
    const { mean, best } = this.nodes;
    return (1 - trust) * this.#aim(mean, node, seat) + trust * this.#aim(best, node, seat);
  }

  /** From the end of the path up: the best continuation of each node, and the mean of all that was found. */
  #tell(depth: number): void {
    const nodes = this.nodes;
    const value = this.#value;
    for (let i = depth - 1; i >= 0; i--) {
      const node = this.#path[i] as number;
      const mover = nodes.mover[node] as number;
      if (mover === NOBODY) this.#final(node);
      else if (mover > CHANCE) this.#copyBest(node, mover);
      else this.#average(node);
      if (i === depth - 1) {
        for (let seat = 0; seat < this.seats; seat++) value[seat] = nodes.best[node * MOST_SEATS + seat] as number;
      }
      const visits = (nodes.visits[node] as number) + 1;
      nodes.visits[node] = visits;
      for (let seat = 0; seat < this.seats; seat++) {
        const at = node * MOST_SEATS + seat;
        const mean = visits === 1 ? 0 : (nodes.mean[at] as number);
        nodes.mean[at] = mean + ((value[seat] as number) - mean) / visits;
      }
    }
  }

  #final(node: number): void {
    const scores = this.insight.game.scores(this.at(node));
    for (let seat = 0; seat < this.seats; seat++) {
      this.nodes.best[node * MOST_SEATS + seat] = scores[seat] as number;
    }
  }

  #copyBest(node: number, mover: number): void {
    const nodes = this.nodes;
    const end = nodes.end(node);
    let best = -1;
    let most = -Infinity;
    for (let child = nodes.first[node] as number; child < end; child++) {
      const aim = this.#aim(nodes.best, child, mover);
      if (aim > most) {
        most = aim;
        best = child;
      }
    }
    for (let seat = 0; seat < this.seats; seat++) {
      nodes.best[node * MOST_SEATS + seat] = nodes.best[best * MOST_SEATS + seat] as number;
    }
  }

  /** Chance: the mean over what was drawn so far. */
  #average(node: number): void {
    const nodes = this.nodes;
    const end = nodes.end(node);
    for (let seat = 0; seat < this.seats; seat++) {
      let sum = 0;
      let visits = 0;
      for (let child = nodes.first[node] as number; child < end; child++) {
        const times = nodes.visits[child] as number;
        visits += times;
        if (times > 0) sum += times * (nodes.best[child * MOST_SEATS + seat] as number);
      }
      if (visits > 0) nodes.best[node * MOST_SEATS + seat] = sum / visits;
    }
  }

  /** Goes by one option of the root until it was tried as often as another (true), or so many positions have been valued. */
  even(option: number, other: number, simulations: number): boolean {
    const nodes = this.nodes;
    // In a world that was imagined otherwise, one of them may not seem worth a look.
    const root = this.root;
    if (nodes.childWith(root, option) < 0 || nodes.childWith(root, other) < 0) return true;
    const visits = nodes.mostVisits(root, other);
    while (nodes.mostVisits(root, option) < visits && this.simulations < simulations) this.grow(option);
    return nodes.mostVisits(root, option) >= visits;
  }

  /** Goes on from where such a way has led: what was found below it is kept. Says what share of the tries that was; 0: nothing. */
  goOn(way: readonly number[]): number {
    const nodes = this.nodes;
    const end = nodes.end(this.root);
    let found = -1;
    for (let child = nodes.first[this.root] as number; child < end; child++) {
      if (nodes.option[child] !== way[0] || !nodes.isOpen(child)) continue;
      if (!nodes.after(child).every((step, at) => step === way[at + 1])) continue;
      if ((nodes.mover[child] as number) <= CHANCE || (nodes.visits[child] as number) === 0) continue;
      // One way may begin as another does.
      if (found < 0 || (nodes.more[child] as number) > (nodes.more[found] as number)) found = child;
    }
    if (found < 0) return 0;
    const share = (nodes.visits[found] as number) / (nodes.visits[this.root] as number);
    this.root = found;
    return share;
  }

  /** A copy of the position that is thought about. */
  readRoot(into: S): void {
    this.#store.read(this.nodes.state[this.root] as number, into);
  }
}
