import type { Json, Problem, State } from '@quayside/kernel';
import { legible } from '@quayside/speech';
import { Complaint, type Context, NO } from './command.ts';
import type { GameTerminal } from './game-terminal.ts';
import { named, readJson } from './input.ts';
import { gameOfFile } from './which-game.ts';

/** The state of the position in a file; every problem of an impossible one is a line of the complaint. */
export function readPosition(context: Context, file: string): { terminal: GameTerminal; state: State } {
  const position = readJson(context, file);
  const place = named(context, file);
  const terminal = gameOfFile(context, place, gameIn(position));
  const state = terminal.game.fromPosition(position);
  if (state.ok) return { terminal, state: state.value };
  const say = (problem: Problem): string => `${place}: ${positionProblem(context, terminal, problem)}`;
  throw new Complaint(state.problems.map(legible).map(say).join('\n'), NO);
}

function gameIn(position: Json): string | undefined {
  if (typeof position !== 'object' || position === null || !('game' in position)) return undefined;
  const { game } = position;
  return typeof game === 'string' ? game : undefined;
}

/** What is wrong with a position and where in it; another edition's figures need that edition. */
export function positionProblem({ speaker }: Context, { words }: GameTerminal, { at, why, facts }: Problem): string {
  if (at === 'edition' && why === 'not-one-of') {
    const found = String(facts['value']).replaceAll('"', '');
    return speaker.text('cli.other-edition', { found, here: String(facts['known']) });
  }
  const text = speaker.say(words.problem({ at, why, facts }));
  return at === '' ? text : `${at}: ${text}`;
}
