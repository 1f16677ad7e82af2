import { setImmediate } from 'node:timers/promises';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { Desk } from '../src/worker/desk.ts';
import type { ToDesk } from '../src/worker/messages.ts';

// A thread that thinks about what it is sent.
const parent = parentPort as MessagePort;

new Desk(
  {
    post: (message) => parent.postMessage(message),
    listen: (handler) => {
      parent.on('message', (message: ToDesk) => handler(message));
    },
  },
  // Messages come in before the next immediate. (A message to oneself would let Node put the others off for seconds.)
  { watch: () => performance.now(), pause: () => setImmediate() },
).open();
