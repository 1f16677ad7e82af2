import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@quayside/kernel';
import type { FromServer, TableSheet } from '@quayside/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Served, STORE } from '../src/index.ts';
import { Guest, newSalt, type Replied } from './guest.ts';
import { serve } from './serve.ts';

let data: string;
let served: Served;
let address: string;
let anna: Guest;
let bela: Guest;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'quayside-doors-'));
  served = await serve(data, { limits: { tables: 5, sockets: 2, commandsASecond: 4, guestsAMinute: 1000 } });
  address = `http://127.0.0.1:${served.port}`;
  anna = await Guest.named(address, 'Anna');
  bela = await Guest.named(address, 'Bela');
});

afterAll(async () => {
  await served.close();
  rmSync(data, { recursive: true, force: true });
});

const denied = (status: number, key: string) => ({ status, body: { error: { key } } });

/** A table of two, at which Anna sits alone. */
async function halfFull(): Promise<TableSheet> {
  const { code } = await anna.make('paris', { players: '2' });
  return (await anna.sit(code, 0)).body;
}

/** A bare socket: what it was told, and why it was closed. */
function socket(cookie: string, headers: Record<string, string> = {}) {
  const heard: FromServer[] = [];
  const line = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie, ...headers } });
  line.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString()) as FromServer));
  line.on('error', () => undefined);
  const opened = new Promise<void>((resolve) => line.once('open', () => resolve()));
  const closed = new Promise<number>((resolve) => line.once('close', resolve));
  const next = async (): Promise<FromServer> => {
    while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return heard.shift() as FromServer;
  };
  return { line, opened, closed, next, say: (message: unknown) => line.send(JSON.stringify(message)) };
}

describe('who may do what', () => {
  it('nobody who is not signed in', async () => {
    const nobody = { cookie: 'quayside=nonsense' };
    expect(await anna.ask('GET', '/me', undefined, nobody)).toMatchObject(denied(401, 'sign-in'));
    expect(await anna.ask('POST', '/tables', { game: 'paris', settings: {} }, nobody)).toMatchObject(
      denied(401, 'sign-in'),
    );
    expect(await socket('quayside=nonsense').closed).toBe(4401);
  });

  it('only the host seats bots, starts and takes away; a seat that is taken stays', async () => {
    const { code } = await halfFull();
    const asked: readonly [string, string, unknown, ReturnType<typeof denied>][] = [
      ['PUT', `/tables/${code}/seats/1/bot`, { level: 'mate' }, denied(403, 'not-host')],
      ['POST', `/tables/${code}/start`, undefined, denied(403, 'not-host')],
      ['DELETE', `/tables/${code}`, undefined, denied(403, 'not-host')],
      ['DELETE', `/tables/${code}/seats/0`, undefined, denied(403, 'not-host')],
      ['PUT', `/tables/${code}/seats/0`, { salt: newSalt() }, denied(409, 'seat-taken')],
      ['PUT', `/tables/${code}/seats/5`, { salt: newSalt() }, denied(404, 'no-seat')],
      ['PUT', `/tables/${code}/seats/1`, { salt: 'short' }, denied(400, 'shape')],
      ['GET', '/tables/2222-2222', undefined, denied(404, 'no-table')],
      ['GET', "/tables/'%20OR%201=1", undefined, denied(404, 'no-table')],
      ['GET', '/nowhere', undefined, denied(404, 'no-address')],
    ];
    for (const [method, path, body, reply] of asked) expect(await bela.ask(method, path, body)).toMatchObject(reply);
    expect(await anna.ask('POST', `/tables/${code}/start`)).toMatchObject(denied(409, 'seats-empty'));
    expect((await anna.ask('DELETE', `/tables/${code}`)).status).toBe(204);
  });

  it('who sits elsewhere at the table gets up there; who started a table cannot change its seats', async () => {
    const { code } = await halfFull();
    const moved = (await anna.sit(code, 1)).body;
    expect(moved.seats.map(({ sitter }) => sitter)).toEqual([null, 'person']);
    await bela.sit(code, 0);
    await anna.ask('POST', `/tables/${code}/start`);
    expect(await bela.ask('DELETE', `/tables/${code}/seats/0`)).toMatchObject(denied(409, 'not-open'));
    expect(await anna.ask('POST', `/tables/${code}/start`)).toMatchObject(denied(409, 'not-open'));
  });

  it('a private table is on no list, and its code opens it', async () => {
    const { body } = await bela.ask<TableSheet>('POST', '/tables', { game: 'paris', settings: {}, isPrivate: true });
    const listed = await anna.ask<{ tables: TableSheet[] }>('GET', '/tables?state=open');
    expect(listed.body.tables.map(({ code }) => code)).not.toContain(body.code);
    expect((await anna.ask('GET', `/tables/${body.code.toLowerCase().replace('-', ' ')}`)).status).toBe(200);
    const own = await bela.ask<{ tables: TableSheet[] }>('GET', '/tables?mine=true');
    expect(own.body.tables.map(({ code }) => code)).toContain(body.code);
  });
});

