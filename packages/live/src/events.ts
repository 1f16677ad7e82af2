import type { LevelName } from '@quayside/bots';
import type { Consequence, Message } from '@quayside/kernel';

/**
 * What happened at a table, as one seat may know it. Every seat counts its own events: a number that counted what others do in
 * secret would tell how much they had to choose.
 */
export type SeatEvent = { readonly number: number } & (PlayedEvent | UndoneEvent | TableEvent);

/** Something was played: chosen, forced or dealt. */
export interface PlayedEvent {
  readonly kind: 'played';
  /** So many things have been played now, as far as this seat knows and nobody took them back. */
  readonly step: number;
  readonly seat: number;
  /** What this seat gets to see of it. */
  readonly token: string;
  /** The line of the record, and whose it is. */
  readonly line: string;
  readonly lineSeat: number;
  /** This seat chose it itself. */
  readonly own: boolean;
  readonly deeds: readonly Message[];
  readonly consequences: readonly Consequence[];
}

/** A seat took back: the table is as it was after so many steps. */
export interface UndoneEvent {
  readonly kind: 'undone';
  readonly seat: number;
  readonly step: number;
}

export type TableEvent =
  | { readonly kind: 'confirmed'; readonly seat: number }
  | { readonly kind: 'stand-in'; readonly seat: number; readonly level: LevelName | null };
