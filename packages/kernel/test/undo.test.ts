import { CHANCE } from '@quayside/kernel';
import { describe, expect, test } from 'vitest';
import { LEFT, played, RIGHT } from './sample.ts';
import { toy } from './toy.ts';

describe('undo', () => {
  test('goes back to any own step of the turn, to the very bytes', () => {
    for (const [to, tokens] of ['', 'left chalk'].entries()) {
      const table = played('left chalk; left chalk');
      expect(table.earliestUndo(LEFT)).toBe(0);
      expect(table.undo(LEFT, to)).toBe(true);
      expect(table.state.equals(played(tokens).state)).toBe(true);
      expect(table.steps).toHaveLength(to);
    }
  });

  test('takes back the last step unless told otherwise, and can be repeated', () => {
    const table = played('left chalk; left chalk');
    expect(table.undo(LEFT)).toBe(true);
    expect(table.undo(LEFT)).toBe(true);
    expect(table.undo(LEFT)).toBe(false);
    expect(table.state.equals(played('').state)).toBe(true);
  });

  test('takes back what was forced as well', () => {
    const eager: typeof toy = {
      ...toy,
      apply: (s, option) => {
        toy.apply(s, option);
        if (s.marks[0] === 1) toy.apply(s, option);
      },
    };
    const table = played('left chalk', eager);
    expect(table.record()).toContain('chalk · (chalk)');
    expect(table.undo(LEFT)).toBe(true);
    expect(table.state.equals(played('').state)).toBe(true);
  });

  test('is followed by another choice as if nothing had been', () => {
    const table = played('left chalk; left chalk');
    table.undo(LEFT, 0);
    table.play(LEFT, 'draw');
    expect(table.record()).toBe(played('left draw').record());
  });

  test('never goes over a step of another seat', () => {
    const table = played('left take 1; right chalk');
    expect(table.undo(LEFT)).toBe(false);
    expect(table.undo(LEFT, 0)).toBe(false);
    expect(table.undo(RIGHT, 0)).toBe(false);
    expect(table.undo(RIGHT, 1)).toBe(true);
  });

  test('never goes over an interjection', () => {
    const table = played('left chalk; left take 1; right chalk; left wipe; right chalk');
    expect(table.earliestUndo(RIGHT)).toBe(4);
    expect(table.undo(RIGHT, 2)).toBe(false);
    expect(table.undo(RIGHT, 4)).toBe(true);
    expect(table.undo(RIGHT)).toBe(false);
    expect(table.undo(LEFT)).toBe(true);
  });

  test('never goes over the end of the turn', () => {
    const table = played('left chalk; left take 1');
    expect(table.undo(LEFT)).toBe(false);
    const solo: typeof toy = { ...toy, mover: (s) => (s.n[0] === 0 ? -2 : 0), explain: () => null };
    const alone = played('left take 1; left chalk', solo);
    expect(alone.steps.map(({ line }) => line)).toEqual(['0 left', '1 right']);
    expect(alone.undo(LEFT, 0)).toBe(false);
    expect(alone.undo(LEFT, 1)).toBe(true);
  });

  test('never goes over chance, for nobody', () => {
    const table = played('left chalk; left draw', { ...toy, line: () => 'one line' });
    const before = table.state.digest();
    for (const seat of [LEFT, RIGHT, CHANCE]) {
      for (const to of [0, 1, 2]) expect(table.undo(seat, to)).toBe(false);
    }
    expect(table.state.digest()).toBe(before);
    expect(table.steps).toHaveLength(3);
  });

  test('never goes over a step that showed something hidden', () => {
    const curious: typeof toy = {
      ...toy,
      view: (s, seat, into) => (s.marks[seat] ? into.copyFrom(s) : toy.view(s, seat, into)),
    };
    const seen = played('left draw; right chalk', curious);
    expect(seen.undo(RIGHT)).toBe(false);
    const nothing = played('left take 1; right chalk', curious);
    expect(nothing.undo(RIGHT)).toBe(true);
  });

  test('does not go where there is no step', () => {
    const table = played('left chalk');
    expect(table.undo(LEFT, -1)).toBe(false);
    expect(table.undo(LEFT, 1)).toBe(false);
    expect(played('').undo(LEFT)).toBe(false);
  });
});
