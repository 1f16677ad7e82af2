import type { State } from '@quayside/kernel';
import type { WantedThought } from '@quayside/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BotTurns, type BotTurnsParts } from '../src/bot-turns.ts';

const choose = vi.fn<BotTurnsParts['thinkers']['choose']>();
const heard = vi.fn<BotTurnsParts['onThought']>();
const faults = vi.fn<BotTurnsParts['onFault']>();
const wanted = { kind: 'move' } as WantedThought<State>;
let turns: BotTurns;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const double of [choose, heard, faults]) double.mockReset();
  const hosted = {} as BotTurnsParts['hosted'];
  turns = new BotTurns({
    hosted,
    code: '2222-2222',
    thinkers: { choose },
    botPace: 0,
    onThought: heard,
    onFault: faults,
  });
});

afterEach(() => void vi.useRealTimers());

it('a bot that could not think is asked again, each time later, until it plays', async () => {
  choose.mockRejectedValueOnce(new Error('no thread')).mockResolvedValueOnce(null).mockResolvedValue(7);
  turns.follow(wanted);
  await vi.advanceTimersByTimeAsync(999);
  expect(choose).toHaveBeenCalledTimes(1);
  expect(faults).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(choose).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(choose).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard.mock.calls).toEqual([[wanted, 7]]);
  expect(turns.isThinking).toBe(false);
});

it('what is no longer wanted is not asked again', async () => {
  choose.mockResolvedValue(null);
  turns.follow(wanted);
  await vi.advanceTimersByTimeAsync(500);
  turns.follow(null);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(choose).toHaveBeenCalledTimes(1);
  expect(turns.isThinking).toBe(false);
});
