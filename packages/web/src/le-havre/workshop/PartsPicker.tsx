import { type CardFile, DRAWING_PARTS, type DrawingPart } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/index.ts';
import { T } from '../../text/speech.tsx';
import type { MakingProps } from '../../workshop/workshop.ts';
import { GROUND } from '../vignettes/shape.ts';
import { Shapes } from '../vignettes/Vignette.tsx';
import { PARTS, placeFor, proposed } from './parts.ts';

const MOST_PARTS = 12;

/** What the picture is put together from: a touch puts a part there or takes it away. */
export function PartsPicker({ card, onChange }: MakingProps<CardFile>): ReactElement {
  const parts = card.drawing ?? [];
  const turn = (part: DrawingPart): void => {
    const without = parts.filter((each) => each.part !== part);
    const drawing = without.length < parts.length ? without : [...parts, { part, at: placeFor(parts, part) }];
    onChange({ ...card, drawing });
  };
  return (
    <>
      <div className="ws-head">
        <h2 id="ws-parts">
          <T id="web.lh.make.parts" />
        </h2>
        <span>
          <T id="web.lh.make.parts-what" />
        </span>
        <button type="button" className="button small" onClick={() => onChange({ ...card, drawing: proposed(card) })}>
          <Icon name="dice" />
          <T id="web.lh.make.propose" />
        </button>
      </div>
      <div className={`ws-part-grid vignette-${card.type}`}>
        {DRAWING_PARTS.map((part) => {
          const on = parts.some((each) => each.part === part);
          return (
            <button
              key={part}
              type="button"
              aria-pressed={on}
              disabled={!on && parts.length >= MOST_PARTS}
              onClick={() => turn(part)}
            >
              <svg
                viewBox="0 0 48 40"
                className={`vignette vignette-${card.type}`}
                aria-hidden="true"
                focusable="false"
              >
                <g strokeLinejoin="round" strokeLinecap="round">
                  <path d={`M2 ${GROUND}H46`} stroke="var(--draw-ink)" strokeWidth="1.2" />
                  <Shapes of={PARTS[part].draw((48 - PARTS[part].width) / 2)} />
                </g>
              </svg>
              <span>
                <T id={`web.lh.part.${part}`} />
              </span>
            </button>
          );
        })}
      </div>
    </>
  );
}
