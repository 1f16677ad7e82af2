import { GOOD_NAMES, type GoodName, Kind, kindOf, type LeHavreState } from '@quayside/le-havre';
import type { Pin } from '../game-ui.ts';
import { placesOf } from './options.ts';

/** What is told where it was done. What somebody sold or repaid of their own is seen nowhere. */
const WORDS: Readonly<Partial<Record<Kind, string>>> = {
  [Kind.TAKE]: 'took',
  [Kind.HAUL]: 'took',
  [Kind.ENTER]: 'entered',
  [Kind.OUST]: 'entered',
  [Kind.BUY]: 'bought',
  [Kind.BUY_SHIP]: 'bought',
  [Kind.BUILD]: 'built',
  [Kind.BUILD_BY_CRANE]: 'built',
  [Kind.BUILD_SHIP]: 'built',
  [Kind.SELL]: 'sold',
};

export function pins(option: number, before: LeHavreState): Pin[] {
  const word = WORDS[kindOf(option)];
  if (word === undefined) return [];
  return placesOf(option, before).map((place) => ({
    place,
    words: { key: `web.lh.pin.${word}`, args: amountAt(place, before) },
  }));
}

/** How much lay on an offer. */
function amountAt(place: string, before: LeHavreState): Record<string, number> {
  const [kind, good] = place.split(' ');
  return kind === 'offer' ? { n: before.offer(GOOD_NAMES.indexOf(good as GoodName)) } : {};
}
