import { perft, Random, Table } from '@quayside/kernel';
import { paris } from '@quayside/paris';
import { afterAll, describe, expect, test } from 'vitest';
import { called, TestFiles, quaysideJson, randomRecord } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());

const EDITION = paris.settings.find(({ name }) => name === 'edition')?.default ?? '';
const record = randomRecord(paris, { players: '2' });
const file = files.write('paris.txt', record);
const position = {
  game: 'paris',
  players: 2,
  round: 3,
  seats: { blue: { francs: 3, tokens: { wood: 1 }, keys: ['montmartre-2'] } },
  buildings: ['montmartre-2', 'montmartre-5'],
  endStack: [1, 2],
};
const at = files.write('position.json', JSON.stringify(position));
const sheet = files.write('box.json', JSON.stringify({ name: 'my-box', figures: { 'price.sell.wood': 2 } }));
const wrong = files.write('wrong.json', JSON.stringify({ name: 'odd', figures: { 'landmark.7.points': 6 } }));

describe('settings belong to a game', () => {
  test.each([
    ['sim --game chess', '--game cannot be “chess”; known: le-havre, paris'],
    ['sim --game paris --players 1', '--players cannot be “1”; known: 2, 3, 4'],
    ['sim --players 6', '--players cannot be “6”; known: 1, 2, 3, 4, 5'],
    [
      'perft --game paris --length short',
      '--length is not a setting of Paris; its settings are --players, --tokens, --districts, --holdings',
    ],
    ['perft --tokens random', '--tokens is not a setting of Le Havre; its settings are --players, --length,'],
    ['rounds --game paris', '--game cannot be “paris”; known: le-havre'],
    ['sim --edition box.json', '--edition is for --game paris; all numbers of Le Havre are known'],
    ['play --game paris --seats you', '--seats names 1 seat, but there are 3 players'],
    ['play --game paris --players 5', '--players cannot be “5”; known: 2, 3, 4'],
    ['play --game paris --length full', '--length is not a setting of Paris'],
  ])('%s is wrong use', async (args, line) => {
    const { code, out, err } = await called(args.split(' '));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`quayside: ${line}`);
    expect(err.trimEnd()).not.toContain('\n');
  });

  test('help lists them under each game, and tokens of “try” are no setting', async () => {
    const { out } = await called(['sim', '--help']);
    const [, leHavre = '', ofParis = ''] = out.split(/^Settings of .+:$/m);
    expect(leHavre).toMatch(/--players 1\|2\|3\|4\|5 .+\n +--length full\|short /);
    expect(leHavre).not.toContain('--holdings');
    expect(ofParis).toMatch(/--players 2\|3\|4 /);
    expect(ofParis).toMatch(/--districts printed\|free .+free = any district/);
    expect(ofParis).not.toContain('--length');
    expect((await called(['try', '--help'])).out).not.toContain('SETTING');
  });
});

describe('sim and perft', () => {
  test('plays and checks games of every variant', async () => {
    for (const settings of ['--players 2', '--players 4 --tokens random --districts free --holdings open']) {
      const args = ['sim', '--game', 'paris', '--games', '2', '--check', '--json', ...settings.split(' ')];
      const { code, out } = await called(args);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ games: 2, finished: 2, violations: 0 });
    }
  });

  test('counts the ways a game can go on', async () => {
    const { out } = await called(['perft', '--game', 'paris', '--players', '2', '--depth', '3', '--json']);
    const start = paris.setup({ players: '2' }, new Random('1'));
    expect((JSON.parse(out) as { paths: number }[]).map(({ paths }) => paths)).toEqual(
      [1, 2, 3].map((depth) => perft(paris, start, depth)),
    );
  });
});

