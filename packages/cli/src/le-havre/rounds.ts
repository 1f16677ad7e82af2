import type { Settings } from '@quayside/kernel';
import { roundCards, SHIP_TYPES, SHIPS } from '@quayside/le-havre';
import type { RoundSheet } from '../games.ts';

export function leHavreRounds(settings: Settings): RoundSheet[] {
  const length = settings['length'] === 'short' ? 'short' : 'full';
  return roundCards(Number(settings['players']), length).map(({ food, harvest, town, ship }, index) => {
    const { type, value } = SHIPS[ship] as (typeof SHIPS)[number];
    return { round: index + 1, food, harvest, town, ship: { type: SHIP_TYPES[type]?.name ?? '', value } };
  });
}
