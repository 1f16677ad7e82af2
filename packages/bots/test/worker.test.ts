import { CHANCE, drawn, type Game, Options, Random, type State } from '@quayside/kernel';
import { leHavre, type Phase } from '@quayside/le-havre';
import { paris } from '@quayside/paris';
import { afterEach, describe, expect, test } from 'vitest';
import { botsOf } from './positions.ts';
import { openThread } from '../node/open.ts';
import { openBots } from '@quayside/games/node';
import {
  type Channel,
  type Conclusion,
  mindFor,
  playerNamed,
  type Question,
  Search,
  WorkerClient,
  type Thought,
} from '../src/index.ts';

const studies: WorkerClient[] = [];
afterEach(() => {
  for (const made of studies.splice(0)) made.close();
});
function study(open: () => Channel = openBots): WorkerClient {
  const made = new WorkerClient(open);
  studies.push(made);
  return made;
}

/** A position some way into a game, played at random; what the seat that decides may know of it. */
function position(game: Game<State>, steps: number): { readonly view: State; readonly seat: number } {
  const random = new Random('position');
  const usual = Object.fromEntries(game.settings.map(({ name, default: value }) => [name, value]));
  const state = game.setup({ ...usual, players: '2' }, random);
  const options = new Options();
  for (let step = 0; step < steps || game.mover(state) === CHANCE || options.count < 3; step++) {
    options.clear();
    game.options(state, options);
    const chance = game.mover(state) === CHANCE;
    game.apply(state, chance ? drawn(game, state, options, random) : options.at(random.below(options.count)));
    options.clear();
    game.options(state, options);
  }
  const view = game.blank();
  const seat = game.mover(state);
  game.view(state, seat, view);
  return { view, seat };
}

const { view, seat } = position(leHavre, 40);
const mind = mindFor(botsOf(leHavre));
const ask = (effort: Question['effort'], more: Partial<Question> = {}): Question => ({
  game: 'le-havre',
  sheet: null,
  view: view.bytes,
  seat,
  seed: 'worker',
  effort,
  ...more,
});
const SOME = ask({ simulations: 300 });
const ENDLESS = ask({ simulations: Infinity });

function thoughtIn(conclusion: Conclusion): Thought {
  if (!conclusion.ok) throw new Error(`${conclusion.why} ${JSON.stringify(conclusion.facts)}`);
  return conclusion.thought;
}

/** Starts to think without end and comes back once that has begun. */
async function endless(at: WorkerClient): Promise<{ readonly conclusion: Promise<Conclusion> }> {
  const begun = Promise.withResolvers<void>();
  const conclusion = at.think(ENDLESS, { onProgress: () => begun.resolve() });
  await Promise.race([begun.promise, conclusion]);
  return { conclusion };
}

describe('a search', () => {
  test.each([1, 3])('finds the same in slices and in one go, in %i worlds', (worlds) => {
    const searches = Array.from({ length: 2 }, () => {
      const params = { ...mind.params, worlds };
      return new Search(mind.insight, mind.evaluation, view, seat, new Random('slices'), params);
    }) as [Search<State>, Search<State>];
    const [whole, sliced] = searches;
    whole.think(3000);
    while (sliced.spent < 3000) sliced.think(Math.min(3000, sliced.spent + 1));
    expect(sliced.thought()).toEqual(whole.thought());
    expect(whole.simulations).toBeGreaterThanOrEqual(3000);
  });
});

