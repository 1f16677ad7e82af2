import { readFileSync } from 'node:fs';
import { type Json, Options, Table } from '@quayside/kernel';
import { tryPosition } from '@quayside/kernel/conformance';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';

const found = (name: string): string => readFileSync(new URL(`./fixtures/found/${name}`, import.meta.url), 'utf8');
const position = (name: string): Json => JSON.parse(found(`${name}.json`)) as Json;

const problems = (name: string): string[] => {
  const state = leHavre.fromPosition(position(name));
  return state.ok ? [] : state.problems.map(({ at, why }) => `${at} ${why}`);
};

describe('a position says nothing of what its phase does not remember', () => {
  const refused: Readonly<Record<string, string>> = {
    'clay-due-at-the-cokery': 'visit.need not-remembered',
    'clay-and-iron-due-at-the-cokery': 'visit.clayDue not-remembered',
    'iron-due-at-the-smokehouse': 'visit.need not-remembered',
    'fee-with-clay-due': 'visit.need not-remembered',
    'fee-with-iron-due': 'visit.did not-remembered',
    'fee-with-energy-due': 'visit.need not-remembered',
    'alone-with-clay-due': 'visit.clayDue not-remembered',
    'meal-in-a-building': 'visit.building unknown-field',
  };
  for (const [name, problem] of Object.entries(refused)) {
    test(name.replaceAll('-', ' '), () => {
      expect(problems(name)).toEqual([problem]);
    });
  }
});

describe('an accepted position plays on', () => {
  for (const name of ['250-cattle', 'fee-of-a-building-already-in']) {
    test(name.replaceAll('-', ' '), () => {
      for (let n = 0; n < 20; n++) expect(tryPosition(leHavre, position(name), `found ${n}`)).toBe('well');
    });
  }

  test('500 cattle in the Abattoir are no more options than a list has room for (L-812)', () => {
    const table = Table.replay(leHavre, found('250-cattle-on-offer.record'));
    if (!table.ok) throw new Error(JSON.stringify(table.problems));
    expect(table.value.play(0, 'enter abattoir')).toBeNull();
    const options = new Options();
    leHavre.options(table.value.state, options);
    expect(options.count).toBe(255);
    expect(table.value.play(0, 'convert 255')).toBeNull();
  });
});
