import type { TableSheet } from '@quayside/live';
import { describe, expect, test } from 'vitest';
import { type Choices, withoutChair } from '../src/new-table/choices.ts';
import { codeFrom, freeChair, isMyTurn, refreshed, rowsOf } from '../src/tables/sheets.ts';

const sheet = (code: string, more: Partial<TableSheet> = {}): TableSheet => ({
  code,
  game: 'toy',
  rules: 1,
  settings: {},
  state: 'open',
  isPrivate: false,
  host: 'anna',
  seats: [{ sitter: null, person: null, here: false }],
  mine: 0,
  awaiting: null,
  commitment: '',
  salts: [null],
  made: '',
  changed: '',
  ...more,
});
const running = (seat: number): Partial<TableSheet> => ({ state: 'running', awaiting: { what: 'choice', seat } });

describe('a list of tables', () => {
  test('begins where it is one’s turn, and ends with what is over', () => {
    const rows = rowsOf([
      sheet('over', { state: 'over' }),
      sheet('open'),
      sheet('theirs', running(1)),
      sheet('mine', running(0)),
    ]);
    expect(rows.map(({ sheet: { code } }) => code)).toEqual(['mine', 'theirs', 'open', 'over']);
  });

  test('keeps every row in its place, and says how many would be elsewhere', () => {
    const rows = rowsOf([sheet('a', running(1)), sheet('b', running(1)), sheet('c')]);
    const now = refreshed(rows, [sheet('new'), sheet('b', running(0)), sheet('a', running(1))]);
    expect(now.rows.map(({ sheet: { code }, gone }) => [code, gone])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
    ]);
    // What has come, and where it is one's turn now.
    expect(now.fresh).toBe(2);
    expect(isMyTurn(now.rows[1]?.sheet as TableSheet)).toBe(true);
  });
});

test('a chair is free only before the game starts', () => {
  expect(freeChair(sheet('a'))).toBe(0);
  expect(freeChair(sheet('a', running(1)))).toBe(-1);
});

test.each([
  ['7k42 9qm3', '7K42-9QM3'],
  ['7K42-9QM3', '7K42-9QM3'],
  ['https://quayside.example/tables/7K42-9QM3?from=mail', '7K42-9QM3'],
  [' 7k429qm3 ', '7K42-9QM3'],
  ['', ''],
  ['…', ''],
])('a code is read from “%s”', (typed, code) => {
  expect(codeFrom(typed)).toBe(code);
});

test('a chair fewer: who sits behind it moves up', () => {
  const chair = (name: string) => ({ guest: 'person', name }) as const;
  const choices: Choices = { players: 3, chairs: [chair('a'), chair('b'), chair('c'), chair('d')], settings: {} };
  const { players, chairs } = withoutChair(choices, 1);
  expect(players).toBe(2);
  expect(chairs.map(({ name }) => name)).toEqual(['a', 'c', 'd', 'b']);
});
