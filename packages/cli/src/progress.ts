import { canSteer } from './play/terminal-width.ts';

const PATIENCE = 1000;
const EVERY = 100;

/** How far long work has come, on one line of the terminal that goes away at the end. Short work shows nothing. */
export class Progress {
  readonly #all: number;
  readonly #shown = canSteer(process.stderr);
  #next = performance.now() + PATIENCE;
  #drawn = false;

  constructor(all: number) {
    this.#all = all;
  }

  at(done: number): void {
    if (!this.#shown) return;
    const now = performance.now();
    if (now < this.#next) return;
    this.#next = now + EVERY;
    this.#drawn = true;
    process.stderr.write(`\r${done}/${this.#all} (${Math.floor((100 * done) / this.#all)}%)`);
  }

  end(): void {
    if (this.#drawn) process.stderr.write('\r\u001b[K');
  }
}
