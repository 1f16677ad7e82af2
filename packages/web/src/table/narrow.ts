import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 860px)';

const query = (): MediaQueryList => matchMedia(NARROW);
const subscribe = (listener: () => void): (() => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Has the screen room for one part of the table at a time only? */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
