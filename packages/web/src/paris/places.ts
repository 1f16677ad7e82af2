import {
  ARC,
  argumentOf,
  DISTRICTS,
  END_OFFSET,
  highOf,
  Kind,
  kindOf,
  LANDMARKS,
  lowOf,
  type ParisState,
  Phase,
  PLACES,
  placeName,
  spaceName,
  spaceOf,
  TOKENS,
  valueIndexOf,
} from '@quayside/paris';
import { onlyGoal } from './moves.ts';

/* The names of places on the table, as `Place` and `Movement` have them. */

export const ARC_PLACE = 'arc';
export const END_PLACE = 'end';
/** Where the meeples stand before the first space of the track. */
export const TRACK_START = 'bonus 0';
export const stackPlace = (stack: number): string => `stack ${stack + 1}`;
export const districtPlace = (district: number): string => `district ${DISTRICTS[district]}`;
export const bankPlace = (district: number): string => `bank ${DISTRICTS[district]}`;
/** A building space or a landmark that stands. */
export const keyPlace = (place: number): string => `place ${placeName(place)}`;
/** A landmark that waits beside the board. */
export const landmarkPlace = (landmark: number): string => `landmark ${LANDMARKS[landmark]}`;
export const scorePlace = (tile: number): string => `score ${tile + 1}`;
export const bonusPlace = (tile: number): string => `bonus ${tile}`;
export const supplyPlace = (kind: number): string => `supply ${TOKENS[kind]}`;
export const ownBonusPlace = (tile: number): string => `own bonus ${tile}`;
export const ownEndPlace = (tile: number): string => `own end ${tile}`;
export const ownTokenPlace = (kind: number): string => `own token ${TOKENS[kind]}`;
export const seatPlace = (seat: number): string => `seat ${seat}`;

/** Where a key stands: on the Arc, a bank or a place. */
export function originPlace(from: number): string {
  if (from === ARC) return ARC_PLACE;
  return from >= PLACES ? bankPlace(from - PLACES) : keyPlace(from);
}

/** A tile that stands for tokens, behind the own screen. */
const standInPlace = (tile: number): string =>
  tile <= END_OFFSET ? ownBonusPlace(tile) : ownEndPlace(tile - END_OFFSET);

/** Where an option lies on the table; what lies nowhere is offered in the bar. */
export function placesOf(option: number, view: ParisState): readonly string[] {
  const argument = argumentOf(option);
  switch (kindOf(option)) {
    case Kind.DRAW:
      return [stackPlace(argument)];
    case Kind.PUT:
      return [`place ${spaceName(spaceOf(argument, valueIndexOf(view.drawn)))}`, districtPlace(argument)];
    case Kind.PLACE:
      return [originPlace(argument)];
    case Kind.MOVE: {
      const goal = onlyGoal(view, option);
      return goal < 0 ? [originPlace(argument)] : [originPlace(argument), ...placesOf(goal, view)];
    }
    case Kind.TO:
      return [keyPlace(argument)];
    case Kind.RAISE:
      return [landmarkPlace(highOf(argument)), districtPlace(lowOf(argument))];
    case Kind.SPEND:
    case Kind.PRESTIGE:
    case Kind.PAIRS:
      return [ownTokenPlace(lowOf(argument))];
    case Kind.WITH_TILE:
      return [standInPlace(argument)];
    case Kind.BONUS:
    case Kind.CLAIM:
    case Kind.RETREAT:
      return [bonusPlace(argument)];
    case Kind.SCORE:
      return [scorePlace(highOf(argument)), districtPlace(lowOf(argument))];
    case Kind.LOOK:
    case Kind.KEEP:
      return [END_PLACE];
    case Kind.USE_BONUS:
      return [ownBonusPlace(argument)];
    case Kind.USE_END:
      return [ownEndPlace(argument)];
    case Kind.BUY:
      return [supplyPlace(argument), ownTokenPlace(argument)];
    case Kind.SELL:
      return [ownTokenPlace(argument)];
    case Kind.SELL_AS:
      return [standInPlace(highOf(argument))];
    default:
      return [];
  }
}

const PARTS: ReadonlySet<number> = new Set([Kind.SPEND, Kind.WITH_TILE, Kind.PRESTIGE, Kind.PAIRS]);
const AMOUNTS: ReadonlySet<number> = new Set([Kind.SPEND, Kind.PRESTIGE, Kind.PAIRS]);

/** Prestige is given piece by piece until it is enough; what a tile is sold as besides is a choice of its own. */
export const isPart = (option: number, { phase }: ParisState): boolean =>
  PARTS.has(kindOf(option)) || (kindOf(option) === Kind.ENOUGH && phase === Phase.PRESTIGE_TILE);
export const amountIn = (option: number): number | null =>
  AMOUNTS.has(kindOf(option)) ? highOf(argumentOf(option)) : null;
export const ends = (option: number): boolean => kindOf(option) === Kind.END || kindOf(option) === Kind.PASS;
export const isSeldom = (option: number): boolean => kindOf(option) === Kind.SELL || kindOf(option) === Kind.SELL_AS;

const SECTIONS: Readonly<Record<string, string>> = {
  stack: 'city',
  end: 'city',
  arc: 'city',
  bank: 'city',
  place: 'city',
  district: 'city',
  bonus: 'city',
  landmark: 'market',
  score: 'market',
  supply: 'market',
};

/** The page of a narrow screen on which a place is drawn; what is behind the own screen is always in sight. */
export const sectionOf = (place: string): string | null => SECTIONS[place.split(' ')[0] ?? ''] ?? null;

/** The article about what lies at a place: a building, a landmark, a tile, a token, a bank. */
export function articleAt(place: string): string | null {
  const [, kind = '', name = ''] =
    /^(?:own )?(place|landmark|bonus|end|score|supply|token|bank) (\S+)$/.exec(place) ?? [];
  if (place === ARC_PLACE) return ARC_PLACE;
  if (name === '' || place === TRACK_START) return null;
  return kind === 'bonus' || kind === 'end' || kind === 'score' || kind === 'bank' ? `${kind}-${name}` : name;
}
