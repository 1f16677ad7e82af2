import { MOST_SEATS } from './outlook.ts';

const START = 256;

const longer = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const more = new Int32Array(old.length * 2);
  more.set(old);
  return more;
};

const longerReal = (old: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> => {
  const more = new Float64Array(old.length * 2);
  more.set(old);
  return more;
};

/** The nodes of a tree, column by column: a node is a number, its children lie side by side. Makes no objects but to grow and to tell a way. */
export class Nodes {
  /** The option that leads here; where more belong to the way, those that follow it lie together: from where, and how many. */
  option = new Int32Array(START);
  rest = new Int32Array(START);
  more = new Int32Array(START);
  #rests = new Int32Array(START);
  #restsEnd = 0;
  first = new Int32Array(START);
  count = new Int32Array(START);
  visits = new Int32Array(START);
  /** Where its position is kept, or -1 before it is opened; and who decides there. */
  state = new Int32Array(START);
  mover = new Int32Array(START);
  /** How promising it is among its sisters at first sight. */
  prior = new Float64Array(START);
  /** What it is worth to each seat: the mean of what was found below, and what the best play found leads to. */
  mean = new Float64Array(START * MOST_SEATS);
  best = new Float64Array(START * MOST_SEATS);
  size = 0;

  add(option: number): number {
    if (this.size === this.option.length) this.#grow();
    const node = this.size++;
    this.option[node] = option;
    this.state[node] = -1;
    return node;
  }

  /** A node at the end of a way of several steps. */
  addWay(steps: Int32Array): number {
    const node = this.add(steps[0] as number);
    const rest = steps.subarray(1);
    while (this.#restsEnd + rest.length > this.#rests.length) this.#rests = longer(this.#rests);
    this.#rests.set(rest, this.#restsEnd);
    this.rest[node] = this.#restsEnd;
    this.more[node] = rest.length;
    this.#restsEnd += rest.length;
    return node;
  }

  /** The steps after the first on the way to a node. */
  after(node: number): Int32Array {
    const start = this.rest[node] as number;
    return this.#rests.subarray(start, start + (this.more[node] as number));
  }

  #grow(): void {
    this.option = longer(this.option);
    this.rest = longer(this.rest);
    this.more = longer(this.more);
    this.first = longer(this.first);
    this.count = longer(this.count);
    this.visits = longer(this.visits);
    this.state = longer(this.state);
    this.mover = longer(this.mover);
    this.prior = longerReal(this.prior);
    this.mean = longerReal(this.mean);
    this.best = longerReal(this.best);
  }

  isOpen(node: number): boolean {
    return (this.state[node] as number) >= 0;
  }

  /** The node after the last child. */
  end(node: number): number {
    return (this.first[node] as number) + (this.count[node] as number);
  }

  childWith(node: number, option: number): number {
    const end = this.end(node);
    for (let child = this.first[node] as number; child < end; child++) if (this.option[child] === option) return child;
    return -1;
  }

  /** The child tried most often; of those by one option, where one is given. */
  mostVisited(node: number, option = -1): number {
    const end = this.end(node);
    let best = -1;
    for (let child = this.first[node] as number; child < end; child++) {
      if (option >= 0 && this.option[child] !== option) continue;
      const visits = this.visits[child] as number;
      if (visits > 0 && (best < 0 || visits > (this.visits[best] as number))) best = child;
    }
    return best;
  }

  /** How often the child that was tried most of those by one option was tried. */
  mostVisits(node: number, option: number): number {
    const child = this.mostVisited(node, option);
    return child < 0 ? 0 : (this.visits[child] as number);
  }
}
