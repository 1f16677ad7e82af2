import { useEffect, useRef } from 'react';

/** A table or a list that somebody looks at is asked for again after so long. */
const AGAIN = 3_000;

/** Asks at once, and again every few seconds while the page can be seen. What is asked now is not asked twice. */
export function useAsking(ask: () => Promise<unknown>, wanted = true): void {
  const now = useRef(ask);
  now.current = ask;
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = false;
    const go = async (): Promise<void> => {
      clearTimeout(timer);
      if (asking || left || document.hidden) return;
      asking = true;
      await now.current().catch(() => undefined);
      asking = false;
      if (!left) timer = setTimeout(() => void go(), AGAIN);
    };
    const look = (): void => void go();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [wanted]);
}
