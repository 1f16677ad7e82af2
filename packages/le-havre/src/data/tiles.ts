import { CATTLE, CLAY, FISH, FRANC, GRAIN, IRON, WOOD } from './goods.ts';

export interface Tile {
  readonly name: string;
  readonly goods: readonly [number, number];
  readonly interest: boolean;
}

/** The seven supply tiles (L-107). */
export const TILES: readonly Tile[] = [
  { name: 'wood+cattle', goods: [WOOD, CATTLE], interest: false },
  { name: 'wood+clay', goods: [WOOD, CLAY], interest: false },
  { name: 'wood+franc', goods: [WOOD, FRANC], interest: false },
  { name: 'fish+clay', goods: [FISH, CLAY], interest: false },
  { name: 'wood+fish', goods: [WOOD, FISH], interest: true },
  { name: 'fish+grain', goods: [FISH, GRAIN], interest: false },
  { name: 'iron+franc', goods: [IRON, FRANC], interest: false },
];
