import { leHavre, type LeHavreState } from '@quayside/le-havre';
import type { GameBots } from '../game-bots.ts';
import { leHavreInsight } from './insight.ts';
import weights from './weights.json' with { type: 'json' };
import { worth } from './worth.ts';

/** All that players know of Le Havre. */
export const bots: GameBots<LeHavreState> = {
  game: leHavre,
  insight: () => leHavreInsight,
  weights,
  search: {},
  worth,
};
