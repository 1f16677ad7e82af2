import { readSaved, type Seat, writeSaved } from '@quayside/live/saved';
import { type BrowserStorage, browserStorage } from './browser-storage.ts';
import { type Damaged, Entries } from './entries.ts';

export type { Damaged } from './entries.ts';

/** A table as it is kept. */
export interface SavedTable {
  readonly id: string;
  readonly game: string;
  /** When it was begun and last played at, in milliseconds. */
  readonly begun: number;
  readonly changed: number;
  /** Where it stands: the line of the record that is being played; null when it is over. */
  readonly line: string | null;
  /** Of each seat, once it is over. */
  readonly scores: readonly number[] | null;
  /** What was played, with who sits where. */
  readonly record: string;
  /** Who sits where, as the record says it. */
  readonly seats: readonly Seat[];
}

const PREFIX = 'quayside.table.';

/** The tables that are kept in this browser. */
export class SavedTables extends Entries<SavedTable> {
  constructor(of: BrowserStorage) {
    super(of, PREFIX);
  }

  /** False when it could only be remembered until the page is closed. */
  put(table: SavedTable): boolean {
    const { seats: _, ...written } = table;
    return this.write(table.id, written);
  }

  /** All of them, the last played first; damaged ones at the end. */
  all(): (SavedTable | Damaged)[] {
    const when = (each: SavedTable | Damaged): number => ('damaged' in each ? 0 : each.changed);
    return this.found().sort((a, b) => when(b) - when(a));
  }

  protected read(id: string, text: string): SavedTable | Damaged {
    return read(id, text);
  }
}

export const savedTables = new SavedTables(browserStorage);

/** No game comes near this: whatever is longer was not written here. */
export const LONGEST_TEXT = 1_000_000;
/** A number that is a moment: dates end in the year 275760, numbers do not. */
const isMoment = (value: unknown): boolean => typeof value === 'number' && !Number.isNaN(new Date(value).getTime());

/** What is kept under a key may have been written by anybody: it is checked before anything is drawn from it. */
function read(id: string, text: string): SavedTable | Damaged {
  const damaged: Damaged = { id, damaged: true, text };
  if (text.length > LONGEST_TEXT) return damaged;
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof SavedTable | 'confirmed', unknown>> | null;
    if (typeof kept !== 'object' || kept === null || kept.id !== id) return damaged;
    const { game, begun, changed, line, scores } = kept;
    const record = typeof kept.record === 'string' ? withSeats(kept.record, kept.seats, kept.confirmed) : '';
    const saved = readSaved(record);
    const seats = saved.ok ? (saved.value.seats ?? []) : [];
    const whole =
      typeof game === 'string' &&
      seats.length > 0 &&
      isMoment(begun) &&
      isMoment(changed) &&
      (line === null || typeof line === 'string') &&
      (scores === null || (Array.isArray(scores) && scores.length === seats.length && scores.every(Number.isFinite)));
    return whole ? ({ id, game, begun, changed, line, scores, record, seats } as SavedTable) : damaged;
  } catch {
    return damaged;
  }
}

/** Older pages kept the seats, and how much was confirmed, beside a bare record. What is odd among them is found by who reads it. */
function withSeats(record: string, seats: unknown, confirmed: unknown): string {
  if (!Array.isArray(seats) || /^# seats /m.test(record)) return record;
  const isCount = Number.isSafeInteger(confirmed) && (confirmed as number) >= 0;
  if (confirmed !== undefined && !isCount) throw new TypeError('confirmed');
  return writeSaved(record, seats as Seat[], isCount ? (confirmed as number) : null);
}
