import { Desk } from '../src/worker/desk.ts';
import type { ToDesk } from '../src/worker/messages.ts';

// A browser's worker that thinks about what it is sent.
const scope = self as unknown as DedicatedWorkerGlobalScope;

// A timer would wait four milliseconds; a message to oneself only lets those before it in.
const { port1, port2 } = new MessageChannel();
let goOn = (): void => {};
port2.addEventListener('message', () => goOn());
port2.start();

new Desk(
  {
    post: (message) => scope.postMessage(message),
    listen: (handler) => {
      scope.addEventListener('message', ({ data }: MessageEvent<ToDesk>) => handler(data));
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
).open();
