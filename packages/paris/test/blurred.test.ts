import type { JsonObject } from '@quayside/kernel';
import { paris } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { given, on } from './scenario.ts';

/** What green gets to see after blue's tokens: its view, and its record of the game. */
function seen(position: JsonObject, tokens: string): readonly [string, string] {
  const { table } = given({ players: 2, ...position }).play(tokens);
  const view = paris.blank();
  paris.view(table.state, 1, view);
  return [view.digest(), table.record(1).split('\n').slice(2).join('\n')];
}

const blue = (more: JsonObject, endTile: number): JsonObject => ({
  endStack: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((tile) => tile !== endTile),
  seats: { blue: { francs: 20, keys: ['arc'], endTiles: [endTile], ...more }, green: { hand: 2 } },
});

describe('what another seat is asked inside a move does not tell what it holds (P-121, P-123)', () => {
  test('prestige: with a tile that could be given, and without', () => {
    const position = (tile: number): JsonObject => ({
      ...blue({ tokens: { marble: 1, wood: 1 } }, tile),
    });
    const bronze = seen(position(4), 'move arc; raise moulin-rouge belleville');
    expect(bronze).toEqual(seen(position(12), 'move arc; raise moulin-rouge belleville'));
  });

  test('paying: with a tile that could pay, and without', () => {
    const position = (tile: number): JsonObject => ({
      ...blue({ tokens: { gold: 1, wood: 1 } }, tile),
    });
    const could = seen(position(3), 'move arc; raise tuileries belleville; spend 1 gold');
    expect(could).toEqual(seen(position(12), 'move arc; raise tuileries belleville'));
  });

  const tokens = { marble: 1, golden: 1 };
  const keys = ['arc'];
  test.each<[string, string, JsonObject, string]>([
    ['target', 'action', {}, 'move arc'],
    ['spend', 'action', { tokens: { gold: 1 }, tiles: [4] }, 'move arc; raise tuileries belleville'],
    ['stand-in', 'action', { tiles: [4, 10] }, 'move arc; raise tuileries belleville'],
    ['bonus', 'after', {}, 'move arc; to chaillot-1'],
    ['prestige', 'after', { tokens: { marble: 1, bronze: 1 } }, 'move arc; raise moulin-rouge belleville'],
    ['prestige-tile', 'after', { tokens: { marble: 1 }, tiles: [8] }, 'move arc; raise moulin-rouge belleville'],
    ['spend', 'action', { tokens: { wood: 1 }, tiles: [10] }, 'move arc; to chaillot-8'],
    ['spend', 'action', { tokens: { marble: 1 }, tiles: [3] }, 'move arc; raise moulin-rouge belleville'],
    ['stand-in', 'action', { tiles: [4, 10, 21] }, 'move arc; raise sacre-coeur belleville; with tile-4'],
    [
      'prestige-tile',
      'after',
      { tokens: { marble: 1, bronze: 1 }, tiles: [8] },
      'move arc; raise moulin-rouge belleville; trade 1 bronze',
    ],
    ['bonus', 'after', { keys: ['arc', ...on('chaillot', 2, 3, 4)] }, 'move arc; to chaillot-1'],
  ])('%s: others see %s and nothing of the move', (phase, blurred, means, play) => {
    const seats = { blue: { francs: 20, keys, tokens, ...means }, green: { hand: 1 } };
    const board = { endStack: [1], buildings: on('chaillot', 1, 2, 3, 4, 8), track: [{}, {}] };
    const game = given({ ...board, seats }).play(play);
    expect(game.position['phase']).toBe(phase);
    const view = game.seenBy('green');
    expect([view['phase'], view['underWay']]).toEqual([blurred, undefined]);
    expect(game.seenBy('blue')).toMatchObject({ phase, underWay: game.position['underWay'] });
  });

  test('the seat itself sees its own steps as they were', () => {
    const { table } = given({ players: 2, ...blue({ tokens: { gold: 1, wood: 1 } }, 12) }).play(
      'move arc; raise tuileries belleville',
    );
    expect(table.record(0)).toContain('(spend 1 gold)');
    expect(table.record(1)).toContain(' · spend 1 gold');
  });
});
