import { randomUUID } from 'node:crypto';
import { Options, type State } from '@quayside/kernel';
import { FarTable, type FarAnswer, type FarWanted, type FromServer, LIMITS, type PersonSheet } from '@quayside/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostedGames, type HostedGame } from '../src/games.ts';
import { Rooms, type RoomsParts } from '../src/rooms.ts';
import { openDatabase } from '../src/store/database.ts';
import { People } from '../src/store/people.ts';
import { Tables } from '../src/store/tables.ts';
import type { Watcher } from '../src/watchers.ts';
import { newSalt } from './guest.ts';
import { games } from './serve.ts';

const { game, words } = games.find((each) => each.game.id === 'paris') as HostedGame;
const faults = vi.fn<(what: string, error: unknown) => void>();
const choose = vi.fn<RoomsParts['thinkers']['choose']>();

let close: () => Promise<void>;
let people: People;
let tables: Tables;
let rooms: Rooms;
let anna: PersonSheet;
let bela: PersonSheet;

const newRooms = (): Rooms =>
  new Rooms({
    games: new HostedGames(games),
    limits: LIMITS,
    tables,
    thinkers: { choose },
    botPace: 0,
    onFault: faults,
  });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  faults.mockReset();
  choose.mockReset();
  const db = await openDatabase(':memory:');
  people = new People(db);
  tables = new Tables(db);
  rooms = newRooms();
  anna = (await people.add('Anna')).person;
  bela = (await people.add('Bela')).person;
  close = async () => {
    await rooms.close();
    await db.destroy();
  };
});

afterEach(async () => {
  await close();
  vi.useRealTimers();
});

/** A running table: Anna, and Bela or a bot. */
async function started(second: 'bela' | 'bot' = 'bela'): Promise<string> {
  const { code } = await rooms.make(anna, { game: 'paris', settings: { players: '2' } });
  await rooms.with(code, (room) => room.sit(anna, 0, newSalt()));
  if (second === 'bela') await rooms.with(code, (room) => room.sit(bela, 1, newSalt()));
  else await rooms.with(code, (room) => room.seatBot(anna.id, 1, 'random'));
  await rooms.with(code, (room) => room.start(anna.id));
  return code;
}

/** Somebody who looks at a table. */
async function look(code: string, person: PersonSheet) {
  const said: FromServer[] = [];
  const far = new FarTable<State>({ game, words, newId: randomUUID, hand: () => undefined });
  const watcher: Watcher = {
    person,
    feed: 1,
    say(message) {
      said.push(message);
      if (message.kind === 'opening') expect(far.begin(message.opening)).toBe('heard');
      if (message.kind === 'news') expect(far.hear(message.news)).toBe('heard');
    },
  };
  await rooms.with(code, (room) => room.follow(watcher, 0));
  const want = (wants: FarWanted, id: string = randomUUID()): Promise<FarAnswer> =>
    rooms.with(code, (room) => room.command(person.id, { id, after: far.have, wants }));
  const now = () => far.as(far.seat).now();
  const play = (): Promise<FarAnswer> =>
    now().awaiting.what === 'confirmation'
      ? want({ kind: 'confirm' })
      : want({ kind: 'play', tokens: [game.token(now().options[0] as number)] });
  return { said, watcher, now, want, play, count: (kind: string) => said.filter((each) => each.kind === kind).length };
}

/** Whoever is asked, and a spectator. */
async function moverAndSpectator(code: string) {
  const carl = (await people.add('Carl')).person;
  const both = [await look(code, anna), await look(code, bela)];
  const mover = both.find(({ now }, seat) => now().awaiting.seat === seat);
  if (!mover) throw new Error('nobody is asked');
  return { mover, carl: await look(code, carl) };
}

describe('where something cannot be stored', () => {
  it('and the table cannot be read either, everybody is told all of it once it can, without what was not stored', async () => {
    const code = await started();
    const { mover, carl } = await moverAndSpectator(code);
    const before = carl.now().view.digest();
    vi.spyOn(tables, 'add').mockRejectedValueOnce(new Error('disk full'));
    const get = vi.spyOn(tables, 'get').mockRejectedValue(new Error('disk full'));
    expect(await mover.play()).toEqual({ done: false, why: 'not-stored' });
    // It is tried again, in vain, and once more.
    await vi.advanceTimersByTimeAsync(1000);
    expect(faults.mock.lastCall?.[0]).toBe('a table could not be woken');
    get.mockRestore();
    expect(carl.count('opening')).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(carl.count('opening')).toBe(2);
    expect(carl.count('news')).toBe(0);
    expect(carl.now().view.digest()).toBe(before);
    expect(await mover.play()).toMatchObject({ done: true });
    const fresh = await look(code, (await people.add('Dora')).person);
    expect(carl.now().view.digest()).toBe(fresh.now().view.digest());
    expect(carl.now().number).toBe(fresh.now().number);
  });

  it('whoever asks for the table first brings it back for all', async () => {
    const code = await started();
    const { mover, carl } = await moverAndSpectator(code);
    vi.spyOn(tables, 'add').mockRejectedValueOnce(new Error('disk full'));
    vi.spyOn(tables, 'get').mockRejectedValueOnce(new Error('disk full'));
    expect(await mover.play()).toEqual({ done: false, why: 'not-stored' });
    expect(await mover.play()).toMatchObject({ done: true });
    expect(carl.count('opening')).toBe(2);
    expect(carl.count('news')).toBe(1);
  });

  it('because it was already, it is done', async () => {
    const code = await started();
    const { mover, carl } = await moverAndSpectator(code);
    const add = tables.add.bind(tables);
    vi.spyOn(tables, 'add').mockImplementationOnce(async (...command) => {
      await add(...command);
      throw new Error('it is there');
    });
    const { number } = mover.now();
    const answer = await mover.play();
    expect(answer).toMatchObject({ done: true });
    expect(mover.now().number).toBe(answer.done && answer.number);
    expect(mover.now().number).toBeGreaterThan(number);
    expect(carl.now().steps).toBe(mover.now().steps);
    expect(await tables.commands(code)).toHaveLength(1);
  });
});

