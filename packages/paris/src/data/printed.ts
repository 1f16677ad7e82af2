import type { Figures } from './figures.ts';

/* What is printed on the pieces of an edition, looked up by number. */

export const bankPays = (of: Figures, district: number): number => of.bank[district] as number;
export const typeOf = (of: Figures, tile: number): number => of.type[tile] as number;
export const buyPrice = (of: Figures, kind: number): number => of.buy[kind] as number;
export const sellPrice = (of: Figures, kind: number): number => of.sell[kind] as number;

export const landmarkValue = (of: Figures, landmark: number): number => of.landmarkValue[landmark] as number;
/** The colour of prestige a landmark takes, and its points for each. */
export const landmarkColour = (of: Figures, landmark: number): number => of.landmarkPrestige[landmark] as number;
export const landmarkPoints = (of: Figures, landmark: number): number => of.landmarkPoints[landmark] as number;

export const bonusFrancs = (of: Figures, tile: number): number => of.bonusFrancs[tile] as number;
/** The points of a bonus tile: once, or for each thing it counts; some differ by the number of players. */
export const bonusPoints = (of: Figures, tile: number): number => of.bonusPoints[tile] as number;
export const bonusPointsFor = (of: Figures, tile: number, players: number): number =>
  of.bonusPointsBy[tile]?.[players] as number;
/** The value whose keys a bonus tile counts, as a place in VALUES. */
export const bonusValue = (of: Figures, tile: number): number => of.bonusValue[tile] as number;
/** How many tiles of a number are used. */
export const copiesUsed = (of: Figures, tile: number, players: number): number => of.copies[tile]?.[players] as number;
