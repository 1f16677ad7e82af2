import { describe, expect, test } from 'vitest';
import { on } from '../scenario.ts';
import { holding, playing } from './holding.ts';

const PER_VALUE = [
  { rule: 'P-606', tile: 6, value: 1, points: 2 },
  { rule: 'P-611', tile: 11, value: 2, points: 3 },
  { rule: 'P-615', tile: 15, value: 3, points: 4 },
  { rule: 'P-618', tile: 18, value: 4, points: 5 },
  { rule: 'P-626', tile: 26, value: 5, points: 6 },
  { rule: 'P-628', tile: 28, value: 8, points: 7 },
];
const VALUES = [1, 2, 3, 4, 5, 8];

describe('tiles that score the own keys on a value', () => {
  for (const { rule, tile, value, points } of PER_VALUE) {
    const others = on('chaillot', ...VALUES.filter((each) => each !== value));
    const place = (district: string): string => `${district}-${value}`;

    test(`${rule} tile ${tile}: ${points} points for each own key on a ${value}, in any district`, () => {
      const keys = [place('montmartre'), place('belleville'), place('saint-germain')];
      const table = holding([tile], { keys: [...keys, ...others] }, { buildings: [...keys, ...others] });
      table.play(`use ${tile}`);
      expect(table.seat('blue')).toMatchObject({ points: 3 * points, francs: 0, tiles: [], usedTiles: [tile] });
      table.refuses(`use ${tile}`, 'P-510', 'not-held');
    });

    test(`P-717 tile ${tile} counts two own keys on one building as two`, () => {
      const here = place('montmartre');
      const table = holding([tile], { keys: [here, here], usedTiles: [9] }, { buildings: [here] }).play(`use ${tile}`);
      expect(table.points).toEqual([2 * points, 0]);
    });

    test(`P-511 tile ${tile} is refused without a key on a ${value}`, () => {
      holding(
        [tile],
        { keys: [...others, 'arc', 'montmartre-bank'] },
        { buildings: [place('montmartre'), ...others] },
      ).refuses(`use ${tile}`, 'P-511', 'no-effect');
      holding([]).refuses(`use ${tile}`, 'P-510', 'not-held');
    });
  }

  test('P-618 the example of the rulebook: tile 18 with three fours scores 15', () => {
    const fours = ['montmartre-4', 'la-villette-4', 'chaillot-4'];
    expect(holding([18], { keys: fours }, { buildings: fours }).play('use 18').points).toEqual([15, 0]);
  });

  test('P-606 keys of others do not count, also on a place held together', () => {
    const buildings = ['montmartre-1', 'belleville-1'];
    const table = playing({
      buildings,
      seats: { blue: { hand: 1, tiles: [6], keys: ['montmartre-1'] }, green: { keys: buildings } },
    });
    expect(table.play('use 6').points).toEqual([2, 0]);
  });
});
