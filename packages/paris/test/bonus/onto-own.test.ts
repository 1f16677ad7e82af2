import { describe, expect, test } from 'vitest';
import { on, refusalFor, type Scenario, track } from '../scenario.ts';
import { holding, playing } from './holding.ts';

describe("P-609 tile 9 lets a key go onto a place of one's own", () => {
  /** Blue holds the 2 of Montmartre and has another key on the Arc. */
  const second = (tiles: number[], francs = 2): Scenario =>
    playing({
      buildings: on('montmartre', 1, 2, 3),
      track: track(1, 5),
      seats: { blue: { francs, keys: ['arc', 'montmartre-2'], tiles } },
    });

  test('two own keys stand there then, and the tile is used by the move', () => {
    const table = second([9]).play('move arc; to montmartre-2; decline');
    expect(table.seat('blue')).toMatchObject({ keys: ['montmartre-2', 'montmartre-2'], tiles: [], usedTiles: [9] });
  });

  test('the cost is the usual one', () => {
    expect(second([9]).play('move arc; to montmartre-2; decline').seat('blue').francs).toBe(0);
    const poor = {
      buildings: on('montmartre', 1, 2),
      seats: { blue: { francs: 1, keys: ['arc', 'montmartre-2'], tiles: [9] } },
    };
    expect(refusalFor(poor, 'arc', 'to montmartre-2')).toBe('P-320 no-francs');
  });

  test('so are the benefits', () => {
    const table = second([9]).play('move arc; to montmartre-2; bonus 5');
    expect(table.seat('blue')).toMatchObject({ meeple: 5, tiles: [5], usedTiles: [9] });
  });

  test('P-315 without it the place is occupied, with tile 16 too', () => {
    for (const tiles of [[], [16]]) second(tiles, 3).play('move arc').refuses('to montmartre-2', 'P-315', 'occupied');
  });

  test('it is not used where the place is free', () => {
    const table = second([9]).play('move arc; to montmartre-1; decline');
    expect(table.seat('blue')).toMatchObject({ keys: ['montmartre-1', 'montmartre-2'], tiles: [9], usedTiles: [] });
  });

  test('it does not help where another seat holds the place', () => {
    playing({
      buildings: on('montmartre', 1, 2, 3),
      seats: { blue: { francs: 9, keys: ['arc'], tiles: [9] }, green: { keys: ['montmartre-2'] } },
    })
      .play('move arc')
      .refuses('to montmartre-2', 'P-315', 'occupied');
  });

  test('P-313, P-314 district and higher value still count', () => {
    const table = playing({
      buildings: [...on('montmartre', 2, 3, 4, 5), 'chaillot-5'],
      seats: { blue: { francs: 9, keys: ['montmartre-2', 'montmartre-3', 'chaillot-5'], tiles: [9] } },
    }).play('move montmartre-3');
    table.refuses('to montmartre-2', 'P-314', 'not-higher').refuses('to chaillot-5', 'P-313', 'other-district');
    table.refuses('to montmartre-3', 'P-314', 'not-higher');
  });

  test('on an 8 the wood is paid and the 2 points come again', () => {
    const table = holding(
      [9],
      { hand: 0, francs: 8, keys: ['arc', 'montmartre-8'], tokens: { wood: 1 } },
      { buildings: on('montmartre', 8) },
    ).play('move arc');
    expect(table.seat('blue')).toMatchObject({ keys: ['montmartre-8', 'montmartre-8'], points: 2, tokens: {} });
  });

  test('on a landmark the resources are paid and prestige is taken again', () => {
    const table = holding(
      [9],
      { francs: 10, keys: ['montmartre-bank', 'tuileries'], tokens: { gold: 1, bronze: 2 } },
      { landmarks: { tuileries: 'montmartre' } },
    ).play('move montmartre-bank; trade 2 bronze');
    expect(table.seat('blue')).toMatchObject({ keys: ['tuileries', 'tuileries'], points: 6, tokens: {}, francs: 0 });
  });

  test('P-309 the second key is one more on the way to the fourth', () => {
    const table = playing({
      buildings: on('montmartre', 4, 5),
      landmarks: { tuileries: 'montmartre' },
      seats: {
        blue: { francs: 4, keys: ['montmartre-bank', 'montmartre-4'], tiles: [9] },
        green: { keys: ['montmartre-5', 'tuileries'] },
      },
    }).play('move montmartre-bank');
    expect(table.asked).toBe('blue score');
  });

  test('P-717 the place counts twice in the score of its district', () => {
    const table = playing({
      buildings: on('montmartre', 5, 8),
      scores: { montmartre: 1 },
      seats: { blue: { keys: ['arc', 'montmartre-5'], francs: 5, tiles: [9] }, green: { keys: ['montmartre-8'] } },
    });
    expect(table.scores).toEqual([10, 20]);
    expect(table.play('move arc').scores).toEqual([20, 10]);
  });

  test('P-609 it cannot be used outside a move', () => {
    holding([9]).refuses('use 9', 'P-609', 'only-when-moving');
    holding([]).refuses('use 9', 'P-510', 'not-held');
  });
});
