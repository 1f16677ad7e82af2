import type { FindBots } from '../src/game-bots.ts';
import type { ToWorker } from '../src/worker/messages.ts';
import { ThinkingWorker } from '../src/worker/thinking-worker.ts';

/** Makes this browser's worker one that thinks about what it is sent. */
export function serveWorker(find: FindBots): void {
  // As much of a worker's scope as is needed, so that who compiles this for a page need not know of workers.
  const scope = self as unknown as {
    postMessage(message: unknown): void;
    addEventListener(type: 'message', handler: (event: MessageEvent<ToWorker>) => void): void;
  };

  // A timer would wait four milliseconds; a message to oneself only lets those before it in.
  const { port1, port2 } = new MessageChannel();
  let goOn = (): void => {};
  port2.addEventListener('message', () => goOn());
  port2.start();

  new ThinkingWorker(
    {
      post: (message) => scope.postMessage(message),
      listen: (handler) => {
        scope.addEventListener('message', ({ data }) => handler(data));
      },
    },
    {
      watch: () => performance.now(),
      pause: () =>
        new Promise((resolve) => {
          goOn = resolve;
          port1.postMessage(null);
        }),
    },
    find,
  ).open();
}
