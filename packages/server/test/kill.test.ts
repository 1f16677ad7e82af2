import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Random, Table } from '@quayside/kernel';
import type { TableSheet } from '@quayside/live';
import { paris } from '@quayside/paris';
import { expect, it } from 'vitest';
import { Guest } from './guest.ts';

const SERVER = fileURLToPath(new URL('serve.ts', import.meta.url));

interface Running {
  readonly port: number;
  /** As if somebody had pulled the plug of the process. */
  kill(): Promise<void>;
}

function run(data: string, port: number): Promise<Running> {
  const child = spawn(process.execPath, [SERVER, data, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, refuse) => {
    child.once('error', refuse);
    child.once('exit', (code) => refuse(new Error(`the server ended by itself: ${code}`)));
    child.stdout.once('data', (said: Buffer) => {
      resolve({
        port: Number(said.toString()),
        kill: () =>
          new Promise((done) => {
            child.once('exit', () => done());
            child.kill('SIGKILL');
          }),
      });
    });
  });
}

const GAMES = 3;
const KILLS = 4;

it('the server is killed in the middle of games: nothing that was acknowledged is lost, and nothing is stuck', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quayside-kill-'));
  let server = await run(data, 0);
  const { port } = server;
  const address = `http://127.0.0.1:${port}`;
  const [anna, bela] = [await Guest.named(address, 'Anna'), await Guest.named(address, 'Bela')];
  const tables: TableSheet[] = [];
  for (let n = 0; n < GAMES; n++) {
    const { code } = await anna.make('paris', { players: '3' });
    await anna.sit(code, n % 2);
    await bela.sit(code, 1 - (n % 2));
    await anna.ask('PUT', `/tables/${code}/seats/2/bot`, { level: 'random' });
    tables.push((await anna.ask<TableSheet>('POST', `/tables/${code}/start`)).body);
  }
  const random = new Random('kill');
  const seats = tables.flatMap((table) => [anna.follow(table), bela.follow(table)]);
  const games = Promise.all(seats.map((seated) => seated.play((count) => random.below(count))));
  const acknowledged = (): number =>
    seats.reduce((sum, { answers }) => sum + answers.filter(({ done }) => done).length, 0);
  for (let kill = 1; kill <= KILLS; kill++) {
    // Moves are in flight at every moment.
    await seats[0]?.until(() => acknowledged() >= kill * 50);
    await server.kill();
    server = await run(data, port);
  }
  await games;
  for (const [at, table] of tables.entries()) {
    const { body: record } = await anna.ask<string>('GET', `/tables/${table.code}/record`);
    const replayed = Table.replay(paris, record);
    expect(replayed).toMatchObject({ ok: true });
    for (const { far, answers } of seats.slice(2 * at, 2 * at + 2)) {
      expect(replayed.ok && replayed.value.record()).toBe(far.whole()?.record());
      const { seat } = far;
      const own = far
        .as(seat)
        .since(0)
        .filter((event) => event.kind === 'played' && event.own);
      // Each acknowledged command is there, once: nothing was taken back, and each played one token or confirmed.
      const done = answers.filter((answer) => answer.done).length;
      const confirmed = far
        .as(seat)
        .since(0)
        .filter((event) => event.kind === 'confirmed' && event.seat === seat);
      expect(own.length + confirmed.length).toBe(done);
    }
  }
  for (const guest of [anna, bela]) guest.leave();
  await server.kill();
  rmSync(data, { recursive: true, force: true });
});
