import type { Channel } from '@quayside/bots';
import { LEVEL_NAMES } from '@quayside/bots/levels';
import { type State, Table } from '@quayside/kernel';
import type { WantedThought } from '@quayside/live';
import { expect, it } from 'vitest';
import type { HostedGame } from '../src/games.ts';
import { Thinkers } from '../src/thinkers.ts';
import { games } from './serve.ts';

/** A thread that goes down as soon as it is asked something. */
function broken(): Channel {
  let fail: (what: string) => void = () => undefined;
  return {
    post: () => fail('it went down'),
    listen: () => undefined,
    onFail: (handler) => {
      fail = handler;
    },
    close: () => undefined,
  };
}

it('where all threads went down, the next question gets a new one', async () => {
  const hosted = games.find(({ game }) => game.id === 'paris') as HostedGame;
  const { game } = hosted;
  const opened = Table.open(game, { settings: { players: '2' }, seed: 'thinkers' });
  if (!opened.ok) throw new Error('the table cannot be opened');
  opened.value.deal();
  const { state } = opened.value;
  const seat = game.mover(state);
  const view = game.blank();
  game.view(state, seat, view);
  const wanted: WantedThought<State> = { kind: 'move', at: 0, seat, bot: LEVEL_NAMES[0], view, seed: 'x' };
  let threads = 0;
  const mishaps: string[] = [];
  const openBots = (): Channel => {
    threads++;
    return broken();
  };
  const thinkers = new Thinkers({ openBots, threads: 1, onMishap: (kind) => mishaps.push(kind) });
  const ask = (): Promise<number | null> => thinkers.choose(hosted, '2222-2222', wanted, new AbortController().signal);
  for (let n = 0; n < 2; n++) expect(await ask()).not.toBeNull();
  expect(mishaps.at(-1)).toBe('for-good');
  const before = threads;
  expect(await ask()).not.toBeNull();
  expect(threads).toBeGreaterThan(before);
  expect(mishaps.at(-1)).toBe('first-sight');
  thinkers.close();
});
