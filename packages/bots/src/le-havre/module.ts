import { success } from '@quayside/kernel';
import { leHavre, type LeHavreState, NO_CARDS, readCards } from '@quayside/le-havre';
import type { GameBots } from '../game-bots.ts';
import { leHavreInsight } from './insight.ts';
import net from './net.json' with { type: 'json' };
import { reasons } from './reasons/reasons.ts';
import weights from './weights.json' with { type: 'json' };
import { worth } from './worth.ts';

/** All that players know of Le Havre. */
export const bots: GameBots<LeHavreState> = {
  game: leHavre,
  edition: (cards) => {
    const read = readCards(cards);
    return read.ok ? success(leHavre) : read;
  },
  sheetOf: ({ table }) => (table.text === NO_CARDS ? null : table.text),
  insight: () => leHavreInsight,
  weights,
  search: {},
  reasons,
  since: { search: { sequel: 0.25, certainty: 1 }, net },
  worth,
};
