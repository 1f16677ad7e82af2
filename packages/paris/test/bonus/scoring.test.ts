import { describe, expect, test } from 'vitest';
import { holding, playing } from './holding.ts';

describe('P-620 tile 20 scores the bonus tiles that are not used yet', () => {
  for (const [players, each] of [
    [2, 2],
    [3, 3],
    [4, 4],
  ] as const) {
    test(`${each} points each with ${players} players, itself not counted`, () => {
      const table = holding([2, 9, 20, 30], { usedTiles: [1, 5] }, { players }).play('use 20');
      expect(table.seat('blue')).toMatchObject({ points: 3 * each, tiles: [2, 9, 30], usedTiles: [1, 5, 20] });
    });
  }

  test('end-game tiles do not count', () => {
    expect(holding([1, 20], { endTiles: [1, 7, 10] }).play('use 20').points).toEqual([2, 0]);
  });

  test('P-511 alone it brings nothing', () => {
    holding([20], { usedTiles: [1, 2], endTiles: [7] }).refuses('use 20', 'P-511', 'no-effect');
    holding([1, 2]).refuses('use 20', 'P-510', 'not-held');
  });
});

describe('P-627 tile 27 counts francs at the end', () => {
  const over = (blue: { francs: number; points: number; tiles: number[] }, green: { francs: number; points: number }) =>
    playing({ phase: 'over', ending: 2, endLeft: 0, seats: { blue, green } });

  test('it cannot be used during the game', () => {
    holding([27], { francs: 9 }).refuses('use 27', 'P-627', 'only-at-end');
    holding([], { francs: 9 }).refuses('use 27', 'P-510', 'not-held');
  });

  test('P-710 a point for each franc, for its owner alone', () => {
    expect(over({ francs: 7, points: 20, tiles: [27] }, { francs: 9, points: 20 }).scores).toEqual([27, 20]);
    expect(over({ francs: 7, points: 20, tiles: [] }, { francs: 9, points: 20 }).scores).toEqual([20, 20]);
  });

  test('P-710 the francs stay for the tie-break', () => {
    expect(over({ francs: 7, points: 20, tiles: [27] }, { francs: 6, points: 27 }).winners).toEqual(['blue']);
    expect(over({ francs: 7, points: 20, tiles: [27] }, { francs: 8, points: 27 }).winners).toEqual(['green']);
  });
});

describe('P-629 tile 29 scores landmarks', () => {
  const landmarks = { tuileries: 'montmartre', louvre: 'montmartre', 'eiffel-tower': 'chaillot' };

  test('8 points for each that the seat holds', () => {
    const table = playing({
      landmarks,
      buildings: ['montmartre-8'],
      seats: {
        blue: { hand: 1, tiles: [29], keys: ['tuileries', 'eiffel-tower', 'montmartre-8'] },
        green: { keys: ['louvre'] },
      },
    }).play('use 29');
    expect(table.points).toEqual([16, 0]);
    expect(table.seat('blue')).toMatchObject({ tiles: [], usedTiles: [29] });
  });

  test('P-717 two own keys on one landmark are two', () => {
    expect(
      holding([29], { keys: ['louvre', 'louvre', 'tuileries'], usedTiles: [9] }, { landmarks }).play('use 29')
        .points[0],
    ).toBe(24);
  });

  test('P-511 without one it is refused', () => {
    holding([29], { keys: ['montmartre-8'] }, { landmarks, buildings: ['montmartre-8'] }).refuses(
      'use 29',
      'P-511',
      'no-effect',
    );
    holding([], { keys: ['louvre'] }, { landmarks }).refuses('use 29', 'P-510', 'not-held');
  });
});

describe('P-630 tile 30 scores kinds of places', () => {
  /** Café, bakery, newsstand, hotel, theatre and bookshop of Montmartre, then a landmark. */
  const kinds = [
    'montmartre-1',
    'montmartre-2',
    'montmartre-3',
    'montmartre-4',
    'montmartre-5',
    'montmartre-8',
    'louvre',
  ];
  const table = { buildings: kinds.slice(0, 6), landmarks: { louvre: 'chaillot', tuileries: 'chaillot' } };

  for (const [count, points] of [
    [4, 10],
    [5, 15],
    [6, 20],
    [7, 25],
  ] as const) {
    test(`${count} kinds score ${points} points`, () => {
      const scenario = holding([30], { keys: kinds.slice(-count) }, table).play('use 30');
      expect(scenario.points).toEqual([points, 0]);
      expect(scenario.seat('blue')).toMatchObject({ tiles: [], usedTiles: [30] });
    });
  }

  test('P-511 three kinds or fewer are refused', () => {
    holding([30], { keys: kinds.slice(0, 3) }, table).refuses('use 30', 'P-511', 'no-effect');
    holding([30]).refuses('use 30', 'P-511', 'no-effect');
    holding([], { keys: kinds }, table).refuses('use 30', 'P-510', 'not-held');
  });

  test('the same type in two districts is one kind, and so are all landmarks', () => {
    const cafes = ['montmartre-1', 'batignolles-2', 'la-villette-3'];
    const keys = [...cafes, 'montmartre-2', 'louvre', 'tuileries'];
    holding([30], { keys }, { ...table, buildings: [...cafes, 'montmartre-2'] }).refuses(
      'use 30',
      'P-511',
      'no-effect',
    );
  });

  test('the example of the rulebook: café, bakeries, hotels, theatre and landmarks are five kinds for 15', () => {
    const bakeries = ['montmartre-2', 'batignolles-1', 'la-villette-4'];
    const hotels = ['belleville-2', 'saint-germain-1'];
    const buildings = ['montmartre-1', ...bakeries, ...hotels, 'chaillot-1'];
    const keys = [...buildings, 'louvre', 'tuileries'];
    expect(holding([30], { keys }, { ...table, buildings }).play('use 30').points).toEqual([15, 0]);
  });

  test('P-802 in the free district game the tile counts, wherever it lies', () => {
    const buildings = {
      'chaillot-1': 'montmartre-1',
      'chaillot-2': 'montmartre-2',
      'chaillot-3': 'montmartre-3',
      'chaillot-4': 'montmartre-4',
    };
    const free = { districts: 'free', buildings };
    expect(holding([30], { keys: Object.keys(buildings) }, free).play('use 30').points).toEqual([10, 0]);
  });
});
