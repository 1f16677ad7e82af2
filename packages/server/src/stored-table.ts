import { Denied } from './denied.ts';
import type { KeptTable, Standing, Tables } from './store/tables.ts';

/** A table as it stands in the store, as far as is known here. */
export class StoredTable {
  readonly #tables: Tables;
  #now: KeptTable;

  constructor(now: KeptTable, tables: Tables) {
    this.#now = now;
    this.#tables = tables;
  }

  get now(): KeptTable {
    return this.#now;
  }

  /** The seat of a person; -1: they have none. */
  seatOf(person: string): number {
    return this.#now.seats.findIndex((seat) => seat.person?.id === person);
  }

  async reread(): Promise<void> {
    const now = await this.#tables.get(this.#now.code);
    if (!now) throw new Denied('no-table');
    this.#now = now;
  }

  /** It was just stored that it stands so. */
  note(standing: Standing, changed: string): void {
    this.#now = { ...this.#now, ...standing, changed };
  }
}
