import type { Channel, FromDesk } from '../src/index.ts';

/** A browser's worker that thinks, for a study. */
export function openWorker(): Channel {
  // Bundlers look for exactly these words.
  const worker = new Worker(new URL('./entry.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    listen: (handler) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromDesk>) => handler(data));
    },
    onFail: (handler) => {
      worker.addEventListener('error', (event) => {
        // Told as a value, and not once more as an error of the page.
        event.preventDefault();
        handler(event.message || 'the worker cannot be loaded');
      });
      worker.addEventListener('messageerror', () => handler('a message cannot be read'));
    },
    close: () => worker.terminate(),
  };
}