describe('a study', () => {
  test('finds by simulations what a search finds', async () => {
    const search = new Search(mind.insight, mind.evaluation, view, seat, new Random('worker'), mind.params);
    search.think(5000);
    const conclusion = await study().think(ask({ simulations: 5000 }));
    expect(conclusion).toEqual({ ok: true, thought: search.thought(), option: search.thought().option });
  });

  test('chooses as the player of a level does', async () => {
    const here = study();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const player = playerNamed(botsOf(leHavre), 'deckhand');
      const choice = player?.choose(view, seat, new Random(seed));
      expect(await here.think(ask({ level: 'deckhand' }, { seed }))).toMatchObject({ ok: true, option: choice });
    }
  });

  test('stops with the best so far, and thinks on about the next', async () => {
    const here = study();
    const { conclusion } = await endless(here);
    here.stop();
    expect(thoughtIn(await conclusion).simulations).toBeGreaterThan(0);
    expect(thoughtIn(await here.think(SOME)).simulations).toBeGreaterThanOrEqual(300);
  });

  test('tells how far it is, more each time', async () => {
    const heard: number[] = [];
    const here = study();
    const conclusion = await here.think(ENDLESS, {
      onProgress: ({ simulations }) => {
        heard.push(simulations);
        if (heard.length === 3) here.stop();
      },
    });
    expect(heard.length).toBeGreaterThanOrEqual(3);
    const all = [...heard, thoughtIn(conclusion).simulations];
    expect(all).toEqual(all.toSorted((a, b) => a - b));
  });

  test('thinks by the clock, and comes to an end', async () => {
    expect(thoughtIn(await study().think(ask({ milliseconds: 30 }))).simulations).toBeGreaterThan(0);
  });

  test('leaves its caller free', async () => {
    const here = study();
    const { conclusion } = await endless(here);
    let thinks = true;
    void conclusion.then(() => {
      thinks = false;
    });
    for (let turns = 0; turns < 1000; turns++) await new Promise((resolve) => setImmediate(resolve));
    expect(thinks).toBe(true);
    here.stop();
    thoughtIn(await conclusion);
  });

  test('thinks about one question after the other; a stop ends all that was asked before it', async () => {
    const here = study();
    const { conclusion } = await endless(here);
    const waiting = here.think(SOME);
    here.stop();
    const later = here.think(SOME);
    expect(await waiting).toEqual({ ok: false, why: 'stopped-before-start', facts: {} });
    expect(thoughtIn(await conclusion).simulations).toBeGreaterThan(0);
    expect(thoughtIn(await later).simulations).toBeGreaterThanOrEqual(300);
  });

  test('a signal stops its own question alone; a view may be played on while it waits', async () => {
    const here = study();
    const [running, waiting] = [new AbortController(), new AbortController()];
    const begun = Promise.withResolvers<void>();
    const first = here.think(ENDLESS, { signal: running.signal, onProgress: () => begun.resolve() });
    await begun.promise;
    const bytes = view.bytes.slice();
    const second = here.think(ENDLESS, { signal: waiting.signal });
    const third = here.think({ ...SOME, view: bytes });
    bytes.fill(0);
    waiting.abort();
    expect(await second).toMatchObject({ ok: false, why: 'stopped-before-start' });
    running.abort();
    thoughtIn(await first);
    thoughtIn(await third);
    expect(await here.think(SOME, { signal: running.signal })).toMatchObject({
      ok: false,
      why: 'stopped-before-start',
    });
  });

  test('stopped while its worker still loads it does not wait for it', async () => {
    const here = study();
    const conclusion = here.think(ENDLESS);
    here.stop();
    expect(await conclusion).toMatchObject({ ok: false, why: 'stopped-before-start' });
    thoughtIn(await here.think(SOME));
  });
});

describe('what goes wrong is a value', () => {
  /** In a phase there is none of. */
  const spoilt = leHavre.blank();
  spoilt.bytes.set(view.bytes);
  spoilt.phase = 99 as Phase;

  test('and the next question is thought about', async () => {
    const here = study();
    const wrong: readonly [Partial<Question>, string][] = [
      [{ game: 'chess' }, 'unknown-game'],
      [{ sheet: '{}' }, 'bad-sheet'],
      [{ game: 'paris', sheet: '{' }, 'bad-sheet'],
      [{ game: 'paris', sheet: '{"name":"a","figures":{"moon":1}}' }, 'bad-sheet'],
      [{ view: view.bytes.slice(0, 100) }, 'not-a-view'],
      [{ seat: 1 - seat }, 'not-to-decide'],
      [{ effort: { level: 'admiral' as never } }, 'unknown-level'],
      [{ view: spoilt.bytes }, 'broken-off'],
    ];
    for (const [more, why] of wrong) {
      expect(await here.think({ ...SOME, ...more })).toMatchObject({ ok: false, why });
      thoughtIn(await here.think(SOME));
    }
  });

  test('a worker that was killed; the next question gets a new one', async () => {
    const channels: Channel[] = [];
    const here = study(() => {
      const channel = openBots();
      channels.push(channel);
      return channel;
    });
    const { conclusion } = await endless(here);
    const waiting = here.think(SOME);
    channels[0]?.close();
    expect(await conclusion).toMatchObject({ ok: false, why: 'crashed', facts: { what: 'exit 1' } });
    thoughtIn(await waiting);
    expect(channels).toHaveLength(2);
  });

  test.each([
    ['throw', 'thrown in the thread'],
    ['leave', 'exit 3'],
  ])('a worker that goes down by itself (%s)', async (seed, what) => {
    const threads = [() => openThread(new URL('./odd-thread.ts', import.meta.url))];
    const here = study(() => (threads.shift() ?? openBots)());
    const first = here.think({ ...SOME, seed });
    const second = here.think(SOME);
    expect(await first).toEqual({ ok: false, why: 'crashed', facts: { what } });
    thoughtIn(await second);
  });

  test('a worker that cannot be had', async () => {
    const here = study(() => {
      throw new Error('no threads left');
    });
    here.prepare();
    expect(await here.think(SOME)).toEqual({ ok: false, why: 'no-worker', facts: { what: 'no threads left' } });
  });

  test('a study that was closed while it thought', async () => {
    const here = study();
    here.prepare();
    const { conclusion } = await endless(here);
    const waiting = here.think(SOME);
    here.close();
    expect([await conclusion, await waiting, await here.think(SOME)]).toMatchObject(
      Array.from({ length: 3 }, () => ({ ok: false, why: 'closed' })),
    );
  });
});

test('Paris with the figures of an edition is thought about', async () => {
  const french = position(paris, 10);
  const sheet = JSON.stringify({ name: 'my-box', figures: { 'price.sell.wood': 2 } });
  const question = { ...SOME, game: 'paris', view: french.view.bytes, seat: french.seat };
  const here = study();
  for (const edition of [null, sheet]) {
    thoughtIn(await here.think({ ...question, sheet: edition }));
  }
});
