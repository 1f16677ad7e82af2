import type { JsonObject } from '@quayside/kernel';
import { describe, expect, test } from 'vitest';
import { on, refusalFor, type Scenario } from '../scenario.ts';
import { holding, playing } from './holding.ts';

const RESOURCES = ['wood', 'marble', 'gold'] as const;
type Resource = (typeof RESOURCES)[number];
const PRICE = { wood: 1, marble: 2, gold: 3 } as const;
/** A place that costs one of each resource, and its francs. */
const PLACE = {
  wood: { to: 'montmartre-8', francs: 8 },
  marble: { to: 'moulin-rouge', francs: 9 },
  gold: { to: 'tuileries', francs: 10 },
} as const;

/** Blue at the bank of Montmartre, where a 1 and one place that costs this resource stand, with the francs for both. */
const position = (resource: Resource, tiles: number[], tokens: Record<string, number> = {}): JsonObject => ({
  buildings: resource === 'wood' ? on('montmartre', 1, 8) : on('montmartre', 1),
  landmarks: resource === 'wood' ? {} : { [PLACE[resource].to]: 'montmartre' },
  seats: { blue: { francs: PLACE[resource].francs, keys: ['montmartre-bank'], tiles, tokens } },
});
const before = (resource: Resource, tiles: number[], tokens: Record<string, number> = {}): Scenario =>
  playing(position(resource, tiles, tokens)).play('move montmartre-bank');

describe('tiles that stand for one resource', () => {
  for (const [rule, tile, resource] of [
    ['P-602', 2, 'wood'],
    ['P-603', 3, 'marble'],
    ['P-604', 4, 'gold'],
  ] as const) {
    const others = RESOURCES.filter((each) => each !== resource);

    test(`${rule} tile ${tile} pays 1 ${resource}, and no token moves`, () => {
      const table = before(resource, [tile]).play(`to ${PLACE[resource].to}`);
      expect(table.seat('blue')).toMatchObject({ keys: [PLACE[resource].to], tiles: [], usedTiles: [tile], francs: 0 });
      expect(table.supply).toEqual({});
    });

    test(`${rule} tile ${tile} pays nothing else`, () => {
      for (const other of others) {
        const refused = refusalFor(position(other, [tile]), 'montmartre-bank', `to ${PLACE[other].to}`);
        expect(refused, other).toBe('P-321 no-resource');
      }
    });

    test(`P-323 a token of ${resource} or tile ${tile}, as the seat likes`, () => {
      const paying = (): Scenario => before(resource, [tile], { [resource]: 1 }).play(`to ${PLACE[resource].to}`);
      const token = paying().play(`spend 1 ${resource}`);
      expect(token.seat('blue')).toMatchObject({ tokens: {}, tiles: [tile] });
      expect(token.supply).toEqual({ [resource]: 1 });
      const kept = paying().play(`spend 0 ${resource}`);
      expect(kept.seat('blue')).toMatchObject({ tokens: { [resource]: 1 }, usedTiles: [tile] });
      expect(kept.supply).toEqual({});
    });

    test(`P-405 tile ${tile} is sold for ${PRICE[resource]} francs, as ${resource} only`, () => {
      const table = holding([tile]);
      for (const other of others) table.refuses(`sell tile-${tile} ${other}`, 'P-405');
      table.play(`sell tile-${tile} ${resource}`);
      expect(table.seat('blue')).toMatchObject({ francs: PRICE[resource], usedTiles: [tile], tokens: {} });
      expect(table.supply).toEqual({});
      table.refuses(`sell tile-${tile} ${resource}`, 'P-510', 'not-held');
    });

    test(`P-512 tile ${tile} brings no token`, () => {
      holding([tile]).refuses(`use ${tile}`, 'P-512', 'stands-for-token');
      holding([]).refuses(`use ${tile}`, 'P-510', 'not-held');
    });
  }
});

describe('P-610 tile 10 stands for 1 resource of any kind', () => {
  for (const resource of RESOURCES) {
    test(`it pays ${resource}`, () => {
      const table = before(resource, [10]).play(`to ${PLACE[resource].to}`);
      expect(table.seat('blue')).toMatchObject({ keys: [PLACE[resource].to], usedTiles: [10] });
      expect(table.supply).toEqual({});
    });

    test(`it is sold as ${resource}`, () => {
      const table = holding([10]).play(`sell tile-10 ${resource}`);
      expect(table.seat('blue')).toMatchObject({ francs: PRICE[resource], usedTiles: [10] });
      expect(table.asked).toBe('blue action');
    });
  }

  test('it does not pay two, and is no prestige', () => {
    playing({
      buildings: on('montmartre', 1, 2),
      landmarks: { 'grand-palais': 'montmartre' },
      seats: { blue: { francs: 11, keys: ['montmartre-bank'], tiles: [10] } },
    })
      .play('move montmartre-bank')
      .refuses('to grand-palais', 'P-321', 'no-resource');
    holding([10]).refuses('sell tile-10 bronze', 'P-405').refuses('use 10', 'P-512', 'stands-for-token');
  });
});

