import { games } from '@quayside/games';
import { openBots } from '@quayside/games/node';
import { FINE, languageOf, NO } from './command.ts';
import type { Serving, ServeWishes } from './commands/serve.ts';
import { run } from './run.ts';
import { isLanguage, Speaker } from './words.ts';

const args = process.argv.slice(2);

// Whoever reads our output may stop reading it (`| head`), or be gone: nothing is wrong then, and nobody is left to talk to.
process.stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE' || code === 'EIO') process.exit(FINE);
  const language = languageOf(args);
  const speaker = new Speaker(isLanguage(language) ? language : 'en');
  console.error(`quayside: ${speaker.text('cli.no-output', { code })}`);
  process.exit(NO);
});
process.stderr.on('error', () => {});

const parts = await Promise.all(games.map((game) => game.terminal()));
const terminals = parts.map(({ terminal }) => terminal);

/** The server is heavy: only who serves loads it. */
async function serve(wishes: ServeWishes): Promise<Serving> {
  const { serveTables } = await import('./serve-tables.ts');
  return serveTables(terminals, openBots, wishes);
}

process.exitCode = await run(args, { games: terminals, openBots, serve });
