import type { GoodName } from './goods.ts';

export const WOODEN = 0;
export const IRON_SHIP = 1;
export const STEEL_SHIP = 2;
export const LUXURY = 3;

export type ShipTypeName = 'wooden' | 'iron' | 'steel' | 'luxury';

export interface ShipType {
  readonly name: ShipTypeName;
  readonly purchase: number | null;
  readonly build: Readonly<Partial<Record<GoodName, number>>>;
  readonly energy: number;
  readonly modern: boolean;
  /** Food per round with 1 to 5 players. */
  readonly food: readonly number[];
  /** Goods carried at the Shipping Line. */
  readonly holds: number;
}

export const SHIP_TYPES: readonly ShipType[] = [
  { name: 'wooden', purchase: 14, build: { wood: 5 }, energy: 3, modern: false, food: [5, 4, 3, 2, 1], holds: 2 },
  { name: 'iron', purchase: 20, build: { iron: 4 }, energy: 3, modern: true, food: [7, 5, 4, 3, 2], holds: 3 },
  { name: 'steel', purchase: 30, build: { steel: 2 }, energy: 3, modern: true, food: [10, 7, 6, 5, 3], holds: 4 },
  { name: 'luxury', purchase: null, build: { steel: 3 }, energy: 3, modern: true, food: [0, 0, 0, 0, 0], holds: 0 },
];

export const shipType = (type: number): ShipType => SHIP_TYPES[type] as ShipType;

/** Energy for each ship that sails. */
export const SAILING_ENERGY = 3;

export interface ShipCard {
  readonly type: number;
  readonly value: number;
  readonly hull: string;
}

/** The backs of the round cards S01 to S20. */
export const SHIPS: readonly ShipCard[] = [
  { type: WOODEN, value: 2, hull: 'Appoline' },
  { type: WOODEN, value: 2, hull: 'Blanche' },
  { type: WOODEN, value: 2, hull: 'Dina' },
  { type: WOODEN, value: 4, hull: 'Lucie' },
  { type: WOODEN, value: 4, hull: 'Noemi' },
  { type: IRON_SHIP, value: 2, hull: 'Cherbourg' },
  { type: WOODEN, value: 6, hull: 'Ophelie' },
  { type: IRON_SHIP, value: 4, hull: 'Boulogne' },
  { type: WOODEN, value: 6, hull: 'Salomee' },
  { type: IRON_SHIP, value: 6, hull: 'Saint-Malo' },
  { type: IRON_SHIP, value: 8, hull: 'Dunkerque' },
  { type: STEEL_SHIP, value: 10, hull: 'Triest' },
  { type: IRON_SHIP, value: 10, hull: 'Caen' },
  { type: STEEL_SHIP, value: 16, hull: 'Bremerhaven' },
  { type: IRON_SHIP, value: 12, hull: 'Calais' },
  { type: STEEL_SHIP, value: 20, hull: 'Amsterdam' },
  { type: STEEL_SHIP, value: 24, hull: 'Lissabohn' },
  { type: LUXURY, value: 38, hull: 'MS Susanne' },
  { type: LUXURY, value: 34, hull: 'MS Doris' },
  { type: LUXURY, value: 30, hull: 'MS Andrea' },
];
