import type { JsonObject } from '@quayside/kernel';
import { describe, expect, test } from 'vitest';
import { on, type Scenario, track } from '../scenario.ts';
import { holding } from './holding.ts';

describe('P-617 tile 17 takes any tile left on the track', () => {
  test('before or behind the meeple, which stays', () => {
    for (const tile of [3, 22, 30]) {
      const table = holding([17], { meeple: 20 }, { track: track(3, 22, 30) }).play('use 17');
      expect(table.offered).toEqual(['claim 3', 'claim 22', 'claim 30']);
      table.play(`claim ${tile}`);
      expect(table.seat('blue')).toMatchObject({ meeple: 20, tiles: [tile], usedTiles: [17] });
      expect(table.onTrack).toEqual([3, 22, 30].filter((each) => each !== tile));
      expect(table.asked).toBe('blue action');
    }
  });

  test('P-504 no number twice, used ones included', () => {
    const table = holding([5, 17], { usedTiles: [3] }, { players: 3, track: track(6, 11, 30) });
    table.play('use 17');
    expect(table.offered).toEqual(['claim 6', 'claim 11', 'claim 30']);
    const owner = holding([6, 17], { usedTiles: [11] }, { players: 3, track: track(6, 11, 15, 30) }).play('use 17');
    expect(owner.offered).toEqual(['claim 15', 'claim 30']);
    owner.refuses('claim 6', 'P-617').refuses('claim 11', 'P-617').refuses('claim 2', 'P-617');
  });

  test('of several equal tiles one is taken', () => {
    const table = holding([17], {}, { players: 4, track: track(6, 6, 30) }).play('use 17; claim 6');
    expect(table.position['track']).toContainEqual({ tile: 6, left: 1 });
  });

  test('P-502 it works on space 30 too', () => {
    const table = holding([17], { meeple: 30 }, { track: track(1, 2) }).play('use 17; claim 2');
    expect(table.seat('blue')).toMatchObject({ meeple: 30, tiles: [2] });
  });

  test('it is refused when no tile is left that the seat could take', () => {
    holding([17]).refuses('use 17', 'P-617', 'no-tile-left');
    holding([17], { usedTiles: [6] }, { players: 3, track: track(6) }).refuses('use 17', 'P-617', 'no-tile-left');
    holding([], {}, { track: track(3) }).refuses('use 17', 'P-510', 'not-held');
  });

  test('P-203 nothing else is possible before it is answered', () => {
    holding([1, 17], {}, { track: track(3, 4) })
      .play('use 17')
      .refuses('use 1', 'P-203', 'not-now');
  });
});

describe('P-625 tile 25 takes the meeple back', () => {
  const back = (tiles: number[], blue: JsonObject = {}): Scenario =>
    holding([25], { meeple: 20, ...blue }, { players: 3, track: track(...tiles) });

  test('by 1 to 5 spaces that still have a tile, and no further', () => {
    const table = back([3, 5, 8, 10, 12, 15, 18, 22]).play('use 25');
    expect(table.offered.toSorted()).toEqual(['retreat 10', 'retreat 12', 'retreat 15', 'retreat 18', 'retreat 8']);
    table.refuses('retreat 5', 'P-625').refuses('retreat 22', 'P-625').refuses('retreat 19', 'P-625').play('retreat 8');
    expect(table.seat('blue')).toMatchObject({ meeple: 8, tiles: [8], usedTiles: [25] });
    expect(table.onTrack).toEqual([3, 5, 10, 12, 15, 18, 22]);
    expect(table.asked).toBe('blue action');
  });

  test('a number the seat has is a step but no goal', () => {
    const table = back([5, 8, 10, 11, 15, 18], { usedTiles: [15], tiles: [18, 25] }).play('use 25');
    expect(table.offered.toSorted()).toEqual(['retreat 10', 'retreat 11', 'retreat 8']);
    table.refuses('retreat 15', 'P-625').refuses('retreat 5', 'P-625');
  });

  test('the space the meeple stands on is none of the steps', () => {
    const table = back([2, 3, 4, 5, 6, 18], { meeple: 18 }).play('use 25');
    expect(table.offeredBy('retreat')).toHaveLength(5);
    table.refuses('retreat 18', 'P-625');
  });

  test('from the new space the meeple may go forward again', () => {
    const table = holding(
      [25],
      { meeple: 20, francs: 1, keys: ['arc'], hand: 0 },
      { track: track(8, 12, 30), buildings: on('montmartre', 1) },
    );
    table.play('use 25; retreat 8; move arc');
    expect(table.offeredBy('bonus')).toEqual(['bonus 12', 'bonus 30']);
  });

  test('P-502 it works on space 30 too', () => {
    expect(back([1, 29], { meeple: 30 }).play('use 25; retreat 29').seat('blue').meeple).toBe(29);
  });

  test('P-801 spaces count, not numbers', () => {
    const shuffled = [7, 3, 10, 1, 9, 2, 8, 4, 6, 5].map((tile) => ({
      tile,
      left: [3, 9, 5, 4].includes(tile) ? 1 : 0,
    }));
    const table = holding([25], { meeple: 8 }, { track: [...shuffled, ...track(15).slice(10)] }).play('use 25');
    expect(table.offered).toEqual(['retreat 9', 'retreat 3']);
    expect(table.play('retreat 3').seat('blue').meeple).toBe(2);
  });

  test('it is refused when there is nothing to take behind the meeple', () => {
    back([20, 22, 30]).refuses('use 25', 'P-625', 'no-tile-left');
    back([3, 4], { meeple: 0 }).refuses('use 25', 'P-625', 'no-tile-left');
    back([6, 11], { usedTiles: [6, 11] }).refuses('use 25', 'P-625', 'no-tile-left');
    const five = back([2, 6, 11, 15, 18, 10], { usedTiles: [6, 11, 15, 18], tiles: [25] });
    expect(five.play('use 25').told.at(-1)).toBe('blue: retreat 10');
    holding([], { meeple: 9 }, { track: track(3) }).refuses('use 25', 'P-510', 'not-held');
  });
});
