import type { Games } from '../games.ts';

/** The table is the largest part of the page: it comes when one is opened. */
export const loadTablePage = (): Promise<typeof import('../table/TablePage.tsx')> => import('../table/TablePage.tsx');

/** Fetches a table ahead, where somebody is about to open one. What does not come now comes then. */
export function fetchAhead(games: Games, game: string): void {
  loadTablePage().catch(() => undefined);
  games.ui(game).catch(() => undefined);
  games.bots(game).catch(() => undefined);
}
