import type { State } from '@quayside/kernel';
import { type FromServer, type PersonSheet, SeatFeed, type TableSheet } from '@quayside/live';
import type { RunningTable } from './running-table.ts';

/** Somebody who looks at a table. */
export interface Watcher {
  readonly person: PersonSheet;
  /** The client's number for this looking. */
  readonly feed: number;
  say(message: FromServer): void;
}

/** Everybody who looks at one table, and what each of them was told. */
export class Watchers {
  readonly #code: string;
  readonly #all = new Map<Watcher, SeatFeed<State> | null>();

  constructor(code: string) {
    this.#code = code;
  }

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  get all(): readonly Watcher[] {
    return [...this.#all.keys()];
  }

  isHere(person: string): boolean {
    return this.all.some((watcher) => watcher.person.id === person);
  }

  add(watcher: Watcher): void {
    this.#all.set(watcher, null);
  }

  remove(watcher: Watcher): boolean {
    return this.#all.delete(watcher);
  }

  /** Begins to tell somebody what a seat sees. */
  open(watcher: Watcher, running: RunningTable, seat: number, have: number): void {
    const feed = new SeatFeed(running.live, seat, () => running.record(null));
    this.#all.set(watcher, feed);
    watcher.say({ kind: 'opening', table: this.#code, feed: watcher.feed, opening: feed.open(have) });
  }

  /** What they see comes to an end until it is opened again. */
  shut(): void {
    for (const watcher of this.all) this.#all.set(watcher, null);
  }

  tellNews(): void {
    for (const [watcher, feed] of this.#all) {
      const news = feed?.next();
      if (news) watcher.say({ kind: 'news', table: this.#code, feed: watcher.feed, news });
    }
  }

  tellSheets(sheetFor: (person: string) => TableSheet): void {
    for (const watcher of this.#all.keys()) {
      watcher.say({ kind: 'sheet', table: this.#code, sheet: sheetFor(watcher.person.id) });
    }
  }
}
