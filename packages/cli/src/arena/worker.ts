import { parentPort, workerData } from 'node:worker_threads';
import { type Player, playerNamed, playGame } from '@quayside/bots';
import { games } from '@quayside/games';
import { type Done, type Errand, type TableSheet, withSheet } from './errand.ts';

// A thread that plays the games it is sent, one after the other.
const sheet = workerData as TableSheet;
const loaded = await games.find(({ facts }) => facts.id === sheet.game)?.terminal();
if (!loaded) throw new Error(`there is no game ${sheet.game}`);
const { game, bots: known } = withSheet(loaded.terminal, sheet);

function seated(name: string): Player {
  const player = playerNamed(known, name);
  if (!player) throw new Error(`there is no player ${name} of ${sheet.game}`);
  return player;
}

parentPort?.on('message', ({ number, seed, bots }: Errand) => {
  const makers = bots.map((name) => () => seated(name));
  const done: Done = { number, game: playGame(game, sheet.settings, seed, makers, () => performance.now()) };
  parentPort?.postMessage(done);
});
