import type { Message } from '@quayside/kernel';
import {
  DISTRICTS,
  districtMessage,
  type Figures,
  LANDMARKS,
  landmarkMessage,
  type ParisState,
  SEAT_NAMES,
  SPACES,
  TOKENS,
  TYPES,
} from '@quayside/paris';
import type { Screen } from '../../play/screen.ts';

export const LANDMARK = '▲';
export const UNKNOWN = '?';

export const say = ({ speaker }: Screen, message: Message): string => speaker.say(message);

export const districtName = (district: number, screen: Screen): string => say(screen, districtMessage(district));

/** The first letter of a seat's colour: its keys and its meeple on the board, for whoever sees no colours too. */
export function letter(seat: number, { speaker, paint }: Screen): string {
  const name = speaker.text(`paris.seat.${SEAT_NAMES[seat]}`);
  return paint.seat(seat, paint.bold(name.slice(0, 1)));
}

/** All keys that stand at a place, a letter each. */
export function keysAt(s: ParisState, of: (seat: number) => number, screen: Screen): string {
  return Array.from({ length: s.players }, (_, seat) => letter(seat, screen).repeat(of(seat))).join('');
}

/** A kind of token in two letters or three: on the board there is no room for more. */
export const tokenSign = (kind: number, { speaker }: Screen): string =>
  speaker.text(`play.paris.token.${TOKENS[kind]}`);

export const typeSign = (type: number, { speaker }: Screen): string => speaker.text(`play.paris.type.${TYPES[type]}`);

/** "7 Louvre B": a landmark with its value and who holds it. */
export function landmarkWords(s: ParisState, landmark: number, screen: Screen): string {
  const keys = keysAt(s, (seat) => s.keysAt(seat, SPACES + landmark), screen);
  const name = say(screen, landmarkMessage(landmark));
  return [LANDMARK, String(s.figures.landmarkValue[landmark]), name, keys].filter((part) => part !== '').join(' ');
}

/** What a landmark costs besides francs and what prestige it takes, in signs. */
export function landmarkTerms(figures: Figures, landmark: number, screen: Screen): string {
  const cost = (figures.landmarkCost[landmark] ?? []).flatMap((n, kind) =>
    n > 0 ? [`${n} ${tokenSign(kind, screen)}`] : [],
  );
  const prestige = tokenSign(figures.landmarkPrestige[landmark] as number, screen);
  return `${cost.join(' ') || '–'} ${screen.paint.dim('→')} ${prestige} ${figures.landmarkPoints[landmark]}`;
}

export const landmarksIn = (s: ParisState, district: number): number[] =>
  LANDMARKS.flatMap((_, index) => (s.landmark[index] === district + 1 ? [index] : []));

export const seatWords = (seat: number, { speaker, paint }: Screen): string =>
  paint.seat(seat, `● ${speaker.text(`paris.seat.${SEAT_NAMES[seat]}`)}`);

export const districts = DISTRICTS.map((_, district) => district);
