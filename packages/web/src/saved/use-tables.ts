import { useEffect, useState } from 'react';
import { type Damaged, type SavedTable, savedTables } from './saved-tables.ts';

/** The saved tables, the last played first. */
export function useTables(): { readonly tables: readonly SavedTable[]; readonly damaged: readonly Damaged[] } {
  const [all, setAll] = useState(() => savedTables.all());
  useEffect(() => savedTables.subscribe(() => setAll(savedTables.all())), []);
  return {
    tables: all.filter((each): each is SavedTable => !('damaged' in each)),
    damaged: all.filter((each): each is Damaged => 'damaged' in each),
  };
}
