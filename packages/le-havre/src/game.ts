import { checkingSeats, type Game } from '@quayside/kernel';
import { SEAT_NAMES } from './data/setup.ts';
import { audit, violations } from './rules/audit.ts';
import { apply, interject, interjections, mover, none, options, weight } from './rules/engine.ts';
import { explain } from './rules/explain.ts';
import { line, lineSeat } from './rules/lines.ts';
import { parse, token, worthTelling } from './rules/option.ts';
import { toPosition } from './rules/position.ts';
import { fromPosition } from './rules/position-import.ts';
import { scores, winners } from './rules/score.ts';
import { SETTINGS, settingsOf, setup } from './rules/setup.ts';
import { LeHavreState } from './rules/state.ts';
import { reshuffle, tokenSeenBy, view } from './rules/view.ts';

/** Le Havre, 1 to 5 players, full and short. */
export const leHavre: Game<LeHavreState> = checkingSeats({
  id: 'le-havre',
  rules: 1,
  settings: SETTINGS,
  longest: 20_000,
  layout: 3,
  blank: () => new LeHavreState(),
  setup,
  settingsOf,
  seatsOf: (s) => SEAT_NAMES.slice(0, s.players),
  mover,
  options,
  apply,
  none,
  weight,
  listen: (s, listener) => {
    s.listener = listener;
  },
  worthTelling,
  interjections,
  interject,
  line,
  lineSeat,
  token,
  parse,
  view,
  reshuffle,
  tokenSeenBy,
  explain,
  toPosition,
  fromPosition,
  scores,
  winners,
  violations,
  audit,
});
