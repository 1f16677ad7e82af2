import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';

/** Letters are made smaller down to this, so that those of 14 px keep 12; what is left to save is saved in their breadth. */
const SMALLEST = 0.86;

/** What words need to fit: measured for all of them before any is changed, because a change makes every measure wait. */
interface Measure {
  readonly words: HTMLElement;
  /** The share of their breadth that there is room for. */
  readonly share: number;
}

function measure(room: HTMLElement): Measure[] {
  const words = room.firstElementChild;
  if (!(words instanceof HTMLElement)) return [];
  return [{ words, share: Math.min(1, room.clientWidth / Math.max(1, words.offsetWidth)) }];
}

/** Smaller, then only narrower, never cut. A transform, because nothing else has to be laid out anew for it. */
function set({ words, share }: Measure): void {
  words.style.transform = share < 1 ? `scale(${share}, ${Math.max(SMALLEST, share)})` : '';
}

const fit = (rooms: Iterable<HTMLElement>): void => {
  for (const measured of [...rooms].flatMap(measure)) set(measured);
};

/** Rooms whose words are new. They are fitted together, once, before anything is seen. */
const waiting = new Set<HTMLElement>();

function fitSoon(room: HTMLElement): void {
  if (waiting.size === 0) {
    queueMicrotask(() => {
      const together = [...waiting];
      waiting.clear();
      fit(together);
    });
  }
  waiting.add(room);
}

const rooms = new Set<HTMLElement>();
let watcher: ResizeObserver | null = null;

/** One observer for all rooms and words that change their size; letters that come late change what all words need. */
function watch(room: HTMLElement): () => void {
  const words = room.firstElementChild;
  if (!watcher) {
    watcher = new ResizeObserver((entries) => {
      const changed = entries.map(({ target }) => (rooms.has(target as HTMLElement) ? target : target.parentElement));
      fit(new Set(changed.filter((each) => each instanceof HTMLElement)));
    });
    document.fonts.addEventListener('loadingdone', () => fit(rooms));
  }
  rooms.add(room);
  watcher.observe(room);
  // Words in another language come without a new child.
  if (words) watcher.observe(words);
  return () => {
    rooms.delete(room);
    watcher?.unobserve(room);
    if (words) watcher?.unobserve(words);
  };
}

/** A name in one line that always fits. */
export function Fit({
  className = '',
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}): ReactElement {
  const room = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => (room.current ? watch(room.current) : undefined), []);
  useLayoutEffect(() => {
    if (room.current) fitSoon(room.current);
  }, [children]);
  return (
    <span ref={room} className={`fit ${className}`}>
      <span>{children}</span>
    </span>
  );
}
