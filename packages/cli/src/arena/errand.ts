import type { Fixture, PlayedGame } from '@quayside/bots';
import type { Json, Settings } from '@quayside/kernel';
import type { GameTerminal } from '../game-terminal.ts';

/** The table that a thread plays at: all it takes to set up the same game there. */
export interface TableSheet {
  readonly game: string;
  /** The figure sheet of the game, where it has one. */
  readonly sheet: string | null;
  readonly settings: Settings;
}

/** A game to play, and the answer; the number says which. */
export interface Errand extends Fixture {
  readonly number: number;
}
export interface Done {
  readonly number: number;
  readonly game: PlayedGame;
}

export const sheetOf = ({ game, sheet }: GameTerminal, settings: Settings): TableSheet => ({
  game: game.id,
  sheet: sheet?.json ?? null,
  settings,
});

/** The game of a table, with the figures it is played with. */
export function withSheet(terminal: GameTerminal, { sheet }: TableSheet): GameTerminal {
  if (sheet === null || sheet === terminal.sheet?.json) return terminal;
  const read = terminal.sheet?.read(JSON.parse(sheet) as Json);
  if (!read?.ok) throw new Error('the figure sheet cannot be read again');
  return read.value.game;
}
