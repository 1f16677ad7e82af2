import { cardOf, leHavre, type LeHavreState, Phase, SHIP_TYPES, slugOf, TOWN } from '@quayside/le-havre';
import { useTableContext } from '../table/table-context.tsx';
import type { Gain } from '../game-ui.ts';
import { goodName, shipName } from './harbour.ts';

/** How places are called: where options lie, and where things travel from and to. */
export const placeOfCard = (card: number): string => `card ${slugOf(card)}`;
export const placeOfOffer = (good: number): string => `offer ${goodName(good)}`;
export const placeOfShips = (type: number): string => `ship ${shipName(type)}`;
export const placeOfTile = (place: number): string => `tile ${place + 1}`;
export const placeOfPile = (pile: number): string => `pile ${pile + 1}`;
export const placeOfSeat = (seat: number): string => `seat ${seat}`;
export const placeOfGood = (seat: number, good: number): string => `seat ${seat} good ${goodName(good)}`;
/** The viewer's own ships are touched by type and value alone; those of others are named after their seat. */
export const placeOfShip = (owner: number, viewer: number, type: number, value: number): string =>
  `${owner === viewer ? '' : `seat ${owner} `}ship ${shipName(type)}-${value}`;
export const SPECIALS_PLACE = 'specials';
export const TOWN_PLACE = 'town';
export const ROUND_PLACE = 'round';
export const HARVEST_PLACE = 'harvest';
export const COMING_PLACE = 'coming';
export const FOOD_PLACE = 'food';
export const LOANS_PLACE = 'loans';

/** What somebody who touches a building may wish for, by where it lies. */
export function wishesAt(s: LeHavreState, card: number, viewer: number): string[] {
  const slug = slugOf(card);
  const owner = s.ownerOf(card);
  if (owner === viewer) return [`enter ${slug}`, `sell ${slug}`];
  if (owner < TOWN) return [`enter ${slug}`];
  if (owner === TOWN) return [`enter ${slug}`, `buy ${slug}`];
  return s.phase === Phase.USE ? [`build ${slug}`] : [`buy ${slug}`, `build ${slug}`];
}

export function wishesAtShips(s: LeHavreState, type: number): string[] {
  const name = `${shipName(type)}-ship`;
  return s.phase === Phase.USE ? [`build ${name}`] : [`buy ${name}`, `build ${name}`];
}

/** What entering a building would change for the viewer, where it can be entered now and that is worked out. */
export function useVisit(card: number): readonly Gain[] {
  const context = useTableContext();
  const option = leHavre.parse(`enter ${slugOf(card)}`);
  if (!context?.at(placeOfCard(card)).some(({ options }) => options.length === 1 && options[0] === option)) return [];
  return context.foresee(option) ?? [];
}

/** The page of a narrow screen on which a place is drawn: everything that stands is in the town. */
export function sectionOf(place: string, s: LeHavreState): string | null {
  const [kind, name = ''] = place.split(' ');
  if (kind === 'ship') return SHIP_TYPES.some((type) => type.name === name) ? 'ships' : 'quay';
  if (kind !== 'card') return kind === 'offer' ? 'quay' : null;
  return s.ownerOf(cardOf(name)) <= TOWN ? 'quay' : 'proposals';
}

/** The article about what lies at a place: a building, a good, a kind of ship. */
export function articleAt(place: string): string | null {
  const card = /^card (\S+)$/.exec(place)?.[1];
  const good = /^(?:offer|seat \d+ good) (\S+)$/.exec(place)?.[1];
  const ship = /^(?:seat \d+ )?ship ([a-z]+)/.exec(place)?.[1];
  return card ?? good ?? (ship === undefined ? null : `${ship}-ship`);
}
