import type { Channel } from '@quayside/bots';
import { openThread } from '@quayside/bots/node';

/** A thread in which the bots of all games think. */
export const openBots = (): Channel => openThread(new URL('./entry.ts', import.meta.url));
