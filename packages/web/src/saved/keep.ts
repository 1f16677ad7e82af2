import type { State, Table } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';
import type { Seat } from '../table/scene.ts';
import type { SavedTable } from './saved-tables.ts';

/** A table as it is saved now. A stand-in goes when the page is left. */
export function keptTable(
  { id, begun }: Pick<SavedTable, 'id' | 'begun'>,
  face: GameUI,
  table: Table<State>,
  seats: readonly Seat[],
  confirmed?: number,
): SavedTable {
  return {
    id,
    game: face.id,
    seats: seats.map((seat) => ({ ...seat, standIn: null })),
    begun,
    changed: Date.now(),
    line: table.over ? null : face.game.line(table.state),
    scores: table.over ? face.game.scores(table.state) : null,
    record: table.record(),
    ...(confirmed !== undefined && { confirmed }),
  };
}
