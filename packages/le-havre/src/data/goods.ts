/** Francs and the 16 goods. An upgraded good is its raw good plus UPGRADED; the offers are the first seven. */
export const FRANC = 0;
export const FISH = 1;
export const WOOD = 2;
export const CLAY = 3;
export const IRON = 4;
export const GRAIN = 5;
export const CATTLE = 6;
export const COAL = 7;
export const HIDE = 8;
export const SMOKED_FISH = 9;
export const CHARCOAL = 10;
export const BRICK = 11;
export const STEEL = 12;
export const BREAD = 13;
export const MEAT = 14;
export const COKE = 15;
export const LEATHER = 16;

export const GOODS = 17;
export const OFFERS = 7;
export const UPGRADED = 8;

export const GOOD_NAMES = [
  'franc',
  'fish',
  'wood',
  'clay',
  'iron',
  'grain',
  'cattle',
  'coal',
  'hide',
  'smoked-fish',
  'charcoal',
  'brick',
  'steel',
  'bread',
  'meat',
  'coke',
  'leather',
] as const;
export type GoodName = (typeof GOOD_NAMES)[number];
export type Amounts = Readonly<Partial<Record<GoodName, number>>>;

export const goodName = (good: number): GoodName => GOOD_NAMES[good] as GoodName;
export const goodOf = (name: string): number => (GOOD_NAMES as readonly string[]).indexOf(name);

/** Francs a good earns at the Shipping Line. */
export const SHIPPING = [0, 1, 1, 1, 2, 1, 3, 3, 2, 2, 2, 2, 8, 3, 2, 5, 4] as const;
export const FOOD = [1, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 3, 0, 0] as const;
export const ENERGY = [0, 0, 1, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0, 0, 0, 10, 0] as const;

/** At the Shipping Line, for the owner of the BioFuel Facility (L-986). */
export const ENERGY_WITH_GRAIN: readonly number[] = ENERGY.map((energy, good) => (good === GRAIN ? 2 : energy));

export const shippingValue = (good: number): number => SHIPPING[good] as number;
export const foodIn = (good: number): number => FOOD[good] as number;
export const energyIn = (good: number): number => ENERGY[good] as number;

export const ALL_GOODS: readonly number[] = GOOD_NAMES.map((_, good) => good);
/** All but the francs. */
export const EVERY_GOOD = ALL_GOODS.slice(1);
export const FOODS = ALL_GOODS.filter((good) => foodIn(good) > 0);
export const ALL_FUELS = ALL_GOODS.filter((good) => energyIn(good) > 0);

/** The order in which a taken-apart payment or sale asks for goods: dearest first, so that one plan is one path. */
export const MEALS = [MEAT, BREAD, SMOKED_FISH, FISH, FRANC] as const;
export const FUELS = [COKE, COAL, CHARCOAL, WOOD] as const;
/** The same for ships whose owner has the BioFuel Facility: grain burns too (L-986). */
export const SHIP_FUELS = [COKE, COAL, CHARCOAL, GRAIN, WOOD] as const;
export const CARGO = [
  STEEL,
  COKE,
  LEATHER,
  CATTLE,
  COAL,
  BREAD,
  IRON,
  HIDE,
  SMOKED_FISH,
  CHARCOAL,
  BRICK,
  MEAT,
  FISH,
  WOOD,
  CLAY,
  GRAIN,
] as const;

export const placeInCargo = (good: number): number => (CARGO as readonly number[]).indexOf(good);

/** Amounts by name as a row of 17 numbers. */
export function amounts(of: Amounts): Int16Array {
  const row = new Int16Array(GOODS);
  for (const [name, n] of Object.entries(of)) row[goodOf(name)] = n;
  return row;
}
