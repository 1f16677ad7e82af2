import { BOT_NAMES } from '@quayside/bots';
import { afterAll, describe, expect, test } from 'vitest';
import { placeOfBadJson } from '../src/json-place.ts';
import { Desk, quayside } from './quayside.ts';

const desk = new Desk();
afterAll(() => desk.clear());

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
  [['--bogus'], '“--bogus” needs a command in front of it; quayside --help lists them'],
  [['--lang', 'xx', 'sim'], '--lang cannot be “xx”; known: en, ko, ru, it'],
  [['sim', '--games'], 'sim does not understand “--games”; quayside sim --help lists what it takes'],
  [['sim', '--games', '0'], '--games must be a whole number from 1 to 10000000, not “0”'],
  [['sim', '--bots', 'deep'], `--bots cannot be “deep”; known: ${BOT_NAMES.join(', ')}`],
  [
    ['sim', '--bots', 'random,random'],
    '--bots names 2 players, but there are 3 seats; give one name for all, or one a seat',
  ],
  [['replay'], 'replay needs FILE; quayside replay --help says more'],
  [['options'], 'options needs --position; quayside options --help says more'],
  [['replay', desk.folder], `${desk.folder}: this is a folder, not a file`],
  [['options', '--position', '/no/such/file', '--lang', 'it'], '/no/such/file: il file non esiste'],
];

test.each(wrongUse)('%j is wrong use', (args, message) => {
  const { code, out, err } = quayside(args);
  expect([code, out, err]).toEqual([2, '', `quayside: ${message}\n`]);
});

describe('positions', () => {
  test('not JSON: where it stops being so', () => {
    const file = desk.write('bad.json', '{"players": 2,\n "round": }\n');
    const { code, out, err } = quayside(['options', '--position', file]);
    expect([code, out, err]).toEqual([1, '', `quayside: ${file}: not JSON from line 2, column 11 on\n`]);
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
  ])('the place where %j stops being JSON', (text, line, column) => {
    expect(placeOfBadJson(text)).toEqual({ line, column });
  });
});
