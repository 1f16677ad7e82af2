import type { State } from '@quayside/kernel';
import type { SeatReading } from '@quayside/live';
import { describe, expect, it } from 'vitest';
import type { GameUI } from '../src/game-ui.ts';
import { Arrivals, plotsAfter } from '../src/table/arrivals.ts';

/** Cards in two streets, as they lay after each step; ships are half as big. */
type Streets = State & { readonly town: readonly string[]; readonly own: readonly string[] };
type Step = { readonly town?: readonly string[]; readonly own?: readonly string[] };

const readingOf = (...steps: readonly Step[]): SeatReading<Streets> => readingFrom(steps);
const readingFrom = (steps: readonly Step[]): SeatReading<Streets> =>
  ({
    replay(from: number, seen: (view: Streets, step: number) => void): void {
      for (let at = from; at < steps.length; at++) seen({ town: [], own: [], ...steps[at] } as unknown as Streets, at);
    },
  }) as SeatReading<Streets>;

const thing = (street: number) => (name: string) => ({ name, street, half: name.endsWith('ship') });
const ui = {
  inStreets: ({ town, own }: Streets) => [...town.map(thing(0)), ...own.map(thing(1))],
} as unknown as GameUI<Streets>;

const after = (...steps: readonly Step[]): Record<string, string> => {
  const last = steps.length - 1;
  const plots = new Arrivals(ui).at(last, last, readingOf(...steps), 0);
  return Object.fromEntries([...plots].map(([name, { street, at }]) => [name, `${street}: ${at}`]));
};

describe('arrivals', () => {
  it('have the next plot of their street, whatever order they lie in', () => {
    expect(after({ town: ['kiln'] }, { town: ['bakehouse', 'kiln'] })).toEqual({ kiln: '0: 0', bakehouse: '0: 1' });
  });

  it('move nothing when something leaves, and take the plot that was left', () => {
    const steps = [{ town: ['a', 'b', 'c'] }, { town: ['a', 'c'], own: ['b'] }];
    expect(after(...steps)).toEqual({ a: '0: 0', c: '0: 2', b: '1: 0' });
    expect(after(...steps, { town: ['a', 'c', 'd'], own: ['b'] })).toMatchObject({ c: '0: 2', d: '0: 1' });
  });

  it('share a plot where they are half as big', () => {
    expect(after({ own: ['ship'] }, { own: ['ship', 'kiln'] }, { own: ['new ship', 'ship', 'kiln'] })).toEqual({
      ship: '1: 0',
      kiln: '1: 1',
      'new ship': '1: 0.5',
    });
  });

  it('stand as they stood while somebody looks back', () => {
    const reading = readingOf({ town: ['a', 'b'] }, { town: ['b'] }, { town: ['b', 'c'] });
    const arrivals = new Arrivals(ui);
    expect(arrivals.at(2, 2, reading, 0).get('b')).toEqual({ street: 0, at: 1 });
    expect([...arrivals.at(0, 2, reading, 0).keys()]).toEqual(['a', 'b']);
    expect(arrivals.at(2, 2, reading, 0).get('c')).toEqual({ street: 0, at: 0 });
  });

  it('are the same object where nothing came or went: nothing is drawn anew for it', () => {
    const arrivals = new Arrivals(ui);
    const reading = readingOf({ town: ['a'] }, { town: ['a'] });
    expect(arrivals.at(1, 1, reading, 0)).toBe(arrivals.at(0, 1, reading, 0));
  });

  it('forget what was taken back', () => {
    const steps: Step[] = [{}, { town: ['a'] }, { town: ['a', 'b'] }];
    const reading = readingFrom(steps);
    const arrivals = new Arrivals(ui);
    arrivals.at(2, 2, reading, 0);
    arrivals.at(1, 1, reading, 0);
    steps[2] = { town: ['a', 'c'] };
    expect([...arrivals.at(2, 2, reading, 0).keys()]).toEqual(['a', 'c']);
  });

  it('are counted anew with another seat’s steps', () => {
    const arrivals = new Arrivals(ui);
    arrivals.at(1, 1, readingOf({}, { town: ['a'] }), 0);
    expect([...arrivals.at(1, 1, readingOf({}, { town: ['b'] }), 1).keys()]).toEqual(['b']);
  });

  it('are none where a game has no streets', () => {
    expect(new Arrivals({} as GameUI<Streets>).at(1, 1, readingOf({}, { town: ['a'] }), 0).size).toBe(0);
  });

  it('stand one after the other where nothing is known of how they came', () => {
    expect([...plotsAfter(new Map(), ['a', 'b'].map(thing(0))).values()].map(({ at }) => at)).toEqual([0, 1]);
  });
});
