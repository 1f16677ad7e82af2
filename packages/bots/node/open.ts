import { Worker } from 'node:worker_threads';
import type { Channel, FromDesk } from '../src/index.ts';

const ENTRY = new URL('./entry.ts', import.meta.url);

/** A thread that thinks, for a study. It keeps the process alive until the study is closed. */
export function openThread(script = ENTRY): Channel {
  const worker = new Worker(script, { execArgv: [] });
  return {
    post: (message) => worker.postMessage(message),
    listen: (handler) => {
      worker.on('message', (message: FromDesk) => handler(message));
    },
    onFail: (handler) => {
      worker.on('error', (error) => handler(error instanceof Error ? error.message : String(error)));
      worker.on('messageerror', (error) => handler(error.message));
      worker.on('exit', (code) => handler(`exit ${code}`));
    },
    close: () => void worker.terminate(),
  };
}
