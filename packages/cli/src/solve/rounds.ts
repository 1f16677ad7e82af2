import { Worker } from 'node:worker_threads';
import type { Line } from '@quayside/bots';
import type { SolveDone, SolveErrand, SolveSheet } from './errand.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** How long to go on: until so many milliseconds are over, so many rounds done, or somebody has enough. */
export interface Patience {
  readonly milliseconds: number;
  readonly rounds: number;
  readonly signal: AbortSignal;
}

/** Where the search stands: the best line, and how many rounds were done in all. */
export interface Standing {
  readonly best: Line | null;
  readonly rounds: number;
}

/** Does rounds in several threads at once; each begins with the best line there is by then. `tell` hears of every round. */
export async function playRounds(
  sheet: SolveSheet,
  jobs: number,
  from: Standing,
  { milliseconds, rounds, signal }: Patience,
  tell: (standing: Standing) => void,
): Promise<Standing> {
  const workers: Worker[] = [];
  let standing = from;
  let sent = 0;
  let time: NodeJS.Timeout | undefined;
  const ended = (resolve: () => void, reject: (error: unknown) => void): void => {
    time = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
    const send = (worker: Worker): void => {
      if (sent === rounds) return;
      const errand: SolveErrand = { number: from.rounds + sent++, best: standing.best };
      worker.postMessage(errand);
    };
    for (let job = 0; job < Math.min(jobs, rounds); job++) {
      const worker = new Worker(WORKER, { workerData: sheet, execArgv: [] });
      workers.push(worker);
      worker.on('message', ({ line }: SolveDone) => {
        const { best } = standing;
        standing = { best: best && best.score >= line.score ? best : line, rounds: standing.rounds + 1 };
        try {
          tell(standing);
        } catch (error) {
          // Whoever hears of it may have a complaint, and nobody else would catch it here.
          reject(error);
          return;
        }
        if (standing.rounds - from.rounds === rounds) resolve();
        else send(worker);
      });
      worker.on('error', reject);
      worker.on('messageerror', reject);
      send(worker);
    }
  };
  try {
    await new Promise<void>(ended);
  } finally {
    clearTimeout(time);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return standing;
}
