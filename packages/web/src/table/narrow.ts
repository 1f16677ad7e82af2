import { useCallback, useSyncExternalStore } from 'react';

/** Up to this width, in pixels, most things have room for one part at a time only. */
const NARROW = 860;

const query = (upTo: number): MediaQueryList => matchMedia(`(max-width: ${upTo}px)`);

/** Has the screen room for one part of the table at a time only? */
export function useNarrow(upTo = NARROW): boolean {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const list = query(upTo);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [upTo],
  );
  return useSyncExternalStore(subscribe, () => query(upTo).matches);
}
