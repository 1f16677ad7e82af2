import type { Options } from '@quayside/kernel';
import { ONTO_OTHER, ONTO_OWN } from '../data/bonus.ts';
import {
  DISTRICTS,
  GOLD,
  LANDMARKS,
  MARBLE,
  PLACES,
  SPACES,
  spaceOf,
  VALUES,
  valueIndexOf,
  WOOD,
} from '../data/names.ts';
import { Kind, option, pair } from './option.ts';
import { canSpend } from './stand-in.ts';
import { ARC, bankOf, type ParisState } from './state.ts';
import { Why } from './why.ts';

const EIGHT = VALUES.length - 1;
const NOTHING = [0, 0, 0] as const;

/** Wood, marble, gold. */
export type Cost = readonly [number, number, number];

/** The district a key stands in, or -1 on the Arc. */
const districtFrom = (s: ParisState, from: number): number =>
  from === ARC ? -1 : from >= PLACES ? from - PLACES : s.districtOf(from);

/** Banks and the Arc count 0 (P-313, P-320). */
const valueFrom = (s: ParisState, from: number): number => (from >= PLACES ? 0 : s.worthOf(from));

/** Francs that a move costs (P-320). */
export const francsFor = (s: ParisState, from: number, to: number): number => s.worthOf(to) - valueFrom(s, from);

export const hasKeyAt = (s: ParisState, seat: number, from: number): boolean => {
  if (from === ARC) return s.arc[seat] !== 0;
  return from >= PLACES ? s.banked(seat, from - PLACES) > 0 : s.keysAt(seat, from) > 0;
};

/** What a building or landmark costs besides francs (P-321). */
export function resourcesOf(s: ParisState, place: number): Cost {
  if (place >= SPACES) return s.figures.landmarkCost[place - SPACES] as Cost;
  return place % VALUES.length === EIGHT ? s.figures.eightCost : NOTHING;
}

const canPayResources = (s: ParisState, seat: number, place: number): boolean => {
  const cost = resourcesOf(s, place);
  return cost === NOTHING || canSpend(s, seat, cost);
};

/** A place held by an own key needs tile 9, one held by somebody else tile 16 (P-315, P-609, P-616). */
function whyOccupied(s: ParisState, seat: number, place: number): Why {
  for (let other = 0; other < s.players; other++) {
    if (s.keysAt(other, place) === 0) continue;
    if (!s.holds(seat, other === seat ? ONTO_OWN : ONTO_OTHER)) return Why.OCCUPIED;
  }
  return Why.OK;
}

/** A key from the Arc goes anywhere, others stay in their district; all go up (P-313, P-314). */
export function whyOutOfReach(s: ParisState, from: number, to: number): Why {
  const district = districtFrom(s, from);
  if (district >= 0 && district !== s.districtOf(to)) return Why.OTHER_DISTRICT;
  return francsFor(s, from, to) > 0 ? Why.OK : Why.NOT_HIGHER;
}

/** Has a seat a key here that could go to a place, were the place there, free and paid for (P-313, P-314)? */
export const canReach = (s: ParisState, seat: number, from: number, to: number): boolean =>
  hasKeyAt(s, seat, from) && whyOutOfReach(s, from, to) === Why.OK;

/** Why a seat cannot move its key from here onto a building or landmark that stands (P-312 to P-321). */
export function whyNotMove(s: ParisState, seat: number, from: number, to: number): Why {
  if (!s.stands(to)) return Why.NOT_BUILT;
  const out = whyOutOfReach(s, from, to);
  if (out !== Why.OK) return out;
  const occupied = whyOccupied(s, seat, to);
  if (occupied !== Why.OK) return occupied;
  if (s.francsOf(seat) < francsFor(s, from, to)) return Why.NO_FRANCS;
  return canPayResources(s, seat, to) ? Why.OK : Why.NO_RESOURCE;
}

/** Why a landmark from the supply cannot be built in a district and entered by the key from here (P-330, P-331). All are worth more than buildings. */
export function whyNotRaise(s: ParisState, seat: number, from: number, landmark: number, district: number): Why {
  if (s.landmark[landmark] !== 0) return Why.LANDMARK_BUILT;
  const home = districtFrom(s, from);
  if (home >= 0 && home !== district) return Why.OTHER_DISTRICT;
  const place = SPACES + landmark;
  for (let other = 0; other < LANDMARKS.length; other++) {
    if (s.landmark[other] === district + 1 && s.worthOf(SPACES + other) >= s.worthOf(place)) return Why.HIGHER_LANDMARK;
  }
  if (s.francsOf(seat) < francsFor(s, from, place)) return Why.NO_FRANCS;
  return canPayResources(s, seat, place) ? Why.OK : Why.NO_RESOURCE;
}

/** Where a key can go; a list with a limit stops when it is full. */
export function targetOptions(s: ParisState, from: number, out: Options): void {
  const home = districtFrom(s, from);
  const first = home < 0 ? 0 : home;
  const last = home < 0 ? DISTRICTS.length - 1 : home;
  // Lower ones need not be asked (P-314).
  const lowest = from < SPACES ? valueIndexOf(from) + 1 : from < PLACES ? VALUES.length : 0;
  for (let district = first; district <= last; district++) {
    for (let value = lowest; value < VALUES.length; value++) {
      const place = spaceOf(district, value);
      if (s.space[place] !== 0 && whyNotMove(s, s.seat, from, place) === Why.OK) out.add(option(Kind.TO, place));
      if (out.full) return;
    }
  }
  for (let landmark = 0; landmark < LANDMARKS.length; landmark++) {
    const place = SPACES + landmark;
    if (s.stands(place)) {
      if (whyNotMove(s, s.seat, from, place) === Why.OK) out.add(option(Kind.TO, place));
      continue;
    }
    for (let district = first; district <= last; district++) {
      if (whyNotRaise(s, s.seat, from, landmark, district) === Why.OK)
        out.add(option(Kind.RAISE, pair(landmark, district)));
    }
    if (out.full) return;
  }
}

const canGoAnywhere = (s: ParisState, from: number): boolean => {
  s.probe.clear();
  targetOptions(s, from, s.probe);
  return s.probe.count > 0;
};

/** Keys that can move somewhere: from the Arc, the banks and the places held. */
export function moveOptions(s: ParisState, out: Options): void {
  if (s.arc[s.seat] && canGoAnywhere(s, ARC)) out.add(option(Kind.MOVE, ARC));
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (s.banked(s.seat, district) && canGoAnywhere(s, bankOf(district))) out.add(option(Kind.MOVE, bankOf(district)));
  }
  for (let place = 0; place < PLACES; place++) {
    if (s.keysAt(s.seat, place) && canGoAnywhere(s, place)) out.add(option(Kind.MOVE, place));
  }
}

/** Pays francs, makes the resources due, and uses tile 9 or 16 where the place is held. */
export function startMove(s: ParisState, to: number): void {
  const { seat } = s;
  let own = false;
  let others = false;
  for (let other = 0; other < s.players; other++) {
    if (s.keysAt(other, to) === 0) continue;
    if (other === seat) own = true;
    else others = true;
  }
  if (own) s.useUp(seat, ONTO_OWN);
  if (others) s.useUp(seat, ONTO_OTHER);
  s.addFrancs(seat, -francsFor(s, s.from, to));
  const cost = resourcesOf(s, to);
  s.dueWood = cost[WOOD];
  s.dueMarble = cost[MARBLE];
  s.dueGold = cost[GOLD];
  s.to = to;
}
