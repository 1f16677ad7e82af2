import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** What takes up a newer version of the page, once there is one: the page starts anew. */
const offer = createStore<{ readonly takeUp: (() => void) | null }>(() => ({ takeUp: null }));

export const useNewVersion = (): (() => void) | null => useSyncExternalStore(offer.subscribe, offer.getState).takeUp;

/** Whoever is in the middle of something reloads when it suits them. */
export const notNow = (): void => offer.setState({ takeUp: null });

/**
 * Keeps the page for times without a network, and hears of newer versions of it. A newer one waits until somebody takes it up:
 * the parts of this one stay in the browser until then, so an open table goes on as it began.
 */
export async function keepUpToDate(workers: ServiceWorkerContainer, reload: () => void): Promise<void> {
  // The first worker of all brings nothing that is newer than the page.
  let replaced = workers.controller !== null;
  let wanted = false;
  workers.addEventListener('controllerchange', () => {
    if (wanted) reload();
    // Another tab has taken it up.
    else if (replaced) offer.setState({ takeUp: reload });
    replaced = true;
  });
  const registration = await workers.register('/sw.js');
  const look = (): void => {
    if (!registration.waiting || !workers.controller) return;
    offer.setState({
      takeUp: () => {
        wanted = true;
        registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
      },
    });
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // A browser asks by itself when a page is opened; a table may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
