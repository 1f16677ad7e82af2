import { DISTRICTS } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { given, on, whole } from './scenario.ts';

const END = { endStack: [1, 2, 3] };

/** Green holds three places of Chaillot; blue can come as the fourth. */
const three = (blue: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
  given({
    ...END,
    buildings: [...whole('chaillot'), ...whole('belleville')],
    seats: {
      blue: { francs: 20, hand: 2, keys: ['chaillot-bank', 'arc'], tokens: { marble: 1 }, ...blue },
      green: { francs: 20, hand: 5, keys: [...on('chaillot', 1, 2, 3), 'chaillot-bank'], tokens: { wood: 1 } },
    },
    ...more,
  });

describe('the score tile of the fourth key', () => {
  it('any tile left may go to any district that has none (P-307)', () => {
    const game = three().play('move chaillot-bank; to chaillot-4');
    expect(game.asked).toBe('blue score');
    expect(game.offered).toHaveLength(1 + 6 * 6);
    game.play('score 2 montmartre');
    expect([game.scoreTiles, game.asked]).toEqual([{ montmartre: 2 }, 'blue after']);
  });

  it('not a tile that is placed, not a district that has one (P-307)', () => {
    const game = three({}, { scores: { montmartre: 1, belleville: 4 } }).play('move chaillot-bank; to chaillot-4');
    expect(game.offered).toHaveLength(1 + 4 * 4);
    game.refuses('score 1 chaillot', 'P-307', 'not-possible').refuses('score 2 belleville', 'P-307', 'not-possible');
    game.play('score 6 chaillot');
    expect(game.scoreTiles).toEqual({ montmartre: 1, belleville: 4, chaillot: 6 });
  });

  it('it may be declined, and then it is not made up for later (P-308)', () => {
    const game = three().play('move chaillot-bank; to chaillot-4; decline');
    expect([game.asked, game.scoreTiles]).toEqual(['blue after', {}]);
    game.refuses('score 1 chaillot', 'P-200', 'not-asked').play('end; move chaillot-bank; to chaillot-5');
    expect(game.asked).toBe('green after');
  });

  it('once a district: neither the fifth key nor one that moves on brings another (P-307)', () => {
    const game = three().play(
      'move chaillot-bank; to chaillot-4; score 1 chaillot; end; move chaillot-bank; to chaillot-8',
    );
    expect([game.asked, game.scoreTiles]).toEqual(['green after', { chaillot: 1 }]);
    game.play('end; move chaillot-4; to chaillot-5');
    expect([game.asked, game.scoreTiles]).toEqual(['blue after', { chaillot: 1 }]);
  });

  it('who moves the key chooses, whosever the other keys are (P-307, P-309)', () => {
    const game = three({ hand: 2, keys: [] }).play('place arc; end; move chaillot-bank; to chaillot-4');
    expect(game.asked).toBe('green score');
    game.refuses('blue: score 1 chaillot', 'P-200', 'not-your-decision');
  });

  it('keys on banks and on the Arc do not count (P-309)', () => {
    const green = { hand: 5, keys: [...on('chaillot', 1, 2), 'chaillot-bank', 'arc'] };
    const blue = { francs: 9, hand: 2, keys: ['chaillot-bank', 'arc'], tokens: { wood: 1 } };
    const game = three({}, { seats: { blue, green } }).play('move arc; to chaillot-3');
    expect(game.asked).toBe('blue after');
  });

  it('a key that stays in the district is no new one (P-309)', () => {
    const green = { hand: 5, keys: on('chaillot', 1) };
    const blue = { francs: 9, hand: 2, keys: on('chaillot', 2, 3), tokens: { wood: 1 } };
    const game = three({}, { seats: { blue, green } }).play('move chaillot-3; to chaillot-4');
    expect([game.asked, game.position['fourth']]).toEqual(['blue after', []]);
  });

  it('a landmark counts like a building, also one built now (P-307)', () => {
    const tokens = { marble: 2 };
    const game = three({ tokens }).play('move arc; raise moulin-rouge chaillot');
    expect(game.asked).toBe('blue score');
    const held = { landmarks: { louvre: 'chaillot' } };
    const green = { hand: 5, keys: ['louvre', 'chaillot-1', 'chaillot-2'] };
    const blue = { francs: 9, hand: 1, keys: ['arc'], tokens };
    expect(three({}, { ...held, seats: { blue, green } }).play('move arc; to chaillot-3').asked).toBe('blue score');
  });

  it('two keys on one place count as two (P-309)', () => {
    const seats = {
      blue: { francs: 9, hand: 1, keys: ['arc', ...on('chaillot', 1, 5)], tiles: [9, 16], tokens: { gold: 1 } },
      green: { hand: 3, keys: on('chaillot', 2) },
    };
    expect(three({}, { seats }).play('move arc; to chaillot-5').asked).toBe('blue score');
    const other = three({}, { seats }).play('move arc; to chaillot-2');
    expect([other.asked, other.position['fourth']]).toEqual(['blue score', ['chaillot']]);
  });

  it('all six districts bring one each, and then nothing is left to place (P-307)', () => {
    const scores = Object.fromEntries(DISTRICTS.slice(0, 5).map((name, i) => [name, i + 1]));
    const game = three({}, { scores }).play('move chaillot-bank; to chaillot-4');
    expect(game.offered).toEqual(['decline', 'score 6 chaillot']);
    const full = three({}, { scores: { ...scores, chaillot: 6 } }).play('move chaillot-bank; to chaillot-4');
    expect(full.asked).toBe('blue after');
  });
});
