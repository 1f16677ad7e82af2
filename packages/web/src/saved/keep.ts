import type { State } from '@quayside/kernel';
import { type LiveTable, writeSaved } from '@quayside/live';
import type { GameUI } from '../game-ui.ts';
import type { SavedTable } from './saved-tables.ts';

/** A table as it is saved now. */
export function keptTable(
  { id, begun }: Pick<SavedTable, 'id' | 'begun'>,
  { id: game }: Pick<GameUI, 'id'>,
  {
    table,
    seats,
    confirmed,
    takenBack,
  }: Pick<LiveTable<State>, 'table' | 'seats' | 'takenBack'> & { readonly confirmed: number | null },
): SavedTable {
  return {
    id,
    game,
    begun,
    changed: Date.now(),
    line: table.over ? null : table.game.line(table.state),
    scores: table.over ? table.game.scores(table.state) : null,
    record: writeSaved(table.record(), seats, confirmed, takenBack),
    seats,
  };
}
