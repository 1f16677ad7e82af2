import type { Speaker } from '../words.ts';

/** Seats are named by colours, and these are what both dark and light terminals show; white is bold. */
const COLOURS: Readonly<Record<string, string>> = { red: '31', green: '32', blue: '94', yellow: '33', white: '1' };

/** Writes in colour, or plainly where there is no terminal or somebody does not want it. */
export class Paint {
  readonly on: boolean;
  readonly #seats: readonly string[];

  constructor(on: boolean, seats: readonly string[] = []) {
    this.on = on;
    this.#seats = seats;
  }

  #style(code: string, text: string): string {
    return this.on && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text;
  }

  bold(text: string): string {
    return this.#style('1', text);
  }
  dim(text: string): string {
    return this.#style('2', text);
  }
  heading(text: string): string {
    return this.#style('1;36', text);
  }
  money(text: string): string {
    return this.#style('33', text);
  }
  warning(text: string): string {
    return this.#style('35', text);
  }
  good(text: string): string {
    return this.#style('32', text);
  }
  seat(seat: number, text: string): string {
    return this.#style(COLOURS[this.#seats[seat] ?? ''] ?? '0', text);
  }
}

/** What is drawn on: how wide it is, its colours, its language. */
export interface Screen {
  readonly width: number;
  readonly paint: Paint;
  readonly speaker: Speaker;
}
