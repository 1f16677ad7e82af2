import { END_TILES } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { holding, playing } from './bonus/holding.ts';
import { on, refusalFor, type Scenario } from './scenario.ts';

const ALL = Array.from({ length: END_TILES }, (_, i) => i + 1);

/** What each of the twelve is (P-914), and where a token tile is spent. */
const RESOURCES = [
  { tile: 1, token: 'wood', price: 1, to: 'montmartre-8', francs: 8 },
  { tile: 2, token: 'marble', price: 2, to: 'moulin-rouge', francs: 9 },
  { tile: 3, token: 'gold', price: 3, to: 'tuileries', francs: 10 },
] as const;
const PRESTIGE = [
  { tile: 4, token: 'bronze', price: 1, to: 'moulin-rouge', francs: 9, cost: { marble: 1 }, points: 3 },
  { tile: 5, token: 'silver', price: 2, to: 'opera-garnier', francs: 12, cost: { marble: 1, gold: 1 }, points: 4 },
  { tile: 6, token: 'golden', price: 3, to: 'louvre', francs: 15, cost: { marble: 1, gold: 2 }, points: 5 },
] as const;
const GAINS = [
  { tile: 7, francs: 3, points: 0 },
  { tile: 8, francs: 4, points: 0 },
  { tile: 9, francs: 5, points: 0 },
  { tile: 10, francs: 0, points: 3 },
  { tile: 11, francs: 0, points: 4 },
  { tile: 12, francs: 0, points: 5 },
];

const choosing = (): Scenario => playing({ endStack: ALL, seats: { blue: { francs: 1 } } }).play('look');

/** Blue in reach of one place of Montmartre and of a 1, with these end-game tiles. */
const near = (to: string, francs: number, endTiles: number[], tokens: Record<string, number> = {}) => ({
  buildings: to === 'montmartre-8' ? on('montmartre', 1, 8) : on('montmartre', 1),
  landmarks: to === 'montmartre-8' ? {} : { [to]: 'montmartre' },
  seats: { blue: { francs, keys: ['montmartre-bank'], endTiles, tokens } },
});

describe('P-702 the seat looks through the stack and keeps one', () => {
  test('all that are left are offered, and nothing else', () => {
    const table = choosing();
    expect(table.offered).toEqual(ALL.map((tile) => `keep end-${tile}`));
    table.refuses('sell wood', 'P-203', 'not-now').refuses('end', 'P-200', 'not-asked');
  });

  for (const tile of ALL) {
    test(`end-game tile ${tile} is kept, and gone from the stack`, () => {
      const table = choosing().play(`keep end-${tile}`);
      expect(table.seat('blue').endTiles).toEqual([tile]);
      expect(table.position['endStack']).toEqual(ALL.filter((each) => each !== tile));
      expect(table.asked).toBe('blue after');
    });
  }

  test('one that is not in the stack cannot be kept', () => {
    playing({ endStack: [2, 3], seats: { green: { endTiles: [1] } } })
      .play('look')
      .refuses('keep end-1', 'P-702');
  });

  test('P-707 a seat may have several', () => {
    const table = playing({ endStack: [9, 10, 12], seats: { blue: { endTiles: [7], usedEndTiles: [8] } } });
    expect(table.play('look; keep end-9').seat('blue').endTiles).toEqual([7, 9]);
  });
});

describe('P-703 francs and points', () => {
  for (const { tile, francs, points } of GAINS) {
    test(`end-game tile ${tile} brings ${francs} francs and ${points} points, at once if the seat likes`, () => {
      const table = choosing().play(`keep end-${tile}; use end-${tile}`);
      expect(table.seat('blue')).toMatchObject({ francs: 1 + francs, points, endTiles: [], usedEndTiles: [tile] });
    });

    test(`end-game tile ${tile} is used once, in a later turn too, and by its owner alone`, () => {
      const table = playing({ seats: { blue: { endTiles: [tile] } } }).play(`use end-${tile}`);
      expect(table.seat('blue')).toMatchObject({ francs, points });
      table.refuses(`use end-${tile}`, 'P-510', 'not-held').refuses(`sell end-${tile} wood`, 'P-510', 'not-held');
      playing({ seats: { green: { endTiles: [tile] } } }).refuses(`use end-${tile}`, 'P-510', 'not-held');
    });
  }
});

