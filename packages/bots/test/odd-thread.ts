import { type MessagePort, parentPort } from 'node:worker_threads';
import type { ToWorker } from '../src/index.ts';

// A thread that goes down in the way its seed says.
const parent = parentPort as MessagePort;
parent.postMessage({ kind: 'ready' });
parent.on('message', (message: ToWorker) => {
  if (message.kind !== 'think') return;
  if (message.seed === 'throw') throw new Error('thrown in the thread');
  if (message.seed === 'leave') process.exit(3);
});
