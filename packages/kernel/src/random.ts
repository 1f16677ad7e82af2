/**
 * The seeded generator of every shuffle and chance event: sfc32, the same numbers on every platform.
 *
 * A seed is any text. Three of the four state words come from FNV-1a over the text with three different starting values,
 * the fourth counts from 1; the first twelve numbers are thrown away. docs/notation.md pins the first numbers of a sample seed.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: string) {
    this.#a = fnv1a(seed, 0x811c9dc5);
    this.#b = fnv1a(seed, 0x01000193);
    this.#c = fnv1a(seed, 0x9e3779b9);
    this.#d = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** A whole number from 0 to 2^32 - 1. */
  next(): number {
    const sum = (this.#a + this.#b + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    this.#c |= 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to n - 1, every one equally likely. */
  below(n: number): number {
    const limit = 4294967296 - (4294967296 % n);
    let x = this.next();
    while (x >= limit) x = this.next();
    return x % n;
  }

  /** Fisher and Yates, from the last place down. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = items[i] as T;
      items[i] = items[j] as T;
      items[j] = held;
    }
    return items;
  }
}

/** 32 bits of a text, from one of several starting values: bytes in the order of docs/notation.md. */
export function fnv1a(text: string, start: number): number {
  let hash = start | 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash;
}
