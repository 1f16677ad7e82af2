import type { State } from '@quayside/kernel';
import type { SeatReading } from '@quayside/live';
import { describe, expect, it } from 'vitest';
import type { GameUI } from '../src/game-ui.ts';
import { Arrivals } from '../src/table/arrivals.ts';

/** Cards in a street, as they lay after each step. */
type Street = State & { readonly cards: readonly string[] };

const readingOf = (...streets: readonly (readonly string[])[]): SeatReading<Street> =>
  ({ at: (step: number) => ({ cards: streets[step] ?? [] }) as Street }) as SeatReading<Street>;

const ui = {
  arrived: ({ cards: before }: Street, { cards: after }: Street) => after.filter((card) => !before.includes(card)),
} as unknown as GameUI<Street>;

const orderOf = (order: ReadonlyMap<string, number>): string[] =>
  [...order].toSorted(([, a], [, b]) => a - b).map(([name]) => name);

describe('arrivals', () => {
  it('are told in the order in which things came, whatever order they lie in', () => {
    const reading = readingOf([], ['kiln'], ['bakehouse', 'kiln'], ['abattoir', 'bakehouse', 'kiln']);
    expect(orderOf(new Arrivals(ui).upTo(reading, 3))).toEqual(['kiln', 'bakehouse', 'abattoir']);
  });

  it('go on from where they were', () => {
    const reading = readingOf(
      [],
      ['kiln'],
      ['bakehouse', 'kiln'],
      ['bakehouse', 'kiln'],
      ['bakehouse', 'kiln', 'wharf'],
    );
    const arrivals = new Arrivals(ui);
    const first = arrivals.upTo(reading, 1);
    expect(orderOf(first)).toEqual(['kiln']);
    const second = arrivals.upTo(reading, 2);
    expect(orderOf(second)).toEqual(['kiln', 'bakehouse']);
    // Where nothing came it is the same object: nothing is drawn anew for it.
    expect(arrivals.upTo(reading, 3)).toBe(second);
    expect(orderOf(arrivals.upTo(reading, 4))).toEqual(['kiln', 'bakehouse', 'wharf']);
    expect(orderOf(first)).toEqual(['kiln']);
  });

  it('give what left and came back a new place', () => {
    const reading = readingOf([], ['kiln'], ['kiln', 'wharf'], ['wharf'], ['kiln', 'wharf']);
    expect(orderOf(new Arrivals(ui).upTo(reading, 4))).toEqual(['wharf', 'kiln']);
  });

  it('forget what was taken back', () => {
    const played = readingOf([], ['kiln'], ['kiln', 'wharf']);
    const arrivals = new Arrivals(ui);
    arrivals.upTo(played, 2);
    expect(orderOf(arrivals.upTo(played, 1))).toEqual(['kiln']);
  });

  it('are counted anew with another seat’s steps', () => {
    const arrivals = new Arrivals(ui);
    arrivals.upTo(readingOf([], ['kiln']), 1);
    expect(orderOf(arrivals.upTo(readingOf([], [], ['wharf']), 2))).toEqual(['wharf']);
  });

  it('are none where a game tells of none', () => {
    expect(new Arrivals({} as GameUI<Street>).upTo(readingOf([], ['kiln']), 1).size).toBe(0);
  });
});
