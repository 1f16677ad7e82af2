import { CARDS, cardOf } from '@quayside/le-havre';
import { memo, type ReactElement } from 'react';
import { SCENES } from './scenes.ts';
import { GROUND, type Shape } from './shape.ts';
import './vignette.css';

const colour = (tint: string | null): string => (tint ? `var(--draw-${tint})` : 'none');

/** Shapes one over the other; `weight`: how thick their lines are. Smoke keeps its breadth. */
function Shapes({ of, weight = 1 }: { readonly of: readonly Shape[]; readonly weight?: number }): ReactElement {
  return (
    <>
      {of.map(({ d, fill, ink, width }, at) => (
        <path
          // Nothing in a drawing changes place.
          key={at}
          d={d}
          {...(fill === 'window' ? { className: 'vignette-window' } : { fill: colour(fill) })}
          stroke={colour(ink)}
          strokeWidth={ink === 'smoke' ? width : width * weight}
        />
      ))}
    </>
  );
}

/** The drawing of a building, 112 by 40, as large as its box. The ground runs on to both sides: the box cuts it off. */
export const Vignette = memo(function Vignette({
  card,
  lit = false,
}: {
  readonly card: string;
  readonly lit?: boolean;
}) {
  const type = CARDS[cardOf(card)]?.type ?? 'none';
  return (
    <svg
      className={`vignette vignette-${type} ${lit ? 'lit' : ''}`}
      viewBox="0 0 112 40"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d={`M-40 ${GROUND}H152V40H-40z`} fill="var(--draw-ground)" />
        <Shapes of={SCENES[card] ?? []} />
        <path d={`M-40 ${GROUND}H152`} stroke="var(--draw-ink)" strokeWidth="1.3" />
      </g>
    </svg>
  );
});
