import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';

/** Letters are made smaller down to this; what is left to save is saved in their breadth. */
const SMALLEST = 0.82;

/** Sets words into the room they have: first smaller, then narrower, never cut. */
function fit(room: HTMLElement): void {
  const words = room.firstElementChild;
  if (!(words instanceof HTMLElement)) return;
  const size = Number(words.dataset['size'] ?? 1);
  const share = Math.min(1, (room.clientWidth * size) / Math.max(1, words.offsetWidth));
  const smaller = Math.max(SMALLEST, Math.sqrt(share));
  words.dataset['size'] = String(smaller);
  words.style.fontSize = share < 1 ? `${smaller}em` : '';
  words.style.transform = share < 1 ? `scaleX(${share / smaller})` : '';
}

let watcher: ResizeObserver | null = null;

/** One observer for all of them: it is told of every room at once, after the page is laid out and before it is seen. */
function watch(room: HTMLElement): () => void {
  watcher ??= new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) fit(target);
  });
  watcher.observe(room);
  return () => watcher?.unobserve(room);
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
    if (room.current) fit(room.current);
  }, [children]);
  return (
    <span ref={room} className={`fit ${className}`}>
      <span>{children}</span>
    </span>
  );
}
