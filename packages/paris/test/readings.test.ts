import { describe, expect, it } from 'vitest';
import { given, on, refusalFor, track, whole } from './scenario.ts';

/** The fifteen readings of ruling 2 (shared/facts/paris.md §10), in their order. */
const END = { endStack: [1, 2, 3] };
const GREEN = { green: { hand: 3 } };

describe('reading 1: the score tile', () => {
  it('is optional at that moment and not deferred; keys never leave, so six at most (P-307, P-308)', () => {
    const seats = {
      blue: { francs: 9, hand: 1, keys: ['arc'], tiles: [1] },
      green: { hand: 1, keys: on('chaillot', 1, 2, 3) },
    };
    const game = given({ ...END, buildings: on('chaillot', 1, 2, 3, 4), seats }).play('move arc; decline');
    game.refuses('score 1 chaillot', 'P-200', 'not-asked');
    expect([game.position['fourth'], game.scoreTiles]).toEqual([['chaillot'], {}]);
  });
});

describe('reading 2: who draws the last building tile', () => {
  it('may take an end-game tile in that turn (P-701)', () => {
    const seats = { blue: { hand: 1, tokens: { wood: 1 } }, ...GREEN };
    const stacks = [{ left: 1, back: 'chaillot' }];
    const game = given({ ...END, phase: 'draw', stacks, unseen: ['chaillot-1'], seats });
    expect(game.play('draw 1; look; keep end-2').seat('blue').endTiles).toEqual([2]);
  });
});

describe('reading 3: no legal action', () => {
  it('pass, with tiles in the stacks and in the last round alike (P-205)', () => {
    const seats = { blue: { tokens: { wood: 1 } }, ...GREEN };
    const stacks = [{ left: 1, back: 'chaillot' }];
    expect(given({ ...END, stacks, unseen: ['chaillot-1'], seats }).offered).toEqual(['pass', 'sell wood']);
    expect(given({ ending: 2, seats }).offered).toEqual(['pass', 'sell wood']);
  });
});

describe('reading 4: prestige that is sold', () => {
  it('is out of the game, and so are the pairs of tile 23 (P-404)', () => {
    const seats = { blue: { hand: 1, tokens: { bronze: 3 }, tiles: [23] }, ...GREEN };
    const game = given({ ...END, seats }).play('sell bronze; use 23');
    expect([game.seat('blue').tokens, game.supply, game.position['beside']]).toEqual([{}, {}, {}]);
  });
});

describe('reading 5: the bonus tile on a 3', () => {
  const at = (francs: number) => {
    const seats = { blue: { francs, hand: 1, keys: ['chaillot-bank'] }, ...GREEN };
    return given({ ...END, buildings: ['chaillot-3'], track: track(9), seats }).play('move chaillot-bank');
  };

  it('costs 2 francs on top of the move, and is optional (P-343, P-505)', () => {
    expect(at(5).play('bonus 9').seat('blue')).toMatchObject({ francs: 0, tiles: [9] });
    expect(at(5).play('decline').seat('blue')).toMatchObject({ francs: 2, tiles: [] });
    expect(at(4).asked).toBe('green action');
  });
});

describe('reading 6: tile 25', () => {
  it('a space with a number one owns is a step, but no goal; the meeple may go forward again (P-504, P-502)', () => {
    const blue = { francs: 1, hand: 1, meeple: 20, tiles: [25], usedTiles: [18], keys: ['chaillot-bank'] };
    const position = { ...END, players: 3, buildings: ['chaillot-1'], track: track(6, 11, 12, 14, 15, 18, 26) };
    const game = given({ ...position, seats: { blue, ...GREEN, red: { hand: 1 } } }).play('use 25');
    expect(game.offered).toEqual(['retreat 15', 'retreat 14', 'retreat 12', 'retreat 11']);
    game.play('retreat 11; move chaillot-bank');
    expect(game.offered).toEqual(['decline', 'bonus 12', 'bonus 14', 'bonus 15', 'bonus 26']);
  });
});

describe('reading 7: tiles 17 and 25 on space 30', () => {
  it('work, though the benefit of a building brings nothing there (P-502)', () => {
    const blue = { francs: 1, hand: 1, meeple: 30, tiles: [17, 25], keys: ['chaillot-bank'] };
    const position = { ...END, buildings: ['chaillot-1'], track: track(3, 5, 29), seats: { blue, ...GREEN } };
    const game = given(position).play('move chaillot-bank');
    expect(game.asked).toBe('blue after');
    game.play('use 17; claim 5; use 25; retreat 29');
    expect(game.seat('blue')).toMatchObject({ tiles: [5, 29], meeple: 29 });
  });
});

