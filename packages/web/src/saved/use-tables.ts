import { useEffect, useState } from 'react';
import { useGames } from '../use-games.ts';
import { type Damaged, type SavedTable, savedTables } from './saved-tables.ts';

/** The saved tables, the last played first. One of a game that is not here cannot be read. */
export function useTables(): { readonly tables: readonly SavedTable[]; readonly damaged: readonly Damaged[] } {
  const [all, setAll] = useState(() => savedTables.all());
  useEffect(() => savedTables.subscribe(() => setAll(savedTables.all())), []);
  const games = useGames();
  const read = all.map((each) =>
    'damaged' in each || games.has(each.game)
      ? each
      : { id: each.id, damaged: true as const, text: JSON.stringify(each) },
  );
  return {
    tables: read.filter((each): each is SavedTable => !('damaged' in each)),
    damaged: read.filter((each): each is Damaged => 'damaged' in each),
  };
}
