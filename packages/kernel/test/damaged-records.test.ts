import type { Game } from '@quayside/kernel';
import { readDamaged } from '@quayside/kernel/conformance';
import { expect, test } from 'vitest';
import { type ToyState, toy } from './toy.ts';

const run = (game: Game<ToyState>): ReturnType<typeof readDamaged> =>
  readDamaged(game, () => ({ pebbles: '9' }), 600, 'damage');

test('damaged records are refused, or read as another game that keeps the rules', () => {
  const { accepted, findings } = run(toy);
  expect(findings).toEqual([]);
  expect(accepted).toBeGreaterThan(20);
});

test('a game that throws at what it cannot read is found', () => {
  const parse = (token: string): number => {
    const option = toy.parse(token);
    if (option < 0) throw new Error('oh');
    return option;
  };
  expect(run({ ...toy, parse }).findings.map(({ check }) => check)).toContain('throws');
});

test('a game that comes to an impossible state is found', () => {
  const violations = (state: ToyState): string[] => (state.marks.some((each) => each > 0) ? ['a mark'] : []);
  expect(run({ ...toy, violations }).findings.map(({ check }) => check)).toContain('violation');
});
