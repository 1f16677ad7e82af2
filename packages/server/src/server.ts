import { mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Channel } from '@quayside/bots';
import { LIMITS, type Limits, PROTOCOL } from '@quayside/live';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { Denied } from './denied.ts';
import { type HostedGame, HostedGames } from './games.ts';
import { Gateway } from './gateway.ts';
import { Rates } from './rates.ts';
import { Rooms } from './rooms.ts';
import { peopleRoutes } from './routes/people.ts';
import { tableRoutes } from './routes/tables.ts';
import { openDatabase } from './store/database.ts';
import { People } from './store/people.ts';
import { Tables } from './store/tables.ts';
import { Thinkers } from './thinkers.ts';
import { Who } from './who.ts';

export interface ServerParts {
  readonly games: readonly HostedGame[];
  /** Opens a thread in which bots think. */
  readonly openBots: () => Channel;
  /** Answers whatever is not asked of the server of tables: the page. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  readonly port: number;
  readonly host: string;
  /** The folder in which everything is kept. */
  readonly data: string;
  /** Names it answers for besides this machine's own and addresses. */
  readonly names?: readonly string[];
  /** It is reached over HTTPS alone, through a proxy that says from where. */
  readonly secure?: boolean;
  /** How long a bot's move is seen at least, in milliseconds. */
  readonly botPace?: number;
  readonly threads?: number;
  /** Where they are others than usual. */
  readonly limits?: Partial<Limits>;
  /** What is logged: see pino. */
  readonly log?: string;
}

export interface Served {
  readonly port: number;
  close(): Promise<void>;
}

/** The file in the folder of data. */
export const STORE = 'quayside.sqlite';

/** Serves until it is closed. Refuses with the system's error where the port or the folder cannot be had. */
export async function startServer(parts: ServerParts): Promise<Served> {
  const { data, host, port, names = [], secure = false, botPace = 600, threads = 1, log = 'warn' } = parts;
  const limits = { ...LIMITS, ...parts.limits };
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const app = fastify({
    logger: { level: log, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.message,
    // The proxy alone: what stands before its word in X-Forwarded-For, anybody may have written. Fastify takes no number of hops.
    trustProxy: secure && ((_, hop) => hop === 0),
    forceCloseConnections: true,
  });
  const onFault = (what: string, error: unknown): void => app.log.error(error, what);
  const db = await openDatabase(join(data, STORE));
  const people = new People(db);
  const tables = new Tables(db);
  const onMishap = (kind: string, what: string): void => app.log.warn({ kind, what }, 'a bot had trouble thinking');
  const thinkers = new Thinkers({ openBots: parts.openBots, threads, onMishap });
  const games = new HostedGames(parts.games);
  const rooms = new Rooms({ games, limits, tables, thinkers, botPace, onFault });
  const who = new Who(people, { secure, names });
  const gateway = new Gateway({ limits, rooms, who, onFault });
  guard(app, who, limits);
  app.get('/api/hello', async ({ raw }) => ({
    protocol: PROTOCOL,
    games: games.sheets,
    me: await who.asks(raw),
    limits,
  }));
  peopleRoutes(app, who, people, rooms, limits);
  tableRoutes(app, who, rooms);
  app.setNotFoundHandler((request, reply) => {
    if (!parts.page || request.url.startsWith('/api/')) throw new Denied('no-address');
    reply.hijack();
    parts.page(request.raw, reply.raw);
  });
  app.server.on('upgrade', (request, socket, head) => {
    if (request.url === '/api/socket') gateway.upgrade(request, socket, head);
    else socket.destroy();
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  rooms.wake().catch((error: unknown) => onFault('tables could not be woken', error));
  return {
    port: (app.server.address() as AddressInfo).port,
    async close() {
      await gateway.close();
      await app.close();
      await rooms.close();
      thinkers.close();
      await db.destroy();
    },
  };
}

/** What holds for every address: who may ask, how often, in which form; and what a refusal looks like. */
function guard(app: FastifyInstance, who: Who, limits: Limits): void {
  const changes = new Rates([{ most: limits.requestsAMinute, within: 60_000 }]);
  // A form of another page cannot send this.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ raw, url, routeOptions, method, ip }, reply) => {
    // The address it leads to: as it is written, a letter may stand in it as its number.
    if (!(routeOptions.url ?? url).startsWith('/api/')) return;
    reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
    if (!who.isOwnName(raw)) throw new Denied('other-origin');
    if (method === 'GET' || method === 'HEAD') return;
    if (!who.isOwnOrigin(raw)) throw new Denied('other-origin');
    const free = changes.take(ip);
    if (!free.ok) throw new Denied('too-fast', { wait: free.wait });
    await Promise.resolve();
  });
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, _, reply) => {
    const denied = error instanceof Denied ? error : deniedBy(error.statusCode ?? 500, limits);
    if (denied.key === 'fault') app.log.error(error, 'a request could not be answered');
    return reply.code(denied.status).send(denied.body);
  });
}

const deniedBy = (status: number, limits: Limits): Denied =>
  status === 413 ? new Denied('too-large', { most: limits.message }) : new Denied(status < 500 ? 'shape' : 'fault');
