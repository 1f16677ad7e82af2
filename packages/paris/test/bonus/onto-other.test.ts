import { describe, expect, test } from 'vitest';
import { on, refusalFor, type Scenario, track } from '../scenario.ts';
import { holding, playing } from './holding.ts';

describe('P-616 tile 16 lets a key go onto a place that another seat holds', () => {
  /** Green holds the 2 of Montmartre, blue has a key on the Arc. */
  const visit = (tiles: number[], francs = 2): Scenario =>
    playing({
      buildings: on('montmartre', 1, 2, 3),
      track: track(1, 5),
      seats: { blue: { francs, keys: ['arc'], tiles }, green: { keys: ['montmartre-2'] } },
    });

  test('P-318 both hold it then, and the tile is used by the move', () => {
    const table = visit([16]).play('move arc; to montmartre-2; decline');
    expect(table.seat('blue')).toMatchObject({ keys: ['montmartre-2'], tiles: [], usedTiles: [16], francs: 0 });
    expect(table.seat('green').keys).toEqual(['montmartre-2']);
  });

  test('the benefits are the usual ones', () => {
    const table = visit([16]).play('move arc; to montmartre-2; bonus 1');
    expect(table.seat('blue')).toMatchObject({ meeple: 1, tiles: [1], usedTiles: [16] });
  });

  test('P-315 without it the place is occupied, with tile 9 too', () => {
    for (const tiles of [[], [9]]) visit(tiles, 3).play('move arc').refuses('to montmartre-2', 'P-315', 'occupied');
  });

  test('P-320, P-321 francs and resources are the usual ones', () => {
    const position = (francs: number, wood: number) => ({
      buildings: on('montmartre', 4, 5, 8),
      seats: {
        blue: { francs, keys: ['montmartre-4'], tiles: [16], tokens: { wood } },
        green: { keys: ['montmartre-8'] },
      },
    });
    expect(refusalFor(position(3, 1), 'montmartre-4', 'to montmartre-8')).toBe('P-320 no-francs');
    expect(refusalFor(position(4, 0), 'montmartre-4', 'to montmartre-8')).toBe('P-321 no-resource');
    const table = playing(position(4, 1)).play('move montmartre-4; to montmartre-8');
    expect(table.seat('blue')).toMatchObject({ keys: ['montmartre-8'], points: 2, francs: 0, tokens: {} });
  });

  test('it is not used where the place is free', () => {
    const table = visit([16]).play('move arc; to montmartre-1; decline');
    expect(table.seat('blue')).toMatchObject({ keys: ['montmartre-1'], tiles: [16], usedTiles: [] });
  });

  test('P-313, P-314 district and higher value still count', () => {
    playing({
      buildings: [...on('montmartre', 2, 3, 4, 5), 'chaillot-5'],
      seats: {
        blue: { francs: 9, keys: ['montmartre-3'], tiles: [16] },
        green: { keys: ['montmartre-2', 'chaillot-5'] },
      },
    })
      .play('move montmartre-3')
      .refuses('to montmartre-2', 'P-314', 'not-higher')
      .refuses('to chaillot-5', 'P-313', 'other-district');
  });

  test('on a landmark the resources are paid and prestige is taken again', () => {
    const table = playing({
      landmarks: { louvre: 'belleville' },
      seats: {
        blue: { francs: 15, keys: ['belleville-bank'], tiles: [16], tokens: { gold: 2, marble: 1, golden: 1 } },
        green: { keys: ['louvre'] },
      },
    }).play('move belleville-bank; trade 1 golden');
    expect(table.seat('blue')).toMatchObject({ keys: ['louvre'], points: 5, francs: 0, tokens: {}, usedTiles: [16] });
    expect(table.supply).toEqual({ gold: 2, marble: 1 });
  });

  test('P-317 a place held by an own key and by another needs tile 9 as well', () => {
    const shared = (tiles: number[]): Scenario =>
      playing({
        buildings: on('montmartre', 1, 2, 3),
        seats: { blue: { francs: 3, keys: ['arc', 'montmartre-2'], tiles }, green: { keys: ['montmartre-2'] } },
      }).play('move arc');
    for (const tiles of [[9], [16]]) shared(tiles).refuses('to montmartre-2', 'P-315', 'occupied');
    expect(shared([9, 16]).play('to montmartre-2').seat('blue')).toMatchObject({ tiles: [], usedTiles: [9, 16] });
  });

  test('P-317 one tile is enough however many others hold the place', () => {
    const table = playing({
      players: 3,
      buildings: on('montmartre', 2),
      seats: {
        blue: { francs: 2, keys: ['arc'], tiles: [16] },
        green: { keys: ['montmartre-2'] },
        red: { keys: ['montmartre-2'] },
      },
    }).play('move arc');
    expect(table.seat('blue')).toMatchObject({ keys: ['montmartre-2'], usedTiles: [16] });
  });

  test('P-713 both are first in a district where that is all they hold', () => {
    const table = playing({
      players: 3,
      buildings: on('montmartre', 3, 5),
      scores: { montmartre: 3 },
      seats: {
        blue: { francs: 5, keys: ['arc'], tiles: [16] },
        green: { keys: ['montmartre-5'] },
        red: { keys: ['montmartre-3'] },
      },
    }).play('move arc; to montmartre-5');
    expect(table.scores).toEqual([16, 16, 4]);
  });

  test('P-309 the guest is one more on the way to the fourth key', () => {
    const table = playing({
      buildings: on('montmartre', 1, 4, 5),
      seats: { blue: { francs: 5, keys: ['arc'], tiles: [16] }, green: { keys: on('montmartre', 1, 4, 5) } },
    }).play('move arc; to montmartre-5');
    expect(table.asked).toBe('blue score');
  });

  test('P-616 it cannot be used outside a move', () => {
    holding([16]).refuses('use 16', 'P-616', 'only-when-moving');
    holding([]).refuses('use 16', 'P-510', 'not-held');
  });
});
