import type { CSSProperties, ReactElement } from 'react';
import './bunting.css';

const FLAGS = 29;
/** How deep the line hangs between its two ends, in px. */
const SAG = 30;
const FLAG_KINDS = 5;

const height = (at: number): number => 4 * SAG * at * (1 - at);

/** A line of signal flags, as a ship wears it on a great day. They are hoisted once, stir a little, and hang still. */
export function Bunting({ colour, moving }: { readonly colour: string; readonly moving: boolean }): ReactElement {
  return (
    <div
      className={`bunting ${moving ? 'moving' : ''}`}
      aria-hidden
      style={{ '--bunting-own': `var(--seat-${colour})` } as CSSProperties}
    >
      <svg viewBox={`0 0 100 ${SAG + 2}`} preserveAspectRatio="none" height={SAG + 2}>
        <path d={`M0 0Q50 ${2 * SAG} 100 0`} />
      </svg>
      {Array.from({ length: FLAGS }, (_, flag) => {
        const at = (flag + 0.5) / FLAGS;
        return (
          <i
            key={flag}
            className={`bunting-flag kind-${flag % FLAG_KINDS}`}
            style={
              {
                left: `${100 * at}%`,
                top: height(at),
                '--bunting-wait': `${Math.round(Math.abs(at - 0.5) * 900)}ms`,
              } as CSSProperties
            }
          />
        );
      })}
    </div>
  );
}
