import {
  ARC,
  DISTRICTS,
  hasKeyAt,
  LANDMARKS,
  type ParisState,
  Phase,
  PLACES,
  placeName,
  SPACES,
  TOKENS,
  valueIndexOf,
} from '@quayside/paris';

/* What somebody who touches a place may wish for, as tokens: the reason why it cannot be is told with them. */

type Wishes = readonly string[];

const districtName = (district: number): string => DISTRICTS[district] as string;

/** Is the viewer choosing where a key goes? */
const carries = (view: ParisState): boolean => view.phase === Phase.TARGET;

/** Has a seat any key on the board? */
const hasKeys = (view: ParisState, seat: number): boolean =>
  Array.from({ length: ARC + 1 }, (_, from) => from).some((from) => hasKeyAt(view, seat, from));

/** A building or a landmark that stands: the target of a move, its beginning, or where a tile is laid. */
export function placeWishes(view: ParisState, viewer: number, place: number): Wishes {
  if (carries(view)) return [`to ${placeName(place)}`];
  if (view.phase === Phase.PUT) {
    const fits = place < SPACES && valueIndexOf(place) === valueIndexOf(view.drawn);
    return fits ? [`put ${districtName(view.districtOf(place))}`] : [];
  }
  if (view.keysAt(viewer, place) > 0) return [`move ${placeName(place)}`];
  if (view.phase !== Phase.ACTION || !view.stands(place)) return [];
  // Whoever has no key there may want to move one there.
  return [`${hasKeys(view, viewer) ? 'to' : 'move'} ${placeName(place)}`];
}

export function bankWishes(view: ParisState, viewer: number, district: number): Wishes {
  if (carries(view)) return [];
  const name = districtName(district);
  return view.banked(viewer, district) > 0 ? [`move ${name}-bank`] : [`place ${name}`];
}

export function arcWishes(view: ParisState, viewer: number): Wishes {
  if (carries(view)) return [];
  return view.arc[viewer] ? ['move arc'] : ['place arc'];
}

/** A landmark beside the board, for the key that is being moved: in its district, or from the Arc in any. */
export function landmarkWishes(view: ParisState, landmark: number): Wishes {
  if (!carries(view)) return [];
  const { from } = view;
  const home = from >= PLACES ? from - PLACES : view.districtOf(from);
  const districts = from === ARC ? DISTRICTS.map((_, district) => district) : [home];
  return districts.map((district) => `raise ${LANDMARKS[landmark]} ${districtName(district)}`);
}

const TAKEN_IN: Readonly<Record<number, string>> = {
  [Phase.BONUS]: 'bonus',
  [Phase.CLAIM]: 'claim',
  [Phase.RETREAT]: 'retreat',
};

export function bonusWishes(view: ParisState, tile: number): Wishes {
  const verb = TAKEN_IN[view.phase];
  return verb === undefined ? [] : [`${verb} ${tile}`];
}

/** Phases in which tokens or tiles are asked for piece by piece: what lies behind the screen is then for paying. */
const PAYING: readonly number[] = [
  Phase.SPEND,
  Phase.STAND_IN,
  Phase.PRESTIGE,
  Phase.PRESTIGE_TILE,
  Phase.PAIRS,
  Phase.SELL_MORE,
];
const unlessPaying = (view: ParisState, wish: string): Wishes => (PAYING.includes(view.phase) ? [] : [wish]);

export const drawWishes = (stack: number): Wishes => [`draw ${stack + 1}`];
export const buyWishes = (kind: number): Wishes => [`buy ${TOKENS[kind]}`];
export const sellWishes = (view: ParisState, kind: number): Wishes => unlessPaying(view, `sell ${TOKENS[kind]}`);
export const useWishes = (view: ParisState, tile: number): Wishes => unlessPaying(view, `use ${tile}`);
export const useEndWishes = (view: ParisState, tile: number): Wishes => unlessPaying(view, `use end-${tile}`);
export const lookWishes = ({ phase }: ParisState): Wishes => (phase === Phase.LOOK ? [] : ['look']);
