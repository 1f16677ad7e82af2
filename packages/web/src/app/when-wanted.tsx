import { type ComponentType, type ReactElement, useEffect, useState } from 'react';

/** A part of the page did not come over the network. A browser remembers that while the page is open: only a new start helps. */
export class NotLoaded extends Error {}

/**
 * A page that is loaded when somebody goes there. Not React's `lazy`: what waits in a Suspense is held back for 300 ms after it
 * is there, so that pages do not flicker; these come whole, and at once.
 */
export function whenWanted<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Wanted(props: P): ReactElement | null {
    const [Page, setPage] = useState<ComponentType<P> | null>(() => loaded);
    const [failure, setFailure] = useState<NotLoaded | null>(null);
    useEffect(() => {
      let left = false;
      load()
        .then((page) => {
          loaded = page;
          if (!left) setPage(() => page);
        })
        .catch((error: unknown) => {
          if (!left) setFailure(new NotLoaded(String(error)));
        });
      return () => {
        left = true;
      };
    }, []);
    if (failure) throw failure;
    return Page && <Page {...props} />;
  };
}
