import type { State } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';
import { optionsOf } from './plan.ts';
import type { Scene } from './scene.ts';

/* A turn in which nothing is left to do ends with the last deed: the button says so before it is pressed. */

/** What ends the turn where all else that can be done is no reason to go on with it; -1: something is. */
export function lastEnd<S extends State>(ui: GameUI<S>, options: readonly number[]): number {
  const rest = options.filter((option) => !ui.isSpare?.(option));
  const [end] = rest;
  return end !== undefined && rest.length === 1 && ui.ends(end) ? end : -1;
}

/** Is nothing left to do in the viewer's turn once these are played? Who has begun to sell or repay may want more of it. */
export function isLastDeed<S extends State>(
  ui: GameUI<S>,
  scene: Scene<S>,
  options: readonly number[],
  outcome: S | null,
): boolean {
  if (!scene.endsTurns || !outcome || options.every((option) => ui.isSpare?.(option))) return false;
  const { game } = ui;
  // What is paid at the end of a round is no deed of a turn.
  if (game.lineSeat(scene.view) !== scene.viewer) return false;
  if (game.line(outcome) !== game.line(scene.view)) return true;
  return game.mover(outcome) === scene.viewer && lastEnd(ui, optionsOf(ui, outcome)) >= 0;
}
