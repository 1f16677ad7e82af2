import type { Game } from '@quayside/kernel';
import { paris, type ParisState, Phase } from '@quayside/paris';
import type { Insight } from '../insight.ts';
import { stage, turnsLeft } from './clock.ts';
import { FEATURES, LIMITS, WELCOME } from './feature-names.ts';
import { describe } from './features.ts';
import { imagine } from './imagine.ts';
import { parisInputs } from './inputs.ts';
import { searchOptions } from './search-options.ts';
import { firstGuess } from './first-guess.ts';

/** Drawing and laying is one half of a turn, the action and what follows the other: chance stands between them. */
const half = (s: ParisState): number => (stage(s) < Phase.ACTION ? 0 : 1);

/** What players know of Paris, with the figures of any edition. */
export const parisInsight = (game: Game<ParisState> = paris): Insight<ParisState> => ({
  game,
  seats: (s) => s.players,
  tables: ['2', '3', '4'],
  table: (s) => s.players - 2,
  features: FEATURES,
  welcome: WELCOME,
  limits: LIMITS,
  describe,
  inputs: parisInputs(),
  clock: turnsLeft,
  turn: (s) => (((s.round << 2) | s.seat) << 1) | half(s),
  atRest: (s) => s.phase === Phase.DRAW || s.phase === Phase.ACTION,
  firstGuess,
  searchOptions,
  imagine,
});
