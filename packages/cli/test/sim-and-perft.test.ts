import { perft, Random } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { quayside, quaysideJson } from './quayside.ts';

const SHORT = ['--players', '2', '--length', 'short'];

describe('sim', () => {
  test('as JSON: what came of the games, and the same again with every decision checked', () => {
    const game = ['sim', ...SHORT, '--games', '3', '--seed', 'x', '--bots', 'random,random'];
    const result = quaysideJson(game) as Record<string, number>;
    expect(Object.keys(result)).toEqual([
      'games',
      'finished',
      'decisions',
      'seconds',
      'decisionsPerSecond',
      'gamesPerSecond',
      'scores',
      'violations',
    ]);
    expect(result).toMatchObject({ games: 3, finished: 3, violations: 0 });
    expect(result['scores']).toEqual({ mean: expect.any(Number), min: expect.any(Number), max: expect.any(Number) });
    const { decisions, scores } = result;
    expect(quaysideJson([...game, '--check'])).toMatchObject({ decisions, scores, violations: 0 });
  });

  test('for people', () => {
    const { code, out } = quayside(['sim', ...SHORT, '--games', '2', '--lang', 'ru']);
    expect(code).toBe(0);
    expect(out).toMatch(/^партий: 2, доиграно: 2\n/);
    expect(out).toContain('нарушений нет');
  });
});

describe('perft', () => {
  test('counts as the kernel does', () => {
    const state = leHavre.setup({ players: '2', length: 'short' }, new Random('7'));
    const answer = quaysideJson(['perft', ...SHORT, '--seed', '7', '--depth', '3']);
    const counts = answer as { depth: number; paths: number }[];
    expect(counts.map(({ depth, paths }) => [depth, paths])).toEqual(
      [1, 2, 3].map((depth) => [depth, perft(leHavre, state, depth)]),
    );
  });
});
