import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** What browsers send when the page can be installed; it is in no standard yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offer = createStore<{ readonly event: InstallOffer | null }>(() => ({ event: null }));

// The offer comes once, soon after the page is opened: whoever wants it later must have been listening.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer.setState({ event: event as InstallOffer });
});
globalThis.addEventListener?.('appinstalled', () => offer.setState({ event: null }));

/** Installs the page as an app; null where the browser does not offer that. */
export function useInstall(): (() => void) | null {
  const { event } = useSyncExternalStore(offer.subscribe, offer.getState);
  if (!event) return null;
  return () => {
    // An offer can be taken up once; a browser that is asked again makes a new one.
    offer.setState({ event: null });
    event.prompt().catch(() => undefined);
  };
}
