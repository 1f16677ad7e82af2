import type { Analysis, Decision } from '@quayside/bots';
import type { State, Table } from '@quayside/kernel';
import type { Shelf } from '../games.ts';

/** A game that was looked at again: its table, and what was found. */
export interface Review {
  readonly shelf: Shelf;
  readonly table: Table<State>;
  readonly found: readonly Analysis[];
  readonly file: string;
}

/** What a seat knew when it had to decide. */
export function viewAt({ shelf, table }: Review, { step, seat }: Decision): State {
  const view = shelf.game.blank();
  shelf.game.view(table.at(step), seat, view);
  return view;
}
