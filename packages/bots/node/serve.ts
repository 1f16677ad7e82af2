import { setImmediate } from 'node:timers/promises';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { FindBots } from '../src/game-bots.ts';
import type { ToWorker } from '../src/worker/messages.ts';
import { ThinkingWorker } from '../src/worker/thinking-worker.ts';

/** Makes this thread one that thinks about what it is sent. */
export function serveThread(find: FindBots): void {
  const parent = parentPort as MessagePort;
  new ThinkingWorker(
    {
      post: (message) => parent.postMessage(message),
      listen: (handler) => {
        parent.on('message', (message: ToWorker) => handler(message));
      },
    },
    // Messages come in before the next immediate. (A message to oneself would let Node put the others off for seconds.)
    { watch: () => performance.now(), pause: () => setImmediate() },
    find,
  ).open();
}
