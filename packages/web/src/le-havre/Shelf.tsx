import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { CardForm } from './Card.tsx';

/** The least room a card takes in each form, the largest first. The same measures stand in card.css. */
const FORMS: readonly {
  readonly form: CardForm;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}[] = [
  { form: 'roomy', width: 164, height: 104, gap: 5 },
  { form: 'middle', width: 119, height: 82, gap: 5 },
  { form: 'compact', width: 110, height: 54, gap: 5 },
  { form: 'chip', width: 80, height: 24, gap: 3 },
];

/** A finger needs more room than a pointer. */
const TOUCHED = 44;
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The largest form in which so many cards fit into a room; the smallest where none does. */
function formFor(count: number, { width, height }: Room): { readonly form: CardForm; readonly columns: number } {
  for (const { form, gap, ...least } of FORMS) {
    const most = Math.max(1, Math.floor((width + gap) / (least.width + gap)));
    const rows = Math.floor((height + gap) / (Math.max(least.height, isTouched() ? TOUCHED : 0) + gap));
    // Chips are the wider the fewer there are: names come before order.
    if (Math.ceil(count / most) <= rows) return { form, columns: form === 'chip' ? Math.ceil(count / rows) : most };
    if (form === 'chip') return { form, columns: most };
  }
  return { form: 'chip', columns: 1 };
}

/**
 * Cards in a room that does not grow: the more there are, the smaller their form. Only where even the smallest does not fit does
 * the shelf scroll.
 */
export function Shelf({
  count,
  children,
}: {
  readonly count: number;
  readonly children: (form: CardForm) => ReactNode;
}): ReactElement {
  const shelf = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = shelf.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { form, columns } = formFor(count, room);
  return (
    <div ref={shelf} className="lh-shelf">
      <div
        className={`lh-cards lh-cards-${form}`}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {children(form)}
      </div>
    </div>
  );
}
