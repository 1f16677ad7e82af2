import { failure, type Game, type Json, type Outcome, type Settings, type State, success } from '@quayside/kernel';
import type { Weights } from './evaluation.ts';
import type { Insight } from './insight.ts';
import type { NetFile } from './net/net.ts';
import type { Reasons } from './reasons.ts';
import type { SearchParams } from './tree.ts';

/** All that players know of one game: what the game's folder of this package answers. */
export interface GameBots<S extends State = State> {
  readonly game: Game<S>;
  /** The game with the figures of somebody's sheet; only where figures may be corrected. */
  readonly edition?: (sheet: Json) => Outcome<Game<S>>;
  /** What this game is played with besides its rules, as the text of such a sheet: whoever thinks elsewhere must have read it. */
  sheetOf?(state: S): string | null;
  /** An edition has figures of its own: what is known is known of the game that is given. */
  insight(game: Game<S>): Insight<S>;
  /** What self-play has taught. */
  readonly weights: Weights;
  /** Where a search goes about this game in another way than usual. */
  readonly search: Partial<SearchParams>;
  /** Why a turn is good, in facts that a person can check. Without it plans are told without reasons. */
  readonly reasons?: Reasons<S>;
  /** What has been learnt since the first levels, which keep what they had. */
  readonly since?: {
    insight?(first: Insight<S>): Insight<S>;
    readonly search?: Partial<SearchParams>;
    /** What a position is worth beside what the weights say. */
    readonly net?: NetFile;
  };
  /** What the yardstick values: rough on purpose, and never improved. */
  worth(state: S, seat: number): number;
  /** The game as the yardstick has always seen it, where that is not quite the game of today. */
  yardstickGame?(game: Game<S>): Game<S>;
}

/** The bots of a game by its id, loaded when they are wanted; null where there is no such game. */
export type FindBots = (game: string) => Promise<GameBots | null>;

/** The same players for an edition whose sheet is given as JSON text. */
export function botsOfEdition(bots: GameBots, sheet: string | null): Outcome<GameBots> {
  if (sheet === null) return success(bots);
  if (!bots.edition) return failure({ at: 'sheet', why: 'no-editions', facts: { game: bots.game.id } });
  let json: Json;
  try {
    json = JSON.parse(sheet) as Json;
  } catch {
    return failure({ at: 'sheet', why: 'not-json', facts: {} });
  }
  const game = bots.edition(json);
  return game.ok ? success({ ...bots, game: game.value }) : game;
}

/** The settings of a kind of table by its name in the weights: players first, then values of other settings (`2 short`). */
export function settingsOfTable({ settings }: Game<State>, table: string): Settings {
  const [players = '2', ...values] = table.split(' ');
  const others = values.map((value) => [
    settings.find((rule) => rule.values.includes(value) || rule.offered?.includes(value))?.name ?? value,
    value,
  ]);
  return { players, ...(Object.fromEntries(others) as Settings) };
}
