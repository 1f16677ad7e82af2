import { type State, Table } from '@quayside/kernel';
import { type LiveTable, readSaved, type Seat, writeSaved } from '@quayside/live';
import { Complaint, type Context } from '../command.ts';
import type { GameTerminal } from '../game-terminal.ts';
import { named, readText, STANDARD_INPUT } from '../input.ts';
import { damagedRecord, terminalOfRecord } from '../record-problems.ts';
import { type Held, readSave } from './save-file.ts';
import { usualSeats } from './seats.ts';

/** A game as it is saved. Here a turn is confirmed by playing on, so that nothing is said of it. */
export const savedText = ({ table, seats, takenBack }: LiveTable<State>): string =>
  writeSaved(table.record(), seats, null, takenBack);

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
  readonly terminal: GameTerminal;
  readonly table: Table<State>;
  readonly seats: readonly Seat[];
  /** So many turns were taken back; null: at this table they are not. */
  readonly takenBack: number | null;
  /** The file as it was read; null for standard input, where nothing can be saved. */
  readonly seen: string | null;
}

/** A saved game, replayed. Whatever is wrong with the file is said in one line. */
export function resume(context: Context, file: string): Resumed {
  const held: Held = file === STANDARD_INPUT ? { text: null } : readSave(file);
  if ('fault' in held && held.fault.why === 'odd-file') {
    throw new Complaint(context.speaker.text('play.save.odd-file', { file: named(context, file) }));
  }
  const text = readText(context, file);
  const terminal = terminalOfRecord(context, file, text);
  const resumed = Table.resume(terminal.game, text);
  if (!resumed.ok) throw damagedRecord(context, terminal, file, text, resumed.problems);
  const table = resumed.value;
  const players = terminal.game.seatsOf(table.state).length;
  const saved = readSaved(text, players);
  if (!saved.ok) throw damagedRecord(context, terminal, file, text, saved.problems);
  const seats = saved.value.seats ?? usualSeats(players);
  const { takenBack } = saved.value;
  return { terminal, table, seats, takenBack, seen: 'text' in held ? held.text : null };
}
