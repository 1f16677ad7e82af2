import type { LevelName } from '@quayside/bots/levels';
import type { GameId } from '../face.ts';

/**
 * How often each level beats the one below it, two players, held-out deals. docs/strength.md says how that was measured, and a
 * test that both say the same.
 */
export const WIN_SHARES: Readonly<Record<GameId, Readonly<Record<LevelName, number | null>>>> = {
  'le-havre': { deckhand: null, mate: 0.97, captain: 0.838, 'harbour-master': 0.792 },
  paris: { deckhand: null, mate: 0.985, captain: 0.74, 'harbour-master': 0.767 },
};
