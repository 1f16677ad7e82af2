import type { Channel } from '@quayside/bots';
import { bots as leHavreBots } from '@quayside/bots/games/le-havre';
import { openBots } from '@quayside/games/node';
import type { State } from '@quayside/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { PlayingBots } from '../src/home/playing-bots.ts';
import { Recording, type Picture } from '../src/home/recording.ts';
import { RECORDED_GAME } from '../src/le-havre/recorded-game.ts';
import { type Invite, Playback } from '../src/home/playback.ts';
import { plainUI } from './plain-ui.ts';

const recording = Recording.of(plainUI, RECORDED_GAME) as Recording;
const going = new AbortController().signal;

let left = new AbortController();
afterEach(() => {
  left.abort();
  left = new AbortController();
});

const botsFrom = (from: State, open: () => Channel = openBots): PlayingBots =>
  new PlayingBots(plainUI, leHavreBots, from, left.signal, open);
const inviting =
  (open: () => Channel = openBots): Invite =>
  (ui, from, signal) =>
    Promise.resolve(new PlayingBots(ui, leHavreBots, from, signal, open));
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
    const bots = botsFrom(recording.state(0));
    let line = lineOf(recording.picture(0));
    for (let n = 0; n < 10; n++) {
      const picture = await bots.turn(going);
      expect(follows(line, lineOf(picture))).toBe(true);
      line = lineOf(picture);
    }
  });

  it('begin anew when a game is over', async () => {
    const bots = botsFrom(recording.state(recording.length - 2));
    const last = await bots.turn(going);
    expect(plainUI.game.mover(last?.view as State)).toBeLessThan(-1);
    expect(lineOf(await bots.turn(going))).toBe('1.1');
    expect(lineOf(await bots.turn(going))).toBe('1.2');
  });

  it('go on with a turn that was interrupted', async () => {
    const bots = botsFrom(recording.state(0));
    const stop = new AbortController();
    const turn = bots.turn(stop.signal);
    stop.abort();
    expect(await turn).toBeNull();
    expect(follows(lineOf(recording.picture(0)), lineOf(await bots.turn(going)))).toBe(true);
  });
});

describe('the playback', () => {
  it('shows the recording, and what bots play on from it once they are there', async () => {
    const playback = new Playback(plainUI, recording, left.signal, inviting());
    expect(await playback.next(going)).toEqual(recording.picture(1));
    expect(playback.live).toBe(false);
    await playback.callBots();
    expect(playback.live).toBe(true);
    expect(follows(lineOf(recording.picture(1)), lineOf(await playback.next(going)))).toBe(true);
  });

  it('goes on with the recording where bots cannot think or cannot be loaded', async () => {
    for (const invite of [inviting(nowhere), () => Promise.reject(new Error('not loaded'))]) {
      const playback = new Playback(plainUI, recording, left.signal, invite);
      await playback.callBots();
      expect(playback.live).toBe(false);
      expect(await playback.next(going)).toEqual(recording.picture(1));
    }
  });

  it('has no bots any more when it is over', async () => {
    const playback = new Playback(plainUI, recording, left.signal, inviting());
    const called = playback.callBots();
    left.abort();
    await called;
    expect(playback.live).toBe(false);
  });
});
