import { type RefObject, useEffect, useState } from 'react';
import type { Picture } from './recording.ts';
import type { Playback } from './playback.ts';

/** A turn is looked at for so long. */
const TURN = 2_600;
/** Nothing more is fetched before the first screen has stood for so long. */
const SETTLED = 2_000;

export interface Shown {
  readonly picture: Picture;
  /** Did bots play it just now? */
  readonly live: boolean;
}

/** What is shown now; it goes on while somebody wants it to. */
export function usePlayback(playback: Playback, going: boolean): Shown {
  const [shown, setShown] = useState<Shown>(() => ({ picture: playback.first(), live: false }));
  useEffect(() => (going ? playOn(playback, setShown) : undefined), [playback, going]);
  useEffect(() => (going && !savesData() ? whenIdle(() => void playback.callBots()) : undefined), [playback, going]);
  return shown;
}

/** Shows one turn after the other until it is told to stop. */
function playOn(playback: Playback, show: (shown: Shown) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const turn = async (): Promise<void> => {
    const { live } = playback;
    const picture = await playback.next(stop.signal);
    if (stop.signal.aborted) return;
    if (picture) show({ picture, live });
    timer = setTimeout(() => void turn(), TURN);
  };
  timer = setTimeout(() => void turn(), TURN);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Waits until the page has been there for a while and has nothing else to do. (Not every browser says when that is.) */
function whenIdle(act: () => void, wait: number = SETTLED): () => void {
  let asked = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) asked = requestIdleCallback(act);
    else act();
  }, wait);
  return () => {
    clearTimeout(timer);
    if (asked > 0) cancelIdleCallback(asked);
  };
}

/** Has the page done all that the first screen needs? What is only looked at comes then. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), 0), []);
  return idle;
}

/** Somebody asked the browser to fetch as little as it can. (Not every browser knows of that.) */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Is an element where somebody can see it: on the screen, in a tab that is shown? */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  const [tabShown, setTabShown] = useState(() => !document.hidden);
  useEffect(() => {
    const look = (): void => setTabShown(!document.hidden);
    const watcher = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting === true));
    if (ref.current) watcher.observe(ref.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      watcher.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [ref]);
  return onScreen && tabShown;
}
