import type { Bot, Thought } from '@quayside/bots';
import type { Chapter, Game, State, Table, Words } from '@quayside/kernel';
import type { Answer, SeatCommand, UndoRefusal } from './commands.ts';
import type { SeatEvent } from './events.ts';
import type { FarAnswer } from './wire.ts';
import type { Seat } from './seats.ts';

/** What a table waits for, and of whom. */
export interface Awaiting {
  readonly what: /** A person chooses among the options. */
    | 'choice'
    /** A person's turn is played; it may still be taken back. */
    | 'confirmation'
    | 'bot'
    | 'nothing';
  /** -1: nobody. */
  readonly seat: number;
}

/** How an answer to "what would you do?" stands. */
export type Hint =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'thought'; readonly thought: Thought };

/** Everything that one seat, or a spectator, may know of a table now. A new one replaces it whenever anything changes. */
export interface Now<S extends State> {
  /** Of the last event, as this seat counts them. */
  readonly number: number;
  /** So many things have been played, as far as this seat knows. */
  readonly steps: number;
  /** Nobody writes into it. */
  readonly view: S;
  readonly seats: readonly Seat[];
  readonly awaiting: Awaiting;
  /** What this seat may choose; empty while others are asked. */
  readonly options: readonly number[];
  /** What this seat may do although another one is asked. */
  readonly interjections: readonly number[];
  /** Why this seat cannot take anything back; null when it can. */
  readonly undo: UndoRefusal | null;
  /** May this seat take back its last turn, and all that was played since? */
  readonly canTakeBack: boolean;
  /** How many turns were taken back; null: at this table they are not. */
  readonly takenBack: number | null;
  readonly hint: Hint | null;
  readonly over: boolean;
}

/** A table seen with the eyes of one seat, or of a spectator. */
export interface SeatReading<S extends State> {
  /** The same object until something changes. */
  now(): Now<S>;
  /** The table as it was after so many of its steps. */
  at(step: number): S;
  /** Shows the table as it was after each of its steps, from one of them to the last. What is shown is lent until the next. */
  replay(from: number, seen: (view: S, step: number) => void): void;
  /** The line of the record in which a step was played. */
  lineAt(step: number): string;
  /** What happened after the event of this number. */
  since(number: number): readonly SeatEvent[];
  /** What was played, from a step on; only what is news: without what this seat chose itself. */
  story(from?: number, onlyNews?: boolean): readonly Chapter[];
  /** The number of the last step that this seat chose itself; 0: none. */
  lastOwn(): number;
  /** What others did since this seat's last turn. */
  news(): readonly Chapter[];
}

/**
 * A table as somebody reaches it who draws it: near, in the same process, or far, filled by messages. Whoever draws needs no more,
 * and cannot tell which it is.
 */
export interface ReachedTable<S extends State> {
  readonly game: Game<S>;
  readonly words: Words<S>;
  as(seat: number): SeatReading<S>;
  /** All of it, once it is over and nothing is hidden any more. */
  whole(): Table<S> | null;
  /** Told after every change. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  send(command: SeatCommand, answered?: (answer: Answer | FarAnswer) => void): void;
}

/** A thought that the table waits for. Whoever can think answers with a command that names the same moment. */
export interface WantedThought<S extends State> {
  readonly kind: 'move' | 'hint';
  readonly at: number;
  readonly seat: number;
  /** Who thinks; null: whoever gives hints. */
  readonly bot: Bot | null;
  /** What the seat knows. */
  readonly view: S;
  /** The same seed brings the same thought to whoever has thought about the turn from its beginning, wherever the table is held. */
  readonly seed: string;
}
