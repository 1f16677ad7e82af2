import type { GameId } from '../face.ts';
import { faceOf } from '../games.ts';

/** The table is the largest part of the page: it comes when one is opened. */
export const loadTablePage = (): Promise<typeof import('../table/TablePage.tsx')> => import('../table/TablePage.tsx');

/** Fetches a table ahead, where somebody is about to open one. What does not come now comes then. */
export function fetchAhead(game: GameId): void {
  loadTablePage().catch(() => undefined);
  faceOf(game).catch(() => undefined);
}