describe('files name their game', () => {
  test('replay finds it in the header', async () => {
    const replayed = Table.replay(paris, record);
    expect((await called(['replay', file, '--json'])).out).toBe(
      `${JSON.stringify(replayed.ok && paris.toPosition(replayed.value.state), null, 2)}\n`,
    );
    const { code, out } = await called(['replay', file]);
    const [, blue] = /result blue (\d+)/.exec(record) as RegExpExecArray;
    expect(code).toBe(0);
    expect(out).toMatch(/^players: 2\nThe game is over\n/);
    expect(out).toMatch(new RegExp(`^Blue: ${blue}`, 'm'));
    expect(out).toMatch(/wins|share the win/);
  });

  test('replay --at and a position from standard input, in the language asked for', async () => {
    const { out } = await called(['replay', file, '--at', '2.1', '--lang', 'it']);
    expect(out).toMatch(/^2\.1 blue · Blu: /m);
    const options = quaysideJson(['options', '--position', '-'], JSON.stringify(position)) as { token: string }[];
    expect(options.map(({ token }) => token)).toEqual(['move montmartre-2', 'look', 'sell wood']);
  });

  test('--game says it where the file does not, and must not say otherwise', async () => {
    const { game: _, ...nameless } = position;
    const unnamed = files.write('nameless.json', JSON.stringify(nameless));
    const args = ['try', '--position', unnamed, '--tokens', 'move montmartre-2', '--json'];
    expect((await called(args)).code).toBe(1);
    const { code, out } = await called([...args, '--game', 'paris']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ position: { game: 'paris', seats: { blue: { francs: 0 } } } });
    const other = await called(['options', '--position', at, '--game', 'le-havre']);
    expect([other.code, other.err]).toEqual([
      2,
      `quayside: ${at}: this is a game of Paris, not Le Havre; leave out --game\n`,
    ]);
    const chess = files.write('chess.json', '{"game": "chess"}');
    const unknown = await called(['options', '--position', chess]);
    expect([unknown.code, unknown.err]).toEqual([
      1,
      `quayside: ${chess}: there is no game “chess” here; known: le-havre, paris\n`,
    ]);
  });

  test('a refusal cites the rule of Paris', async () => {
    const { code, err } = await called(['try', '--position', at, '--tokens', 'place arc']);
    expect(code).toBe(1);
    expect(err).toMatch(/^quayside: token 1, “place arc”, cannot be played \(P-301\)\. You have no keys .+\.\n$/);
  });

  test('every problem of an impossible position', async () => {
    const bad = files.write('bad.json', JSON.stringify({ game: 'paris', players: 9, supply: { wood: 7 } }));
    const { code, err } = await called(['options', '--position', bad]);
    expect(code).toBe(1);
    expect(err).toMatch(/bad\.json: players: .+\nquayside: .+bad\.json: supply\.wood: .+\n$/);
  });
});

describe('--edition', () => {
  test('is played with, and what contradicts the rulebook is told once', async () => {
    const { out } = await called(['options', '--position', at, '--edition', sheet]);
    expect(out).toContain('Sell 1 wood for 2 francs');
    const told = await called(['sim', '--game', 'paris', '--games', '3', '--edition', wrong]);
    expect(told.code).toBe(0);
    expect(told.err).toBe(`${wrong}: figures.landmark.7.points: is 6 here, but the rulebook says 5\n`);
    const quiet = await called(['perft', '--game', 'paris', '--depth', '1', '--edition', sheet]);
    expect([quiet.code, quiet.err]).toEqual([0, '']);
  });

  test('must be the one of the record or position', async () => {
    const { code, out, err } = await called(['replay', file, '--edition', sheet]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/paris\.txt, line 1: this was played with the number sheet “reconstructed-1:[0-9a-f]{8}”, /);
    expect(err).toMatch(
      /but the one in use is “my-box:[0-9a-f]{8}”; give the sheet it was played with \(--edition FILE\)/,
    );
    const stated = files.write('stated.json', JSON.stringify({ ...position, edition: EDITION }));
    expect((await called(['options', '--position', stated])).code).toBe(0);
    const refused = await called(['try', '--position', stated, '--tokens', 'look', '--edition', sheet]);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(`stated.json: this was played with the number sheet “${EDITION}”`);
  });
});
