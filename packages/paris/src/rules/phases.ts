/** What is being decided. The numbers lie in states: new ones go to the end. */
export const Phase = {
  /** Choose a stack to draw from (P-201). */
  DRAW: 0,
  /** Chance turns the tile over. */
  TILE: 1,
  /** Free district: where the tile goes (P-802). */
  PUT: 2,
  /** Chance shows the back of the next tile. */
  BACK: 3,
  ACTION: 4,
  /** A key was picked up: where to. */
  TARGET: 5,
  /** Paying resources: tokens, then tiles that stand for them. */
  SPEND: 6,
  STAND_IN: 7,
  /** A bonus tile may be taken. */
  BONUS: 8,
  /** Prestige for points at a landmark: tokens, then tiles. */
  PRESTIGE: 9,
  PRESTIGE_TILE: 10,
  /** A score tile may be placed. */
  SCORE: 11,
  AFTER: 12,
  /** Choosing from the end-game tiles. */
  LOOK: 13,
  /** Bonus tiles that ask: 17, 25, 23 and 24. */
  CLAIM: 14,
  RETREAT: 15,
  PAIRS: 16,
  /** The second token that tile 19 or 21 is sold as. */
  SELL_MORE: 17,
  OVER: 18,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

export const PHASE_NAMES = [
  'draw',
  'tile',
  'put',
  'back',
  'action',
  'target',
  'spend',
  'stand-in',
  'bonus',
  'prestige',
  'prestige-tile',
  'score',
  'after',
  'look',
  'claim',
  'retreat',
  'pairs',
  'sell-more',
  'over',
] as const;
