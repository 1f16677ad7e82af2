import type { Channel } from '@quayside/bots';
import { channelTo } from '@quayside/bots/browser';

/** A browser's worker in which the bots of all games think. */
export const openBots = (): Channel =>
  // Bundlers look for exactly these words.
  channelTo(new Worker(new URL('./entry.ts', import.meta.url), { type: 'module' }));
