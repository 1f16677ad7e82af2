import { createInterface, type Interface } from 'node:readline';
import { foreign } from '@quayside/speech';
import { canSteer } from './terminal-width.ts';

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

export type Completer = (typed: string) => readonly string[];

/** The lines a person types, or a pipe brings, one at a time. */
export class Lines {
  readonly interactive: boolean;
  readonly #reader: Interface;
  readonly #waiting: string[] = [];
  #taker: ((line: string | null) => void) | null = null;
  #ended = false;
  #complete: Completer = () => [];
  readonly #interruption = new AbortController();

  constructor() {
    this.interactive = process.stdin.isTTY && process.stdout.isTTY;
    this.#reader = createInterface({
      input: process.stdin,
      ...(this.interactive ? { output: process.stdout } : {}),
      terminal: this.interactive,
      completer: (typed: string): [string[], string] => [[...this.#complete(typed)], typed],
    });
    this.#reader.on('line', (line) => this.#bring(line));
    this.#reader.on('close', () => this.#end());
    this.#reader.on('SIGINT', () => this.#interrupt());
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => this.#interrupt());
  }

  /** Somebody wants to leave at once. That a pipe has brought its last line is no such wish. */
  get interrupted(): AbortSignal {
    return this.#interruption.signal;
  }

  completeWith(completer: Completer): void {
    this.#complete = completer;
  }

  /** The next line, or null when there are no more. What a pipe brings is shown behind the prompt, as if it were typed. */
  async ask(prompt: string): Promise<string | null> {
    if (this.interactive && !this.#ended) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    } else process.stdout.write(prompt);
    const line = await this.#next();
    if (!this.interactive || line === null) process.stdout.write(`${foreign(line ?? '')}\n`);
    return line;
  }

  /** Takes away what stands on the screen, or pushes it out of sight. In a pipe nobody looks. */
  clear(): void {
    if (!this.interactive) return;
    process.stdout.write(canSteer(process.stdout) ? CLEAR : '\n'.repeat(process.stdout.rows));
  }

  /** Lines that nobody asked for are thrown away. */
  forget(): void {
    this.#waiting.length = 0;
  }

  close(): void {
    this.#reader.close();
  }

  #interrupt(): void {
    this.#interruption.abort();
    this.close();
  }

  #next(): Promise<string | null> {
    const ready = this.#waiting.shift();
    if (ready !== undefined) return Promise.resolve(ready);
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#taker = resolve;
    });
  }

  #bring(line: string): void {
    const taker = this.#taker;
    this.#taker = null;
    if (taker) taker(line);
    else this.#waiting.push(line);
  }

  #end(): void {
    this.#ended = true;
    if (this.interactive) this.#interruption.abort();
    const taker = this.#taker;
    this.#taker = null;
    if (taker) taker(null);
  }
}
