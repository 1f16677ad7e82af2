import { type Alarm, type Channel, type FromWorker, LONGEST_SILENCE, watched } from '../src/index.ts';

const alarm: Alarm = (ring) => {
  const timer = setTimeout(ring, LONGEST_SILENCE);
  return () => clearTimeout(timer);
};

/** The line to a browser's worker that thinks, for a client. */
export function channelTo(worker: Worker): Channel {
  const channel: Channel = {
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
  return watched(channel, alarm);
}
