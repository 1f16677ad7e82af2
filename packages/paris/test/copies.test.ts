import { Random } from '@quayside/kernel';
import { KEYS, paris, SEAT_NAMES } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { begin, given, on, track } from './scenario.ts';

const DOUBLED = [6, 11, 15, 18, 26, 28];

const tracks = (players: string, tokens: string): { tile: number; left: number }[] => {
  const state = paris.setup({ players, tokens }, new Random('copies'));
  return paris.toPosition(state)['track'] as unknown as { tile: number; left: number }[];
};

describe('P-107 how many bonus tiles there are', () => {
  for (const [players, total, copies] of [
    ['2', 30, 1],
    ['3', 36, 2],
    ['4', 42, 3],
  ] as const) {
    for (const tokens of ['printed', 'random']) {
      test(`${total} with ${players} players, tokens ${tokens}: ${copies} of ${DOUBLED.join(', ')}, one of the others`, () => {
        const all = tracks(players, tokens);
        expect(all.reduce((sum, { left }) => sum + left, 0)).toBe(total);
        expect(all.map(({ tile }) => tile).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: 30 }, (_, i) => i + 1),
        );
        for (const { tile, left } of all) expect([tile, left]).toEqual([tile, DOUBLED.includes(tile) ? copies : 1]);
      });
    }
  }

  test('P-801 shuffled, each number stays in its zone', () => {
    const zone = (tile: number): number => Math.ceil(tile / 10);
    const all = tracks('4', 'random');
    for (const [i, { tile }] of all.entries()) expect([i, zone(tile)]).toEqual([i, zone(i + 1)]);
    expect(all.map(({ tile }) => tile)).not.toEqual(tracks('4', 'printed').map(({ tile }) => tile));
  });
});

describe('P-501, P-503 tiles that are there more than once', () => {
  const onto = (left: number[]) =>
    given({
      players: 3,
      buildings: on('montmartre', 1, 2),
      track: track(...left),
      seats: {
        blue: { francs: 1, hand: 1, keys: ['montmartre-bank'] },
        green: { francs: 2, hand: 1, keys: ['montmartre-bank'], meeple: 3 },
        red: { hand: 1 },
      },
    });

  test('each seat takes one, and their meeples stand together', () => {
    const table = onto([18, 18, 30]).play('move montmartre-bank; bonus 18');
    expect(table.onTrack).toEqual([18, 30]);
    table.play('move montmartre-bank; bonus 18');
    expect(table.onTrack).toEqual([30]);
    expect([table.seat('blue').meeple, table.seat('green').meeple]).toEqual([18, 18]);
  });

  test('P-501 when the last is taken there is none', () => {
    onto([18, 29, 30])
      .play('move montmartre-bank; bonus 18; move montmartre-bank')
      .refuses('bonus 18', 'P-501', 'no-tile-left');
  });
});

describe('P-105 keys', () => {
  for (const [players, keys] of [
    ['2', 10],
    ['3', 9],
    ['4', 7],
  ] as const) {
    test(`${keys} behind each screen with ${players} players, and 2 in reserve`, () => {
      const table = begin({ players });
      for (const name of SEAT_NAMES.slice(0, Number(players)))
        expect(table.seat(name)).toMatchObject({ hand: keys, reserve: 2, keys: [], francs: 3 });
      expect(KEYS[Number(players)]).toBe(keys);
    });
  }
});
