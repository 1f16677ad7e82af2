import { type Analysis, type Decision, type Plan, planFrom } from '@quayside/bots';
import type { State, Table } from '@quayside/kernel';
import type { GameTerminal } from '../game-terminal.ts';

/** A game that was looked at again: its table, and what was found. */
export interface Review {
  readonly terminal: GameTerminal;
  readonly table: Table<State>;
  readonly found: readonly Analysis[];
  readonly file: string;
}

/** What a seat knew when it had to decide. */
export function viewAt({ terminal, table }: Review, { step, seat }: Decision): State {
  const view = terminal.game.blank();
  terminal.game.view(table.at(step), seat, view);
  return view;
}

/** What would have been best there, as a plan with its reasons. */
export const planOf = (review: Review, { decision, thought }: Analysis): Plan<State> =>
  planFrom(review.terminal.bots, viewAt(review, decision), decision.seat, thought);
