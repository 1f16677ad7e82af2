import type { Json } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';

const problems = (position: Json): string[] => {
  const state = leHavre.fromPosition(position);
  return state.ok ? [] : state.problems.map(({ at, why }) => `${at} ${why}`);
};

describe('a position inside an action', () => {
  const town = ['marketplace', 'business-office', 'building-firm-1', 'wharf-1', 'shipping-line'];
  const inside = (phase: string, visit: Json, more: Record<string, Json> = {}): string[] =>
    problems({ town, phase, visit, ...more });
  const seats = { red: { goods: { clay: 1, wood: 3 } } };
  const piles = [['fishery']];

  test('says which action it is, and only when one is running', () => {
    expect(problems({ phase: 'use' })).toEqual(['visit.building missing']);
    expect(problems({ phase: 'main', visit: { building: 'marketplace' } })).toEqual(['visit not-now']);
    expect(inside('use', { building: 'fishery' })).toEqual(['visit.building disc-nowhere']);
  });

  test('has a phase that the building knows', () => {
    expect(inside('use', { building: 'marketplace', deed: 5 })).toEqual(['visit.deed no-option']);
    expect(inside('steel', { building: 'business-office' })).toEqual(['visit.deed no-option']);
    expect(inside('fee', { building: 'marketplace', deed: 1 })).toEqual(['visit.deed not-number']);
    expect(inside('use', { building: 'shipping-line', course: 3 })).toEqual(['visit.course no-option']);
    expect(inside('use', { building: 'business-office', wish: 1 })).toEqual(['visit.wish no-option']);
    expect(inside('peek', { building: 'marketplace', deed: 1 })).toEqual(['specials no-option']);
  });

  test('has something due that can be paid', () => {
    expect(inside('brick', { building: 'building-firm-1' })).toEqual(['visit.clayDue not-number']);
    expect(inside('brick', { building: 'building-firm-1', clayDue: 1 })).toEqual(['visit.clayDue no-option']);
    expect(inside('burn', { building: 'wharf-1' })).toEqual(['visit.need not-number']);
    expect(inside('burn', { building: 'wharf-1', need: 3 })).toEqual(['visit.need no-option']);
    expect(problems({ phase: 'meal', seats })).toEqual(['visit.need not-number']);
  });

  test('builds what is there', () => {
    const clay = { building: 'building-firm-1', clayDue: 1 };
    expect(inside('brick', { ...clay, target: 4 }, { seats, piles })).toEqual(['visit.target no-option']);
    expect(inside('brick', { ...clay, target: 5 }, { seats, piles })).toEqual([]);
    expect(inside('burn', { building: 'wharf-1', need: 3 }, { seats })).toEqual(['visit.target no-option']);
  });
});

describe('a position', () => {
  test('has a phase that its time knows', () => {
    expect(problems({ final: true, phase: 'feed' })).toEqual(['phase not-one-of']);
    expect(problems({ phase: 'constructor' })).toEqual(['phase not-one-of']);
    expect(problems({ phase: 'special' })).toEqual(['specials no-option']);
  });

  test('is after the seventh turn at the end of a round', () => {
    const state = leHavre.fromPosition({ players: 4, round: 3, turn: 2, phase: 'feed' });
    if (!state.ok) throw new Error(JSON.stringify(state.problems));
    expect(leHavre.toPosition(state.value)).toMatchObject({ round: 3, turn: 7, decides: 'red' });
    leHavre.apply(state.value, leHavre.parse('borrow'));
    expect(leHavre.line(state.value)).toBe('4.1 green');
  });

  test('has no more seen special buildings than lie in the pile (L-840)', () => {
    const seen = [{ place: 1, card: 'zoo', knownBy: ['red'] }];
    expect(problems({ specials: { pile: 0, seen } })).toEqual(['specials.seen too-many']);
  });

  test('has no stadium waiting beside an empty pile (L-541)', () => {
    expect(problems({ waiting: true, piles: [['sawmill'], ['fishery']] })).toEqual(['waiting empty-pile']);
    expect(problems({ waiting: true, piles: [['sawmill'], ['fishery'], ['joinery']] })).toEqual([]);
  });
});
