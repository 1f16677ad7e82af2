import { Fit } from '../look/Fit.tsx';
import type { ReactElement } from 'react';
import type { SeatLabel } from '../game-ui.ts';
import { Disc, type SeatColour } from '../icons/index.ts';

/** A seat by its disc and name, and who played it. */
export function SeatTag({
  label: { colour, name, role },
  short = false,
}: {
  readonly label: SeatLabel;
  readonly short?: boolean;
}): ReactElement {
  return (
    <span className="seat-tag">
      <Disc colour={colour as SeatColour} />
      <span className="seat-tag-name" style={{ color: `var(--seat-${colour}-ink)` }}>
        <Fit>{name}</Fit>
      </span>
      {!short && role !== null && <small>{role}</small>}
    </span>
  );
}
