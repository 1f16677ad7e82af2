import { BOT_NAMES } from '@quayside/bots';
import { afterAll, describe, expect, test } from 'vitest';
import { BrokenOff, playSideBySide } from '../src/arena/side-by-side.ts';
import { called, TestFiles } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());

const SHORT = ['--players', '2', '--length', 'short'];

interface Told {
  readonly pairings: {
    readonly candidate: string;
    readonly reference: string;
    readonly figures: { blocks: number; games: number; share: { mean: number }; candidate: object; reference: object };
    readonly sprt?: { verdict: string };
    readonly blocks: { seed: string; share: number; games: { scores: number[] }[] }[];
  }[];
  readonly crossTable?: { bots: string[]; shares: (number | null)[][] };
}

async function arena(...args: string[]): Promise<unknown> {
  const { code, out, err } = await called(['arena', ...args, '--json']);
  if (code !== 0) throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out);
}

/** Without what depends on the clock. */
const timeless = (told: unknown): unknown =>
  JSON.parse(JSON.stringify(told, (key, value) => (key === 'msPerDecision' ? undefined : value)));

describe('arena', () => {
  test('two bots, one at a time or two: the same to the last digit', async () => {
    const args = [...SHORT, '--bots', 'greedy,random', '--blocks', '3', '--seed', 'x'];
    const one = (await arena(...args, '--jobs', '1')) as Told;
    expect(timeless(await arena(...args, '--jobs', '2'))).toEqual(timeless(one));
    const [pairing] = one.pairings;
    expect(pairing?.figures).toMatchObject({ blocks: 3, games: 6, share: { mean: 1, low: 1, high: 1 } });
    expect(pairing?.blocks.map(({ seed }) => seed)).toEqual(['dev/x/1', 'dev/x/2', 'dev/x/3']);
    expect(pairing?.blocks[0]?.games).toHaveLength(2);
    expect(one.crossTable).toBeUndefined();
  });

  test('stops once the test is decided, at the same block however many play', async () => {
    const args = [...SHORT, '--bots', 'greedy,random', '--blocks', '60', '--sprt', '0.5,0.8'];
    const one = (await arena(...args, '--jobs', '1')) as Told;
    expect(one.pairings[0]?.sprt?.verdict).toBe('accept');
    expect(one.pairings[0]?.blocks.length).toBeLessThan(20);
    expect(timeless(await arena(...args, '--jobs', '3'))).toEqual(timeless(one));
  });

  test('three bots meet each other; at a table for three from both sides', async () => {
    const bots = ['--bots', 'greedy,random,random', '--blocks', '1'];
    const two = (await arena(...SHORT, ...bots)) as Told;
    expect(two.pairings.map(({ candidate, reference }) => `${candidate} ${reference}`)).toEqual([
      'greedy random',
      'greedy random',
      'random random',
    ]);
    expect(two.crossTable?.shares).toEqual([
      [null, 1, 1],
      [0, null, 0.5],
      [0, 0.5, null],
    ]);
    const three = (await arena('--players', '3', '--length', 'short', ...bots)) as Told;
    expect(three.pairings).toHaveLength(6);
    expect(three.pairings[0]?.blocks[0]?.games).toHaveLength(3);
  });

  test('one bot alone at a table, from the held-out seeds', async () => {
    const args = ['--players', '1', '--length', 'short', '--bots', 'greedy', '--blocks', '2', '--seeds', 'held-out'];
    expect(await arena(...args)).toMatchObject({
      game: 'le-havre',
      seats: 1,
      bot: 'greedy',
      figures: { games: 2, all: { median: expect.any(Number) } },
      games: [{ seed: 'held-out/1' }, { seed: 'held-out/2' }],
    });
    const { code, out } = await called(['arena', ...args]);
    expect(code).toBe(0);
    expect(out).toMatch(/^greedy alone: 2 games\n +mean +median +10th percentile/);
  });

  test('plays with the figures of an edition', async () => {
    const sheet = files.write('box.json', JSON.stringify({ name: 'my-box', figures: { 'price.sell.wood': 2 } }));
    const args = ['--game', 'paris', '--players', '2', '--bots', 'random', '--blocks', '2'];
    const told = (await arena(...args, '--edition', sheet)) as { games: object[] };
    const usual = (await arena(...args)) as { games: object[] };
    expect(told.games).toHaveLength(2);
    expect(told.games).not.toEqual(usual.games);
  });

  test('for people', async () => {
    const args = ['arena', ...SHORT, '--bots', 'greedy,random,random', '--blocks', '2', '--sprt', '0.5,0.6'];
    const { code, out, err } = await called([...args, '--lang', 'it']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^greedy contro random: 2 blocchi, 4 partite\ntasso di vittoria +100,0% +100,0% … 100,0%\n/);
    expect(out).toContain('non deciso tra 50,0% e 60,0%');
    expect(out).toMatch(/\ngreedy +– +100,0% +100,0%\nrandom +0,0% +– +50,0%\nrandom +0,0% +50,0% +–\n$/);
  });
});

