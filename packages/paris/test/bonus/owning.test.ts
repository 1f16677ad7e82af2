import { describe, expect, test } from 'vitest';
import { on, type Scenario, track } from '../scenario.ts';
import { playing } from './holding.ts';

const NUMBERS = Array.from({ length: 30 }, (_, i) => i + 1);

/** Blue moves onto a 1 with all thirty numbers on the track. Enough players for two tiles of some numbers. */
const choosing = (blue: { tiles?: number[]; usedTiles?: number[]; meeple?: number } = {}): Scenario => {
  const taken = [...(blue.tiles ?? []), ...(blue.usedTiles ?? [])];
  const doubled = [6, 11, 15, 18, 26, 28];
  return playing({
    players: 3,
    buildings: on('montmartre', 1),
    track: track(...NUMBERS.filter((tile) => !taken.includes(tile) || doubled.includes(tile))),
    seats: { blue: { francs: 1, keys: ['arc'], ...blue } },
  }).play('move arc');
};

describe('every number is taken from the track, and owned from then on', () => {
  for (const tile of NUMBERS) {
    test(`P-501 tile ${tile} is taken on a 1, and the meeple goes to its space`, () => {
      const table = choosing().play(`bonus ${tile}`);
      expect(table.seat('blue')).toMatchObject({ meeple: tile, tiles: [tile], usedTiles: [], francs: 0 });
      expect(table.onTrack).toEqual(NUMBERS.filter((each) => each !== tile));
    });
  }

  for (const tile of [6, 11, 15, 18, 26, 28]) {
    test(`P-504 no second tile ${tile}, not even after the first is used`, () => {
      choosing({ tiles: [tile] }).refuses(`bonus ${tile}`, 'P-504', 'twice');
      choosing({ usedTiles: [tile] }).refuses(`bonus ${tile}`, 'P-504', 'twice');
    });
  }

  test('P-504 used tiles are owned: they keep their copy from coming back', () => {
    const table = choosing({ usedTiles: [1] });
    table.refuses('bonus 1', 'P-504', 'twice');
    expect(table.offeredBy('bonus')).toHaveLength(29);
  });

  test('P-502 what the meeple has passed is out of reach, its own space included', () => {
    const table = choosing({ meeple: 28 });
    expect(table.offered).toEqual(['decline', 'bonus 29', 'bonus 30']);
    table.refuses('bonus 28', 'P-502', 'behind-meeple').refuses('bonus 3', 'P-502', 'behind-meeple');
  });

  test('P-502 on space 30 the seat is not asked', () => {
    expect(choosing({ meeple: 30 }).told).toContain('blue: to montmartre-1');
    expect(choosing({ meeple: 30 }).seat('blue')).toMatchObject({ tiles: [], keys: ['montmartre-1'] });
  });
});
