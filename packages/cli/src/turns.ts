import { foreign } from '@quayside/speech';
import { Complaint, type Context } from './command.ts';

/** A turn is named by its line in the record, or by what stands before the seat: "14.3". */
const turnOf = (line: string): string => line.split(' ')[0] as string;

/** The first of these lines of a record that a person means by a turn; else they are told which turns there are. */
export function lineNamed<L extends { readonly line: string }>(
  { speaker }: Context,
  lines: readonly L[],
  turn: string,
): L {
  const found = lines.find(({ line }) => line === turn || turnOf(line) === turn);
  if (found) return found;
  const known = inRanges([...new Set(lines.map(({ line }) => turnOf(line)))]);
  throw new Complaint(speaker.text('cli.no-turn', { turn: foreign(turn), known: known.join(', ') }));
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
