import { type Problem, type State, Table } from '@quayside/kernel';
import { gameOfRecord } from '@quayside/live';
import { legible, recordProblem } from '@quayside/speech';
import { Complaint, type Context, NO } from './command.ts';
import { namesOf, type GameTerminal } from './game-terminal.ts';
import { named, readText } from './input.ts';
import { positionProblem } from './positions.ts';
import { gameOfFile } from './which-game.ts';

const POSITION = 'position.';

/** A record from its file, with its text, played to its end. */
export function tableOfRecord(
  context: Context,
  file: string,
): { readonly terminal: GameTerminal; readonly table: Table<State>; readonly text: string } {
  const text = readText(context, file);
  const terminal = terminalOfRecord(context, file, text);
  const replayed = Table.replay(terminal.game, text);
  if (!replayed.ok) throw damagedRecord(context, terminal, file, text, replayed.problems);
  return { terminal, table: replayed.value, text };
}

/** The game that a record's first line names. */
export function terminalOfRecord(context: Context, file: string, text: string): GameTerminal {
  const rows = text.split('\n');
  const line = Math.max(
    0,
    rows.findIndex((row) => row.trim() !== '' && !row.trim().startsWith('#')),
  );
  const place = context.speaker.text('cli.record-line', { file: named(context, file), line: line + 1 });
  return gameOfFile(context, place, gameOfRecord(text) ?? undefined);
}

/** What is wrong with a record, each problem a line: the file, the line in it, and why. */
export function damagedRecord(
  context: Context,
  terminal: GameTerminal,
  file: string,
  text: string,
  problems: readonly Problem[],
): Complaint {
  const { speaker } = context;
  const lines = problems.map(legible).map((problem) => {
    const place = speaker.text('cli.record-line', { file: named(context, file), line: lineOf(problem, text) });
    return `${place}: ${reasonOf(context, terminal, problem)}`;
  });
  return new Complaint(lines.join('\n'), NO);
}

/** A problem names its line, but for the position and the result, which have only one each. */
function lineOf({ at }: Problem, text: string): number {
  const numbered = /^line (\d+)$/.exec(at);
  if (numbered) return Number(numbered[1]);
  const word = at.startsWith(POSITION) ? 'position ' : 'result ';
  return text.split('\n').findIndex((row) => row.trimStart().startsWith(word)) + 1;
}

function reasonOf(context: Context, terminal: GameTerminal, { at, why, facts }: Problem): string {
  const { speaker } = context;
  if (at.startsWith(POSITION)) {
    const field = at.slice(POSITION.length);
    const text = positionProblem(context, terminal, { at: field, why, facts });
    return field === '' ? `position: ${text}` : text;
  }
  if (why === 'header-value' && facts['key'] === 'edition') {
    return speaker.text('cli.other-edition', { found: String(facts['value']), here: String(facts['known']) });
  }
  return speaker.say(recordProblem({ at, why, facts }, terminal.words, namesOf(context.games)));
}
