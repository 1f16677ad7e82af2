/** What is being decided. The numbers lie in states and so in golden digests: new ones go to the end. */
export const Phase = {
  /** Before the supply: buy, sell, repay, or supply (L-201). */
  TURN: 0,
  /** Chance turns over a supply tile (L-205). */
  TILE: 1,
  /** A seat with loans before it pays interest (L-206). */
  INTEREST: 2,
  MAIN: 3,
  /** After the main action, until the turn is ended. */
  AFTER: 4,
  /** Paying to enter a building (L-410). */
  FEE: 5,
  /** Inside a building: its action decides what is asked. */
  USE: 6,
  /** How much brick stands in for clay, then steel for iron (L-510). */
  BRICK: 7,
  STEEL: 8,
  /** Paying energy, fuel by fuel (L-601). */
  BURN: 9,
  /** Paying food inside a building, meal by meal. */
  FOOD: 10,
  /** Loading ships, good by good. */
  LOAD: 11,
  /** Chance shows the looker a special building; the looker orders the two. */
  PEEK: 12,
  ORDER: 13,
  /** A seat feeds at the end of a round (L-720). */
  FEED: 14,
  /** A meal that was begun, food by food. */
  MEAL: 15,
  /** Chance turns over the special building that the town gets. */
  SPECIAL: 16,
  /** Last chance to sell and repay before the count. */
  COUNT: 17,
  OVER: 18,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

export const PHASE_NAMES = [
  'turn',
  'tile',
  'interest',
  'main',
  'after',
  'fee',
  'use',
  'brick',
  'steel',
  'burn',
  'food',
  'load',
  'peek',
  'order',
  'feed',
  'meal',
  'special',
  'count',
  'over',
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export const phaseName = (phase: Phase): PhaseName => PHASE_NAMES[phase];
export const phaseOf = (name: PhaseName): Phase => PHASE_NAMES.indexOf(name) as Phase;
