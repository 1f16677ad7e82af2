import type { JsonObject } from '@quayside/kernel';
import { pairPoints } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { holding, playing } from './holding.ts';

const FAMILIES = [
  {
    rule: 'P-623',
    tile: 23,
    kinds: ['bronze', 'silver', 'golden'],
    standIns: [8, 19],
    ends: [4, 5, 6],
    others: ['wood', 'gold'],
  },
  {
    rule: 'P-624',
    tile: 24,
    kinds: ['wood', 'marble', 'gold'],
    standIns: [2, 3, 4, 10, 21],
    ends: [1, 2, 3],
    others: ['bronze', 'golden'],
  },
] as const;

describe('tiles that score pairs of equal tokens', () => {
  for (const { rule, tile, kinds, standIns, ends, others } of FAMILIES) {
    const [first, second, third] = kinds;
    const paying = (tokens: JsonObject, players = 2): Scenario =>
      holding([tile], { tokens }, { players }).play(`use ${tile}`);

    for (const [players, each] of [
      [2, 5],
      [3, 6],
      [4, 7],
    ] as const) {
      test(`${rule} tile ${tile}: ${each} points a pair with ${players} players`, () => {
        const table = paying({ [first]: 2, [third]: 5 }, players).play(`pairs 1 ${first}; pairs 2 ${third}`);
        expect(table.seat('blue')).toMatchObject({ points: 3 * each, tokens: { [third]: 1 }, usedTiles: [tile] });
        expect(table.asked).toBe('blue action');
      });
    }

    test(`${rule} what all pairs would bring is said before the tile is used`, () => {
      const { state } = holding([tile, 6], { tokens: { [first]: 5, [third]: 2, [others[0]]: 2 } }).table;
      expect([pairPoints(state, 0, tile), pairPoints(state, 0, 6), pairPoints(state, 1, tile)]).toEqual([15, 0, 0]);
    });

    test(`${rule} as many as the seat likes, at least one`, () => {
      const table = paying({ [first]: 4, [second]: 2 });
      expect(table.offered).toEqual([`pairs 0 ${first}`, `pairs 1 ${first}`, `pairs 2 ${first}`]);
      table.play(`pairs 0 ${first}`);
      expect(table.seat('blue')).toMatchObject({ points: 5, tokens: { [first]: 4 } });
      const one = paying({ [first]: 4, [second]: 2 }).play(`pairs 1 ${first}; pairs 0 ${second}`);
      expect(one.seat('blue')).toMatchObject({ points: 5, tokens: { [first]: 2, [second]: 2 } });
    });

    test(`${rule} a single pair is given without asking`, () => {
      expect(paying({ [second]: 3 }).seat('blue')).toMatchObject({ points: 5, tokens: { [second]: 1 } });
    });

    test(`${rule} no more pairs than there are, and equal tokens only`, () => {
      const table = paying({ [first]: 3, [second]: 2 });
      table.refuses(`pairs 2 ${first}`, rule, 'not-possible').refuses(`pairs 1 ${second}`, rule, 'not-possible');
      holding([tile], { tokens: { [first]: 1, [second]: 1, [third]: 1 } }).refuses(`use ${tile}`, 'P-511', 'no-effect');
    });

    test(`${rule} the other family of tokens does not count`, () => {
      const tokens = Object.fromEntries(others.map((kind) => [kind, 4]));
      holding([tile], { tokens }).refuses(`use ${tile}`, 'P-511', 'no-effect');
    });

    test(`${rule} nor as a pair still to come`, () => {
      const [other] = others;
      const table = holding([tile], { tokens: { [first]: 4, [other]: 2 } }).play(`use ${tile}`);
      expect(table.offered).toEqual([`pairs 1 ${first}`, `pairs 2 ${first}`]);
      const seats = { blue: { tiles: [tile], tokens: { [third]: 4 } }, green: { tokens: { wood: 2, marble: 2 } } };
      expect(playing({ seats }).play(`use ${tile}`).offered).toEqual([`pairs 1 ${third}`, `pairs 2 ${third}`]);
    });

    test(`P-512 tiles cannot stand in for tokens with tile ${tile}`, () => {
      const tokens = { [first]: 1, [second]: 1, [third]: 1 };
      holding([tile, ...standIns], { tokens, endTiles: [...ends] }).refuses(`use ${tile}`, 'P-511', 'no-effect');
      const table = holding([tile, ...standIns], { tokens: { [first]: 3 }, endTiles: [...ends] }).play(`use ${tile}`);
      expect(table.seat('blue')).toMatchObject({ points: 5, tokens: { [first]: 1 }, tiles: [...standIns] });
    });

    test(`P-510 tile ${tile} is refused to a seat that does not have it`, () => {
      holding([], { tokens: { [first]: 2 } }).refuses(`use ${tile}`, 'P-510', 'not-held');
    });
  }

  test('P-624 resources go to the supply, P-623 prestige leaves the game', () => {
    const resources = holding([24], { tokens: { wood: 2, gold: 4 } }).play('use 24; pairs 1 wood; pairs 2 gold');
    expect(resources.supply).toEqual({ wood: 2, gold: 4 });
    const prestige = holding([23], { tokens: { bronze: 2, golden: 2 } }).play('use 23; pairs 1 bronze; pairs 1 golden');
    expect(prestige.supply).toEqual({});
    expect(prestige.seat('blue').tokens).toEqual({});
  });
});
