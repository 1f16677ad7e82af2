import { MOST_SEATS } from './outlook.ts';

const START = 1024;

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

/** The nodes of a tree, column by column: a node is a number, its children lie side by side. Makes no objects but when it grows. */
export class Nodes {
  /** The option that leads here. */
  option = new Int32Array(START);
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

  #grow(): void {
    this.option = longer(this.option);
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

  mostVisited(node: number): number {
    const end = this.end(node);
    let best = -1;
    for (let child = this.first[node] as number; child < end; child++) {
      const visits = this.visits[child] as number;
      if (visits > 0 && (best < 0 || visits > (this.visits[best] as number))) best = child;
    }
    return best;
  }
}
