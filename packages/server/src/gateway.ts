import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FarAnswer, FarCommand, FromServer, Limits, PersonSheet, ToServer } from '@quayside/live';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { toServer } from './api/messages.ts';
import { Denied } from './denied.ts';
import { pause } from './pause.ts';
import { Rates } from './rates.ts';
import type { Rooms } from './rooms.ts';
import type { Watcher } from './watchers.ts';
import type { Who } from './who.ts';

/** Why a socket is closed; docs/online.md tells clients. */
const CLOSED = {
  shape: 4400,
  'sign-in': 4401,
  'other-origin': 4403,
  silent: 4408,
  'too-many-sockets': 4429,
  'too-fast': 4429,
  ending: 1001,
};

const BEAT = 20_000;
/** A client that does not read what it is sent: more than this is not kept for it. */
const MOST_UNREAD = 4 * 1024 * 1024;
/** A client that says more than can be done: so many messages wait, and no more. One that comes back follows all its tables at once. */
const MOST_WAITING = 100;
/** So many messages of all kinds, and to all tables, for each command a second that a seat may send. */
const MESSAGES_A_COMMAND = 3;

interface Parts {
  readonly limits: Limits;
  readonly rooms: Pick<Rooms, 'with' | 'leave'>;
  readonly who: Pick<Who, 'asks' | 'isOwnName' | 'isOwnOrigin'>;
  readonly onFault: (what: string, error: unknown) => void;
}

interface SocketRates {
  /** Of a person, whatever they are about. */
  readonly messages: Rates;
  /** Of a person at a table. */
  readonly commands: Rates;
}

/** The sockets of all clients. */
export class Gateway {
  readonly #parts: Parts;
  readonly #server: WebSocketServer;
  readonly #counts = new Map<string, number>();
  readonly #rates: SocketRates;
  readonly #heard = new WeakSet<WebSocket>();
  readonly #clients = new Set<Client>();
  readonly #beat: NodeJS.Timeout;

  constructor(parts: Parts) {
    const { message, commandsASecond, commandsAMinute } = parts.limits;
    this.#parts = parts;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: message,
      // Only what is large is worth it: the whole of a late table becomes a tenth.
      perMessageDeflate: { threshold: 4096, serverNoContextTakeover: true, clientNoContextTakeover: true },
    });
    this.#rates = {
      messages: new Rates([{ most: MESSAGES_A_COMMAND * commandsASecond, within: 1000 }]),
      commands: new Rates([
        { most: commandsASecond, within: 1000 },
        { most: commandsAMinute, within: 60_000 },
      ]),
    };
    this.#beat = setInterval(() => this.#look(), BEAT);
    this.#beat.unref();
  }

  upgrade(request: IncomingMessage, duplex: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, duplex, head, (socket) => {
      this.#welcome(socket, request).catch((error: unknown) => {
        this.#parts.onFault('a socket could not be opened', error);
        socket.terminate();
      });
    });
  }

  /** Resolves when nothing that was said is being done any more. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    for (const socket of this.#server.clients) {
      socket.close(CLOSED.ending);
      socket.terminate();
    }
    this.#server.close();
    await Promise.all([...this.#clients].map((client) => client.close()));
  }

  async #welcome(socket: WebSocket, request: IncomingMessage): Promise<void> {
    const { who } = this.#parts;
    // What is said before it is known who speaks waits.
    const early: RawData[] = [];
    const hold = (data: RawData): void => void (early.length < 100 && early.push(data));
    socket.on('message', hold);
    socket.on('error', () => socket.terminate());
    if (!who.isOwnOrigin(request) || !who.isOwnName(request)) return socket.close(CLOSED['other-origin']);
    const person = await who.asks(request);
    if (!person) return socket.close(CLOSED['sign-in']);
    const count = this.#counts.get(person.id) ?? 0;
    if (count >= this.#parts.limits.sockets) return socket.close(CLOSED['too-many-sockets']);
    if (socket.readyState !== WebSocket.OPEN) return;
    this.#counts.set(person.id, count + 1);
    this.#heard.add(socket);
    const client = new Client(socket, person, this.#parts, this.#rates);
    this.#clients.add(client);
    socket.off('message', hold);
    socket.on('message', (data) => {
      this.#heard.add(socket);
      client.hear(data);
    });
    socket.on('pong', () => this.#heard.add(socket));
    socket.on('close', () => {
      void client.close().then(() => this.#clients.delete(client));
      const left = (this.#counts.get(person.id) ?? 1) - 1;
      if (left > 0) this.#counts.set(person.id, left);
      else this.#counts.delete(person.id);
    });
    for (const data of early) client.hear(data);
  }

  /** Whoever has said nothing since the last time is gone. */
  #look(): void {
    for (const socket of this.#server.clients) {
      if (this.#heard.delete(socket)) socket.ping();
      else socket.close(CLOSED.silent);
    }
  }
}

