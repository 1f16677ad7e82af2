import { createContext, use, useSyncExternalStore } from 'react';
import { onSettings, settings } from '../settings/settings.ts';

/**
 * How large a table is, chosen from the window alone: small, middle and large on a desk, a tablet on its side, a phone (or a tablet)
 * upright, and a phone on its side.
 */
export type Size = 's' | 'm' | 'l' | 'tablet' | 'phone' | 'low';

const LOW = 480;
const NARROW = 860;
const TABLET = 1200;
const SMALL = 720;
const LARGE = { width: 1800, height: 1000 };

export function sizeOf(width: number, height: number): Size {
  if (height < LOW && width > height) return 'low';
  if (width <= NARROW) return 'phone';
  if (width < TABLET) return 'tablet';
  if (height < SMALL) return 's';
  return width >= LARGE.width && height >= LARGE.height ? 'l' : 'm';
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('resize', listener);
  const deaf = onSettings(listener);
  return () => {
    removeEventListener('resize', listener);
    deaf();
  };
};

/** What is drawn larger has a smaller window. */
function sizeNow(): Size {
  const zoom = settings().zoom / 100;
  return sizeOf(innerWidth / zoom, innerHeight / zoom);
}

/** The size of a picture of a table, whatever the window is. */
export const SizeHere = createContext<Size | null>(null);

export function useSize(): Size {
  const here = use(SizeHere);
  // Where there is no window it is the middle one.
  const now = useSyncExternalStore(subscribe, sizeNow, () => 'm' as const);
  return here ?? now;
}

/** Has the screen room for one part of the board at a time only? */
export const isNarrow = (size: Size): boolean => size === 'phone' || size === 'low';
export const useNarrow = (): boolean => isNarrow(useSize());
