import type { Message } from '@quayside/kernel';
import {
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  type Figures,
  LANDMARKS,
  MOST_PRESTIGE,
  type ParisState,
  Phase,
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
/** The ink of a seat, for what is drawn inside. */
export const inkOf = (seat: number): CSSProperties =>
  ({ '--seat': `var(--seat-${colourOf(seat)})`, '--seat-ink': `var(--seat-${colourOf(seat)}-ink)` }) as CSSProperties;

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

export const nameOf = (seats: readonly SeatLabel[], seat: number): string => seats[seat]?.name ?? '';
export const namesOf = (seats: readonly SeatLabel[], of: readonly number[]): string =>
  of.map((seat) => nameOf(seats, seat)).join(', ');

const UNDER_WAY: readonly number[] = [Phase.TARGET, Phase.SPEND, Phase.STAND_IN];

/** Whose key is being moved from there; null: nobody's. */
export const liftedFrom = (view: ParisState, at: number): number | null =>
  UNDER_WAY.includes(view.phase) && view.from === at ? view.seat : null;

/* Pieces. */

/** Keys side by side; the pattern on the bow tells them apart. One of a seat may be in the air. */
export function Keys({
  of,
  lifted = null,
}: {
  readonly of: readonly number[];
  readonly lifted?: number | null;
}): ReactElement | null {
  if (of.length === 0) return null;
  const inTheAir = lifted === null ? -1 : of.indexOf(lifted);
  return (
    <span className={`paris-keys ${of.length > 2 ? 'paris-many' : ''}`}>
      {of.map((seat, at) =>
        // By its place: keys of one seat are alike.
        at === inTheAir ? (
          <span key={at} className="paris-in-the-air">
            <Key colour={colourOf(seat)} />
          </span>
        ) : (
          <Key key={at} colour={colourOf(seat)} />
        ),
      )}
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
