import type { Games } from '../games.ts';
import { savedTables } from '../saved/saved-tables.ts';

/** The table is the largest part of the page: it comes when one is opened. */
export const loadTablePage = (): Promise<typeof import('../table/TablePage.tsx')> => import('../table/TablePage.tsx');

/** Fetches a table ahead, where somebody is about to open one. What does not come now comes then. */
export function fetchAhead(games: Games, game: string): void {
  loadTablePage().catch(() => undefined);
  games.ui(game).catch(() => undefined);
  games.bots(game).catch(() => undefined);
}

/** Fetches the table of an address while the page's texts are still on their way. */
export function fetchTableAt(games: Games, address: string): void {
  const id = /^\/table\/([^/]+)$/.exec(address)?.[1];
  const saved = id === undefined ? null : savedTables.get(id);
  if (saved && !('damaged' in saved) && games.has(saved.game)) fetchAhead(games, saved.game);
}
