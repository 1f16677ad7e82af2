import { failure, type Outcome, type Problem, success } from '@quayside/kernel';
import { BOT_SITTERS, type Seat, seated, type Sitter } from './seats.ts';

/*
 * A game as it is saved: its record, and under the header comments that say who sits where, how people are called, how much was
 * confirmed and how many turns were taken back. Whoever reads records alone reads it as one.
 *
 *   game GAME  rules 1  players 3  length short  seed 8F2C-77A1
 *   # seats you,random,captain
 *   # names ["Anna","",""]
 *   # confirmed 12
 *   # taken-back 2
 */

/** How a person is written: whoever opens the file sits there. */
const PERSON = 'you';
const LONGEST_NAME = 24;

/** What a saved game says besides its record. */
export interface SavedSeats {
  /** Null where it does not say who sits where. */
  readonly seats: readonly Seat[] | null;
  /** So many steps were confirmed; null where nothing is said: then every turn that is over was. */
  readonly confirmed: number | null;
  /** So many turns were taken back; null: at this table they are not. */
  readonly takenBack: number | null;
}

/** The words for sitters that a saved game may use. */
export const SITTER_WORDS: readonly string[] = [PERSON, ...BOT_SITTERS];

export const sitterWord = (sitter: Sitter): string => (sitter === 'person' ? PERSON : sitter);

/** The sitter that a word means; null where it means none. */
export function sitterOf(word: string): Sitter | null {
  return word === PERSON ? 'person' : (BOT_SITTERS.find((bot) => bot === word) ?? null);
}

/** A record with who sits where. Stand-ins are for a while, and not saved. */
export function writeSaved(
  record: string,
  seats: readonly Seat[],
  confirmed: number | null = null,
  takenBack: number | null = null,
): string {
  const rows = [`# seats ${seats.map(({ sitter }) => sitterWord(sitter)).join(',')}`];
  if (seats.some(({ name }) => name !== '')) rows.push(`# names ${JSON.stringify(seats.map(({ name }) => name))}`);
  if (confirmed !== null) rows.push(`# confirmed ${confirmed}`);
  if (takenBack !== null) rows.push(`# taken-back ${takenBack}`);
  const end = record.indexOf('\n') + 1;
  return `${record.slice(0, end)}${rows.join('\n')}\n${record.slice(end)}`;
}

/** Who sat where at a game of so many players, as far as the text of a saved game says so. */
export function readSaved(text: string, players?: number): Outcome<SavedSeats> {
  const rows = text.split(/\r?\n/);
  const saved = { confirmed: countIn(rows, 'confirmed'), takenBack: countIn(rows, 'taken-back') };
  const seats = comment(rows, 'seats');
  if (!seats) return success({ ...saved, seats: null });
  const words = seats.value.split(',').map((word) => word.trim().toLowerCase());
  const problem = (why: string, facts: Problem['facts']): Problem => ({ at: `line ${seats.row}`, why, facts });
  const wrong = words.find((word) => sitterOf(word) === null);
  if (wrong !== undefined) return failure(problem('sitter', { word: wrong, known: SITTER_WORDS.join(', ') }));
  if (players !== undefined && words.length !== players)
    return failure(problem('seat-count', { given: words.length, players }));
  const names = namesIn(comment(rows, 'names')?.value ?? '[]');
  return success({ ...saved, seats: words.map((word, seat) => seated(sitterOf(word) as Sitter, names[seat])) });
}

/** The number behind `# key`; null: there is none. */
function countIn(rows: readonly string[], key: string): number | null {
  const count = /^\d{1,6}$/.exec(comment(rows, key)?.value ?? '');
  return count ? Number(count[0]) : null;
}

/** What stands behind `# key`, the first time it is there. */
function comment(rows: readonly string[], key: string): { readonly row: number; readonly value: string } | null {
  const at = rows.findIndex((row) => row.startsWith(`# ${key} `));
  return at < 0 ? null : { row: at + 1, value: (rows[at] as string).slice(key.length + 3).trim() };
}

/** Names are decoration: what cannot be read of them is left out. */
function namesIn(json: string): string[] {
  try {
    const names: unknown = JSON.parse(json);
    return Array.isArray(names)
      ? names.map((name) => (typeof name === 'string' ? name.slice(0, LONGEST_NAME) : ''))
      : [];
  } catch {
    return [];
  }
}

/** The word for its game in the first line of a record; null where there is none. */
export function gameOfRecord(text: string): string | null {
  const header = text.split(/\r?\n/).find((row) => row.trim() !== '' && !row.trim().startsWith('#'));
  return /(?:^|\s)game (\S+)/.exec(header ?? '')?.[1] ?? null;
}

export type { Seat, Sitter } from './seats.ts';