it('what is so already is done, and is not stored', async () => {
  const code = await started();
  const seat = await look(code, anna);
  const stored = async (wants: FarWanted): Promise<number> => {
    expect(await seat.want(wants)).toMatchObject({ done: true });
    return (await tables.commands(code)).length;
  };
  const confirm = (on: boolean): FarWanted => ({ kind: 'confirm-turns', on });
  expect(await stored(confirm(true))).toBe(0);
  expect(await stored(confirm(false))).toBe(1);
  expect(await stored(confirm(false))).toBe(1);
  expect(await stored({ kind: 'allow-take-back', on: false })).toBe(1);
  expect(await stored({ kind: 'allow-take-back', on: true })).toBe(2);
  expect(await stored({ kind: 'allow-take-back', on: true })).toBe(2);
  expect(await stored({ kind: 'stand-in', level: null })).toBe(2);
  // The log says it too.
  await rooms.close();
  rooms = newRooms();
  expect(await stored(confirm(false))).toBe(2);
  expect(await stored(confirm(true))).toBe(3);
});

it('a sheet says when something was last stored', async () => {
  const code = await started();
  const { mover } = await moverAndSpectator(code);
  vi.setSystemTime('2040-01-02T03:04:05.000Z');
  await mover.play();
  const sheet = await rooms.with(code, (room) => Promise.resolve(room.sheet(null)));
  expect(sheet.changed).toBe('2040-01-02T03:04:05.000Z');
});

it('a table is forgotten when its bots are quiet, though nobody left it then', async () => {
  let release: (option: number | null) => void = () => undefined;
  choose.mockImplementation(() => new Promise((resolve) => void (release = resolve)));
  const code = await started('bot');
  const seat = await look(code, anna);
  const bot = await look(code, bela);
  while (seat.now().awaiting.what !== 'bot') await seat.play();
  for (const { watcher } of [seat, bot]) await rooms.leave(code, watcher);
  const get = vi.spyOn(tables, 'get');
  const isBotsTurn = async (): Promise<boolean> => (await tables.waitingForBots()).includes(code);
  while (await isBotsTurn()) {
    const again = vi.spyOn(tables, 'add');
    release(firstOption());
    await vi.waitUntil(() => again.mock.settledResults.at(-1)?.type === 'fulfilled');
    again.mockRestore();
    await new Promise(setImmediate);
  }
  get.mockClear();
  await rooms.with(code, (room) => Promise.resolve(room.sheet(null)));
  expect(get).toHaveBeenCalledOnce();
});

/** What the bot that is asked may play. */
function firstOption(): number {
  const [, , wanted] = choose.mock.lastCall as Parameters<RoomsParts['thinkers']['choose']>;
  const options = new Options();
  game.options(wanted.view, options);
  return options.at(0);
}

it('where one table cannot be told of a new name, the others are', async () => {
  const codes = [await started(), await started()];
  const [first, second] = [await look(codes[0] ?? '', bela), await look(codes[1] ?? '', bela)];
  await people.rename(anna.id, 'Anne');
  vi.spyOn(tables, 'get').mockRejectedValueOnce(new Error('broken'));
  await rooms.renamed(anna.id);
  expect(faults).toHaveBeenCalledOnce();
  const names = [first, second].map(({ said }) => {
    const sheet = said.findLast((message) => message.kind === 'sheet');
    return sheet?.sheet.seats[0]?.person?.name;
  });
  expect(names).toEqual(['Anna', 'Anne']);
});

it('a table that was taken away is followed by nobody', async () => {
  const { code } = await rooms.make(anna, { game: 'paris', settings: { players: '2' } });
  await rooms.with(code, async (room) => {
    const removed = room.remove(anna.id);
    const watcher: Watcher = { person: bela, feed: 1, say: () => undefined };
    const followed = room.follow(watcher, 0);
    await removed;
    await expect(followed).rejects.toMatchObject({ key: 'no-table' });
  });
});
