import type { Deal, Line } from '@quayside/bots';
import type { TableSheet } from '../arena/errand.ts';

/** What a thread that looks for lines is started with. */
export interface SolveSheet {
  readonly table: TableSheet;
  readonly deal: Deal;
}

/** A round to do, from the best line so far; and what came of it. */
export interface SolveErrand {
  readonly number: number;
  readonly best: Line | null;
}
export interface SolveDone {
  readonly number: number;
  readonly line: Line;
}
