import type { ReactElement } from 'react';
import './bunting.css';

/** As many as span the broadest window. */
const SWAGS = 8;
const FLAGS = 10;
const WIDTH = 320;
/** How deep a line hangs between its two ends, in px. */
const SAG = 30;
const COLOURS = ['red', 'yellow', 'blue', 'green', 'white'] as const;

/** Flags that hang from the head, as a harbour wears them on a great day. They swing once and hang still. */
export const Bunting = ({ moving }: { readonly moving: boolean }): ReactElement => (
  <div className={`bunting ${moving ? 'moving' : ''}`} aria-hidden="true">
    {Array.from({ length: SWAGS }, (_, swag) => (
      <svg key={swag} width={WIDTH} height={62} viewBox={`0 0 ${WIDTH} 62`}>
        <path className="bunting-line" d={`M0 1Q${WIDTH / 2} ${1 + 2 * SAG} ${WIDTH} 1`} />
        {Array.from({ length: FLAGS }, (__, flag) => (
          <path
            key={flag}
            d={flagAt((flag + 0.5) / FLAGS)}
            fill={`var(--seat-${COLOURS[(flag + swag) % COLOURS.length]})`}
          />
        ))}
      </svg>
    ))}
  </div>
);

/** A flag that hangs from the line, whose two upper corners lie on it. */
function flagAt(at: number): string {
  const x = at * WIDTH;
  const y = 1 + 4 * SAG * at * (1 - at);
  const slope = ((4 * SAG * (1 - 2 * at)) / WIDTH) * 12;
  const point = (of: number): string => of.toFixed(1);
  return `M${x - 12} ${point(y - slope)}L${x + 12} ${point(y + slope)}L${point(x - slope * 0.6)} ${point(y + 26)}z`;
}
