import type { Message } from '@quayside/kernel';
import {
  ARC,
  argumentOf,
  francsMessage,
  highOf,
  Kind,
  kindOf,
  lowOf,
  type ParisState,
  PLACES,
  SPACES,
} from '@quayside/paris';
import type { Pin } from '../game-ui.ts';
import { ARC_PLACE, bankPlace, bonusPlace, districtPlace, END_PLACE, keyPlace, supplyPlace } from './places.ts';

/**
 * What is told where it was done. On the river the meeple tells it; what is done behind a screen is seen nowhere; a building that was
 * laid is nobody's yet.
 */
export function pins(option: number, before: ParisState, deeds: readonly Message[]): Pin[] {
  const argument = argumentOf(option);
  switch (kindOf(option)) {
    case Kind.PLACE: {
      if (argument === ARC) return [pin(ARC_PLACE, 'placed')];
      const francs = francsMessage(before.figures.bank[argument - PLACES] as number);
      return [pin(bankPlace(argument - PLACES), 'got', { francs })];
    }
    case Kind.TO:
      return [pin(keyPlace(argument), 'paid', { francs: francsIn(deeds) })];
    case Kind.RAISE:
      return [pin(keyPlace(SPACES + highOf(argument)), 'built')];
    case Kind.CLAIM:
      return [pin(bonusPlace(argument), 'took')];
    case Kind.SCORE:
      return [pin(districtPlace(lowOf(argument)), 'new')];
    case Kind.LOOK:
      return [pin(END_PLACE, 'took')];
    case Kind.BUY:
      return [pin(supplyPlace(argument), 'bought')];
    default:
      return [];
  }
}

/** What a move cost; the story lists the francs first. */
function francsIn(deeds: readonly Message[]): readonly Message[] {
  const cost = deeds[0]?.args?.['cost'];
  return Array.isArray(cost) ? cost.slice(0, 1) : [];
}

const pin = (place: string, word: string, args: NonNullable<Message['args']> = {}): Pin => ({
  place,
  words: { key: `web.paris.pin.${word}`, args },
});
