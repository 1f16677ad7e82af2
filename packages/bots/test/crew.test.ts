import { type Game, Options, Random, type State, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { afterEach, describe, expect, test } from 'vitest';
import { botsOf } from './positions.ts';
import { openThread } from '../node/open.ts';
import { openBots } from '@quayside/games/node';
import {
  type Asked,
  BOTS,
  type Channel,
  Crew,
  type FromWorker,
  mindFor,
  playerNamed,
  Search,
  type Thought,
  type ToWorker,
  watched,
} from '../src/index.ts';

const game: Game<State> = leHavre;
const dying = (): Channel => openThread(new URL('./odd-thread.ts', import.meta.url));
/** The odd thread goes down at this seed; others think with it as with any. */
const SEED = 'leave';

const crews: Crew[] = [];
afterEach(() => {
  for (const made of crews.splice(0)) made.close();
});
function crew(open: () => Channel = openBots): Crew {
  const made = new Crew({ bots: botsOf(game), sheet: null }, open);
  crews.push(made);
  return made;
}

/** The first decision of a game with something to choose. */
function decision(): Asked {
  const started = Table.start(game, { settings: { players: '2', length: 'short' }, seed: 'crew' });
  if (!started.ok) throw new Error('no table');
  started.value.play(0, 'supply');
  const view = game.blank();
  game.view(started.value.state, 0, view);
  return { view, seat: 0, seed: SEED };
}

describe('a crew', () => {
  test('chooses as the players of the roster do, from the view alone', async () => {
    const here = crew();
    const asked = decision();
    for (const bot of BOTS.filter((each) => each !== 'harbour-master')) {
      const own = game.blank();
      own.copyFrom(asked.view);
      const option = playerNamed(botsOf(game), bot)?.choose(own, 0, new Random(SEED));
      expect(await here.choose(bot, asked)).toEqual({ option, mishap: null });
    }
  });

  test('advises: the best first, each an option of the decision', async () => {
    const asked = decision();
    const thought = await crew().advise(asked);
    const options = new Options();
    game.options(asked.view, options);
    expect(thought?.considered.length).toBeGreaterThan(3);
    for (const { option } of thought?.considered ?? []) expect(options.has(option)).toBe(true);
    expect(thought?.line[0]).toBe(thought?.option);
  });

  test('advises with a budget of simulations as a search of as many does', async () => {
    const asked = decision();
    const { insight, evaluation, params } = mindFor(botsOf(game));
    const search = new Search(insight, evaluation, asked.view, 0, new Random(SEED), params);
    search.think(90);
    expect(await crew().advise(asked, {}, { simulations: 90 })).toEqual(search.thought());
  });

  test('that is interrupted chooses nothing, and advises nothing', async () => {
    const leaving = new AbortController();
    const here = crew();
    const choosing = here.choose('harbour-master', decision(), { signal: leaving.signal });
    const advising = here.advise(decision(), { signal: leaving.signal });
    leaving.abort();
    expect([await choosing, await advising]).toEqual([null, null]);
  });

  test('tells how far it is; an interruption then ends it as well', async () => {
    const here = crew();
    const untilHeard = async (ask: (how: { signal: AbortSignal; onProgress: () => void }) => Promise<unknown>) => {
      const leaving = new AbortController();
      let heard = 0;
      const onProgress = (): void => {
        heard++;
        leaving.abort();
      };
      expect(await ask({ signal: leaving.signal, onProgress })).toBeNull();
      expect(heard).toBeGreaterThan(0);
    };
    await untilHeard((how) => here.choose('harbour-master', decision(), how));
    await untilHeard((how) => here.advise(decision(), how));
  });
});

describe('a worker that goes down', () => {
  test('once: the bot thinks again, and says so', async () => {
    const threads = [dying, openBots];
    const here = crew(() => (threads.shift() ?? openBots)());
    const sound = await crew().choose('captain', decision());
    const chosen = await here.choose('captain', decision());
    expect(chosen).toEqual({ option: sound?.option, mishap: { kind: 'again', what: 'exit 3' } });
  });

  test('each time: bots play at first sight, and nobody is told for ever', async () => {
    const here = crew(dying);
    const kinds: (string | undefined)[] = [];
    for (let n = 0; n < 3; n++) kinds.push((await here.choose('captain', decision()))?.mishap?.kind);
    expect(kinds).toEqual(['first-sight', 'for-good', undefined]);
    expect(await here.advise(decision())).toBeNull();
  });
});

describe('a worker that falls silent', () => {
  /** The odd thread answers nothing to this seed, and a while is over as soon as it begins. */
  const silent = (): Channel =>
    openThread(new URL('./odd-thread.ts', import.meta.url), (ring) => {
      queueMicrotask(ring);
      return () => {};
    });
  const asked = (): Asked => ({ ...decision(), seed: 'silence' });

  test('is given up after a while: the bot thinks again in another, and says so', async () => {
    const threads = [silent, openBots];
    const here = crew(() => (threads.shift() ?? openBots)());
    const sound = await crew().choose('captain', asked());
    const chosen = await here.choose('captain', asked());
    expect(chosen).toEqual({ option: sound?.option, mishap: { kind: 'again', what: 'the worker fell silent' } });
  });

  test('does not hold up a hint for ever either', async () => {
    expect(await crew(silent).advise(asked())).toBeNull();
  });

  test('is waited for as long as it gives a sign', () => {
    let handler: (message: FromWorker) => void = () => {};
    const rings: (() => void)[] = [];
    let taken = 0;
    const quiet = {
      post: () => {},
      listen: (to: typeof handler) => void (handler = to),
      onFail: () => {},
      close: () => {},
    };
    const line = watched(quiet, (ring) => {
      rings.push(ring);
      return () => void taken++;
    });
    const failures: string[] = [];
    line.listen(() => {});
    line.onFail((what) => failures.push(what));
    handler({ kind: 'ready' });
    expect(rings).toHaveLength(0);
    line.post({ kind: 'think', id: 0 } as ToWorker);
    handler({ kind: 'progress', id: 0, thought: {} as Thought });
    expect([rings.length, taken]).toEqual([2, 1]);
    handler({ kind: 'thought', id: 0, thought: {} as Thought, option: 1 });
    expect([rings.length, taken]).toEqual([2, 2]);
    expect(failures).toEqual([]);
  });
});
