import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { BOT_NAMES } from '@quayside/bots';
import { afterAll, describe, expect, test } from 'vitest';
import { placeOfBadJson } from '../src/json-place.ts';
import { called, TestFiles, fixture, MAIN, play, quayside } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());

test('without a command the commands are listed, and each explains itself', () => {
  const overview = quayside([]);
  expect(overview.code).toBe(0);
  for (const name of [
    'play',
    'sim',
    'cards',
    'rounds',
    'figures',
    'replay',
    'options',
    'try',
    'analyse',
    'arena',
    'perft',
    'bench',
  ]) {
    expect(overview.out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  }
  const help = quayside(['bench', '--help', '--lang', 'ko']);
  expect([help.code, help.err]).toEqual([0, '']);
  expect(help.out).toMatch(/^quayside bench .*\n\n규칙 엔진/);
});

const wrongUse: [args: string[], message: string][] = [
  [['frob'], 'there is no command “frob”; quayside --help lists them'],
  [['--bogus'], 'put a command before “--bogus”; quayside --help lists them'],
  [['--lang', 'xx', 'sim'], '--lang cannot be “xx”; known: en, ko, ru, it'],
  [['sim', '--games'], 'sim does not understand “--games”; quayside sim --help lists what it takes'],
  [['sim', '--games', '0'], '--games must be a whole number from 1 to 10000000, not “0”'],
  [['sim', '--bots', 'deep'], `--bots cannot be “deep”; known: ${BOT_NAMES.join(', ')}`],
  [
    ['sim', '--bots', 'random,random'],
    '--bots names 2 players, but there are 3 seats; give one name for all, or one per seat',
  ],
  [
    ['sim', '--players', '1', '--bots', 'random,random'],
    '--bots names 2 players, but there is 1 seat; give one name for all, or one per seat',
  ],
  [['play', '--json'], 'play does not understand “--json”; quayside play --help lists what it takes'],
  [['replay'], 'replay needs FILE; see quayside replay --help'],
  [['options'], 'options needs --position; see quayside options --help'],
  [['replay', files.folder], `${files.folder}: this is a folder, not a file`],
  [['options', '--position', '/no/such/file', '--lang', 'it'], '/no/such/file: il file non esiste'],
];

test.each(wrongUse)('%j is wrong use', (args, message) => {
  const { code, out, err } = quayside(args);
  expect([code, out, err]).toEqual([2, '', `quayside: ${message}\n`]);
});

describe('positions', () => {
  test('not JSON: where it stops being so', () => {
    const file = files.write('bad.json', '{"players": 2,\n "round": }\n');
    const { code, out, err } = quayside(['options', '--position', file]);
    expect([code, out, err]).toEqual([1, '', `quayside: ${file}: not valid JSON from line 2, column 11\n`]);
  });

  test('impossible: every problem on a line of its own, with its field', () => {
    const position = { players: 7, seats: { red: { goods: { fish: -1 } } }, town: ['nowhere'] };
    const { code, out, err } = quayside(['try', '--position', '-', '--tokens', 'end'], JSON.stringify(position));
    expect([code, out]).toEqual([1, '']);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^quayside: standard input: players: /),
      expect.stringMatching(/^quayside: standard input: seats\.red\.goods\.fish: /),
      expect.stringMatching(/^quayside: standard input: town\[0\]: /),
    ]);
  });

  test.each([
    ['', 1, 1],
    ['{"a": [1, 2,, 3]}', 1, 13],
    ['{"a": "b}', 1, 7],
    ['{"a": 1} x', 1, 10],
    ['[\n  true,\n  nul\n]', 3, 3],
    ['{"a": {}, "b": [], "c": [{"d": "\\u00e9\\n"}], 5: 1}', 1, 46],
    ['{"a": "\\x"}', 1, 7],
    ['{"a": 1,}', 1, 9],
    ['[1 2]', 1, 4],
  ])('the place where %j stops being JSON', (text, line, column) => {
    expect(placeOfBadJson(text)).toEqual({ line, column });
  });
});

