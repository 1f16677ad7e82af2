import { describe, expect, test } from 'vitest';
import { on, track } from '../scenario.ts';
import { holding, playing } from './holding.ts';

const GAINS = [
  { rule: 'P-601', tile: 1, francs: 3, points: 0 },
  { rule: 'P-605', tile: 5, francs: 5, points: 0 },
  { rule: 'P-607', tile: 7, francs: 4, points: 2 },
  { rule: 'P-612', tile: 12, francs: 5, points: 5 },
  { rule: 'P-622', tile: 22, francs: 0, points: 12 },
];

describe('tiles that bring francs and points', () => {
  for (const { rule, tile, francs, points } of GAINS) {
    test(`${rule} tile ${tile} brings ${francs} francs and ${points} points, once`, () => {
      const table = holding([tile], { francs: 1, points: 10 }).play(`use ${tile}`);
      expect(table.seat('blue')).toMatchObject({ francs: 1 + francs, points: 10 + points });
      expect(table.seat('blue')).toMatchObject({ tiles: [], usedTiles: [tile] });
      expect(table.seat('green')).toMatchObject({ francs: 0, points: 0 });
      table.refuses(`use ${tile}`, 'P-510', 'not-held');
    });
  }

  test('P-510 a tile is used at once after the move that brought it', () => {
    const table = playing({
      buildings: on('montmartre', 1),
      track: track(5, 7),
      seats: { blue: { francs: 1, keys: ['arc'] } },
    });
    table.play('move arc; bonus 5');
    expect(table.asked).toBe('blue after');
    table.play('use 5');
    expect(table.goods('blue')).toEqual({ franc: 5 });
  });

  test('P-510 or kept, and used in a later turn, before drawing too', () => {
    const table = holding(
      [7],
      {},
      {
        phase: 'draw',
        endStack: [1],
        unseen: ['montmartre-1', 'montmartre-2'],
        stacks: [
          { left: 1, back: 'montmartre' },
          { left: 1, back: 'montmartre' },
        ],
      },
    );
    table.play('use 7');
    expect(table.asked).toBe('blue draw');
    expect(table.seat('blue')).toMatchObject({ francs: 4, points: 2 });
  });

  test('P-200 never in the turn of another seat', () => {
    playing({ turn: 'green', seats: { blue: { tiles: [1] }, green: { hand: 1 } } }).refuses(
      'blue: use 1',
      'P-200',
      'not-your-decision',
    );
  });
});
