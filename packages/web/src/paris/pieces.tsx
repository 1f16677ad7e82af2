import type { Message } from '@quayside/kernel';
import {
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  type Figures,
  LANDMARKS,
  MOST_PRESTIGE,
  type ParisState,
  pointsMessage,
  SEAT_NAMES,
  TOKENS,
  tokenMessage,
  TYPES,
  USED,
} from '@quayside/paris';
import type { CSSProperties, ReactElement } from 'react';
import type { SeatLabel } from '../game-ui.ts';
import { type SeatColour } from '../icons/index.ts';
import {
  type District,
  type HouseType,
  Key,
  type LandmarkName,
  Meeple,
  ParisToken,
  type ParisTokenName,
} from './icons/index.ts';

/* What the drawings call things by. */

export const colourOf = (seat: number): SeatColour => SEAT_NAMES[seat] ?? 'blue';
export const tokenName = (kind: number): ParisTokenName => TOKENS[kind] as ParisTokenName;
export const districtName = (district: number): District => DISTRICTS[district] as District;
export const landmarkName = (landmark: number): LandmarkName => LANDMARKS[landmark] as LandmarkName;
/** The type of a building tile. */
export const typeOf = (view: ParisState, tile: number): HouseType =>
  TYPES[view.figures.type[tile] as number] as HouseType;

export const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
export const indexes = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The hue of a district, for what is drawn inside. */
export const hueOf = (district: number): CSSProperties =>
  ({ '--hue': `var(--district-${districtName(district)})` }) as CSSProperties;
/** The class that sets the colour, tint and pattern of a seat for what is drawn inside. */
export const seatClass = (seat: number): string => `seat-${colourOf(seat)}`;

/** What prestige scores at a landmark, for the words about it. */
export const prestigeTerms = (figures: Figures, landmark: number): NonNullable<Message['args']> => ({
  n: MOST_PRESTIGE,
  token: tokenMessage(figures.landmarkPrestige[landmark] as number),
  points: pointsMessage(figures.landmarkPoints[landmark] as number),
});

/* Who has what where. */

/** The seats whose keys stand somewhere, each as often as it has keys there. */
export const seatsAt = (view: ParisState, keys: (seat: number) => number): number[] =>
  indexes(view.players).flatMap((seat) => indexes(keys(seat)).map(() => seat));

export const landmarksIn = (view: ParisState, district: number): number[] =>
  indexes(LANDMARKS.length).filter((landmark) => view.landmark[landmark] === district + 1);

export const meeplesAt = (view: ParisState, space: number): number[] =>
  indexes(view.players).filter((seat) => view.meeple[seat] === space);

export const unusedBonus = (view: ParisState, seat: number): number[] =>
  numbersTo(BONUS_TILES).filter((tile) => view.holds(seat, tile));
export const usedBonus = (view: ParisState, seat: number): number[] =>
  numbersTo(BONUS_TILES).filter((tile) => view.owned(seat, tile) && !view.holds(seat, tile));
export const unusedEnds = (view: ParisState, seat: number): number[] =>
  numbersTo(END_TILES).filter((tile) => view.end[tile - 1] === seat + 1);
export const usedEnds = (view: ParisState, seat: number): number[] =>
  numbersTo(END_TILES).filter((tile) => view.end[tile - 1] === USED + seat);

/** A place is held by a seat whose keys alone stand there; where several stand, each key speaks for itself. */
export function heldBy(holders: readonly number[], viewer: number): string {
  const [seat] = holders;
  const mine = holders.includes(viewer) ? 'paris-mine' : '';
  return seat !== undefined && holders.every((each) => each === seat) ? `paris-held ${seatClass(seat)} ${mine}` : mine;
}

export const nameOf = (seats: readonly SeatLabel[], seat: number): string => seats[seat]?.name ?? '';
export const namesOf = (seats: readonly SeatLabel[], of: readonly number[]): string =>
  of.map((seat) => nameOf(seats, seat)).join(', ');

/* Pieces. */

/** Keys side by side; the pattern on the bow tells them apart. */
export function Keys({ of }: { readonly of: readonly number[] }): ReactElement | null {
  if (of.length === 0) return null;
  return (
    // One more or fewer, and they lie anew.
    <span key={of.length} className={`paris-keys ${of.length > 1 ? 'paris-crowd' : ''}`}>
      {of.map((seat, at) => (
        // By its place: keys of one seat are alike.
        <Key key={at} colour={colourOf(seat)} />
      ))}
    </span>
  );
}

export function Meeples({ of }: { readonly of: readonly number[] }): ReactElement | null {
  if (of.length === 0) return null;
  return (
    <span className="paris-meeples">
      {of.map((seat) => (
        <Meeple key={seat} colour={colourOf(seat)} />
      ))}
    </span>
  );
}

/** Tokens of each kind, as many icons as there are. */
export function TokenRow({ of }: { readonly of: readonly number[] }): ReactElement {
  return (
    <span className="paris-token-row">
      {of.flatMap((n, kind) =>
        // By its place: tokens of one kind are alike.
        indexes(n).map((at) => <ParisToken key={`${kind} ${at}`} token={tokenName(kind)} />),
      )}
    </span>
  );
}
