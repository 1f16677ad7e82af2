import { MOST_OPTIONS } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { Ways } from '../src/ways.ts';

/** Writes a way of so many steps. */
function write(ways: Ways, steps: number): void {
  for (let step = 1; step <= steps; step++) ways.step(step);
  ways.end();
}
const lengths = (ways: Ways): number[] => Array.from({ length: ways.count }, (_, way) => ways.steps(way).length);

it('keeps ways whole, and leaves out those that find no room', () => {
  const ways = new Ways();
  for (const steps of [1000, 3000, 1000, 96]) write(ways, steps);
  expect(lengths(ways)).toEqual([1000, 3000, 96]);
  write(ways, 1);
  expect(ways.count).toBe(3);
  ways.clear();
  write(ways, 5000);
  expect(ways.count).toBe(0);
  ways.add(7);
  expect(lengths(ways)).toEqual([1]);
});

it('keeps as many ways as there can be options', () => {
  const ways = new Ways();
  for (let way = 0; way <= MOST_OPTIONS; way++) ways.add(way);
  expect(ways.count).toBe(MOST_OPTIONS);
  expect(ways.first(MOST_OPTIONS - 1)).toBe(MOST_OPTIONS - 1);
});
