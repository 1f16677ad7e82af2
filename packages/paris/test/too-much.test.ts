import { type Json, Table } from '@quayside/kernel';
import { paris } from '@quayside/paris';
import { expect, test } from 'vitest';

const nested = (depth: number): Json => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`) as Json;

const start = (): Table<ReturnType<typeof paris.blank>> => {
  const table = Table.start(paris, { settings: {}, seed: 's' });
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  return table.value;
};

test('a position nested thousands deep is refused at its field', () => {
  const fields = ['phase', 'underWay', ...Object.keys(paris.toPosition(start().state))];
  for (const field of fields) {
    for (const value of [nested(5000), { a: nested(5000) }, [nested(5000)]]) {
      const read = paris.fromPosition({ [field]: value });
      expect(read.ok ? 'fine' : read.problems[0]?.at.split(/[.[]/)[0]).toBe(field);
    }
  }
});

test('of very many problems the first hundred are told', () => {
  const read = paris.fromPosition(Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`f${n}`, 0])));
  expect(!read.ok && read.problems).toHaveLength(101);
  expect(!read.ok && read.problems.at(-1)).toMatchObject({ why: 'more-problems', facts: { n: 199_900 } });
});

test('a line of very many tokens ends with a problem', () => {
  const table = start();
  const tokens = Array.from({ length: 200_000 }, () => 'end').join('·');
  const read = Table.replay(paris, `${table.record()}${paris.line(table.state)}  ${tokens}\n`);
  expect(!read.ok && read.problems).toMatchObject([{ why: 'refused' }]);
});
