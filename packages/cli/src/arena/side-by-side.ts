import { Worker } from 'node:worker_threads';
import type { Fixture, PlayedGame } from '@quayside/bots';
import type { Done, Errand, TableSheet } from './errand.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** A thread went down while it played this. */
export class BrokenOff extends Error {
  readonly fixture: Fixture;

  constructor(fixture: Fixture, cause: unknown) {
    super(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause), { cause });
    this.fixture = fixture;
  }
}

/**
 * Plays games in several threads at once. `take` gets each in the order of the fixtures, which are asked for one by one: they may
 * end early because of what was taken. A thread that goes down ends it all with `BrokenOff`.
 */
export async function playSideBySide(
  sheet: TableSheet,
  jobs: number,
  fixtures: Iterator<Fixture>,
  take: (game: PlayedGame) => void,
  script = WORKER,
): Promise<void> {
  const workers: Worker[] = [];
  const early = new Map<number, PlayedGame>();
  let handed = 0;
  let taken = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      const hire = (first: Fixture): void => {
        let playing = first;
        const worker = new Worker(script, { workerData: sheet, execArgv: [] });
        workers.push(worker);
        const send = (fixture: Fixture): void => {
          playing = fixture;
          const errand: Errand = { ...fixture, number: handed++ };
          worker.postMessage(errand);
        };
        worker.on('message', ({ number, game }: Done) => {
          early.set(number, game);
          try {
            for (let next = early.get(taken); next; next = early.get(taken)) {
              early.delete(taken++);
              take(next);
            }
            const { value, done } = fixtures.next();
            if (!done) send(value);
            else if (taken === handed) resolve();
          } catch (error) {
            // Thrown into an event it would reach nobody.
            reject(error);
          }
        });
        worker.on('error', (error) => reject(new BrokenOff(playing, error)));
        worker.on('messageerror', (error) => reject(new BrokenOff(playing, error)));
        worker.on('exit', (code) => reject(new BrokenOff(playing, `exit ${code}`)));
        send(first);
      };
      for (let job = 0; job < jobs; job++) {
        const { value, done } = fixtures.next();
        if (done) break;
        hire(value);
      }
      if (workers.length === 0) resolve();
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
