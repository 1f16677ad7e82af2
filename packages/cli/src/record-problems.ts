import type { Problem } from '@quayside/kernel';
import { Complaint, type Context, NO } from './command.ts';
import { GAME_NAMES, gameNamed, type Shelf } from './games.ts';
import { named } from './input.ts';

const POSITION = 'position.';

/** The game that a record's first line names; an unknown one is complained about by whoever reads the record. */
export function shelfOfRecord(text: string): Shelf {
  const header = text.split('\n').find((row) => row.trim() !== '' && !row.startsWith('#')) ?? '';
  const word = /(?:^|\s)game (\S+)/.exec(header)?.[1];
  return gameNamed(GAME_NAMES.find((name) => name === word) ?? (GAME_NAMES[0] as string));
}

/** What is wrong with a record, each problem a line: the file, the line in it, and why. */
export function damagedRecord(
  context: Context,
  shelf: Shelf,
  file: string,
  text: string,
  problems: readonly Problem[],
): Complaint {
  const { speaker } = context;
  const lines = problems.map((problem) => {
    const place = speaker.text('cli.record-line', { file: named(context, file), line: lineOf(problem, text) });
    return `${place}: ${reasonOf(context, shelf, problem)}`;
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

function reasonOf({ speaker }: Context, { words }: Shelf, { at, why, facts }: Problem): string {
  if (at.startsWith(POSITION)) {
    const field = at.slice(POSITION.length);
    return `${field === '' ? 'position' : field}: ${speaker.say(words.problem({ at: field, why, facts }))}`;
  }
  if (why !== 'refused') return speaker.text(`cli.record.${why}`, facts);
  const { rule = '', reason = '', token = '', ...rest } = facts;
  const refusal = { rule: String(rule), why: String(reason), facts: { token, ...rest } };
  return speaker.say({ key: 'cli.record.refused', args: { token, rule, reason: words.refusal(refusal) } });
}
