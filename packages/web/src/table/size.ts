import { createContext, use, useSyncExternalStore } from 'react';
import { onSettings, settings } from '../settings/settings.ts';

/**
 * How large a table is, chosen from the window alone: small, middle and large on a desk, a tablet on its side, a phone (or a tablet)
 * upright, and a phone on its side or any window that is as low for its breadth, as most become when text and board are enlarged.
 */
export type Size = 's' | 'm' | 'l' | 'tablet' | 'phone' | 'low';

/** Less high than this a board and one's own things no longer lie above each other; the broader board of a desk needs less. */
const LOW = { desk: 610, tablet: 680 };
/** Other pages scroll. */
const LOW_PAGE = 480;
const NARROW = 860;
const TABLET = 1200;
const SMALL = 720;
const LARGE = { width: 1800, height: 1000 };

export function sizeOf(width: number, height: number): Size {
  if (height < (width < TABLET ? LOW.tablet : LOW.desk) && width > height) return 'low';
  return pageSizeOf(width, height);
}

export function pageSizeOf(width: number, height: number): Size {
  if (height < LOW_PAGE && width > height) return 'low';
  if (width <= NARROW) return 'phone';
  if (width < TABLET) return 'tablet';
  if (height < SMALL) return 's';
  return width >= LARGE.width && height >= LARGE.height ? 'l' : 'm';
}

/** Within these a size has less room than it is drawn for: a tablet or a desk that is low, a tablet that is slim. */
const TIGHT = { m: { width: 0, height: 791 }, tablet: { width: 1000, height: 740 } };

/** In which directions there is little room, as words. */
export function tightOf(width: number, height: number): string {
  const size = sizeOf(width, height);
  if (size !== 'm' && size !== 'tablet') return '';
  const tight = TIGHT[size];
  return [width < tight.width && 'width', height < tight.height && 'height'].filter(Boolean).join(' ');
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('resize', listener);
  const deaf = onSettings(listener);
  return () => {
    removeEventListener('resize', listener);
    deaf();
  };
};

/** What is drawn larger has a smaller window. Media queries know nothing of that: styles ask for the size. */
function inWindow<T>(of: (width: number, height: number) => T): T {
  const zoom = settings().zoom / 100;
  return of(innerWidth / zoom, innerHeight / zoom);
}
const sizeNow = (): Size => inWindow(sizeOf);
const pageSizeNow = (): Size => inWindow(pageSizeOf);
const tightNow = (): string => inWindow(tightOf);

/** The size of a page, or of a picture of a table, whatever a table would have in this window. */
export const SizeHere = createContext<Size | null>(null);

export function useSize(): Size {
  const here = use(SizeHere);
  // Where there is no window it is the middle one.
  const now = useSyncExternalStore(subscribe, sizeNow, () => 'm' as const);
  return here ?? now;
}

/** The size of a page that scrolls; it hands it on to what is on it as `SizeHere`. */
export const usePageSize = (): Size => useSyncExternalStore(subscribe, pageSizeNow, () => 'm' as const);
export const useTight = (): string => useSyncExternalStore(subscribe, tightNow, () => '');

/** Has the screen room for one part of the board at a time only? */
export const isNarrow = (size: Size): boolean => size === 'phone' || size === 'low';
export const useNarrow = (): boolean => isNarrow(useSize());
