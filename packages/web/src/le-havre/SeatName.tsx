import type { ReactElement } from 'react';
import type { SeatLabel } from '../game-ui.ts';
import { Disc } from '../icons/index.ts';
import { colourOf } from './harbour.ts';

/** A seat by its disc and name. */
export function SeatName({
  seat,
  seats,
}: {
  readonly seat: number;
  readonly seats: readonly SeatLabel[];
}): ReactElement {
  return (
    <span className={`lh-seat seat-${colourOf(seat)}`}>
      <Disc colour={colourOf(seat)} /> {seats[seat]?.name}
    </span>
  );
}