test.each([
  ['', 'arena needs --bots; see quayside arena --help'],
  ['--bots greedy,deep', `--bots cannot be “deep”; known: ${BOT_NAMES.join(', ')}`],
  ['--bots random, --players 2', `--bots cannot be “”; known: ${BOT_NAMES.join(', ')}`],
  ['--bots random --blocks 0', '--blocks must be a whole number from 1 to 100000, not “0”'],
  ['--bots random --jobs 0', '--jobs must be a whole number from 1 to 256, not “0”'],
  ['--bots random --seeds all', '--seeds cannot be “all”; known: dev, held-out'],
  ['--bots random --seeds held-out --blocks 501', '--blocks must be a whole number from 1 to 500, not “501”'],
  ['--bots random --seeds held-out --seed 1', 'the held-out seeds are fixed; leave out --seed or --seeds held-out'],
  ['--bots random --sprt 0.5,0.6', '--sprt compares bots, but --bots names only one'],
  ['--bots random,greedy --players 1', 'a solo game has no opponents to compare with; give --bots only one name'],
  ...['0.6,0.5', '0.5', '0.5,', '0.5,0.6,0.7', 'a,b', '0.5,1', '0,0.5'].map((sprt) => [
    `--bots random,greedy --sprt ${sprt}`,
    `--sprt takes two win shares between 0 and 1, the smaller first, as in 0.5,0.55; not “${sprt}”`,
  ]),
])('arena %s is wrong use', async (args, message) => {
  const { code, out, err } = await called(['arena', ...args.split(' ').filter(Boolean)]);
  expect([code, out, err]).toEqual([2, '', `quayside: ${message}\n`]);
});

describe('side by side', () => {
  const sheet = { game: 'le-havre', sheet: null, settings: { players: '2', length: 'short' } };
  const odd = new URL('./odd-worker.ts', import.meta.url);
  const fixtures = (bot: string, seeds: readonly string[]) =>
    seeds.map((seed) => ({ seed, bots: [bot, bot] })).values();

  test('games come back in the order they were handed out, not in that of their ends', async () => {
    const taken: (number | undefined)[] = [];
    const seeds = ['150', '1', '60', '0', '2'];
    await playSideBySide(sheet, 3, fixtures('random', seeds), ({ scores }) => taken.push(scores[0]), odd);
    expect(taken).toEqual([150, 1, 60, 0, 2]);
  });

  test('a thread that throws is told with the game it played', async () => {
    await expect(playSideBySide(sheet, 1, fixtures('nobody', ['a', 'b']), () => {})).rejects.toMatchObject({
      message: expect.stringContaining('there is no player nobody of le-havre'),
      fixture: { seed: 'a', bots: ['nobody', 'nobody'] },
    });
  });

  test('a thread that goes away is not waited for', async () => {
    const played = playSideBySide(sheet, 2, fixtures('random', ['1', 'leave', '1']), () => {}, odd);
    await expect(played).rejects.toThrow(BrokenOff);
    await expect(played).rejects.toThrow('exit 3');
  });

  test('nor does a mistake of whoever takes the games get lost', async () => {
    const take = (): void => {
      throw new Error('no more');
    };
    await expect(playSideBySide(sheet, 2, fixtures('random', ['1', '1']), take, odd)).rejects.toThrow('no more');
  });

  test('no games are over at once', async () => {
    await expect(playSideBySide(sheet, 2, fixtures('random', []), () => {})).resolves.toBeUndefined();
  });
});
