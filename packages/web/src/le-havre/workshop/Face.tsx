import { type CardFile, cardOfFile, textIn } from '@quayside/le-havre';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { useText } from '../../text/speech.tsx';
import { useLanguage } from '../../workshop/use-language.ts';
import type { MakingProps } from '../../workshop/workshop.ts';
import { useBreadth } from '../breadth.ts';
import { FeeOf, SymbolsOf } from '../card-parts.tsx';
import { effectsBreadth } from '../effect-breadth.ts';
import { Effects } from '../Effects.tsx';
import { TypeMark } from '../icons/index.ts';
import { Drawing } from '../vignettes/Vignette.tsx';
import { drawingOf, LEFTMOST, moved, PARTS, RIGHTMOST } from './parts.ts';

/** The card as it lies on a table. Each part of its picture can be pulled, or pushed with the arrow keys. */
export function Face({ card: file, onChange }: MakingProps<CardFile>): ReactElement {
  const breadth = useBreadth();
  const language = useLanguage();
  const card = cardOfFile(file);
  const name = textIn(file.name, language);
  const grows = card.does.some((effect) => 'worth' in effect);
  return (
    <div
      className={`lh-card lh-type-${card.type} lh-made ws-face-card`}
      style={{ '--effects': effectsBreadth(card) } as CSSProperties}
    >
      <span className="lh-sky">
        <Drawing of={drawingOf(file.drawing ?? [])} type={file.type} lit />
        <Handles card={file} onChange={onChange} />
      </span>
      <span className="lh-mark">
        <TypeMark type={card.type} />
      </span>
      <span className="lh-value">
        {card.value}
        {grows && '+'}
      </span>
      <span className="lh-name" style={{ '--breadth': breadth(name) } as CSSProperties}>
        {name || ' '}
      </span>
      <Effects card={card} />
      <span className="lh-foot">
        <FeeOf card={card} />
        <SymbolsOf card={card} />
      </span>
      <span className="lh-kerb" />
    </div>
  );
}

/** No handle is smaller than this, so that it can be hit. */
const SMALLEST = 11;
const STEP = 1;
const FAR = 8;

function Handles({ card, onChange }: MakingProps<CardFile>): ReactElement {
  const text = useText();
  const svg = useRef<SVGSVGElement>(null);
  const [pulled, setPulled] = useState<{ readonly which: number; readonly from: number } | null>(null);
  const parts = card.drawing ?? [];
  const put = (which: number, to: number): void => onChange({ ...card, drawing: moved(parts, which, to) });
  const at = (event: PointerEvent): number => {
    const matrix = svg.current?.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()).x : 0;
  };
  const press = (event: KeyboardEvent, which: number): void => {
    const now = parts[which]?.at ?? 0;
    const step = event.shiftKey ? FAR : STEP;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') put(which, now - step);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowUp') put(which, now + step);
    else if (event.key === 'Home') put(which, LEFTMOST);
    else if (event.key === 'End') put(which, RIGHTMOST);
    else if (event.key === 'Delete' || event.key === 'Backspace')
      onChange({ ...card, drawing: parts.filter((_, each) => each !== which) });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <svg
      ref={svg}
      className="vignette ws-handles"
      viewBox="0 0 112 40"
      preserveAspectRatio="xMidYMax meet"
      data-handle=""
    >
      {parts.map(({ part, at: x }, which) => {
        const width = Math.max(SMALLEST, PARTS[part].width);
        const height = Math.max(SMALLEST, PARTS[part].height);
        return (
          <rect
            // By its place: parts lie over each other in their order.
            key={which}
            x={x - (width - PARTS[part].width) / 2}
            y={36 - height}
            width={width}
            height={height}
            role="slider"
            tabIndex={0}
            aria-label={text(`web.lh.part.${part}`)}
            aria-valuemin={LEFTMOST}
            aria-valuemax={RIGHTMOST}
            aria-valuenow={x}
            onKeyDown={(event) => press(event, which)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setPulled({ which, from: at(event) - x });
            }}
            onPointerMove={(event) => pulled?.which === which && put(which, at(event) - pulled.from)}
            onPointerUp={() => setPulled(null)}
            onPointerCancel={() => setPulled(null)}
          />
        );
      })}
    </svg>
  );
}
