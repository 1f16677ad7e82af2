import type { Game, State } from '@quayside/kernel';
import type { LeHavreState } from '@quayside/le-havre';
import type { ParisState } from '@quayside/paris';
import type { Player } from '../player.ts';
import { leHavreWorth, parisWorth } from './worth.ts';
import { Yardstick } from './yardstick.ts';

/** The yardstick of a game, or null where there is none. */
export function yardstickFor(game: Game<State>): Player | null {
  switch (game.id) {
    case 'le-havre':
      return new Yardstick(game as unknown as Game<LeHavreState>, leHavreWorth);
    case 'paris':
      return new Yardstick(game as unknown as Game<ParisState>, parisWorth);
    default:
      return null;
  }
}
