import { type State, Table } from '@quayside/kernel';
import { Complaint, type Context } from '../command.ts';
import type { Shelf } from '../games.ts';
import { readText, STANDARD_INPUT } from '../input.ts';
import { damagedRecord, shelfOfRecord } from '../record-problems.ts';
import { type Held, readSave } from './save-file.ts';
import { readSitters, type Sitter, usualSitters } from './seats.ts';

const SEATS_LINE = /^# seats (.+)$/m;

/** The record with a comment under its header that says who sits where. */
export function savedText(table: Table<State>, sitters: readonly Sitter[]): string {
  const record = table.record();
  const end = record.indexOf('\n') + 1;
  return `${record.slice(0, end)}# seats ${sitters.join(',')}\n${record.slice(end)}`;
}

/** What is in the way where a game shall be saved. An empty file has nothing to lose. */
export function kindOf(text: string | null): 'free' | 'record' | 'foreign' {
  if (text === null || text.trim() === '') return 'free';
  return isRecord(text) ? 'record' : 'foreign';
}

/** A record begins with its header, comments aside. */
function isRecord(text: string): boolean {
  const header = text.split(/\r?\n/).find((row) => row.trim() !== '' && !row.trim().startsWith('#'));
  return header !== undefined && /^game \S+ {2}rules /.test(header.trim());
}

export interface Resumed {
  readonly shelf: Shelf;
  readonly table: Table<State>;
  readonly sitters: readonly Sitter[];
  /** The file as it was read; null for standard input, where nothing can be saved. */
  readonly seen: string | null;
}

/** A saved game, replayed. Whatever is wrong with the file is said in one line. */
export function resume(context: Context, file: string): Resumed {
  const held: Held = file === STANDARD_INPUT ? { text: null } : readSave(file);
  if ('fault' in held && held.fault.why === 'odd-file') {
    throw new Complaint(context.speaker.text('play.save.odd-file', { file }));
  }
  const text = readText(context, file);
  const shelf = shelfOfRecord(context, file, text);
  const replayed = Table.replay(shelf.game, text);
  if (!replayed.ok) throw damagedRecord(context, shelf, file, text, replayed.problems);
  const table = replayed.value;
  const players = shelf.game.seatsOf(table.state).length;
  const seats = SEATS_LINE.exec(text)?.[1];
  const sitters = seats === undefined ? usualSitters(players) : readSitters(seats, players, '# seats', context.speaker);
  return { shelf, table, sitters, seen: 'text' in held ? held.text : null };
}
