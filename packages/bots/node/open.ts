import { Worker } from 'node:worker_threads';
import type { Channel, FromDesk } from '../src/index.ts';

const ENTRY = new URL('./entry.ts', import.meta.url);

/**
 * A thread that thinks, for a study. It keeps the process alive until the study is closed. (The type of a URL is not named: who
 * installs this package need not have the types of Node.)
 */
export function openThread(script: { readonly href: string } = ENTRY): Channel {
  const worker = new Worker(new URL(script.href), { execArgv: [] });
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
