import type { State } from '@quayside/kernel';

const BLOCK = 256;

/** Keeps states as bytes, many to a block: a search keeps so many that as objects they would hold it up to be cleared away. */
export class Store<S extends State> {
  readonly #size: number;
  readonly #blocks: Uint8Array[] = [];
  #count = 0;

  constructor(like: S) {
    this.#size = like.bytes.length;
  }

  /** The place it is kept at. */
  keep(state: S): number {
    const place = this.#count++;
    if (place % BLOCK === 0) this.#blocks.push(new Uint8Array(BLOCK * this.#size));
    (this.#blocks.at(-1) as Uint8Array).set(state.bytes, (place % BLOCK) * this.#size);
    return place;
  }

  read(place: number, into: S): void {
    const start = (place % BLOCK) * this.#size;
    into.load((this.#blocks[Math.floor(place / BLOCK)] as Uint8Array).subarray(start, start + this.#size));
  }
}