describe('P-621 tile 21 stands for 1 or 2 resources of any kind', () => {
  const landmark = (name: string, francs: number, tiles: number[], tokens: Record<string, number> = {}): Scenario =>
    playing({
      buildings: on('montmartre', 1),
      landmarks: { [name]: 'montmartre' },
      seats: { blue: { francs, keys: ['montmartre-bank'], tiles, tokens } },
    }).play(`move montmartre-bank; to ${name}`);

  for (const [name, francs, cost] of [
    ['grand-palais', 11, 'two marble'],
    ['opera-garnier', 12, 'marble and gold'],
    ['sacre-coeur', 13, 'two gold'],
  ] as const) {
    test(`it pays ${cost} alone`, () => {
      const table = landmark(name, francs, [21]);
      expect(table.seat('blue')).toMatchObject({ keys: [name], usedTiles: [21], francs: 0 });
      expect(table.supply).toEqual({});
    });
  }

  for (const resource of RESOURCES) {
    test(`it pays one ${resource}, and what is left over is lost`, () => {
      const table = before(resource, [21]).play(`to ${PLACE[resource].to}`);
      expect(table.seat('blue')).toMatchObject({ keys: [PLACE[resource].to], tiles: [], usedTiles: [21] });
    });
  }

  test('P-325 its second half pays the next resource due, so a token is kept', () => {
    const table = landmark('louvre', 15, [21], { gold: 1, marble: 1 }).play('spend 1 gold');
    expect(table.seat('blue')).toMatchObject({ keys: ['louvre'], tokens: { marble: 1 }, usedTiles: [21] });
    expect(table.supply).toEqual({ gold: 1 });
  });

  test('P-323 it is mixed with tokens as the seat likes', () => {
    const table = landmark('louvre', 15, [21], { gold: 1, marble: 1 }).play('spend 0 gold');
    expect(table.seat('blue')).toMatchObject({ keys: ['louvre'], tokens: { gold: 1 }, usedTiles: [21] });
    expect(table.supply).toEqual({ marble: 1 });
  });

  test('P-513 of several tiles those that leave the rest payable are offered, in rising order', () => {
    const paying = (): Scenario => landmark('eiffel-tower', 16, [4, 10, 21]);
    expect(paying().offered).toEqual(['with tile-4', 'with tile-10']);
    const three = paying().play('with tile-4; with tile-10');
    expect(three.seat('blue')).toMatchObject({ keys: ['eiffel-tower'], usedTiles: [4, 10, 21] });
    expect(paying().play('with tile-4; with tile-21').seat('blue')).toMatchObject({ tiles: [10], usedTiles: [4, 21] });
    expect(paying().play('with tile-10').seat('blue')).toMatchObject({ tiles: [4], usedTiles: [10, 21] });
  });

  test('P-513 a token is not given where that leaves the rest unpayable', () => {
    const table = landmark('louvre', 15, [4, 10], { gold: 2 });
    expect(table.offered).toEqual(['spend 2 gold', 'spend 1 gold']);
    expect(table.play('spend 1 gold').seat('blue')).toMatchObject({ tokens: { gold: 1 }, usedTiles: [4, 10] });
  });

  test('P-405 it is sold as one, as two of a kind or as two kinds', () => {
    const sold = (tokens: string): number => holding([21]).play(tokens).seat('blue').francs;
    expect(sold('sell tile-21 gold; enough')).toBe(3);
    expect(sold('sell tile-21 gold; sell tile-21 gold')).toBe(6);
    expect(sold('sell tile-21 wood; sell tile-21 marble')).toBe(3);
    const table = holding([21]).refuses('sell tile-21 silver', 'P-405').play('sell tile-21 wood');
    expect(table.offered).toEqual(['enough', 'sell tile-21 wood', 'sell tile-21 marble', 'sell tile-21 gold']);
    expect(table.play('enough').asked).toBe('blue action');
    table.refuses('sell tile-21 wood', 'P-510', 'not-held').refuses('use 21', 'P-510', 'not-held');
    expect(table.supply).toEqual({});
  });
});

describe('P-405 a tile is sold as a token from the first turn on', () => {
  test.each([2, 3, 4, 8, 10, 19, 21])('tile %i, while all end-game tiles are in the stack', (tile) => {
    const endStack = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const stacks = [
      { left: 1, back: 'chaillot' },
      { left: 1, back: 'montmartre' },
    ];
    const more = { endStack, stacks, unseen: ['chaillot-1', 'montmartre-1'], phase: 'draw' };
    expect(holding([tile], {}, more).offeredBy('sell').length).toBeGreaterThan(0);
    expect(holding([1], {}, more).offeredBy('sell')).toEqual([]);
  });
});
