import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FromServer, LIMITS } from '@quayside/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Gateway } from '../src/gateway.ts';

const rooms = { with: vi.fn<() => Promise<never>>(), leave: vi.fn<() => Promise<void>>() };
const faults = vi.fn<(what: string, error: unknown) => void>();
let gateway: Gateway;
let server: Server;
let line: WebSocket;
let heard: FromServer[];

beforeEach(async () => {
  // Time stands still unless it is told to go on.
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  for (const double of [rooms.with, rooms.leave, faults]) double.mockReset();
  gateway = new Gateway({
    limits: { ...LIMITS, commandsASecond: 4 },
    rooms: rooms as never,
    who: { asks: () => Promise.resolve({ id: 'anna', name: 'Anna' }), isOwnName: () => true, isOwnOrigin: () => true },
    onFault: faults,
  });
  server = createServer().on('upgrade', (request, socket, head) => gateway.upgrade(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  heard = [];
  line = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  line.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString()) as FromServer));
  await new Promise((resolve) => line.once('open', resolve));
});

afterEach(async () => {
  line.terminate();
  await gateway.close();
  server.close();
  vi.useRealTimers();
});

const say = (message: unknown): void => line.send(JSON.stringify(message));

/** What was said so far has been done, as far as that goes without time: the second answer comes in another turn of the loop. */
async function settled(): Promise<void> {
  for (let n = 0; n < 2; n++) {
    const answered = new Promise((resolve) => line.once('pong', resolve));
    line.ping();
    await answered;
  }
}

const command = { id: 'command-1', after: 0, wants: { kind: 'confirm' } };

describe('a socket', () => {
  it('answers a command that broke off too, so that its sender can go on', async () => {
    rooms.with.mockRejectedValue(new Error('broken'));
    say({ kind: 'command', table: '2222-2222', command });
    await settled();
    const answer = { done: false, why: 'not-stored' };
    expect(heard).toEqual([{ kind: 'answer', table: '2222-2222', id: 'command-1', answer }]);
    expect(faults).toHaveBeenCalledOnce();
  });

  it('takes messages of all kinds only so often, and lets the others wait', async () => {
    for (let n = 0; n < 40; n++) say({ kind: 'beat' });
    await settled();
    expect(heard).toHaveLength(12);
    await vi.advanceTimersByTimeAsync(1000);
    await settled();
    expect(heard).toHaveLength(24);
  });

  it('is closed where more waits than can be done', async () => {
    const closed = new Promise((resolve) => line.once('close', resolve));
    for (let n = 0; n < 150; n++) say({ kind: 'beat' });
    expect(await closed).toBe(4429);
  });

  it('that cannot leave a table ends all the same, and that is told', async () => {
    rooms.with.mockResolvedValue(undefined as never);
    rooms.leave.mockRejectedValue(new Error('broken'));
    say({ kind: 'follow', table: '2222-2222', feed: 1, have: 0 });
    await settled();
    expect(rooms.with).toHaveBeenCalledOnce();
    await gateway.close();
    expect(faults).toHaveBeenCalledOnce();
  });
});
