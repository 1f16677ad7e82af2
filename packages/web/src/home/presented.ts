import type { GameId } from '../face.ts';

/** What is told of a game before it is loaded. */
export const AUTHORS: Readonly<Record<GameId, readonly string[]>> = {
  'le-havre': ['Uwe Rosenberg'],
  paris: ['Wolfgang Kramer', 'Michael Kiesling'],
};
export const PLAYERS: Readonly<Record<GameId, { readonly least: number; readonly most: number }>> = {
  'le-havre': { least: 1, most: 5 },
  paris: { least: 2, most: 4 },
};
export const MINUTES: Readonly<Record<GameId, { readonly least: number; readonly most: number }>> = {
  'le-havre': { least: 30, most: 180 },
  paris: { least: 60, most: 90 },
};
