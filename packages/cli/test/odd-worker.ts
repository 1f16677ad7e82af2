import { parentPort } from 'node:worker_threads';
import type { Done, Errand } from '../src/arena/errand.ts';

// A thread that plays nothing: it goes away at the seed "leave", and answers others after so many milliseconds.
parentPort?.on('message', ({ number, seed }: Errand) => {
  if (seed === 'leave') process.exit(3);
  const done: Done = { number, game: { scores: [Number(seed)], winners: [0], decisions: 1, efforts: [] } };
  setTimeout(() => parentPort?.postMessage(done), Number(seed));
});
