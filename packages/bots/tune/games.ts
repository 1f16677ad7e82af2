import { fileURLToPath } from 'node:url';
import type { Settings, State } from '@quayside/kernel';
import type { Insight } from '../src/insight.ts';
import { leHavreInsight } from '../src/le-havre/insight.ts';
import { parisInsight } from '../src/paris/insight.ts';

const INSIGHTS: Readonly<Record<string, unknown>> = { 'le-havre': leHavreInsight, paris: parisInsight() };

export const insightNamed = (game: string): Insight<State> => INSIGHTS[game] as Insight<State>;

export const weightsFile = (game: string): string =>
  fileURLToPath(new URL(`../src/${game}/weights.json`, import.meta.url));

/** The settings of a kind of table, by its name in the weights: `3`, `2 short`. */
export function settingsOf(game: string, table: string): Settings {
  const [players = '2', length = 'full'] = table.split(' ');
  return game === 'le-havre' ? { players, length } : { players };
}

/** What was said on the command line: `--name value`, in pairs. */
export function flagsGiven(): Map<string, string> {
  const flags = new Map<string, string>();
  for (let i = 2; i < process.argv.length; i += 2) {
    flags.set((process.argv[i] as string).slice(2), process.argv[i + 1] as string);
  }
  return flags;
}
