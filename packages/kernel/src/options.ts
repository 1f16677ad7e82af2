/** The most options a decision may have, in any game. */
export const MOST_OPTIONS = 256;

/** A list of options that the caller owns and a game fills. With a limit it stops early ("is there more than one?"). */
export class Options {
  readonly list: Int32Array;
  readonly limit: number;
  count = 0;

  constructor(limit = MOST_OPTIONS) {
    this.list = new Int32Array(MOST_OPTIONS);
    this.limit = limit;
  }

  clear(): void {
    this.count = 0;
  }

  add(option: number): void {
    if (this.count < this.limit) this.list[this.count] = option;
    this.count++;
  }

  get full(): boolean {
    return this.count >= this.limit;
  }

  at(index: number): number {
    return this.list[index] as number;
  }

  has(option: number): boolean {
    for (let i = 0; i < this.count && i < this.limit; i++) if (this.list[i] === option) return true;
    return false;
  }
}
