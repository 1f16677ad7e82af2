import { checkingSeats, type Game } from '@quayside/kernel';
import { type Figures, STANDARD_FIGURES } from './data/figures.ts';
import { SEAT_NAMES } from './data/names.ts';
import { audit } from './rules/audit.ts';
import { violations } from './rules/consistency.ts';
import { apply, mover, none, options, weight } from './rules/engine.ts';
import { explain } from './rules/explain.ts';
import { line } from './rules/lines.ts';
import { parse, token, worthTelling } from './rules/option.ts';
import { toPosition } from './rules/position.ts';
import { fromPosition } from './rules/position-import.ts';
import { scores, winners } from './rules/score.ts';
import { settingsFor, settingsOf, setup } from './rules/setup.ts';
import { ParisState } from './rules/state.ts';
import { reshuffle, tokenSeenBy, view } from './rules/view.ts';

/** Paris, 2 to 4 players, with the figures of an edition. */
export const parisWith = (figures: Figures): Game<ParisState> =>
  checkingSeats({
    id: 'paris',
    rules: 1,
    settings: settingsFor(figures),
    longest: 4000,
    layout: 1,
    blank: () => new ParisState(figures),
    setup: (settings, random) => setup(figures, settings, random),
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
    interjections: () => {},
    interject: () => {},
    line,
    lineSeat: (s) => s.seat,
    token,
    parse,
    view,
    reshuffle,
    tokenSeenBy,
    explain,
    toPosition,
    fromPosition: (json) => fromPosition(figures, json),
    scores,
    winners,
    violations,
    audit,
  });

/** Paris with the figures as far as they are known. */
export const paris = parisWith(STANDARD_FIGURES);
