import { useSyncExternalStore } from 'react';
import { type BrowserStorage, browserStorage } from '../../saved/browser-storage.ts';
import { type SavedTables, savedTables } from '../../saved/saved-tables.ts';

const PREFIX = 'quayside.guide.';
/** What a guide says before anything else. */
export const GREETING = 'greeting';
/** Nothing is new any more: kept for whoever knew the game before there was a guide. */
const EVERYTHING = '*';
/** Stands before what came only by its title, once for every time. */
const BY_TITLE = '~';
/** What came by its title so often comes no more. */
const MOST_BY_TITLE = 3;

/** Which things of each game somebody has met, as it is kept in this browser. */
export class GuideMemory {
  readonly #storage: BrowserStorage;
  readonly #tables: Pick<SavedTables, 'all'>;
  readonly #listeners = new Set<() => void>();
  readonly #known = new Map<string, { readonly text: string | null; readonly met: ReadonlySet<string> }>();

  constructor(storage: BrowserStorage, tables: Pick<SavedTables, 'all'>) {
    this.#storage = storage;
    this.#tables = tables;
  }

  /** The same set until something is met. */
  met(game: string): ReadonlySet<string> {
    const text = this.#storage.read(PREFIX + game);
    const known = this.#known.get(game);
    if (known && known.text === text) return known.met;
    const met = text === null ? this.#before(game) : new Set(text.split(' ').filter((id) => id !== ''));
    this.#known.set(game, { text, met });
    return met;
  }

  meet(game: string, ids: Iterable<string>): void {
    const met = this.met(game);
    const after = new Set([...met, ...ids]);
    if (after.size === met.size) return;
    this.#keep(game, after);
  }

  /** Everything is new again: for whoever wants to play with the guide from the beginning. */
  forget(game: string): void {
    this.#keep(game, new Set());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #keep(game: string, met: ReadonlySet<string>): void {
    this.#storage.write(PREFIX + game, [...met].join(' '));
    for (const listener of this.#listeners) listener();
  }

  /** Whoever has finished the game once needs no guide unless they call it. */
  #before(game: string): ReadonlySet<string> {
    const isDone = this.#tables
      .all()
      .some((table) => 'scores' in table && table.game === game && table.scores !== null);
    return new Set(isDone ? [EVERYTHING] : []);
  }
}

export const isMet = (met: ReadonlySet<string>, id: string): boolean => met.has(id) || met.has(EVERYTHING);

/** How often something came of which only the title was seen. */
export function timesByTitle(met: ReadonlySet<string>, id: string): number {
  let times = 0;
  while (met.has(BY_TITLE.repeat(times + 1) + id)) times++;
  return times;
}

/** What is kept of something that has come by its title once more: it comes again, but not for ever. */
export function metByTitle(met: ReadonlySet<string>, id: string): string {
  const times = timesByTitle(met, id) + 1;
  return times < MOST_BY_TITLE ? BY_TITLE.repeat(times) + id : id;
}

export const guideMemory = new GuideMemory(browserStorage, savedTables);

export const useMet = (game: string): ReadonlySet<string> =>
  useSyncExternalStore(guideMemory.subscribe, () => guideMemory.met(game));
