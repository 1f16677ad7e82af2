import { readFileSync } from 'node:fs';
import { type Json, Table } from '@quayside/kernel';
import { playDamaged } from '@quayside/kernel/conformance';
import { paris } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { TABLES } from './golden.ts';

const found = (name: string): string => readFileSync(new URL(`fixtures/found/${name}`, import.meta.url), 'utf8');

describe('positions from which a game would not go on are refused', () => {
  test.each([
    ['bonus-tile-on-two-spaces.json', 'track[29].tile tile-twice'],
    ['buildings-of-the-free-game.json', 'buildings.montmartre-1 wrong-district'],
    ['remembers-too-much.json', 'underWay.from not-now'],
    ['wrong-stack-uncovered.json', 'stacks[0].back missing'],
    ['second-stack-without-back.json', 'stacks[1].back missing'],
  ])('%s: %s', (name, problem) => {
    const read = paris.fromPosition(JSON.parse(found(name)) as Json);
    expect(read.ok ? [] : read.problems.map(({ at, why }) => `${at} ${why}`)).toContain(problem);
  });

  test.each(['endless.record', 'second-stack-without-back.record'])('%s', (name) => {
    const table = Table.resume(paris, found(name));
    expect(table.ok ? [] : table.problems.map(({ at, why }) => `${at} ${why}`)).toEqual([
      'position.stacks[1].back missing',
    ]);
  });
});

test('a damaged position is refused, or plays on, keeps its sums and reads back', () => {
  const settings = (n: number) => TABLES[n % TABLES.length]?.settings ?? {};
  const { accepted, findings } = playDamaged(paris, settings, 240, 'paris');
  expect(findings).toEqual([]);
  expect(accepted).toBeGreaterThan(30);
});
