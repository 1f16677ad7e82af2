import { CHANCE, NOBODY, type State, type Table } from '@quayside/kernel';
import type { UndoRefusal } from './commands.ts';
import type { Awaiting } from './reading.ts';
import { botOf, type Seat } from './seats.ts';

/** Who plays each seat of a table, whom it waits for, and what can still be taken back. */
export class Turns<S extends State> {
  readonly #table: Table<S>;
  /** The seats whose turns wait for a word when they are over. */
  readonly #confirming: Set<number>;
  seats: readonly Seat[];
  /** So many steps were confirmed: they are not taken back, even where nobody has played since. */
  confirmed: number;

  constructor(table: Table<S>, seats: readonly Seat[], confirmed: number | null, confirming: readonly number[]) {
    this.#table = table;
    this.#confirming = new Set(confirming);
    this.seats = seats;
    this.confirmed = confirmed ?? 0;
    // Who comes back to a game that is over wants to see its end, and not to confirm it once more.
    if (table.over || (confirmed === null && this.waitForWord)) this.confirm();
  }

  confirm(): void {
    this.confirmed = this.#table.steps.length;
  }

  setConfirming(seat: number, on: boolean): void {
    if (on) this.#confirming.add(seat);
    else this.#confirming.delete(seat);
  }

  isPerson(seat: number): boolean {
    const at = this.seats[seat];
    return at !== undefined && botOf(at) === null;
  }

  /** Is a person's turn over that could still be taken back? */
  get waitForWord(): boolean {
    const { game, state, over, steps } = this.#table;
    const last = steps.at(-1);
    if (!last || !this.#confirming.has(last.seat) || !this.isPerson(last.seat)) return false;
    if (!over && game.line(state) === last.line) return false;
    return this.earliestUndo(last.seat) < steps.length;
  }

  get awaiting(): Awaiting {
    const { game, state, steps } = this.#table;
    if (this.waitForWord) return { what: 'confirmation', seat: steps.at(-1)?.seat ?? -1 };
    const mover = game.mover(state);
    if (mover === NOBODY || mover === CHANCE) return { what: 'nothing', seat: -1 };
    return { what: this.isPerson(mover) ? 'choice' : 'bot', seat: mover };
  }

  earliestUndo(seat: number): number {
    return Math.max(this.confirmed, this.#table.earliestUndo(seat));
  }

  /** Where a seat's last turn before this one began; -1: nowhere, or others than bots have played since. */
  lastTurnOf(seat: number): number {
    if (this.seats.some(({ sitter }, at) => sitter === 'person' && at !== seat)) return -1;
    const { game, state, steps } = this.#table;
    const now = game.line(state);
    const last = steps.findLast((step) => step.seat === seat && step.line !== now);
    return last ? steps.findIndex(({ line }) => line === last.line) : -1;
  }

  /** Why a seat cannot take anything back; null when it can. */
  undoRefusal(seat: number): UndoRefusal | null {
    const { steps } = this.#table;
    const last = steps.at(-1);
    if (!last || steps.every((step) => step.seat === CHANCE)) return 'nothing';
    if (last.seat === CHANCE) return 'seen';
    if (last.seat !== seat || !this.isPerson(seat)) return 'other';
    if (steps.length === this.confirmed) return 'nothing';
    return this.earliestUndo(seat) < steps.length ? null : 'seen';
  }
}