describe('what was not made for people', () => {
  test('JSON of a hundred thousand brackets, or with a string of thirty million letters', () => {
    expect(placeOfBadJson('['.repeat(100_000))).toEqual({ line: 1, column: 100_001 });
    expect(placeOfBadJson('{"a":'.repeat(100_000))).toEqual({ line: 1, column: 500_001 });
    expect(placeOfBadJson(`["${'x'.repeat(30_000_000)}", nul]`)).toEqual({ line: 1, column: 30_000_006 });
  });

  test('a file that is too large to be one of ours, or never ends', async () => {
    const large = files.write('large.json', `["${'x'.repeat(5_000_000)}"]`);
    for (const file of [large, '/dev/zero']) {
      const { code, out, err } = await called(['options', '--position', file]);
      expect([code, out, err]).toEqual([
        1,
        '',
        `quayside: ${file}: larger than 4 MB, so this is not a Quayside file\n`,
      ]);
    }
  });

  test('more problems than anybody reads: the rest are counted', async () => {
    const town = Array.from({ length: 2000 }, () => 'nowhere');
    const file = files.write('town.json', JSON.stringify({ players: 2, town }));
    const lines = (await called(['options', '--position', file])).err.trimEnd().split('\n');
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toMatch(/\b1,?900\b/);
  });

  test.each([
    [['replay', fixture('esc.record')], /line 2: “\\u001b\]0;owned\\u0007\\u001b\[2J\\u001b\[31mhello” is not a move/],
    [['options', '--position', files.write('field.json', '{"\\u001b[2J\\u202e": 1}')], /: \\u001b\[2J\\u202e: /],
    [['options', '--position', files.write('word.json', JSON.stringify({ game: '\u009b2J' }))], /“\\u009b2J”/],
    [['options', '--position', files.write('long.json', JSON.stringify({ phase: 'x'.repeat(1e6) }))], /x…/],
    [['\u001b[2J'], /“\\u001b\[2J”/],
    [['sim', '--\u001b[2J'], /“--\\u001b\[2J”/],
    [['sim', '--games', '\u001b[2J'], /“\\u001b\[2J”/],
    [['replay', '/no/such/\u001b[2J'], /\/no\/such\/\\u001b\[2J: there is no such file/],
    [['cards', '\u001b[2J'], /these words: \\u001b\[2J/],
  ])('%j: signs that steer a terminal are spelled out, and lines stay short', async (args, words) => {
    const { code, out, err } = await called(args);
    expect([code, out]).toEqual([expect.toSatisfy((each) => each > 0), '']);
    expect(err).toMatch(words);
    expect(err).not.toMatch(/[^\P{C}\n]/u);
    for (const line of err.split('\n')) expect(line.length).toBeLessThan(2100);
  });

  test('in a game: the seed of a record, what is typed, a refusal', async () => {
    const record = readFileSync(fixture('esc-seed.record'), 'utf8');
    const named = record.replace('\n', '\n# seats you,random\n# names ["\\u001b[2JAnna",""]\n');
    const game = `--resume ${files.write('named.record', named)}`;
    const { code, out, err } = await play(game, ['\u001b[2Jx', '\u001b[2J: 1', 'card \u001b[2J', '1; \u001b[2J']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(String.raw`--seed $'\u001b]0;owned\u0007\u001b[2Jx'`);
    expect(out).toContain(String.raw`Red: \u001b[2JAnna`);
    expect(out).toContain(String.raw`Unknown command or move: “\u001b[2Jx”`);
    expect(out).not.toMatch(/[^\P{C}\n]/u);
  });
});

test('nobody can be told on a full disk: one line, and an exit code', () => {
  const full = spawnSync('sh', ['-c', `"${process.execPath}" "${MAIN}" cards --lang en > /dev/full`], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect([full.status, full.stderr]).toEqual([1, 'quayside: the output could not be written (ENOSPC)\n']);
});

test('numbers are written in digits', async () => {
  for (const games of ['0x10', '1e3', '', ' ', '+5', '5.0']) {
    const { code, err } = await called(['sim', `--games=${games}`]);
    expect([code, err]).toEqual([2, expect.stringContaining('--games must be a whole number')]);
  }
});
