// node scripts/online-server.mjs FOLDER ADDRESS: the server of tables online for tests in a browser, with its data in that folder; the
// page is fetched from the address. It says its port, and is ended by who started it.

import { request as ask } from 'node:http';
import { games } from '@quayside/games';
import { openBots } from '@quayside/games/node';
import { startServer } from '@quayside/server';

/** Nobody here is as slow as people are. */
const limits = { commandsASecond: 1e6, commandsAMinute: 1e6, requestsAMinute: 1e6, guestsAMinute: 1e6 };

const [, , data = '', address = ''] = process.argv;
const page = new URL(address);
const hosted = await Promise.all(games.map(async (game) => (await game.terminal()).terminal));
const served = await startServer({
  games: hosted,
  openBots,
  page: ({ url = '/', method, headers }, response) => {
    const passed = ask(
      { host: page.hostname, port: page.port, path: url, method, headers: { ...headers, host: page.host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    passed.end();
  },
  port: 0,
  host: '127.0.0.1',
  data,
  botPace: 0,
  limits,
  log: 'error',
});
process.stdout.write(`${served.port}\n`);
