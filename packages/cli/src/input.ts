import { readFileSync } from 'node:fs';
import type { Json, Problem, State } from '@quayside/kernel';
import { Complaint, type Context, NO } from './command.ts';
import { GAME_NAMES, gameNamed, type Shelf } from './games.ts';
import { placeOfBadJson } from './json-place.ts';

/** What a file is called in a message. */
export const named = ({ speaker }: Context, file: string): string =>
  file === '-' ? speaker.text('cli.standard-input') : file;

/** A file's text; "-" is standard input. */
export function readText(context: Context, file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const key = code === 'ENOENT' ? 'cli.no-file' : code === 'EISDIR' ? 'cli.is-folder' : 'cli.cannot-read';
    throw new Complaint(context.speaker.text(key, { file: named(context, file), code }));
  }
}

function readJson(context: Context, file: string): Json {
  const text = readText(context, file);
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Complaint(
      context.speaker.text('cli.not-json', { file: named(context, file), ...placeOfBadJson(text) }),
      NO,
    );
  }
}

/** The state of the position in a file; every problem of an impossible one is a line of the complaint. */
export function readPosition(context: Context, file: string): { shelf: Shelf; state: State } {
  const position = readJson(context, file);
  const shelf = shelfOf(position);
  const state = shelf.game.fromPosition(position);
  if (state.ok) return { shelf, state: state.value };
  throw new Complaint(
    state.problems.map((each) => `${named(context, file)}: ${positionProblem(context, shelf, each)}`).join('\n'),
    NO,
  );
}

/** The game a position names; without a name, or with one we do not know, the first, which says so. */
function shelfOf(position: Json): Shelf {
  const word = typeof position === 'object' && position !== null && 'game' in position ? position['game'] : undefined;
  return gameNamed(GAME_NAMES.find((name) => name === word) ?? (GAME_NAMES[0] as string));
}

function positionProblem({ speaker }: Context, { words }: Shelf, problem: Problem): string {
  const text = speaker.say(words.problem(problem));
  return problem.at === '' ? text : `${problem.at}: ${text}`;
}
