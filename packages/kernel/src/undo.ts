import { CHANCE } from './game.ts';
import { type History, playStep, type Step } from './history.ts';
import type { State } from './state.ts';

/**
 * How far a seat may take back: the number of the earliest step it may return to. It goes back within the line that is being
 * played, or that ended by itself just now, over its own steps only: never over another seat's, never over chance, and never over
 * a step that showed it something.
 */
export function earliestUndo<S extends State>(history: History<S>, seat: number): number {
  const { steps } = history;
  const line = openLine(history);
  let first = steps.length;
  while (first > 0) {
    const step = steps[first - 1] as Step;
    if (step.seat === CHANCE || step.seat !== seat || step.line !== line || showed(history, first - 1)) break;
    first--;
  }
  return first;
}

/** A line that its seat ended is closed; one that ended because nothing else could be done is open until somebody plays on. */
function openLine<S extends State>({ game, state, steps }: History<S>): string {
  const last = steps.at(-1);
  const endedByItself = last?.forced.some(({ line, seat }) => line === last.line && seat === last.seat);
  return last && endedByItself ? last.line : game.line(state);
}

/** Did a step lead to chance, or its seat to something that it could not work out from what it knew before? */
function showed<S extends State>(history: History<S>, index: number): boolean {
  const { game, steps } = history;
  const step = steps[index] as Step;
  if (step.forced.some(({ seat }) => seat === CHANCE)) return true;
  const expected = game.blank();
  game.view(history.at(index), step.seat, expected);
  playStep(game, expected, step);
  const seen = game.blank();
  game.view(history.at(index + 1), step.seat, seen);
  return !seen.equals(expected);
}
