import type { Message } from '@quayside/kernel';
import {
  DISTRICTS,
  districtOfSpace,
  KINDS_OF_TOKEN,
  LANDMARKS,
  PLACES,
  SEAT_NAMES,
  SPACES,
  TOKENS,
  TYPES,
  valueOf,
} from '../data/names.ts';
import { landmarkValue, typeOf } from '../data/printed.ts';
import { ARC, type ParisState } from '../rules/state.ts';

export const message = (key: string, args?: Message['args']): Message => (args ? { key, args } : { key });

export const seatMessage = (seat: number): Message => message(`paris.seat.${SEAT_NAMES[seat]}`);
export const districtMessage = (district: number): Message => message(`paris.district.${DISTRICTS[district]}`);
export const landmarkMessage = (landmark: number): Message => message(`paris.landmark.${LANDMARKS[landmark]}`);
export const typeMessage = (type: number): Message => message(`paris.type.${TYPES[type]}`);
/** A kind of token, and so many of it. */
export const tokenMessage = (kind: number): Message => message(`paris.token.${TOKENS[kind]}`);
export const tokensMessage = (kind: number, n: number): Message => message(`paris.tokens.${TOKENS[kind]}`, { n });
export const francs = (n: number): Message => message('paris.francs', { n });
export const points = (n: number): Message => message('paris.points', { n });

/** Tokens of each kind as a list, the dearest first. */
export function tokensListed(of: (kind: number) => number): readonly Message[] {
  const list: Message[] = [];
  for (let kind = KINDS_OF_TOKEN - 1; kind >= 0; kind--) if (of(kind) > 0) list.push(tokensMessage(kind, of(kind)));
  return list;
}

/** A building space, whatever lies there. */
export const spaceMessage = (space: number): Message =>
  message('paris.space', {
    district: districtMessage(districtOfSpace(space)),
    value: valueOf(space),
  });

/** A building tile that lies on a space. */
const buildingMessage = (s: ParisState, space: number, tile: number): Message =>
  message('paris.building', {
    district: districtMessage(districtOfSpace(space)),
    value: valueOf(space),
    type: typeMessage(typeOf(s.figures, tile)),
  });

/** A building tile before it lies anywhere: on the space it is printed for. */
export const tileMessage = (s: ParisState, tile: number): Message => buildingMessage(s, tile, tile);

export function placeMessage(s: ParisState, place: number): Message {
  if (place >= SPACES) {
    const landmark = place - SPACES;
    return message('paris.landmark-worth', {
      landmark: landmarkMessage(landmark),
      value: landmarkValue(s.figures, landmark),
    });
  }
  const tile = s.tileOn(place);
  return tile < 0 ? spaceMessage(place) : buildingMessage(s, place, tile);
}

export const ARC_MESSAGE = message('paris.arc');
export const bankMessage = (district: number): Message =>
  message('paris.bank', { district: districtMessage(district) });

/** Where a key stands: the Arc, a bank or a place. */
export function originMessage(s: ParisState, from: number): Message {
  if (from === ARC) return ARC_MESSAGE;
  return from >= PLACES ? bankMessage(from - PLACES) : placeMessage(s, from);
}
