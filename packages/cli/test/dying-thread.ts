import { type MessagePort, parentPort } from 'node:worker_threads';
import type { ToWorker } from '@quayside/bots';

// A thread that goes down as soon as it is to think.
const parent = parentPort as MessagePort;
parent.postMessage({ kind: 'ready' });
parent.on('message', ({ kind }: ToWorker) => {
  if (kind === 'think') process.exit(3);
});
