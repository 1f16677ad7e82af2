import { facts as leHavre } from '@quayside/le-havre/facts';
import { facts as paris } from '@quayside/paris/facts';
import type { GameModule } from './module.ts';

/** The games there are, the usual one first. To add a game is to add it here. */
export const games: readonly GameModule[] = [
  {
    facts: leHavre,
    bots: () => import('@quayside/bots/games/le-havre'),
    terminal: () => import('@quayside/cli/games/le-havre'),
    cover: () => import('@quayside/web/covers/le-havre'),
    page: () => import('@quayside/web/games/le-havre'),
  },
  {
    facts: paris,
    bots: () => import('@quayside/bots/games/paris'),
    terminal: () => import('@quayside/cli/games/paris'),
    cover: () => import('@quayside/web/covers/paris'),
    page: () => import('@quayside/web/games/paris'),
  },
];
