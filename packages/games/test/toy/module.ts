import type { GameModule } from '@quayside/games';
import { facts } from './facts.ts';

/** The kit's toy as a game of the registry: the smallest module there can be. */
export const toyModule: GameModule = {
  facts,
  bots: () => import('./bots.ts'),
  terminal: () => import('./terminal.ts'),
  cover: () => import('./cover.ts'),
  page: () => import('./page.ts'),
};
