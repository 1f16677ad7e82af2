import type { Channel, FromWorker } from '../src/index.ts';

/** The line to a browser's worker that thinks, for a client. */
export function channelTo(worker: Worker): Channel {
  return {
    post: (message) => worker.postMessage(message),
    listen: (handler) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => handler(data));
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
