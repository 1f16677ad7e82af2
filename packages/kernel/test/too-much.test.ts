import { failureOf, type Json, MOST_PROBLEMS, MOST_TEXT, Reader, readRecord } from '@quayside/kernel';
import { expect, test } from 'vitest';
import { problem, SAMPLE } from './sample.ts';
import { toy } from './toy.ts';

const nested = (depth: number): Json => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`) as Json;

test('a value nested thousands deep is named, not written out', () => {
  const reader = new Reader();
  expect(reader.number(nested(5000), 'a', 0, 9, 1)).toBe(1);
  expect(reader.word(nested(5000), 'b', ['x'], 'x')).toBe('x');
  expect(reader.word({ y: nested(5000) }, 'c', ['x'], 'x')).toBe('x');
  expect(reader.word('long'.repeat(50), 'd', ['x'], 'x')).toBe('x');
  expect(reader.problems.map(({ facts }) => facts['value'])).toEqual([
    '[…]',
    '[…]',
    '{…}',
    `"${'long'.repeat(50).slice(0, 39)}…`,
  ]);
});

test('of very many problems the first are told, and how many more there are', () => {
  const reader = new Reader();
  const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`f${n}`, 0]));
  reader.object(many, 'seats', []);
  const { problems } = failureOf(reader.problems);
  expect(problems).toHaveLength(MOST_PROBLEMS + 1);
  expect(problems.at(-1)).toMatchObject({ why: 'more-problems', facts: { n: 200_000 - MOST_PROBLEMS } });
  expect(failureOf(problems.slice(0, 3)).problems).toHaveLength(3);
});

test('a line of very many tokens is read', () => {
  const read = readRecord(toy, SAMPLE.replace('take 2', Array.from({ length: 200_000 }, () => 'take 2').join('·')));
  expect(read.ok && read.value.entries.length).toBeGreaterThan(200_000);
});

test('a text longer than any record is not read', () => {
  expect(problem(readRecord(toy, ' '.repeat(MOST_TEXT + 1)))).toBe('line 1 too-long');
});
