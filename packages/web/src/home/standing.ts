import { SPECTATOR, type State, Table } from '@quayside/kernel';
import { useEffect, useState } from 'react';
import type { GameUI } from '../game-ui.ts';
import type { Games } from '../games.ts';
import type { SavedTable } from '../saved/saved-tables.ts';
import { useGames } from '../use-games.ts';

/** How a saved table stands. */
export interface Standing {
  readonly saved: SavedTable;
  readonly ui: GameUI;
  /** null where its record cannot be read. */
  readonly table: Table<State> | null;
  /** Who is to move; negative: nobody. */
  readonly mover: number;
  /** Does it wait for somebody at this screen? */
  readonly waits: boolean;
}

/** No more than these are looked into: to read a table, its game is played again. */
const MOST = 8;

export function standingOf(ui: GameUI, saved: SavedTable): Standing {
  const resumed = Table.resume(ui.game, saved.record);
  if (!resumed.ok) return { saved, ui, table: null, mover: -1, waits: false };
  const mover = ui.game.mover(resumed.value.state);
  const waits = saved.line !== null && (mover < 0 || saved.seats[mover]?.sitter === 'person');
  return { saved, ui, table: resumed.value, mover, waits };
}

/** Those that wait for somebody here first, then those that go on, then what is over; the last played first among each. */
export const byUrgency = (standings: readonly Standing[]): Standing[] => {
  const rank = ({ waits, saved }: Standing): number => (waits ? 0 : saved.line === null ? 2 : 1);
  return standings.toSorted((a, b) => rank(a) - rank(b) || b.saved.changed - a.saved.changed);
};

/** What may be seen of a table by whoever opens this page: all that its one person knows, or what everybody does. */
export function openView({ ui, saved, table }: Standing): { readonly view: State; readonly viewer: number } | null {
  if (!table) return null;
  const people = saved.seats.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  const [only] = people.length === 1 ? people : [];
  const view = ui.game.blank();
  ui.game.view(table.state, only ?? SPECTATOR, view);
  return { view, viewer: only ?? people[0] ?? 0 };
}

async function look(games: Games, tables: readonly SavedTable[]): Promise<Standing[]> {
  const standings = tables.slice(0, MOST).map(async (saved) => {
    try {
      return [standingOf(await games.ui(saved.game), saved)];
    } catch {
      // One whose game is not loaded, or cannot read it, is found among the saved tables.
      return [];
    }
  });
  return byUrgency((await Promise.all(standings)).flat());
}

/** How the saved tables stand, the most urgent first; null until that is known. */
export function useStandings(tables: readonly SavedTable[]): readonly Standing[] | null {
  const games = useGames();
  const [standings, setStandings] = useState<readonly Standing[] | null>(tables.length === 0 ? [] : null);
  // A list that is read anew is the same where the same things are in it.
  const known = tables.map(({ id, changed }) => `${id} ${changed}`).join();
  useEffect(() => {
    let left = false;
    look(games, tables).then(
      (found) => {
        if (!left) setStandings(found);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [games, known]);
  return standings;
}
