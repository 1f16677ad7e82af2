import { shelf } from '../saved/shelf.ts';

let left: string | null = null;

/** Somebody sits at this table; from any other page there is a way back to it. */
export function sitAt(id: string): void {
  left = id;
}

/** The table that was left for another page of this visit; null where there is none, or it was thrown away. */
export const leftTable = (): string | null => (left !== null && shelf.get(left) ? left : null);
