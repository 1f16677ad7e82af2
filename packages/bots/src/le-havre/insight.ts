import { leHavre, type LeHavreState, Phase } from '@quayside/le-havre';
import type { Insight } from '../insight.ts';
import { actionsLeft } from './clock.ts';
import { FEATURES, LIMITS, WELCOME } from './feature-names.ts';
import { describe } from './features.ts';
import { imagine } from './imagine.ts';
import { inputs } from './inputs.ts';
import { searchOptions } from './search-options.ts';
import { firstGuess } from './first-guess.ts';

/** What players know of Le Havre. */
export const leHavreInsight: Insight<LeHavreState> = {
  game: leHavre,
  seats: (s) => s.players,
  tables: ['1', '2', '3', '4', '5', '1 short', '2 short', '3 short', '4 short', '5 short'],
  table: (s) => s.players - 1 + 5 * s.short,
  features: FEATURES,
  welcome: WELCOME,
  limits: LIMITS,
  describe,
  inputs,
  clock: actionsLeft,
  turn: (s) => (s.final << 16) | (s.round << 4) | s.turn,
  atRest: (s) => s.phase === Phase.MAIN,
  firstGuess,
  searchOptions,
  imagine,
};
