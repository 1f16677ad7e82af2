import type { State } from '@quayside/kernel';
import type { ReactElement } from 'react';
import type { GuideThing } from '../../game-ui.ts';
import { T } from '../../text/speech.tsx';
import { isMet } from './memory.ts';

const STEP = 22;
const HANG = 6;

/** A line of pennants: one for every thing, hoisted once it was met. */
export function Pennants({
  things,
  met,
}: {
  readonly things: readonly GuideThing<State>[];
  readonly met: ReadonlySet<string>;
}): ReactElement {
  const hoisted = things.filter(({ id }) => isMet(met, id)).length;
  const width = things.length * STEP;
  return (
    <div className="pennants">
      <svg viewBox={`0 -3 ${width} 26`} width={width} height={26} aria-hidden="true">
        <path className="pennant-line" d={`M0 0Q${width / 2} ${2 * HANG} ${width} 0`} />
        {things.map(({ id }, at) => {
          const x = (at + 0.5) * STEP;
          const along = x / width;
          const y = 4 * HANG * along * (1 - along);
          return (
            <path
              key={id}
              className={`pennant ${at < hoisted ? 'met' : ''}`}
              d={`M${x - 9} ${y}H${x + 9}L${x} ${y + 15}z`}
            />
          );
        })}
      </svg>
      <span className="pennants-count">
        <T id="web.guide.met" args={{ n: hoisted, all: things.length }} />
      </span>
    </div>
  );
}
