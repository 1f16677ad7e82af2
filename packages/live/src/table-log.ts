import type { State, Table, Words } from '@quayside/kernel';
import type { TableEvent } from './events.ts';
import { type Happened, SeatLog } from './seat-log.ts';

/** Everything that happened at a table, and what each seat may know of it. */
export class TableLog<S extends State> {
  readonly #table: Table<S>;
  readonly #words: Words<S>;
  readonly #start: S;
  readonly #happened: Happened<S>[] = [];
  readonly #seats = new Map<number, SeatLog<S>>();
  /** So many of the table's steps stand in what happened. */
  #noted = 0;

  constructor(table: Table<S>, words: Words<S>) {
    this.#table = table;
    this.#words = words;
    this.#start = table.at(0);
    this.noteSteps();
  }

  /** So much has happened: every step, and everything that was taken back, confirmed or changed among the seats. */
  get number(): number {
    return this.#happened.length;
  }

  /** The line of the record with which the table began. */
  get firstLine(): string {
    return this.#table.game.line(this.#start);
  }

  /** As one seat, or a spectator, may know it. */
  of(seat: number): SeatLog<S> {
    const known = this.#seats.get(seat);
    if (known) return known;
    const log = new SeatLog(this.#table.game, this.#words, seat, this.#start, this.#happened);
    this.#seats.set(seat, log);
    return log;
  }

  note(event: TableEvent): void {
    this.#happened.push(event);
  }

  /** Notes what was played since. */
  noteSteps(): void {
    const { steps } = this.#table;
    for (const step of steps.slice(this.#noted)) this.#happened.push({ kind: 'step', step });
    this.#noted = steps.length;
  }

  /** Notes that a seat took back all but so many steps. */
  noteUndone(seat: number, to: number): void {
    this.#noted = to;
    this.#happened.push({ kind: 'undone', seat, to, state: this.#table.at(to) });
  }
}
