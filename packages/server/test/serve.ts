import { openBots } from '@quayside/games/node';
import { bots as leHavreBots } from '@quayside/bots/games/le-havre';
import { bots as parisBots } from '@quayside/bots/games/paris';
import { leHavre, leHavreWords } from '@quayside/le-havre';
import { paris, parisWords } from '@quayside/paris';
import { type HostedGame, type Served, type ServerParts, startServer } from '../src/index.ts';

export const games = [
  { game: leHavre, words: leHavreWords, bots: leHavreBots },
  { game: paris, words: parisWords, bots: parisBots },
] as unknown as readonly HostedGame[];

/** Nobody here is as slow as people are. */
const FAST = { commandsASecond: 1e6, commandsAMinute: 1e6, requestsAMinute: 1e6, guestsAMinute: 1e6 };

/** A server on this machine, with bots that do not take their time. */
export const serve = (data: string, parts: Partial<ServerParts> = {}): Promise<Served> =>
  startServer({ games, openBots, port: 0, host: '127.0.0.1', botPace: 0, limits: FAST, log: 'error', data, ...parts });

// Started as a program: node serve.ts FOLDER PORT. It says its port, and can be killed.
if (import.meta.main) {
  const [, , data = '', port = '0'] = process.argv;
  const served = await serve(data, { port: Number(port) });
  process.stdout.write(`${served.port}\n`);
}
