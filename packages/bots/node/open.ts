import { Worker } from 'node:worker_threads';
import { type Alarm, type Channel, type FromWorker, LONGEST_SILENCE, watched } from '../src/index.ts';

const usualAlarm: Alarm = (ring) => {
  const timer = setTimeout(ring, LONGEST_SILENCE);
  return () => clearTimeout(timer);
};

const ENTRY = new URL('./entry.ts', import.meta.url);

/**
 * A thread that thinks, for a client; it keeps the process alive until the client is closed. Without a script that serves others
 * it knows the games of this package. (The type of a URL is not named: who
 * installs this package need not have the types of Node.)
 */
export function openThread(script: { readonly href: string } = ENTRY, alarm: Alarm = usualAlarm): Channel {
  const worker = new Worker(new URL(script.href), { execArgv: [] });
  const channel: Channel = {
    post: (message) => worker.postMessage(message),
    listen: (handler) => {
      worker.on('message', (message: FromWorker) => handler(message));
    },
    onFail: (handler) => {
      worker.on('error', (error) => handler(error instanceof Error ? error.message : String(error)));
      worker.on('messageerror', (error) => handler(error.message));
      worker.on('exit', (code) => handler(`exit ${code}`));
    },
    close: () => void worker.terminate(),
  };
  return watched(channel, alarm);
}