describe('P-512 end-game tiles that stand for a token', () => {
  for (const { tile, token, price } of [...RESOURCES, ...PRESTIGE]) {
    test(`P-405 end-game tile ${tile} is sold as ${token} for ${price} francs, and no token moves`, () => {
      const table = playing({ seats: { blue: { endTiles: [tile] } } });
      table.refuses(`use end-${tile}`, 'P-512', 'stands-for-token');
      expect(table.offeredBy('sell')).toEqual([`sell end-${tile} ${token}`]);
      table.play(`sell end-${tile} ${token}`);
      expect(table.seat('blue')).toMatchObject({ francs: price, tokens: {}, endTiles: [], usedEndTiles: [tile] });
      expect(table.supply).toEqual({});
    });
  }

  for (const { tile, token, to, francs } of RESOURCES) {
    test(`end-game tile ${tile} pays 1 ${token}`, () => {
      const table = playing(near(to, francs, [tile])).play(`move montmartre-bank; to ${to}`);
      expect(table.seat('blue')).toMatchObject({ keys: [to], francs: 0, endTiles: [], usedEndTiles: [tile] });
      expect(table.supply).toEqual({});
    });

    test(`end-game tile ${tile} pays nothing else`, () => {
      for (const other of RESOURCES.filter((each) => each.tile !== tile))
        expect(refusalFor(near(other.to, other.francs, [tile]), 'montmartre-bank', `to ${other.to}`)).toBe(
          'P-321 no-resource',
        );
    });
  }

  for (const { tile, token, to, francs, cost, points } of PRESTIGE) {
    test(`end-game tile ${tile} is 1 ${token} for ${points} points at the ${to}`, () => {
      const table = playing(near(to, francs, [tile], cost)).play(`move montmartre-bank; to ${to}; with end-${tile}`);
      expect(table.seat('blue')).toMatchObject({ points, endTiles: [], usedEndTiles: [tile], tokens: {} });
    });
  }

  test('P-513 a payment takes tiles for one kind first, end-game tiles among them, then those for any kind', () => {
    const table = playing({
      landmarks: { 'eiffel-tower': 'montmartre' },
      seats: { blue: { francs: 16, keys: ['montmartre-bank'], tiles: [4, 10], endTiles: [3], tokens: { gold: 1 } } },
    }).play('move montmartre-bank; spend 1 gold');
    expect(table.offered).toEqual(['with tile-4', 'with end-3']);
    table.play('with tile-4');
    expect(table.offered).toEqual(['with end-3', 'with tile-10']);
    expect(table.play('with end-3').seat('blue')).toMatchObject({ tiles: [10], usedTiles: [4], usedEndTiles: [3] });
  });

  test('P-323, P-513 a tile for two comes last, so that its second resource can be another', () => {
    const louvre = (tokens: Record<string, number>): ReturnType<typeof playing> =>
      playing({ seats: { blue: { francs: 20, keys: ['arc'], tiles: [21], endTiles: [3], tokens } } }).play(
        'move arc; raise louvre belleville',
      );
    expect(louvre({}).seat('blue')).toMatchObject({ francs: 5, usedTiles: [21], usedEndTiles: [3], keys: ['louvre'] });
    const choice = louvre({ marble: 1 });
    expect(choice.offered).toEqual(['with end-3', 'with tile-21']);
    const kept = louvre({ marble: 1 }).play('with end-3').seat('blue');
    expect(kept).toMatchObject({ tokens: { marble: 1 }, usedTiles: [21], usedEndTiles: [3] });
    expect(choice.play('with tile-21').seat('blue')).toMatchObject({ tokens: {}, usedTiles: [21], endTiles: [3] });
  });

  test('P-620 no end-game tile counts for tile 20', () => {
    holding([20], { endTiles: [...ALL] }).refuses('use 20', 'P-511', 'no-effect');
  });
});
