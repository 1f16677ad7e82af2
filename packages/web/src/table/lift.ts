import { type RefObject, useEffect } from 'react';

/** The height of a bar with one line, as table.css reserves it. */
const BAR = 64;

/**
 * A bar with more to say rises over the table instead of pressing it together: `--lift` is by how much. The own things rise with
 * it, for they are what is paid with.
 */
export function useLift(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    const table = element?.closest<HTMLElement>('.table');
    if (!element || !table) return undefined;
    const observer = new ResizeObserver(() => {
      table.style.setProperty('--lift', `${Math.max(0, element.offsetHeight - BAR)}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
}
