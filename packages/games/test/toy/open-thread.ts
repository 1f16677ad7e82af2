import type { Channel } from '@quayside/bots';
import { openThread } from '@quayside/bots/node';

export const openBots = (): Channel => openThread(new URL('./thread.ts', import.meta.url));