describe('reading 8: tiles 9 and 16', () => {
  const landmarks = { tuileries: 'chaillot', louvre: 'chaillot' };
  const green = { hand: 1, keys: [...on('chaillot', 1, 5), 'tuileries', 'belleville-5'] };
  const blue = { francs: 30, hand: 1, keys: on('chaillot', 2, 4), tiles: [9, 16], tokens: { gold: 3 } };
  const position = { ...END, buildings: [...whole('chaillot'), 'belleville-5'], landmarks, seats: { blue, green } };

  it('lift only that a place is held: district, higher value and the order of landmarks stay (P-315)', () => {
    const why = (token: string): string => refusalFor(position, 'chaillot-2', token);
    expect([why('to chaillot-5'), why('to tuileries'), why('to chaillot-4')]).toEqual(['', '', '']);
    expect([why('to chaillot-1'), why('to belleville-5')]).toEqual(['P-314 not-higher', 'P-313 other-district']);
    expect(why('raise sacre-coeur chaillot')).toBe('P-331 higher-landmark');
    expect(why('to chaillot-8')).toBe('P-321 no-resource');
  });
});

describe('reading 9: three equal firsts', () => {
  it('skip second and third (P-713)', () => {
    const keys = ['louvre'];
    const seats = { blue: { hand: 1, keys }, green: { keys }, red: { keys }, yellow: { keys: ['chaillot-8'] } };
    const game = given({
      players: 4,
      buildings: ['chaillot-8'],
      landmarks: { louvre: 'chaillot' },
      scores: { chaillot: 1 },
      seats,
    });
    expect(game.scores).toEqual([20, 20, 20, 0]);
  });
});

describe('reading 10: tile 21', () => {
  it('is one or two resources, once (P-325, P-405)', () => {
    const blue = { francs: 40, hand: 1, keys: ['arc'], tiles: [21] };
    const game = given({ ...END, seats: { blue, ...GREEN } }).play('move arc');
    expect(game.offered).toHaveLength(5 * 6);
    game.refuses('raise louvre chaillot', 'P-321', 'no-resource').play('raise sacre-coeur chaillot');
    expect(game.seat('blue').usedTiles).toEqual([21]);
    const one = given({ ...END, seats: { blue, ...GREEN } }).play('sell tile-21 gold; enough');
    expect(one.seat('blue')).toMatchObject({ francs: 43, usedTiles: [21] });
  });
});

describe('reading 11: tile 20', () => {
  it('counts unused bonus tiles, no end-game tiles, not itself (P-707)', () => {
    const blue = { hand: 1, tiles: [1, 4, 20], usedTiles: [5, 6], endTiles: [7, 8, 9] };
    const game = given({ ...END, seats: { blue, ...GREEN } }).play('use 20');
    expect(game.points).toEqual([4, 0]);
  });
});

describe('reading 12: screens', () => {
  it('tile 20 shows no tile: the others still see none (P-121)', () => {
    const blue = { francs: 3, hand: 1, tiles: [1, 4, 20], tokens: { wood: 1 } };
    const game = given({ ...END, seats: { blue, ...GREEN } }).play('use 20');
    const seen = (game.seenBy('green')['seats'] as Record<string, unknown>)['blue'];
    expect(seen).toMatchObject({ tiles: [], usedTiles: [20], francs: 0, hand: 0, tokens: {}, points: 4 });
  });
});

describe('reading 13: tiles 9 and 16 and the fourth key', () => {
  it.each([
    ['chaillot-5', 9],
    ['chaillot-4', 16],
  ])('a key that comes to %s with tile %i is a fourth key (P-309)', (to, tile) => {
    const blue = { francs: 9, hand: 1, keys: ['arc', 'chaillot-5'], tiles: [tile] };
    const green = { hand: 1, keys: on('chaillot', 3, 4) };
    const game = given({ ...END, buildings: on('chaillot', 3, 4, 5), seats: { blue, green } }).play('move arc');
    if (game.asked === 'blue target') game.play(`to ${to}`);
    expect([game.asked, game.seat('blue').usedTiles]).toEqual(['blue score', [tile]]);
  });
});

describe('reading 14: prestige tiles and tokens', () => {
  it('may be mixed, three in all at one landmark (P-332)', () => {
    const blue = { francs: 15, hand: 1, keys: ['arc'], tokens: { gold: 2, marble: 1, golden: 1 }, tiles: [8, 19] };
    const landmarks = { louvre: 'chaillot' };
    const arrive = () => given({ ...END, landmarks, seats: { blue, ...GREEN } }).play('move arc; to louvre');
    expect(arrive().play('trade 1 golden; with tile-8; with tile-19').points).toEqual([15, 0]);
    expect(arrive().play('trade 0 golden; with tile-8; with tile-19').points).toEqual([15, 0]);
    expect(arrive().play('trade 1 golden; with tile-8; enough').points).toEqual([10, 0]);
  });
});

describe('reading 15: the fourth key', () => {
  it('the fourth brings the score tile, not the third and not the fifth (P-307)', () => {
    const arrive = (keys: string[]): string => {
      const blue = { francs: 9, hand: 1, keys: ['arc'], tokens: { wood: 1 } };
      const buildings = whole('chaillot');
      return given({ ...END, buildings, seats: { blue, green: { hand: 1, keys } } }).play('move arc; to chaillot-5')
        .asked;
    };
    expect(arrive(on('chaillot', 1, 2))).toBe('blue after');
    expect(arrive(on('chaillot', 1, 2, 3))).toBe('blue score');
    expect(arrive(on('chaillot', 1, 2, 3, 4))).toBe('blue after');
  });
});
