import { ARC, argumentOf, Kind, kindOf, type ParisState } from '@quayside/paris';
import type { GuideThing } from '../game-ui.ts';
import { onlyGoal } from './moves.ts';
import { END_PLACE, placesOf } from './places.ts';

/** Met where such an option is asked for; it lies where that does. */
const asked = (id: string, tries: (option: number) => boolean): GuideThing<ParisState> => ({
  id,
  place(view, _viewer, options) {
    const option = options.find(tries);
    return option === undefined ? null : (placesOf(option, view)[0] ?? null);
  },
  tries,
});

const ofKind =
  (...kinds: readonly Kind[]) =>
  (option: number): boolean =>
    kinds.includes(kindOf(option));

const isPlaced = ofKind(Kind.PLACE);
const isRaised = ofKind(Kind.RAISE);

/** What a guide explains, when it is first asked for or seen. */
export const guide: readonly GuideThing<ParisState>[] = [
  asked('draw', ofKind(Kind.DRAW)),
  asked('bonus', ofKind(Kind.BONUS)),
  asked('prestige', ofKind(Kind.PRESTIGE)),
  asked('score', ofKind(Kind.SCORE)),
  asked('bank', (option) => isPlaced(option) && argumentOf(option) !== ARC),
  asked('key', ofKind(Kind.MOVE, Kind.TO)),
  {
    id: 'landmark',
    tries: isRaised,
    suits: (option, view) => isRaised(onlyGoal(view, option)),
    // A key that has nowhere else to go is picked up for it.
    place(view, _viewer, options) {
      const option = options.find(isRaised) ?? options.map((each) => onlyGoal(view, each)).find(isRaised);
      return option === undefined ? null : (placesOf(option, view)[0] ?? null);
    },
  },
  {
    id: 'end',
    isShown: true,
    place: (view, _viewer, options) =>
      view.ending > 0 || options.some((option) => kindOf(option) === Kind.LOOK) ? END_PLACE : null,
    tries: (option) => kindOf(option) === Kind.LOOK,
  },
  asked('arc', (option) => isPlaced(option) && argumentOf(option) === ARC),
  // Who only ends the turn, again and again, has never heard of them.
  { ...asked('use', ofKind(Kind.USE_BONUS, Kind.USE_END)), isShown: true },
  asked('trade', ofKind(Kind.BUY, Kind.SELL, Kind.SELL_AS)),
];
