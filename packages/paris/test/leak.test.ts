import { paris } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { leaks } from './leak.ts';
import { given } from './scenario.ts';

describe('what a seat cannot know', () => {
  it('changes neither its view nor its options, to the byte (P-121, P-122, P-123)', () => {
    expect(leaks(120, 'leak')).toEqual([]);
  });

  it('the search finds a leak where there is one: with a view that hides nothing', () => {
    const bare: typeof paris = { ...paris, view: (state, _, into) => into.copyFrom(state) };
    expect(leaks(24, 'bare', bare)).toContainEqual(expect.stringMatching(/the view of blue differs$/));
  });

  it('and says what was never changed', () => {
    const still: typeof paris = { ...paris, reshuffle: () => {} };
    expect(leaks(24, 'still', still)).toContain('never changed: end-game stack');
  });
});

describe('two tables that differ behind the screen of green', () => {
  const base = { buildings: ['chaillot-1', 'chaillot-4'], endStack: [1, 2] };
  const blue = { francs: 5, hand: 2, keys: ['arc'], tokens: { wood: 1 } };
  const poor = given({ ...base, seats: { blue, green: { hand: 1, endTiles: [4] } } });
  const rich = given({
    ...base,
    endStack: [1, 4],
    seats: { blue, green: { hand: 6, francs: 40, tokens: { gold: 3 }, tiles: [9, 16, 18], endTiles: [2] } },
  });

  it('are the same to blue (P-121, P-123)', () => {
    expect(poor.seenBy('blue')).toEqual(rich.seenBy('blue'));
    expect(poor.offered).toEqual(rich.offered);
  });

  it('but not to green', () => {
    expect(poor.seenBy('green')).not.toEqual(rich.seenBy('green'));
  });
});
