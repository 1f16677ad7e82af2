import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random, Table } from '@quayside/kernel';
import type { LineEnds, TableSheet } from '@quayside/live';
import { paris } from '@quayside/paris';
import { expect, it } from 'vitest';
import { Guest, socketLine } from './guest.ts';
import { serve } from './serve.ts';

/** A line on which messages come twice, late, in another order, or not at all and then it is cut. */
function troubled(guest: Guest, random: Random, count: { cuts: number; doubles: number; late: number }): void {
  guest.line = (ends: LineEnds) => {
    let held: string | null = null;
    const cut = (): void => {
      count.cuts++;
      line.close();
      ends.closed(1006);
    };
    const heard = (text: string): void => {
      const luck = random.below(100);
      if (luck < 2) return cut();
      if (luck < 12 && held === null) {
        count.late++;
        held = text;
        return undefined;
      }
      ends.heard(text);
      if (luck < 20) {
        count.doubles++;
        ends.heard(text);
      }
      if (held !== null) ends.heard(held);
      held = null;
      return undefined;
    };
    const line = socketLine(guest.address, guest.cookie, { ...ends, heard });
    // What is late comes at last, though nothing comes after it.
    const timer = setInterval(() => {
      if (held !== null) ends.heard(held);
      held = null;
    }, 25);
    return {
      post(text) {
        const luck = random.below(100);
        if (luck < 3) return cut();
        line.post(text);
        if (luck < 12) line.post(text);
        return undefined;
      },
      close() {
        clearInterval(timer);
        line.close();
      },
    };
  };
}

it('over lines that lose, double, delay and cut, everybody ends where the server is', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quayside-journey-'));
  const served = await serve(data);
  const address = `http://127.0.0.1:${served.port}`;
  const [anna, bela] = [await Guest.named(address, 'Anna'), await Guest.named(address, 'Bela')];
  const count = { cuts: 0, doubles: 0, late: 0 };
  const random = new Random('journey');
  for (const guest of [anna, bela]) troubled(guest, random, count);
  for (let n = 0; n < 3; n++) {
    const { code } = await anna.make('paris', { players: '3' });
    await anna.sit(code, 0);
    await bela.sit(code, 1);
    await anna.ask('PUT', `/tables/${code}/seats/2/bot`, { level: 'random' });
    const table = (await anna.ask<TableSheet>('POST', `/tables/${code}/start`)).body;
    const seats = [anna.follow(table), bela.follow(table)];
    await Promise.all(seats.map((seated) => seated.play((options) => random.below(options))));
    const { body: record } = await anna.ask<string>('GET', `/tables/${code}/record`);
    const whole = Table.replay(paris, record);
    for (const { far } of seats) expect(far.whole()?.record()).toBe(whole.ok && whole.value.record());
    for (const seated of seats) seated.leave();
  }
  expect(count.cuts).toBeGreaterThan(10);
  expect(count.doubles).toBeGreaterThan(20);
  expect(count.late).toBeGreaterThan(20);
  for (const guest of [anna, bela]) guest.leave();
  await served.close();
  rmSync(data, { recursive: true, force: true });
});
