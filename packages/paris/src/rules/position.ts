import type { JsonObject } from '@quayside/kernel';
import {
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  LANDMARKS,
  PLACES,
  placeName,
  RESOURCES,
  SEAT_NAMES,
  SPACES,
  spaceName,
  TOKENS,
} from '../data/names.ts';
import { PHASE_NAMES } from './phases.ts';
import { settingsFor, settingsOf } from './setup.ts';
import { ARC, bankOf, GONE, IN_STACK, type ParisState, UNDER_WAY, UNKNOWN, UNSEEN, USED } from './state.ts';

const bits = (mask: number): number[] =>
  Array.from({ length: BONUS_TILES }, (_, i) => i + 1).filter((tile) => (mask >> tile) & 1);

/** A state as JSON that a person can read and write: docs/notation.md, "Positions of Paris". */
export function toPosition(s: ParisState): JsonObject {
  const position: Record<string, JsonObject[string]> = { game: 'paris', rules: 1 };
  const settings = settingsOf(s);
  for (const { name, default: usual, always } of settingsFor(s.figures)) {
    const value = settings[name] as string;
    if (name === 'players') position[name] = s.players;
    else if (always || value !== usual) position[name] = value;
  }
  position['round'] = s.round;
  position['turn'] = SEAT_NAMES[s.seat] as string;
  position['phase'] = PHASE_NAMES[s.phase];
  if (s.ending > 0) position['ending'] = s.ending;
  position['seats'] = Object.fromEntries(
    Array.from({ length: s.players }, (_, seat) => [SEAT_NAMES[seat] as string, seatObject(s, seat)]),
  );
  position['buildings'] = buildings(s);
  position['landmarks'] = Object.fromEntries(
    LANDMARKS.flatMap((name, i) =>
      s.landmark[i] === 0 ? [] : [[name, DISTRICTS[(s.landmark[i] as number) - 1] as string]],
    ),
  );
  position['beside'] = Object.fromEntries(
    Array.from({ length: SPACES }, (_, space) => space)
      .filter((space) => s.beside[space] !== 0)
      .map((space) => [spaceName(space), TOKENS[s.tokenBeside(space)] as string]),
  );
  position['supply'] = tokensObject((kind) => s.supply[kind] as number, RESOURCES);
  position['stacks'] = [...s.stack].map((left, stack) => ({
    left,
    back: DISTRICTS[s.districtOnTop(stack)] ?? null,
  }));
  position['unseen'] = tilesThat(s, UNSEEN);
  const gone = tilesThat(s, GONE);
  if (gone.length > 0) position['gone'] = gone;
  position['track'] = [...s.track.subarray(1)].map((tile) => ({ tile, left: s.copies[tile] as number }));
  position['scores'] = Object.fromEntries(
    DISTRICTS.flatMap((name, district) => (s.score[district] === 0 ? [] : [[name, s.score[district] as number]])),
  );
  position['fourth'] = DISTRICTS.filter((_, district) => (s.fourth >> district) & 1);
  position['endStack'] = endTiles(s, IN_STACK);
  const unknown = endTiles(s, UNKNOWN);
  if (unknown.length > 0) {
    position['endUnknown'] = unknown;
    position['endLeft'] = s.endLeft;
  }
  const underWay: Record<string, number> = {};
  for (const name of UNDER_WAY) if (s[name] !== 0) underWay[name] = s[name];
  if (Object.keys(underWay).length > 0) position['underWay'] = underWay;
  return position;
}

const endTiles = (s: ParisState, where: number): number[] =>
  Array.from({ length: END_TILES }, (_, i) => i + 1).filter((tile) => s.end[tile - 1] === where);

const tilesThat = (s: ParisState, are: number): string[] =>
  Array.from({ length: SPACES }, (_, tile) => tile)
    .filter((tile) => s.tile[tile] === are)
    .map(spaceName);

function tokensObject(of: (kind: number) => number, kinds: number): JsonObject {
  const tokens: Record<string, number> = {};
  for (let kind = 0; kind < kinds; kind++) if (of(kind) > 0) tokens[TOKENS[kind] as string] = of(kind);
  return tokens;
}

function seatObject(s: ParisState, seat: number): JsonObject {
  const keys: string[] = [];
  if (s.arc[seat]) keys.push('arc');
  for (const [district, name] of DISTRICTS.entries()) if (s.banked(seat, district)) keys.push(`${name}-bank`);
  for (let place = 0; place < PLACES; place++) {
    for (let i = 0; i < s.keysAt(seat, place); i++) keys.push(placeName(place));
  }
  return {
    points: s.points[seat],
    francs: s.francsOf(seat),
    hand: s.hand[seat],
    reserve: s.reserve[seat],
    tokens: tokensObject((kind) => s.token(seat, kind), TOKENS.length),
    keys,
    meeple: s.meeple[seat],
    tiles: bits(s.unusedBits(seat)),
    usedTiles: bits(s.usedBits(seat)),
    endTiles: endTiles(s, seat + 1),
    usedEndTiles: endTiles(s, USED + seat),
  };
}

/** Spaces with a building; in the free district game also which tile it is. */
function buildings(s: ParisState): JsonObject[string] {
  const laid = Array.from({ length: SPACES }, (_, space) => space).filter((space) => s.space[space] !== 0);
  if (!s.freeDistrict) return laid.map(spaceName);
  return Object.fromEntries(laid.map((space) => [spaceName(space), spaceName(s.tileOn(space))]));
}

/** Where keys can be named: the Arc, banks and places. */
export const ORIGINS: readonly string[] = [
  ...Array.from({ length: PLACES }, (_, place) => placeName(place)),
  ...DISTRICTS.map((name) => `${name}-bank`),
  'arc',
];

export const originIndex = (name: string): number => {
  const index = ORIGINS.indexOf(name);
  return index < PLACES ? index : index === ORIGINS.length - 1 ? ARC : bankOf(index - PLACES);
};
