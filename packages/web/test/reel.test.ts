import type { Channel } from '@quayside/bots';
import { openBots } from '@quayside/games/node';
import type { State } from '@quayside/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { Company } from '../src/home/company.ts';
import { Film, type Picture } from '../src/home/film.ts';
import { RECORDED_GAME } from '../src/le-havre/recorded-game.ts';
import { type Invite, Reel } from '../src/home/reel.ts';
import { plainFace } from './plain-face.ts';

const film = Film.of(plainFace, RECORDED_GAME) as Film;
const going = new AbortController().signal;

let left = new AbortController();
afterEach(() => {
  left.abort();
  left = new AbortController();
});

const company = (from: State, open: () => Channel = openBots): Company =>
  new Company(plainFace, from, left.signal, open);
const inviting =
  (open: () => Channel = openBots): Invite =>
  (face, from, signal) =>
    Promise.resolve(new Company(face, from, signal, open));
const nowhere = (): Channel => {
  throw new Error('no worker here');
};

/** "10.2 red" is line "10.2". */
const lineOf = (picture: Picture | null): string => picture?.line.key.split(' ')[0] ?? '';
/** The lines of a game in their order: "10.2", "10.end", "11.1". */
const follows = (line: string, next: string): boolean => {
  const [round = '', turn = ''] = line.split('.');
  const same = next === `${round}.${Number(turn) + 1}` || next === `${round}.end`;
  return same || next === `${Number(round) + 1}.1`;
};

describe('bots around a table', () => {
  it('play on from where it stands, a turn at a time', async () => {
    const bots = company(film.state(0));
    let line = lineOf(film.picture(0));
    for (let n = 0; n < 10; n++) {
      const picture = await bots.turn(going);
      expect(follows(line, lineOf(picture))).toBe(true);
      line = lineOf(picture);
    }
  });

  it('begin anew when a game is over', async () => {
    const bots = company(film.state(film.length - 2));
    const last = await bots.turn(going);
    expect(plainFace.game.mover(last?.view as State)).toBeLessThan(-1);
    expect(lineOf(await bots.turn(going))).toBe('1.1');
    expect(lineOf(await bots.turn(going))).toBe('1.2');
  });

  it('go on with a turn that was interrupted', async () => {
    const bots = company(film.state(0));
    const stop = new AbortController();
    const turn = bots.turn(stop.signal);
    stop.abort();
    expect(await turn).toBeNull();
    expect(follows(lineOf(film.picture(0)), lineOf(await bots.turn(going)))).toBe(true);
  });
});

describe('the reel', () => {
  it('shows the film, and what bots play on from it once they are there', async () => {
    const reel = new Reel(plainFace, film, left.signal, inviting());
    expect(await reel.next(going)).toEqual(film.picture(1));
    expect(reel.live).toBe(false);
    await reel.callBots();
    expect(reel.live).toBe(true);
    expect(follows(lineOf(film.picture(1)), lineOf(await reel.next(going)))).toBe(true);
  });

  it('goes on with the film where bots cannot think or cannot be loaded', async () => {
    for (const invite of [inviting(nowhere), () => Promise.reject(new Error('not loaded'))]) {
      const reel = new Reel(plainFace, film, left.signal, invite);
      await reel.callBots();
      expect(reel.live).toBe(false);
      expect(await reel.next(going)).toEqual(film.picture(1));
    }
  });

  it('has no bots any more when it is over', async () => {
    const reel = new Reel(plainFace, film, left.signal, inviting());
    const called = reel.callBots();
    left.abort();
    await called;
    expect(reel.live).toBe(false);
  });
});
