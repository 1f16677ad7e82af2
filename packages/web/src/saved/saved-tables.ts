import { readSaved, type Seat, writeSaved } from '@quayside/live/saved';
import { type BrowserStorage, browserStorage } from './browser-storage.ts';

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

/** Something saved that cannot be read: it is shown, and kept until somebody throws it away. */
export interface Damaged {
  readonly id: string;
  readonly damaged: true;
  readonly text: string;
}

const PREFIX = 'quayside.table.';

/** The tables that are kept in this browser. */
export class SavedTables {
  readonly #storage: BrowserStorage;
  readonly #listeners = new Set<() => void>();

  constructor(of: BrowserStorage) {
    this.#storage = of;
  }

  /** False when it could only be remembered until the page is closed. */
  put(table: SavedTable): boolean {
    const { seats: _, ...written } = table;
    const kept = this.#storage.write(PREFIX + table.id, JSON.stringify(written));
    this.tell();
    return kept;
  }

  has(id: string): boolean {
    return this.#storage.read(PREFIX + id) !== null;
  }

  get(id: string): SavedTable | Damaged | null {
    const text = this.#storage.read(PREFIX + id);
    return text === null ? null : read(id, text);
  }

  /** All of them, the last played first; damaged ones at the end. */
  all(): (SavedTable | Damaged)[] {
    const found = this.#storage.keys(PREFIX).flatMap((key) => this.get(key.slice(PREFIX.length)) ?? []);
    const when = (each: SavedTable | Damaged): number => ('damaged' in each ? 0 : each.changed);
    return found.sort((a, b) => when(b) - when(a));
  }

  /** Takes a table away, damaged or not; what it returns puts it back as it was. */
  remove(id: string): () => void {
    const text = this.#storage.read(PREFIX + id);
    this.#storage.remove(PREFIX + id);
    this.tell();
    return () => {
      if (text !== null) this.#storage.write(PREFIX + id, text);
      this.tell();
    };
  }

  /** Told when something is saved or taken away, in another tab too. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const elsewhere = (event: StorageEvent): void => {
      if (event.key === null || event.key.startsWith(PREFIX)) listener();
    };
    globalThis.addEventListener('storage', elsewhere);
    return () => {
      this.#listeners.delete(listener);
      globalThis.removeEventListener('storage', elsewhere);
    };
  };

  /** Told when another tab saves or deletes this table. */
  onElsewhere(id: string, listener: () => void): () => void {
    const elsewhere = (event: StorageEvent): void => {
      if (event.key === null || event.key === PREFIX + id) listener();
    };
    globalThis.addEventListener('storage', elsewhere);
    return () => globalThis.removeEventListener('storage', elsewhere);
  }

  /** Something changed here without its doing. */
  tell(): void {
    for (const listener of this.#listeners) listener();
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
