import { fileURLToPath } from 'node:url';
import { botsIn, games } from '@quayside/games';
import type { Settings, State } from '@quayside/kernel';
import { type GameBots, settingsOfTable } from '../src/game-bots.ts';
import type { Insight } from '../src/insight.ts';

/** The game that is meant where nothing is said. */
export const USUAL_GAME = games[0]?.facts.id ?? '';

export async function botsNamed(game: string): Promise<GameBots> {
  const bots = await botsIn(games)(game);
  if (!bots) throw new Error(`there is no game ${game}`);
  return bots;
}

export async function insightNamed(game: string): Promise<Insight<State>> {
  const bots = await botsNamed(game);
  return bots.insight(bots.game);
}

export const weightsFile = (game: string): string =>
  fileURLToPath(new URL(`../src/${game}/weights.json`, import.meta.url));

/** The settings of a kind of table, by its name in the weights: `3`, `2 short`. */
export const settingsOf = async (game: string, table: string): Promise<Settings> =>
  settingsOfTable((await botsNamed(game)).game, table);

/** What was said on the command line: `--name value`, in pairs. */
export function flagsGiven(): Map<string, string> {
  const flags = new Map<string, string>();
  for (let i = 2; i < process.argv.length; i += 2) {
    flags.set((process.argv[i] as string).slice(2), process.argv[i + 1] as string);
  }
  return flags;
}
