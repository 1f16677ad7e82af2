import { MOST_OPTIONS } from '@quayside/kernel';

const MOST_STEPS = 4096;

/** Ways to go on from a position: each is one option, or several that belong together, such as a sale and the move it pays for. */
export class Ways {
  readonly #steps = new Int32Array(MOST_STEPS);
  readonly #ends = new Int32Array(MOST_OPTIONS);
  count = 0;
  #length = 0;
  /** Has the way that is being written more steps than there is room for? */
  #isCut = false;

  clear(): void {
    this.count = 0;
    this.#length = 0;
    this.#isCut = false;
  }

  /** One more step of the way that is being written. */
  step(option: number): void {
    if (this.#length < MOST_STEPS) this.#steps[this.#length++] = option;
    else this.#isCut = true;
  }

  /** The way ends here. One for which there is no room is left out: without its last steps it would be another. */
  end(): void {
    if (this.count === MOST_OPTIONS || this.#isCut) this.drop();
    else this.#ends[this.count++] = this.#length;
  }

  /** What was written of a way since the last one leads nowhere. */
  drop(): void {
    this.#length = this.#start(this.count);
    this.#isCut = false;
  }

  add(option: number): void {
    this.step(option);
    this.end();
  }

  #start(way: number): number {
    return way === 0 ? 0 : (this.#ends[way - 1] as number);
  }

  first(way: number): number {
    return this.#steps[this.#start(way)] as number;
  }

  /** The steps of one way: a window that the next change closes. */
  steps(way: number): Int32Array {
    return this.#steps.subarray(this.#start(way), this.#ends[way]);
  }

  starts(option: number): boolean {
    for (let way = 0; way < this.count; way++) if (this.first(way) === option) return true;
    return false;
  }
}
