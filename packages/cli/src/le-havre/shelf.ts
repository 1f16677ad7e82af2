import { bots } from '@quayside/bots/games/le-havre';
import { leHavre, leHavreWords } from '@quayside/le-havre';
import type { Shelf } from '../games.ts';
import { leHavreCards } from './cards.ts';
import { extremePositions, strongPositions } from './rich.ts';
import { leHavreRounds } from './rounds.ts';
import { leHavreWealth } from './wealth.ts';

/** Le Havre for the command line. */
export const leHavreShelf: Shelf = {
  game: leHavre,
  words: leHavreWords,
  bots,
  ...leHavreCards,
  rounds: leHavreRounds,
  wealth: leHavreWealth,
  bench: {
    settings: { players: '4', length: 'full' },
    vary: ['players', 'length'],
    decisions: 250_000,
    search: { settings: { players: '2', length: 'full' }, simulations: 20_000 },
    stateBytes: 4096,
    strong: strongPositions,
    extreme: extremePositions,
  },
};
