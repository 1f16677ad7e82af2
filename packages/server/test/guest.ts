import { randomBytes, randomUUID } from 'node:crypto';
import type { Game, State, Words } from '@quayside/kernel';
import {
  type Answer,
  Connection,
  type ConnectionParts,
  FarTable,
  type FarAnswer,
  type FarCommand,
  type Line,
  type LineEnds,
  type PersonSheet,
  type SeatCommand,
  type TableSheet,
} from '@quayside/live';
import { WebSocket } from 'ws';
import { games } from './serve.ts';

export const newSalt = (): string => randomBytes(16).toString('hex');

export interface Replied<T = unknown> {
  readonly status: number;
  readonly body: T;
}

/** A line over a real socket. */
export function socketLine(address: string, cookie: string, { opened, heard, closed }: LineEnds): Line {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  let left = false;
  socket.on('open', () => left || opened());
  socket.on('message', (data: Buffer) => left || heard(data.toString('utf8')));
  socket.on('error', () => undefined);
  socket.on('close', (code) => left || closed(code));
  return {
    post: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => {
      left = true;
      socket.terminate();
    },
  };
}

/** Somebody at a machine of their own. */
export class Guest {
  readonly address: string;
  readonly me: PersonSheet;
  readonly cookie: string;
  #connection: Connection | null = null;
  /** Every word that came over the socket. */
  readonly heard: string[] = [];
  line: ConnectionParts['open'];
  #lines: { readonly line: Line; readonly ends: LineEnds }[] = [];

  private constructor(address: string, me: PersonSheet, cookie: string) {
    this.address = address;
    this.me = me;
    this.cookie = cookie;
    this.line = (ends) =>
      socketLine(address, cookie, {
        ...ends,
        heard: (text) => {
          this.heard.push(text);
          ends.heard(text);
        },
      });
  }

  static async named(address: string, name: string): Promise<Guest> {
    const response = await fetch(`${address}/api/guests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const { me } = (await response.json()) as { me: PersonSheet };
    return new Guest(address, me, (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '');
  }

  async ask<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Replied<T>> {
    const response = await fetch(`${this.address}/api${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = (response.headers.get('Content-Type') ?? '').startsWith('application/json');
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T };
  }

  async make(game: string, settings: Record<string, string>): Promise<TableSheet> {
    return (await this.ask<TableSheet>('POST', '/tables', { game, settings })).body;
  }

  sit(code: string, seat: number, salt = newSalt()): Promise<Replied<TableSheet>> {
    return this.ask('PUT', `/tables/${code}/seats/${seat}`, { salt });
  }

  get connection(): Connection {
    this.#connection ??= new Connection({
      open: (ends) => {
        const line = this.line(ends);
        this.#lines = [{ line, ends }];
        return line;
      },
      // In a test nobody waits for long.
      later: (milliseconds, what) => {
        const timer = setTimeout(what, milliseconds >= 10_000 ? 60_000 : milliseconds / 20);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    });
    return this.#connection;
  }

  /** Cuts the line. */
  cut(): void {
    for (const { line, ends } of this.#lines.splice(0)) {
      line.close();
      ends.closed(1006);
    }
  }

  leave(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  follow({ code, game }: TableSheet): Seated {
    return new Seated(this.connection, code, game);
  }
}

/** A guest at one table. */
export class Seated {
  readonly far: FarTable<State>;
  readonly answers: (Answer | FarAnswer)[] = [];
  readonly handed: FarCommand[] = [];
  sheet: TableSheet | null = null;
  problem: unknown = null;
  readonly leave: () => void;
  readonly #connection: Connection;

  constructor(connection: Connection, code: string, gameId: string) {
    this.#connection = connection;
    const { game, words } = games.find((each) => each.game.id === gameId) as { game: Game<State>; words: Words<State> };
    this.far = new FarTable({
      game,
      words,
      newId: randomUUID,
      hand: (command) => {
        this.handed.push(command);
        connection.hand(code, command);
      },
    });
    this.leave = connection.follow(code, {
      far: this.far,
      onSheet: (sheet) => {
        this.sheet = sheet;
      },
      onProblem: (problem) => {
        this.problem = problem;
      },
    });
  }

  /** Resolves when something is so; looked at whenever something changes. */
  async until(isSo: () => boolean): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        leaveTable();
        leaveLine();
        clearInterval(timer);
        resolve();
      };
      const leaveTable = this.far.subscribe(look);
      const leaveLine = this.#connection.subscribe(look);
      // Sheets and problems tell nobody.
      const timer = setInterval(look, 20);
    });
  }

  send(command: SeatCommand): Promise<Answer | FarAnswer> {
    return new Promise((resolve) => {
      this.far.send(command, (answer) => {
        this.answers.push(answer);
        resolve(answer);
      });
    });
  }

  /** Plays whenever its seat is asked, until the game is over: what `choose` says of so many options. */
  async play(choose: (count: number) => number = () => 0): Promise<void> {
    await this.until(() => this.far.isBegun);
    const { seat, game } = this.far;
    const now = () => this.far.as(seat).now();
    while (!now().over) {
      await this.until(() => now().over || now().awaiting.seat === seat);
      const { awaiting, options } = now();
      if (awaiting.seat !== seat) continue;
      if (awaiting.what === 'confirmation') await this.send({ kind: 'confirm', seat });
      else if (awaiting.what === 'choice') {
        const token = game.token(options[choose(options.length)] as number);
        await this.send({ kind: 'play', seat, tokens: [token] });
      }
    }
  }
}
