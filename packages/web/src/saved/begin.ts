import { type Message, type Settings, Table } from '@quayside/kernel';
import { SEED_BYTES, seedFrom } from '@quayside/live';
import type { GameId } from '../face.ts';
import { faceOf } from '../games.ts';
import type { Seat } from '../table/scene.ts';
import { keptTable } from './keep.ts';
import { gameOfLetter, seatsOfLetter } from './letter.ts';
import { recordProblems } from './problems.ts';
import { LONGEST_TEXT, type SavedTable, savedTables } from './saved-tables.ts';

/** How somebody wants to play: everything but the cards. */
export interface Invitation {
  readonly game: GameId;
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
const newId = (): string => Array.from(randomBytes(4), (byte) => byte.toString(16).padStart(2, '0')).join('');
const newTable = (): Pick<SavedTable, 'id' | 'begun'> => ({ id: newId(), begun: Date.now() });

export const newSeed = (): string => seedFrom(randomBytes(SEED_BYTES));

/** What is wrong with a seed that somebody wrote; null: nothing. */
export function seedProblem(seed: string): Message | null {
  if (seed.trim() === HIDDEN_SEED) return { key: 'web.new.seed-hidden' };
  if (seed.trim().length > LONGEST_SEED) return { key: 'web.new.seed-long', args: { most: LONGEST_SEED } };
  return null;
}

/** Sets a table and saves it; its id. Fails only when the game cannot be loaded. */
export async function beginTable({ game, settings, seed, seats }: Invitation): Promise<string> {
  const face = await faceOf(game);
  const header = { settings, seed: seed.trim() || newSeed() };
  const started = Table.start(face.game, header);
  if (!started.ok) throw new Error(started.problems.map(({ why }) => why).join(', '));
  const table = keptTable(newTable(), face, started.value, seats);
  savedTables.put(table);
  return table.id;
}

export type Imported =
  | { readonly ok: true; readonly id: string; readonly game: GameId }
  /** With the game whose words the problems are in, where it is known. */
  | { readonly ok: false; readonly game: GameId | null; readonly problems: readonly Message[] };

/** A game from a letter, saved; or what is wrong with it. Nothing is thrown. */
export async function importLetter(text: string): Promise<Imported> {
  const id = gameOfLetter(text);
  if (text.trim() === '') return { ok: false, game: null, problems: [{ key: 'record.empty-record' }] };
  if (text.length > LONGEST_TEXT || !id) return { ok: false, game: null, problems: [{ key: 'web.import.no-game' }] };
  try {
    const face = await faceOf(id);
    const replayed = Table.replay(face.game, text);
    if (!replayed.ok) {
      return { ok: false, game: id, problems: recordProblems(face, replayed.problems) };
    }
    const seats = seatsOfLetter(text, face.game.seatsOf(replayed.value.state).length);
    const table = keptTable(newTable(), face, replayed.value, seats);
    savedTables.put(table);
    return { ok: true, id: table.id, game: id };
  } catch {
    return { ok: false, game: null, problems: [{ key: 'web.import.failed' }] };
  }
}

/** The same from a file. A folder that was dropped looks like a file until it is read. */
export async function importFile(file: File): Promise<Imported> {
  // In a file a character takes up to four bytes.
  if (file.size > 4 * LONGEST_TEXT) return { ok: false, game: null, problems: [{ key: 'web.import.no-game' }] };
  try {
    return await importLetter(await file.text());
  } catch {
    return { ok: false, game: null, problems: [{ key: 'web.import.unreadable' }] };
  }
}
