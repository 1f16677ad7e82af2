import { savedTables } from '../saved/saved-tables.ts';

let left: string | null = null;

/** Somebody sits at this table; from any other page there is a way back to it. */
export function sitAt(id: string): void {
  left = id;
}

/** The table that was left for another page of this visit; null where there is none, or it was thrown away. */
export const leftTable = (): string | null => (left !== null && savedTables.get(left) ? left : null);
