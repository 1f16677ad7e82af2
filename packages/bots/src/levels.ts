import type { Budget } from './thought.ts';

/** A level people choose: how long it thinks, and how many points it lets itself be tempted by. */
export interface Level {
  readonly name: LevelName;
  readonly budget: Budget;
  readonly temperature: number;
}

export const LEVEL_NAMES = ['deckhand', 'mate', 'captain', 'harbour-master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/**
 * The levels as they were first, from the weakest to the strongest. They are measured against for ever, like the yardstick, and a
 * test pins what they play.
 */
export const FIRST_LEVELS: Readonly<Record<LevelName, Level>> = {
  deckhand: { name: 'deckhand', budget: { simulations: 1 }, temperature: 2 },
  mate: { name: 'mate', budget: { simulations: 80 }, temperature: 0 },
  captain: { name: 'captain', budget: { simulations: 800 }, temperature: 0 },
  'harbour-master': { name: 'harbour-master', budget: { simulations: 8000 }, temperature: 0 },
};

/**
 * The levels of today. Nobody blunders on purpose: the weaker ones see less, and the weakest likes to try things. A budget is for the first
 * decision of a turn, at most: later ones go on from there, and what is clear needs less. So a turn takes as long as it took the first levels.
 */
export const LEVELS: Readonly<Record<LevelName, Level>> = {
  deckhand: FIRST_LEVELS.deckhand,
  mate: { name: 'mate', budget: { simulations: 160 }, temperature: 0 },
  captain: { name: 'captain', budget: { simulations: 2400 }, temperature: 0 },
  'harbour-master': { name: 'harbour-master', budget: { simulations: 24_000 }, temperature: 0 },
};
