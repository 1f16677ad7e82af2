import { leHavre, type LeHavreState } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { leaks } from './leak.ts';

describe('what a seat cannot know (L-130, L-841, L-953)', () => {
  test('changes nothing that it sees or may do', () => {
    expect(leaks(150, 'leaks')).toEqual([]);
  });

  test('a view that shows the hands is found out', () => {
    const open = {
      ...leHavre,
      view: (s: LeHavreState, seat: number, into: LeHavreState) => {
        leHavre.view(s, seat, into);
        into.hands.set(s.hands);
      },
    };
    expect(leaks(60, 'leaks', open).some((each) => each.includes('the view of'))).toBe(true);
  });
});
