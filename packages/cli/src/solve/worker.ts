import { parentPort, workerData } from 'node:worker_threads';
import { mindFor, Solver } from '@quayside/bots';
import { games } from '@quayside/games';
import { withSheet } from '../arena/errand.ts';
import type { SolveDone, SolveErrand, SolveSheet } from './errand.ts';

// A thread that does the rounds it is sent, one after the other.
const { table, deal } = workerData as SolveSheet;
const loaded = await games.find(({ facts }) => facts.id === table.game)?.terminal();
if (!loaded) throw new Error(`there is no game ${table.game}`);
const solver = new Solver(mindFor(withSheet(loaded.terminal, table).bots), deal);

parentPort?.on('message', ({ number, best }: SolveErrand) => {
  const done: SolveDone = { number, line: solver.round(number, best) };
  parentPort?.postMessage(done);
});
