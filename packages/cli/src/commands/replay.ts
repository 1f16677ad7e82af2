import { NOBODY, type State, Table } from '@quayside/kernel';
import { wrap } from '../width.ts';
import { type Command, Complaint, type Context, FINE } from '../command.ts';
import type { Shelf } from '../games.ts';
import { readText } from '../input.ts';
import { damagedRecord, shelfOfRecord } from '../record-problems.ts';
import { ANY_GAME, EDITION, settingWords } from '../settings.ts';

const WIDTH = 100;

/** Plays a record again and shows where it leads, or where it was at the beginning of a turn. */
export const replay: Command = {
  name: 'replay',
  positionals: [{ name: 'FILE' }],
  flags: { at: { type: 'string', value: 'TURN' }, game: ANY_GAME, edition: EDITION },
  run(context) {
    const file = context.positionals[0] as string;
    const text = readText(context, file);
    const shelf = shelfOfRecord(context, file, text);
    const replayed = Table.replay(shelf.game, text);
    if (!replayed.ok) throw damagedRecord(context, shelf, file, text, replayed.problems);
    const { at } = context.flags;
    const state = at === undefined ? replayed.value.state : stateAt(context, replayed.value, String(at));
    if (context.json) context.out(JSON.stringify(shelf.game.toPosition(state), null, 2));
    else for (const line of summary(context, shelf, state)) context.out(line);
    return FINE;
  },
};

const turnOf = (line: string): string => line.split(' ')[0] as string;

function stateAt({ speaker }: Context, table: Table<State>, turn: string): State {
  const starts = table.lineStarts();
  const start = starts.find(({ line }) => line === turn || turnOf(line) === turn);
  if (start) return table.at(start.step);
  const known = inRanges(starts.map(({ line }) => turnOf(line)));
  throw new Complaint(speaker.text('cli.no-turn', { turn, known: known.join(', ') }));
}

/** Turns that follow each other are named by the first and the last: "1.1–1.7". */
function inRanges(turns: readonly string[]): string[] {
  const ranges: { first: string; last: string }[] = [];
  for (const turn of turns) {
    const range = ranges.at(-1);
    if (range && follows(range.last, turn)) range.last = turn;
    else ranges.push({ first: turn, last: turn });
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}–${last}`));
}

function follows(before: string, after: string): boolean {
  const [round, turn] = before.split('.');
  return after === `${round}.${Number(turn) + 1}`;
}

/** A position in a few lines: when it is, who is asked what, and what everybody owns and is worth. */
function summary({ speaker }: Context, shelf: Shelf, state: State): string[] {
  const { game, words, wealth } = shelf;
  const mover = game.mover(state);
  const asked = words.asked(state);
  const what =
    mover >= 0 ? speaker.say({ key: 'log.line', args: { seat: words.seat(mover), what: asked } }) : speaker.say(asked);
  const settings = settingWords(shelf, game.settingsOf(state), speaker).join(' · ');
  const lines = [settings, mover === NOBODY ? what : `${game.line(state)} · ${what}`, ''];
  const winners = mover === NOBODY ? game.winners(state) : [];
  for (const [seat, sheet] of wealth(state).entries()) {
    const score = speaker.say({ key: 'cli.replay.score', args: { seat: sheet.seat, score: sheet.score } });
    lines.push(winners.includes(seat) ? `${score} ★` : score);
    if (sheet.owns.length === 0) continue;
    const owns = sheet.owns.map((each) => speaker.say(each)).join(', ');
    for (const line of wrap(owns, WIDTH)) lines.push(`    ${line}`);
  }
  if (winners.length === 0) return lines;
  const seats = winners.map((seat) => words.seat(seat));
  return [...lines, '', speaker.say({ key: 'log.winner', args: { seats, count: winners.length } })];
}
