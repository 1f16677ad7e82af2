import { type Message, type Settings, Table } from '@quayside/kernel';
import { gameOfRecord, readSaved, type Seat, SEED_BYTES, seated, seedFrom } from '@quayside/live';
import type { Games } from '../games.ts';
import { keptTable } from './keep.ts';
import { recordProblems } from './problems.ts';
import { LONGEST_TEXT, type SavedTable, savedTables } from './saved-tables.ts';

/** How somebody wants to play: everything but the cards. */
export interface Invitation {
  readonly game: string;
  readonly settings: Settings;
  /** '' for one that nobody knows yet. */
  readonly seed: string;
  readonly seats: readonly Seat[];
}

export const LONGEST_SEED = 40;
/** Records write this in place of a seed that must not be known. */
const HIDDEN_SEED = '?';

// (`randomUUID` is missing where the page comes over plain HTTP.)
const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Like "8f2c77a1". */
export const newId = (): string => Array.from(randomBytes(4), (byte) => byte.toString(16).padStart(2, '0')).join('');
const newTable = (): Pick<SavedTable, 'id' | 'begun'> => ({ id: newId(), begun: Date.now() });

export const newSeed = (): string => seedFrom(randomBytes(SEED_BYTES));

/** What is wrong with a seed that somebody wrote; null: nothing. */
export function seedProblem(seed: string): Message | null {
  if (seed.trim() === HIDDEN_SEED) return { key: 'web.new.seed-hidden' };
  if (seed.trim().length > LONGEST_SEED) return { key: 'web.new.seed-long', args: { most: LONGEST_SEED } };
  return null;
}

/** Sets a table and saves it; its id. Fails only when the game cannot be loaded. */
export async function beginTable(games: Games, { game, settings, seed, seats }: Invitation): Promise<string> {
  const ui = await games.ui(game);
  const header = { settings, seed: seed.trim() || newSeed() };
  const started = Table.start(ui.game, header);
  if (!started.ok) throw new Error(started.problems.map(({ why }) => why).join(', '));
  const table = keptTable(newTable(), ui, { table: started.value, seats, confirmed: null, takenBack: null });
  savedTables.put(table);
  return table.id;
}

/** The company of a table that plays once more: everybody moves on one seat, so that the next one begins. */
export const movedOn = (seats: readonly Seat[]): Seat[] =>
  [...seats.slice(1), ...seats.slice(0, 1)].map((seat) => ({ ...seat, standIn: null }));

export type Imported =
  | { readonly ok: true; readonly id: string; readonly game: string }
  /** With the game whose words the problems are in, where it is known. */
  | { readonly ok: false; readonly game: string | null; readonly problems: readonly Message[] };

/** It names no game that is here. */
const noGame = ({ ids }: Games): Message => ({ key: 'web.import.no-game', args: { games: ids.join(', ') } });

/** A game from its record, saved; or what is wrong with it. Nothing is thrown. */
export async function importRecord(games: Games, text: string): Promise<Imported> {
  const name = gameOfRecord(text);
  const id = games.ids.find((each) => each === name);
  if (text.trim() === '') return { ok: false, game: null, problems: [{ key: 'record.empty-record' }] };
  if (text.length > LONGEST_TEXT || !id) return { ok: false, game: null, problems: [noGame(games)] };
  try {
    const ui = await games.ui(id);
    const resumed = Table.resume(ui.game, text);
    const players = resumed.ok ? ui.game.seatsOf(resumed.value.state).length : 0;
    const saved = resumed.ok ? readSaved(text, players) : resumed;
    if (!resumed.ok || !saved.ok)
      return { ok: false, game: id, problems: recordProblems(ui, saved.ok ? [] : saved.problems, games.ids) };
    const { confirmed, takenBack } = saved.value;
    // Where it does not say who sat there, people do.
    const seats = saved.value.seats ?? Array.from({ length: players }, () => seated('person'));
    const table = keptTable(newTable(), ui, { table: resumed.value, seats, confirmed, takenBack });
    savedTables.put(table);
    return { ok: true, id: table.id, game: id };
  } catch {
    return { ok: false, game: null, problems: [{ key: 'web.import.failed' }] };
  }
}

/** The same from a file. A folder that was dropped looks like a file until it is read. */
export async function importFile(games: Games, file: File): Promise<Imported> {
  // In a file a character takes up to four bytes.
  if (file.size > 4 * LONGEST_TEXT) return { ok: false, game: null, problems: [noGame(games)] };
  try {
    return await importRecord(games, await file.text());
  } catch {
    return { ok: false, game: null, problems: [{ key: 'web.import.unreadable' }] };
  }
}