describe('what comes in', () => {
  it('has the right shape, size and origin', async () => {
    const settings = { players: '9' };
    expect(await anna.ask('POST', '/tables', { game: 'paris', settings })).toMatchObject(denied(400, 'settings'));
    expect(await anna.ask('POST', '/tables', { game: 'chess', settings })).toMatchObject(denied(404, 'no-game'));
    expect(await anna.ask('POST', '/tables', { game: 'paris', settings: {}, more: 1 })).toMatchObject(
      denied(400, 'shape'),
    );
    const long = { game: 'paris', settings: { own: 'x'.repeat(20_000) } };
    expect(await anna.ask('POST', '/tables', long)).toMatchObject(denied(413, 'too-large'));
    for (const name of ['', ' ', 'x'.repeat(25), 'a\nb', 'a\u202eb']) {
      expect(await anna.ask('POST', '/guests', { name })).toMatchObject(denied(400, 'name'));
    }
    const origin = { origin: 'http://evil.example' };
    expect(await anna.ask('POST', '/guests', { name: 'Anna' }, origin)).toMatchObject(denied(403, 'other-origin'));
    expect(await socket(anna.cookie, origin).closed).toBe(4403);
    // The same address, written otherwise.
    const disguised = await fetch(`${address}/%61pi/guests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...origin },
      body: JSON.stringify({ name: 'Anna' }),
    });
    expect(disguised.status).toBe(403);
    expect(disguised.headers.get('Cache-Control')).toBe('no-store');
    const form = { 'Content-Type': 'text/plain' };
    expect((await anna.ask('POST', '/guests', { name: 'Anna' }, form)).status).toBe(400);
  });

  it('words of people are text, and nothing else', async () => {
    for (const name of ["'); DROP TABLE x;--", '<img src=x>', '${7*7}{{7}}', '‘Ω’ 한글 🙂']) {
      const guest = await Guest.named(address, name);
      expect(guest.me.name).toBe(name);
      expect((await guest.ask('GET', '/me')).body).toEqual({ me: guest.me });
    }
  });

  it('is no message: the socket is closed, and the others go on', async () => {
    const random = new Random('noise');
    for (let n = 0; n < 60; n++) {
      const { line, opened, closed } = socket(anna.cookie);
      await opened;
      line.send(Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256))), {
        binary: n % 2 === 0,
      });
      // 1007: it was not even text.
      expect([4400, 1007]).toContain(await closed);
    }
    const large = socket(anna.cookie);
    await large.opened;
    large.line.send('x'.repeat(20_000));
    expect(await large.closed).toBe(1009);
    expect((await anna.ask('GET', '/hello')).status).toBe(200);
  });
});

describe('what is too much', () => {
  it('tables, sockets, commands', async () => {
    const carl = await Guest.named(address, 'Carl');
    const made: Replied[] = [];
    for (let n = 0; n < 6; n++) made.push(await carl.ask('POST', '/tables', { game: 'paris', settings: {} }));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(made[5]).toMatchObject({ body: { error: { key: 'too-many-tables', facts: { most: 5 } } } });
    const [first, second] = [socket(carl.cookie), socket(carl.cookie)];
    await Promise.all([first.opened, second.opened]);
    // Whoever is heard is in.
    for (const { say, next } of [first, second]) {
      say({ kind: 'beat' });
      expect(await next()).toEqual({ kind: 'beat' });
    }
    expect(await socket(carl.cookie).closed).toBe(4429);
    const [{ body: one }] = made as [Replied<TableSheet>];
    const { code } = one;
    const command = { after: 0, wants: { kind: 'confirm' } };
    for (let n = 0; n < 6; n++)
      first.say({ kind: 'command', table: code, command: { id: `command-${n}`, ...command } });
    const whys: unknown[] = [];
    for (let n = 0; n < 6; n++) {
      const message = await first.next();
      if (message.kind === 'answer') whys.push(!message.answer.done && message.answer.why);
    }
    expect(whys).toEqual([...Array.from({ length: 4 }, () => 'not-your-seat'), 'too-fast', 'too-fast']);
    for (const { line } of [first, second]) line.close();
  });
});

it('behind a proxy, where somebody comes from is what the proxy says, and not what they say', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-proxy-'));
  const proxied = await serve(folder, { secure: true, limits: { guestsAMinute: 1 } });
  const statusFor = async (forwarded: string): Promise<number> => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded };
    const body = JSON.stringify({ name: 'Anna' });
    return (await fetch(`http://127.0.0.1:${proxied.port}/api/guests`, { method: 'POST', headers, body })).status;
  };
  expect(await statusFor('10.0.0.1, 192.0.2.1')).toBe(200);
  expect(await statusFor('10.0.0.2, 192.0.2.1')).toBe(429);
  expect(await statusFor('10.0.0.2, 192.0.2.2')).toBe(200);
  await proxied.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a command to a table that is not there is answered', async () => {
  const { say, next, opened, line } = socket(bela.cookie);
  await opened;
  say({ kind: 'command', table: '2222-2222', command: { id: 'nowhere-1', after: 0, wants: { kind: 'confirm' } } });
  expect(await next()).toMatchObject({ kind: 'answer', id: 'nowhere-1', answer: { done: false, why: 'not-running' } });
  line.close();
});

it('somebody else’s seat is not played, and no secret is told before the end', async () => {
  const { code } = await halfFull();
  await bela.sit(code, 1);
  await anna.ask('POST', `/tables/${code}/start`);
  const carl = await Guest.named(address, 'Dora');
  const { say, next, opened, line } = socket(carl.cookie);
  await opened;
  say({ kind: 'follow', table: code, feed: 1, have: 0 });
  expect(await next()).toMatchObject({ kind: 'sheet' });
  const opening = await next();
  expect(opening).toMatchObject({ kind: 'opening', feed: 1, opening: { seat: -3 } });
  say({ kind: 'command', table: code, command: { id: 'forged-one', after: 0, wants: { kind: 'confirm' } } });
  expect(await next()).toMatchObject({ answer: { done: false, why: 'not-your-seat' } });
  line.close();
  // The store has the secrets; nothing that is answered does.
  const file = readFileSync(join(data, `${STORE}-wal`)).toString('latin1');
  const secrets = [...new Set(file.match(/[0-9a-f]{64}/g) ?? [])];
  const { body: sheet } = await anna.ask<TableSheet>('GET', `/tables/${code}`);
  const { body: record } = await anna.ask<string>('GET', `/tables/${code}/record`);
  const told = JSON.stringify([opening, sheet, record]).replaceAll(sheet.commitment, '');
  expect(secrets.length).toBeGreaterThan(2);
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  expect(/[0-9A-F]{4}(-[0-9A-F]{4}){7}/.test(told)).toBe(false);
});
