import { useEffect, useState } from 'react';
import { type Damaged, type SavedTable, shelf } from './shelf.ts';

/** The tables on the shelf, the last played first. */
export function useTables(): { readonly tables: readonly SavedTable[]; readonly damaged: readonly Damaged[] } {
  const [all, setAll] = useState(() => shelf.all());
  useEffect(() => shelf.subscribe(() => setAll(shelf.all())), []);
  return {
    tables: all.filter((each): each is SavedTable => !('damaged' in each)),
    damaged: all.filter((each): each is Damaged => 'damaged' in each),
  };
}
