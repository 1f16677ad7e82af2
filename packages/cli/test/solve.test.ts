import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mindFor, playerNamed, playGame, Solver } from '@quayside/bots';
import { settingsFor, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { afterAll, describe, expect, test } from 'vitest';
import { called, games, quayside, shortRecord, TestFiles } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());

interface Told {
  readonly seed: string;
  readonly settings: Record<string, string>;
  readonly before: number | null;
  readonly score: number;
  readonly rounds: number;
  readonly record: string;
}

/** Time never runs out here: rounds end it. */
async function solve(...args: string[]): Promise<Told> {
  const { code, out, err } = await called(['solve', '--time', '3600', '--jobs', '1', '--json', ...args]);
  if (code !== 0) throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out) as Told;
}

const bots = games[0]?.bots;
if (!bots) throw new Error('no bots');

/** What a record comes to when it is played again. */
function replayed(record: string): number {
  const table = Table.replay(leHavre, record, {});
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  expect(table.value.over).toBe(true);
  return leHavre.scores(table.value.state)[0] as number;
}

const DEAL = ['--length', 'short', '--seed', 'a deal'];

describe('solve', () => {
  test('finds more than a bot that does not know what will come, and keeps it as a record', async () => {
    const settings = settingsFor(leHavre, { players: '1', length: 'short' });
    if (!settings.ok) throw new Error('no settings');
    const seat = () => playerNamed(bots, 'search-100') as NonNullable<ReturnType<typeof playerNamed>>;
    const own = playGame(bots.game, settings.value, 'a deal', [seat], () => 0).scores[0] as number;
    const { score, rounds, record, before, seed } = await solve(...DEAL, '--rounds', '3');
    expect({ rounds, before, seed }).toEqual({ rounds: 3, before: null, seed: 'a deal' });
    expect(score).toBeGreaterThan(own);
    expect(replayed(record)).toBe(score);
  });

  test('goes on from a record, and never comes out worse', async () => {
    const first = join(files.folder, 'first.record');
    const begun = await solve(...DEAL, '--rounds', '1', '--out', first);
    expect(readFileSync(first, 'utf8')).toBe(begun.record);
    const more = await solve('--resume', first, '--rounds', '2', '--out', first);
    expect({ ...more, record: '', score: 0 }).toEqual({
      ...begun,
      before: begun.score,
      rounds: 3,
      record: '',
      score: 0,
    });
    expect(more.score).toBeGreaterThanOrEqual(begun.score);
    // In one go or in two, the same rounds find the same line.
    expect((await solve(...DEAL, '--rounds', '3')).record).toBe(more.record);
    expect(replayed(readFileSync(first, 'utf8'))).toBe(more.score);
  });

  test('leaves a file as it is that is not the record it goes on from', async () => {
    const [one, other] = [join(files.folder, 'one.record'), files.write('other.record', 'mine')];
    const { record } = await solve(...DEAL, '--rounds', '1', '--out', one);
    for (const given of [DEAL, ['--resume', one]]) {
      const { code, err } = await called(['solve', ...given, '--rounds', '1', '--out', other]);
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('exists already') });
    }
    expect((await called(['solve', ...DEAL, '--out', one])).code).toBe(1);
    expect([readFileSync(one, 'utf8'), readFileSync(other, 'utf8')]).toEqual([record, 'mine']);
  });

  test.each([
    [['--players', '2'], 'a deal can be solved for one player only; leave out --players or give 1'],
    [['--time', '0'], '--time'],
    [['--resume', 'RECORD'], 'this is a game for several players; only a solo game can be solved'],
    [[...DEAL, '--out', 'RECORD'], 'exists already and is left as it is; name another file'],
    [['--resume', 'RECORD', '--seed', 'x'], '--seed cannot be combined with --resume'],
    [['--resume', 'BEGUN', '--length', 'short'], '--length cannot be combined with --resume'],
    [
      ['--resume', 'BEGUN'],
      'the search can only continue from a game that began at the start and was played to its end',
    ],
  ])('says what is wrong with %j', async (args, message) => {
    const named = {
      RECORD: files.write('two.record', shortRecord()),
      BEGUN: files.write('begun.record', begunRecord()),
    };
    const given = args.map((arg) => named[arg as 'RECORD' | 'BEGUN'] ?? arg);
    const { code, err } = await called(['solve', ...given]);
    expect(code).not.toBe(0);
    expect(err).toContain(message);
  });
});

test('goes on with the rounds of a record from standard input', async () => {
  const { record } = await solve(...DEAL, '--rounds', '1');
  const { out } = quayside(['solve', '--resume', '-', '--rounds', '1', '--jobs', '1', '--json'], record);
  expect(JSON.parse(out)).toMatchObject({ rounds: 2 });
});

test('says that its file cannot be written, though it hears that from a thread', () => {
  const out = join(files.folder, 'no', 'best.record');
  const { code, err } = quayside(['solve', ...DEAL, '--rounds', '1', '--jobs', '1', '--out', out]);
  expect(code).toBe(1);
  expect(err.trimEnd()).toMatch(/cannot be written \(ENOENT\)$/);
  expect(err).not.toContain('node:');
});

/** A solo game that has only begun. */
function begunRecord(): string {
  const started = Table.start(leHavre, { settings: { players: '1' }, seed: 'begun' });
  if (!started.ok) throw new Error('no table');
  return started.value.record();
}

test('a round is never worse than the line it begins with, whatever its number', () => {
  const settings = settingsFor(leHavre, { players: '1', length: 'short' });
  if (!settings.ok) throw new Error('no settings');
  const solver = new Solver(mindFor(bots), { settings: settings.value, seed: 'rounds' });
  let line = solver.round(0, null);
  for (const number of [2, 1]) {
    const next = solver.round(number, line);
    expect(next.score).toBeGreaterThanOrEqual(line.score);
    expect(solver.lineOf(next.options)).toEqual(next);
    line = next;
  }
});
