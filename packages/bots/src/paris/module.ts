import { success } from '@quayside/kernel';
import { paris, type ParisState, parisWith, readSheet } from '@quayside/paris';
import type { GameBots } from '../game-bots.ts';
import { parisInsight } from './insight.ts';
import { reasons } from './reasons/reasons.ts';
import { secondInsight } from './second-insight.ts';
import weights from './weights.json' with { type: 'json' };
import { worth, yardstickGame } from './worth.ts';

/** All that players know of Paris. Much is hidden: what cannot be known is imagined twice. */
export const bots: GameBots<ParisState> = {
  game: paris,
  edition: (sheet) => {
    const read = readSheet(sheet);
    return read.ok ? success(parisWith(read.value.figures)) : read;
  },
  insight: parisInsight,
  weights,
  search: { worlds: 2 },
  reasons,
  since: { insight: secondInsight, search: { ending: 40_000, sequel: 0.25, certainty: 1 } },
  worth,
  yardstickGame,
};
