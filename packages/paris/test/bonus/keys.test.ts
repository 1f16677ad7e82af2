import { describe, expect, test } from 'vitest';
import { holding } from './holding.ts';

describe('tiles that bring a key out of reserve', () => {
  for (const [rule, tile, price] of [
    ['P-613', 13, 4],
    ['P-614', 14, 2],
  ] as const) {
    test(`${rule} tile ${tile}: a key behind the screen for ${price} francs`, () => {
      const table = holding([tile], { francs: price + 1, reserve: 2 }).play(`use ${tile}`);
      expect(table.seat('blue')).toMatchObject({ francs: 1, hand: 2, reserve: 1, tiles: [], usedTiles: [tile] });
      table.refuses(`use ${tile}`, 'P-510', 'not-held');
    });

    test(`${rule} tile ${tile} is refused with ${price - 1} francs`, () => {
      holding([tile], { francs: price - 1, reserve: 1 }).refuses(`use ${tile}`, rule, 'no-francs');
    });

    test(`${rule} tile ${tile} is refused without a key in reserve`, () => {
      holding([tile], { francs: 9 }).refuses(`use ${tile}`, rule, 'no-reserve');
    });

    test(`P-510 tile ${tile} is refused to a seat that does not have it`, () => {
      holding([], { francs: 9, reserve: 2 }).refuses(`use ${tile}`, 'P-510', 'not-held');
    });
  }

  test('P-613, P-614 both tiles bring both keys', () => {
    const table = holding([13, 14], { francs: 6, reserve: 2, hand: 0 }).play('use 14; use 13');
    expect(table.seat('blue')).toMatchObject({ francs: 0, hand: 2, reserve: 0, usedTiles: [13, 14] });
  });

  test('P-301 the key can be placed in the same turn, one in reserve cannot', () => {
    const table = holding([14], { francs: 2, reserve: 2, hand: 0 });
    table.refuses('place chaillot', 'P-301', 'no-key').play('use 14; place chaillot');
    expect(table.seat('blue')).toMatchObject({ francs: 7, hand: 0, reserve: 1, keys: ['chaillot-bank'] });
  });
});
