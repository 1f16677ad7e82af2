import { Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { afterAll, describe, expect, test } from 'vitest';
import { TestFiles, quayside, quaysideJson, shortRecord } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());

const record = shortRecord();
const file = files.write('game.txt', record);

describe('a whole record', () => {
  test('as JSON: the position it leads to', () => {
    const position = quaysideJson(['replay', '-'], record);
    const replayed = Table.replay(leHavre, record);
    expect(replayed.ok && leHavre.toPosition(replayed.value.state)).toEqual(position);
  });

  test('for people: scores and the winner', () => {
    const { code, out } = quayside(['replay', file]);
    const [, red, green] = /result red (-?\d+) {2}green (-?\d+)/.exec(record) as RegExpExecArray;
    expect(code).toBe(0);
    expect(out).toContain('players: 2 · length: shortened game\nThe game is over');
    expect(out).toMatch(new RegExp(`^Red: ${red}`, 'm'));
    expect(out).toMatch(new RegExp(`^Green: ${green}`, 'm'));
    expect(out).toMatch(/wins?\b|share the win/);
  });
});

describe('--at', () => {
  test('the beginning of a turn, and of a round’s end', () => {
    expect(quaysideJson(['replay', file, '--at', '2.3'])).toMatchObject({ round: 2, turn: 3 });
    const { code, out } = quayside(['replay', file, '--at', '2.3', '--lang', 'ko']);
    expect(code).toBe(0);
    expect(out).toMatch(/^2\.3 (red|green) · (빨강|녹색): /m);
  });

  test('a turn that is not there: what is', () => {
    const { code, out, err } = quayside(['replay', file, '--at', '99.1']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^quayside: there is no turn “99\.1” in this record; the turns are: 1\.1–1\.\d.*\n$/);
  });
});

describe('damage', () => {
  const rows = record.split('\n');
  const damaged: [what: string, text: string, message: RegExp][] = [
    ['nothing in it', '', /, line 1: the record is empty$/],
    [
      'no game named',
      record.replace('game le-havre  ', ''),
      /, line 1: the header must name the game, one of: game le-havre, game paris$/,
    ],
    [
      'another game',
      record.replace('game le-havre', 'game chess'),
      /, line 1: there is no game “chess” here; known: le-havre, paris$/,
    ],
    ['cut off in a word', record.slice(0, record.indexOf('supply') + 3), /, line 2: “sup” is not a move of this game$/],
    [
      'a line gone',
      rows.toSpliced(2, 1).join('\n'),
      /, line 3: “.+” is in turn “1\.3 .+”, but the game expects “1\.2 .+”$/,
    ],
    [
      'an impossible move',
      [...rows.slice(0, 2), '1.2 green  end', ''].join('\n'),
      /, line 3: “end” cannot be played here \(L-\d+\)\. .+\.$/,
    ],
    [
      'a wrong result',
      record.replace(/result red -?\d+/, 'result red 999'),
      /, line \d+: the result gives “red” 999, but the moves lead to -?\d+$/,
    ],
    [
      'an impossible position',
      `${rows[0]}\nposition {"round": 99, "town": ["nowhere"]}\n`,
      /, line 2: round: .+\nquayside: .+, line 2: town\[0\]: there is no card "nowhere"$/,
    ],
  ];

  test.each(damaged)('%s', (_what, text, message) => {
    const { code, out, err } = quayside(['replay', '-'], text);
    expect([code, out]).toEqual([1, '']);
    expect(err.trimEnd()).toMatch(message);
    expect(err).toMatch(/^(quayside: standard input, line .+\n)+$/);
  });
});
