import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random, Table } from '@quayside/kernel';
import { commitmentOf, dealIn, seedOf, type TableSheet } from '@quayside/live';
import { paris } from '@quayside/paris';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../src/chance.ts';
import type { Served } from '../src/index.ts';
import { Guest } from './guest.ts';
import { serve } from './serve.ts';

let data: string;
let served: Served;
let address: string;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'quayside-server-'));
  served = await serve(data);
  address = `http://127.0.0.1:${served.port}`;
});

afterEach(async () => {
  await served.close();
  rmSync(data, { recursive: true, force: true });
});

/** A table with two people and a bot, started. */
async function threeAt(game: string, settings: Record<string, string>): Promise<readonly [Guest, Guest, TableSheet]> {
  const anna = await Guest.named(address, 'Anna');
  const bela = await Guest.named(address, 'Bela');
  const { code } = await anna.make(game, settings);
  expect((await anna.sit(code, 0)).status).toBe(200);
  expect((await bela.sit(code, 1)).status).toBe(200);
  expect((await anna.ask('PUT', `/tables/${code}/seats/2/bot`, { level: 'random' })).status).toBe(200);
  const started = await anna.ask<TableSheet>('POST', `/tables/${code}/start`);
  expect(started.status).toBe(200);
  return [anna, bela, started.body];
}

describe('people at different machines', () => {
  it.each([
    ['paris', { players: '3' }],
    ['le-havre', { players: '3', length: 'short' }],
  ])('play a whole game of %s with a bot, and each sees it to the end', async (game, settings) => {
    const [anna, bela, table] = await threeAt(game, settings);
    const random = new Random('online');
    const seats = [anna.follow(table), bela.follow(table)];
    await Promise.all(seats.map((seated) => seated.play((count) => random.below(count))));
    const [first, second] = seats.map(({ far }) => far.whole());
    expect(first?.over).toBe(true);
    expect(second?.record()).toBe(first?.record());
    const { body: record } = await bela.ask<string>('GET', `/tables/${table.code}/record`);
    expect(record).toContain('# names ["Anna","Bela",""]');
    expect(Table.replay(first?.game as never, record, {})).toMatchObject({ ok: true });
    expect((await bela.ask<TableSheet>('GET', `/tables/${table.code}`)).body.state).toBe('over');
    for (const guest of [anna, bela]) guest.leave();
  });

  it('the deal is what was committed to before anybody sat down', async () => {
    const [anna, bela, table] = await threeAt('paris', { players: '3' });
    const seats = [anna.follow(table), bela.follow(table)];
    const running = (await bela.ask<string>('GET', `/tables/${table.code}/record`)).body;
    expect(running).toContain('seed ?');
    expect(running).not.toContain('# deal');
    await Promise.all(seats.map((seated) => seated.play()));
    const { body: record } = await anna.ask<string>('GET', `/tables/${table.code}/record`);
    const deal = dealIn(record);
    expect(deal?.commitment).toBe(table.commitment);
    expect(deal?.salts).toEqual(table.salts);
    expect(await commitmentOf(deal?.secret ?? '', sha256)).toBe(table.commitment);
    const seed = deal && (await seedOf(deal, sha256));
    expect(record.split('\n')[0]).toContain(`seed ${seed}`);
    for (const guest of [anna, bela]) guest.leave();
  });

  it('somebody who was away goes on where they were, and a spectator sees what all see', async () => {
    const [anna, bela, table] = await threeAt('paris', { players: '3' });
    const carl = await Guest.named(address, 'Carl');
    const watching = carl.follow(table);
    const first = anna.follow(table);
    const second = bela.follow(table);
    let moves = 0;
    const random = new Random('away');
    await Promise.all([
      first.play((count) => random.below(count)),
      second.play((count) => {
        // The line is cut again and again.
        if (++moves % 7 === 0) bela.cut();
        return random.below(count);
      }),
    ]);
    await watching.until(() => watching.far.whole() !== null);
    expect(watching.far.seat).toBe(-3);
    expect(watching.far.whole()?.record()).toBe(first.far.whole()?.record());
    expect(second.far.as(1).since(0).length).toBe(second.far.have);
    for (const guest of [anna, bela, carl]) guest.leave();
  });
});

describe('after the server was started again', () => {
  it('the table is where it was, and a command that was answered is answered again', async () => {
    const [anna, bela, table] = await threeAt('paris', { players: '3' });
    const first = anna.follow(table);
    await first.until(() => first.far.isBegun && first.far.as(0).now().awaiting.what === 'choice');
    const asked = first.far.as(0).now().awaiting.seat;
    const mover = asked === 0 ? anna : bela;
    const at = asked === 0 ? first : bela.follow(table);
    await at.until(() => at.far.isBegun);
    const token = paris.token(at.far.as(asked).now().options[0] as number);
    const answer = await at.send({ kind: 'play', seat: asked, tokens: [token] });
    expect(answer).toMatchObject({ done: true });
    const view = at.far.as(asked).now().view.digest();
    const [command] = at.handed;
    for (const guest of [anna, bela]) guest.leave();
    const { port } = served;
    await served.close();
    served = await serve(data, { port });
    const again = mover.follow(table);
    await again.until(() => again.far.isBegun);
    expect(again.far.as(asked).now().view.digest()).toBe(view);
    const told: unknown[] = [];
    again.far.send(
      { kind: 'play', seat: asked, tokens: [token], id: command?.id ?? '', after: command?.after ?? 0 },
      (each) => told.push(each),
    );
    await again.until(() => told.length > 0);
    expect(told).toEqual([answer]);
    mover.leave();
  });
});
