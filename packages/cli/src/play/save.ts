import { accessSync, constants, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type State, Table } from '@quayside/kernel';
import type { Context } from '../command.ts';
import type { Shelf } from '../games.ts';
import { readText } from '../input.ts';
import { damagedRecord, shelfOfRecord } from '../record-problems.ts';
import { readSitters, type Sitter, usualSitters } from './seats.ts';

const SEATS_LINE = /^# seats (.+)$/m;

/** The record with a comment under its header that says who sits where. */
export function savedText(table: Table<State>, sitters: readonly Sitter[]): string {
  const record = table.record();
  const end = record.indexOf('\n') + 1;
  return `${record.slice(0, end)}# seats ${sitters.join(',')}\n${record.slice(end)}`;
}

/** Writes beside the file and then puts it in its place, so that no half-written game is ever left behind. */
export function writeSave(file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

export type Spot = 'free' | 'record' | 'foreign' | 'folder' | 'no-folder' | 'no-access';

/** What there is where a game shall be saved. */
export function spotOf(file: string): Spot {
  const path = resolve(file);
  const folder = statSync(dirname(path), { throwIfNoEntry: false });
  if (!folder?.isDirectory()) return 'no-folder';
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return 'folder';
  try {
    accessSync(dirname(path), constants.W_OK);
    if (!found) return 'free';
    accessSync(path, constants.W_OK | constants.R_OK);
  } catch {
    return 'no-access';
  }
  return isRecord(readFileSync(path, 'utf8')) ? 'record' : 'foreign';
}

/** A record begins with its header, comments aside; an empty file has nothing to lose. */
function isRecord(text: string): boolean {
  const header = text.split(/\r?\n/).find((row) => row.trim() !== '' && !row.trim().startsWith('#'));
  return header === undefined ? text.trim() === '' : /^game \S+ {2}rules /.test(header.trim());
}

export interface Resumed {
  readonly shelf: Shelf;
  readonly table: Table<State>;
  readonly sitters: readonly Sitter[];
}

/** A saved game, replayed. Whatever is wrong with the file is said in one line. */
export function resume(context: Context, file: string): Resumed {
  const text = readText(context, file);
  const shelf = shelfOfRecord(context, file, text);
  const replayed = Table.replay(shelf.game, text);
  if (!replayed.ok) throw damagedRecord(context, shelf, file, text, replayed.problems);
  const table = replayed.value;
  const players = shelf.game.seatsOf(table.state).length;
  const seats = SEATS_LINE.exec(text)?.[1];
  const sitters = seats === undefined ? usualSitters(players) : readSitters(seats, players, '# seats', context.speaker);
  return { shelf, table, sitters };
}
