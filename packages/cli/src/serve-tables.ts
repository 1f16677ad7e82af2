import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Channel } from '@quayside/bots';
import { startServer } from '@quayside/server';
import { answerPage } from '../../../scripts/page-server.mjs';
import type { Serving, ServeWishes } from './commands/serve.ts';
import type { GameTerminal } from './game-terminal.ts';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

/** Where data is kept on this kind of system. */
const usualData = (): string => join(process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'quayside');

/** Starts the server with everything around it: the page, the games, the folder, and the end of it. */
export async function serveTables(
  games: readonly GameTerminal[],
  openBots: () => Channel,
  { page, data, host, names, ...wishes }: ServeWishes,
): Promise<Serving> {
  const hosts = [host, ...names];
  const server = await startServer({
    ...wishes,
    host,
    games,
    openBots,
    names: hosts,
    data: data ?? usualData(),
    page: answerPage(page ?? join(WEB, 'dist'), hosts),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`The server could not be closed in order: ${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
  return {
    port: server.port,
    async buildPage() {
      const { build } = await import('vite');
      await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'error' });
    },
    show,
  };
}

function show(address: string): void {
  const ways: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', '""'],
  };
  const [command = '', ...args] = ways[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
