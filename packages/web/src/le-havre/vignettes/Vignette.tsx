import { CARDS, cardOf, type DrawnPart } from '@quayside/le-havre';
import { memo, type ReactElement } from 'react';
import { drawingOf } from '../workshop/parts.ts';
import { around, MIDDLE, SCENES } from './scenes.ts';
import { GROUND, type Shape } from './shape.ts';
import './vignette.css';

const colour = (tint: string | null): string => (tint ? `var(--draw-${tint})` : 'none');
const typeOf = (card: string): string => CARDS[cardOf(card)]?.type ?? 'none';

const shapesOf = (card: string, drawn: readonly DrawnPart[] | undefined): readonly Shape[] =>
  drawn ? drawingOf(drawn) : (SCENES[card] ?? []);

/** Shapes one over the other; `weight`: how thick their lines are. Smoke keeps its breadth. */
export function Shapes({ of, weight = 1 }: { readonly of: readonly Shape[]; readonly weight?: number }): ReactElement {
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

interface VignetteProps {
  /** The card's slug. */
  readonly card: string;
  readonly type?: string;
  /** What it is put together from, where somebody made the card. */
  readonly drawn?: readonly DrawnPart[] | undefined;
  readonly lit?: boolean;
}

/** The drawing of a building, 112 by 40, as large as its box. The ground runs on to both sides: the box cuts it off. */
export const Vignette = memo(function Vignette({ card, type = typeOf(card), drawn, lit = false }: VignetteProps) {
  return <Drawing of={shapesOf(card, drawn)} type={type} lit={lit} />;
});

/** The same for any shapes: the roofs have the colour of the type. */
export const Drawing = ({
  of,
  type,
  lit,
}: {
  readonly of: readonly Shape[];
  readonly type: string;
  readonly lit: boolean;
}): ReactElement => (
  <svg
    className={`vignette vignette-${type} ${lit ? 'lit' : ''}`}
    viewBox="0 0 112 40"
    preserveAspectRatio="xMidYMax meet"
    aria-hidden="true"
    focusable="false"
  >
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={`M-40 ${GROUND}H152V40H-40z`} fill="var(--draw-ground)" />
      <path d={`M-40 ${GROUND}H152`} stroke="var(--draw-ink)" strokeWidth="1.3" />
      <Shapes of={of} />
    </g>
  </svg>
);

/** Lines of a large drawing are as thick on the screen as those of a small one, and a bit. */
const WEIGHT = 0.58;

/** The same building large, lit, and with what is around it. It fills its box. */
export const Scene = memo(function Scene({ card, type = typeOf(card), drawn }: Omit<VignetteProps, 'lit'>) {
  return (
    <svg
      className={`vignette vignette-${type} lit`}
      viewBox="0 -6 176 46"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d={`M-60 ${GROUND}H260V46H-60z`} fill="var(--draw-ground)" />
        <path d={`M-60 ${GROUND}H260`} stroke="var(--draw-ink)" strokeWidth="0.8" />
        <g transform={`translate(${MIDDLE} 0)`}>
          <Shapes of={shapesOf(card, drawn)} weight={WEIGHT} />
        </g>
        <Shapes of={around(card)} weight={WEIGHT} />
      </g>
    </svg>
  );
});
