import { type CSSProperties, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { CardForm } from './Card.tsx';
import { CARD_LINE } from './measures.ts';

/** The room that a card takes in its own letters, and how large those may be. The same measures stand in card.css. */
interface Form {
  readonly form: CardForm;
  readonly width: number;
  readonly height: number;
  /** Letters in pixels: smaller ones cannot be read, larger ones only shout. */
  readonly least: number;
  readonly most: number;
  readonly gap: number;
}

const FORMS: readonly Form[] = [
  { form: 'middle', width: CARD_LINE, height: 6.3, least: 13, most: 20, gap: 5 },
  { form: 'compact', width: 9.55, height: 4.7, least: 11.5, most: 13, gap: 5 },
];
const CHIP: Form = { form: 'chip', width: 9.6, height: 2, least: 12, most: 14, gap: 3 };
/** So narrow a chip may become before the shelf scrolls. */
const NARROWEST = 80;

/** Letters larger than this are no reason for broader cards. */
const ENOUGH = 18;
/** A card may be so much higher than it must be, where there is room. */
const AIR = 1.2;
/** A finger needs more room than a pointer. */
const TOUCHED = 44;
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** How cards are set: their form, how many stand side by side, their letters, height and breadth. */
interface Setting {
  readonly form: CardForm;
  readonly columns: number;
  readonly letter: number;
  readonly tall: number;
  readonly breadth: number;
}

const share = (whole: number, parts: number, gap: number): number => (whole + gap) / parts - gap;
const halves = (n: number): number => Math.floor(n * 2) / 2;

function setting(of: Form, columns: number, count: number, room: Room): Setting {
  const width = share(room.width, columns, of.gap);
  const height = share(room.height, Math.ceil(count / columns), of.gap);
  const letter = halves(Math.min(width / of.width, height / of.height, of.most));
  const tall = Math.floor(Math.min(height, letter * of.height * AIR));
  return { form: of.form, columns, letter, tall, breadth: Math.max(1, width / letter / CARD_LINE) };
}

/** With the largest letters; of equals the one with the least broad cards. */
function largest(of: Form, count: number, room: Room): Setting {
  const most = Math.max(1, Math.floor((room.width + of.gap) / (of.width * of.least + of.gap)));
  const all = Array.from({ length: most }, (_, at) => setting(of, at + 1, count, room));
  return all.reduce((best, each) => (each.letter >= Math.min(best.letter, ENOUGH) ? each : best));
}

/** One line each: the fewer there are, the broader, for names come before order. The shelf scrolls where they do not fit. */
function chips(count: number, room: Room): Setting {
  const least = Math.max(CHIP.height * CHIP.least, isTouched() ? TOUCHED : 0);
  const rows = Math.max(1, Math.floor((room.height + CHIP.gap) / (least + CHIP.gap)));
  const most = Math.max(1, Math.floor((room.width + CHIP.gap) / (NARROWEST + CHIP.gap)));
  const of = setting(CHIP, Math.min(most, Math.ceil(count / rows)), count, room);
  return { ...of, letter: Math.max(CHIP.least, of.letter), tall: Math.max(least, of.tall) };
}

/** The fullest form in which so many cards can be read in a room. */
function settingFor(count: number, room: Room): Setting {
  for (const form of FORMS) {
    const best = largest(form, Math.max(1, count), room);
    if (best.letter >= form.least) return best;
  }
  return chips(Math.max(1, count), room);
}

/**
 * Cards in a room that does not grow: the fewer there are, the larger they are, and the more there are, the less each tells. Only
 * where even one line each is too much does the shelf scroll.
 */
export function Shelf({
  count,
  children,
}: {
  readonly count: number;
  readonly children: (form: CardForm, breadth: number) => ReactNode;
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
  const { form, columns, letter, tall, breadth } = settingFor(count, room);
  const style = {
    '--letter': `${letter}px`,
    '--tall': `${tall}px`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  } as CSSProperties;
  return (
    <div ref={shelf} className="lh-shelf">
      <div className={`lh-cards lh-cards-${form}`} style={style}>
        {children(form, breadth)}
      </div>
    </div>
  );
}
