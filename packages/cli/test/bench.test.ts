import { Options } from '@quayside/kernel';
import { expect, test } from 'vitest';
import { reached } from '../src/bench/figures.ts';
import { type Midgame, midgames } from '../src/bench/search.ts';
import { spreadOf } from '../src/bench/spread.ts';
import { games } from './quayside.ts';

test('a spread: the middle, the ninety-ninth of a hundred, the greatest', () => {
  const numbers = Float64Array.from({ length: 1000 }, (_, n) => 999 - n);
  expect(spreadOf(numbers)).toEqual({ median: 500, p99: 990, max: 999 });
});

test('a figure reaches its goal from the right side', () => {
  const figure = { name: '', digits: 0, value: 10 };
  expect(reached({ ...figure, goal: { least: 10 } })).toBe(true);
  expect(reached({ ...figure, goal: { least: 11 } })).toBe(false);
  expect(reached({ ...figure, goal: { most: 9 } })).toBe(false);
});

test.each(games)(
  'the hand-made positions of $facts.id are possible ones, and no menu outgrows its buffer',
  ({ game, bench }) => {
    const options = new Options();
    for (const position of [...bench.strong(), ...bench.extreme()]) {
      const state = game.fromPosition(position);
      expect(state.ok ? [] : state.problems).toEqual([]);
      if (!state.ok) continue;
      options.clear();
      game.options(state.value, options);
      expect(options.count).toBeGreaterThan(1);
      expect(options.count).toBeLessThanOrEqual(options.limit);
    }
  },
);

test.each(games)(
  'the search of $facts.id is measured at what a seat knows half-way through a game for two',
  (terminal) => {
    const { game } = terminal;
    const [{ view, seat }] = midgames(terminal, 1) as [Midgame];
    expect(game.mover(view)).toBe(seat);
    expect(game.seatsOf(view)).toHaveLength(2);
    const seen = game.blank();
    game.view(view, seat, seen);
    expect(seen.equals(view)).toBe(true);
  },
);
