import { bots } from '@quayside/bots/games/le-havre';
import { leHavre, leHavreWords } from '@quayside/le-havre';
import { facts } from '@quayside/le-havre/facts';
import type { GameTerminal } from '../game-terminal.ts';
import { leHavreCardGames } from './card-games.ts';
import { leHavreCards } from './cards.ts';
import { leHavreOwnCards } from './own-card.ts';
import { extremePositions, strongPositions } from './rich.ts';
import { leHavreUI } from './play/terminal-ui.ts';
import { leHavreRounds } from './rounds.ts';
import { texts } from './texts.ts';
import { leHavreWealth } from './wealth.ts';

/** Le Havre in the terminal. */
export const terminal: GameTerminal = {
  facts,
  game: leHavre,
  words: leHavreWords,
  bots,
  texts,
  ui: leHavreUI,
  ...leHavreCards,
  ...leHavreOwnCards,
  cardGames: leHavreCardGames,
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
