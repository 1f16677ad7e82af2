import { SPECTATOR, type State, Table } from '@quayside/kernel';
import { leftTable } from '../app/left-table.ts';
import type { GameUI } from '../game-ui.ts';
import { savedTables } from '../saved/saved-tables.ts';

/** The table that was left to read something, as everybody at it may see it: nobody learns here what is hidden there. */
export interface TableNow {
  readonly id: string;
  readonly view: State;
  /** Of each seat; '' where its colour has to do. */
  readonly names: readonly string[];
}

/** Null where no table of this game was left, or it cannot be read. */
export function tableNow(ui: GameUI): TableNow | null {
  const id = leftTable();
  const saved = id === null ? null : savedTables.get(id);
  if (id === null || !saved || 'damaged' in saved || saved.game !== ui.id) return null;
  const resumed = Table.resume(ui.game, saved.record);
  if (!resumed.ok) return null;
  const view = ui.game.blank();
  ui.game.view(resumed.value.state, SPECTATOR, view);
  return { id, view, names: saved.seats.map(({ name }) => name) };
}