/** One socket, and the tables that are followed on it. */
class Client {
  readonly #socket: WebSocket;
  readonly #person: PersonSheet;
  readonly #parts: Parts;
  readonly #rates: SocketRates;
  readonly #following = new Map<string, Watcher>();
  readonly #closing = new AbortController();
  /** What is said is done in the order in which it is said. */
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(socket: WebSocket, person: PersonSheet, parts: Parts, rates: SocketRates) {
    this.#socket = socket;
    this.#person = person;
    this.#parts = parts;
    this.#rates = rates;
  }

  hear(data: RawData): void {
    // A socket that is being closed may bring more for a while.
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const message = readMessage(data);
    if (!message) return this.#socket.close(CLOSED.shape);
    if (this.#waiting >= MOST_WAITING) return this.#socket.close(CLOSED['too-fast']);
    this.#waiting++;
    this.#last = this.#last.then(async () => {
      try {
        if (await this.#isItsTurn()) await this.#do(message);
      } catch (error) {
        const denied = error instanceof Denied ? error : new Denied('fault');
        if (!(error instanceof Denied)) this.#parts.onFault('a message could not be answered', error);
        this.#say({ kind: 'problem', table: 'table' in message ? message.table : null, ...denied.body });
      } finally {
        this.#waiting--;
      }
    });
  }

  /** Leaves every table, once what was said is done. */
  close(): Promise<void> {
    this.#closing.abort();
    this.#last = this.#last.then(async () => {
      for (const table of this.#following.keys()) {
        await this.#leave(table).catch((error: unknown) =>
          this.#parts.onFault(`table ${table} could not be left`, error),
        );
      }
    });
    return this.#last;
  }

  /** What comes too fast waits; false: whoever said it is gone, and says it again. */
  async #isItsTurn(): Promise<boolean> {
    for (;;) {
      const free = this.#rates.messages.take(this.#person.id);
      if (free.ok) return true;
      if (this.#closing.signal.aborted) return false;
      await pause(free.wait, this.#closing.signal);
    }
  }

  async #do(message: ToServer): Promise<void> {
    switch (message.kind) {
      case 'beat':
        return this.#say({ kind: 'beat' });
      case 'follow':
        return this.#follow(message.table, message.feed, message.have);
      case 'leave':
        return this.#leave(message.table);
      case 'command': {
        const { table, command } = message;
        return this.#say({ kind: 'answer', table, id: command.id, answer: await this.#answer(table, command) });
      }
    }
  }

  /** Whatever happens, a command is answered: its sender does nothing else until then. */
  async #answer(table: string, command: FarCommand): Promise<FarAnswer> {
    const free = this.#rates.commands.take(`${this.#person.id} ${table}`);
    if (!free.ok) return { done: false, why: 'too-fast', facts: { wait: free.wait } };
    try {
      return await this.#parts.rooms.with(table, (room) => room.command(this.#person.id, command));
    } catch (error) {
      if (error instanceof Denied && error.key === 'no-table') return { done: false, why: 'not-running' };
      this.#parts.onFault('a command could not be carried out', error);
      return { done: false, why: 'not-stored' };
    }
  }

  async #follow(table: string, feed: number, have: number): Promise<void> {
    await this.#leave(table);
    if (this.#following.size >= this.#parts.limits.follows)
      throw new Denied('too-many-tables', { most: this.#parts.limits.follows });
    const watcher: Watcher = { person: this.#person, feed, say: (message) => this.#say(message) };
    await this.#parts.rooms.with(table, (room) => room.follow(watcher, have));
    this.#following.set(table, watcher);
  }

  async #leave(table: string): Promise<void> {
    const watcher = this.#following.get(table);
    if (!watcher) return;
    this.#following.delete(table);
    await this.#parts.rooms.leave(table, watcher);
  }

  #say(message: FromServer): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) return this.#socket.terminate();
    this.#socket.send(JSON.stringify(message));
  }
}

function readMessage(data: RawData): ToServer | null {
  try {
    const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
    const read = toServer.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
