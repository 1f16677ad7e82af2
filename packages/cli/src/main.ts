import { games } from '@quayside/games';
import { openBots } from '@quayside/games/node';
import { FINE } from './command.ts';
import { run } from './run.ts';

// Whoever reads our output may stop reading it (`| head`): nothing is wrong then, and nobody is left to talk to.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(FINE);
});

const parts = await Promise.all(games.map((game) => game.terminal()));
process.exitCode = await run(process.argv.slice(2), { games: parts.map(({ terminal }) => terminal), openBots });
