import type { JsonObject } from '@quayside/kernel';
import { paris } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { playing } from './bonus/holding.ts';
import { on, track } from './scenario.ts';

describe('what a refusal tells besides its rule', () => {
  const board = { buildings: on('montmartre', 1, 3, 5), endStack: [1, 2] };
  const told = (table: ReturnType<typeof playing>, token: string, seat = 0) =>
    paris.explain(table.table.state, seat, token);

  test.each<[string, JsonObject, string, string, JsonObject]>([
    ['unknown', {}, 'dance', 'notation unknown-token', { token: 'dance' }],
    ['a key to place', { hand: 0, tiles: [1] }, 'place arc', 'P-301 no-key', { place: 'arc' }],
    ['a bank', { keys: ['chaillot-bank'] }, 'place chaillot', 'P-302 bank-taken', { place: 'chaillot' }],
    ['the first bank', { keys: ['montmartre-bank'] }, 'place montmartre', 'P-302 bank-taken', { place: 'montmartre' }],
    ['the Arc', { keys: ['arc'] }, 'place arc', 'P-302 bank-taken', { place: 'arc' }],
    ['a key to move', {}, 'move arc', 'P-311 no-key-there', { token: 'move arc' }],
    ['wood', {}, 'buy wood', 'P-402 no-supply', { token: 'wood', price: 3, francs: 0 }],
    ['gold', { francs: 4 }, 'buy gold', 'P-406 no-francs', { token: 'gold', price: 5, francs: 4 }],
    ['prestige', {}, 'buy silver', 'P-404 prestige-not-sold', { token: 'silver' }],
    ['a sale', {}, 'sell marble', 'P-403 nothing-to-sell', { token: 'marble' }],
    ['a tile to sell', {}, 'sell tile-2 wood', 'P-510 not-held', { tile: 'tile-2' }],
    [
      'a tile that stands for another token',
      { tiles: [2] },
      'sell tile-2 gold',
      'P-405 not-possible',
      { token: 'sell tile-2 gold' },
    ],
    [
      'a key to buy',
      { tiles: [13], reserve: 1, francs: 3 },
      'use 13',
      'P-613 no-francs',
      { tile: 'tile-13', price: 4, francs: 3, kind: 'buy-key' },
    ],
    [
      'no key to buy',
      { tiles: [14], francs: 9 },
      'use 14',
      'P-614 no-reserve',
      { tile: 'tile-14', price: 2, francs: 9, kind: 'buy-key' },
    ],
    ['an end-game tile', {}, 'use end-9', 'P-510 not-held', { tile: 'end-9' }],
    ['one that stands for a token', { endTiles: [3] }, 'use end-3', 'P-512 stands-for-token', { tile: 'end-3' }],
    ['a tile to draw', {}, 'draw 1', 'P-201 not-now', { phase: 'action' }],
    ['a choice nobody asks', {}, 'keep end-1', 'P-200 not-asked', { token: 'keep end-1', phase: 'action' }],
    ['a district nobody asks', {}, 'put chaillot', 'P-200 not-asked', { token: 'put chaillot', phase: 'action' }],
    ['a bonus tile nobody asks', {}, 'bonus 3', 'P-200 not-asked', { token: 'bonus 3', phase: 'action' }],
    ['a place without a key', {}, 'to montmartre-3', 'P-200 not-asked', { token: 'to montmartre-3', phase: 'action' }],
  ])('about %s', (_, blue, token, reason, facts) => {
    const [rule, why] = reason.split(' ');
    expect(told(playing({ ...board, supply: { gold: 1 }, seats: { blue } }), token)).toEqual({ rule, why, facts });
  });

  test.each<[string, string, string, JsonObject]>([
    ['move arc', 'place arc', 'P-204 not-now', { phase: 'target' }],
    ['move arc', 'sell wood', 'P-203 not-now', { phase: 'target' }],
    ['place arc', 'draw 2', 'P-201 not-now', { phase: 'after' }],
    ['look', 'keep end-3', 'P-702 not-possible', { token: 'keep end-3' }],
    ['look', 'look', 'P-204 not-now', { phase: 'look' }],
  ])('after %s about %s', (play, token, reason, facts) => {
    const blue = { francs: 9, keys: play === 'move arc' ? ['arc'] : [], tokens: { wood: 1 } };
    const [rule, why] = reason.split(' ');
    expect(told(playing({ ...board, seats: { blue } }).play(play), token)).toEqual({ rule, why, facts });
  });

  test('about a bonus tile: which, and the francs of a 3; while they are raised nothing else is closed (P-343, P-203)', () => {
    const blue = { francs: 4, keys: ['arc'], tokens: { golden: 1 }, tiles: [7], meeple: 3 };
    const table = playing({ buildings: on('montmartre', 3), track: track(2, 6), seats: { blue } }).play('move arc');
    expect(table.asked).toBe('blue bonus');
    expect(told(table, 'bonus 6')).toEqual({
      rule: 'P-343',
      why: 'no-francs',
      facts: { tile: 'tile-6', francs: 1, price: 2 },
    });
    expect(told(table, 'bonus 2')).toEqual({ rule: 'P-502', why: 'behind-meeple', facts: { tile: 'tile-2' } });
    table.refuses('sell wood', 'P-403', 'nothing-to-sell').play('sell golden');
    table.refuses('use 7', 'P-203', 'not-now');
  });

  test('on a 3 a seat without francs and without anything to sell or use is not asked (P-343)', () => {
    const blue = { francs: 4, keys: ['arc'] };
    const table = playing({ buildings: on('montmartre', 3), track: track(2, 6), seats: { blue } }).play('move arc');
    expect(table.told).toEqual(['blue: move arc', 'blue: to montmartre-3', 'blue: end']);
  });

  test('about a district: which is full (P-802)', () => {
    const stacks = [
      { left: 1, back: 'montmartre' },
      { left: 1, back: 'chaillot' },
    ];
    const more = {
      phase: 'draw',
      stacks,
      unseen: ['montmartre-5', 'chaillot-1'],
      buildings: { 'chaillot-5': 'chaillot-5' },
    };
    const table = playing({ districts: 'free', endStack: [1], ...more }).play('draw 1');
    expect(told(table, 'put chaillot')).toEqual({ rule: 'P-802', why: 'occupied', facts: { place: 'chaillot' } });
    table.refuses('to chaillot-5', 'P-200', 'not-asked').refuses('bonus 1', 'P-200', 'not-asked');
  });

  test('about a stack: which is empty (P-202)', () => {
    const stacks = [
      { left: 1, back: 'montmartre' },
      { left: 1, back: 'chaillot' },
    ];
    const table = playing({ phase: 'draw', stacks, unseen: ['montmartre-5', 'chaillot-1'], endStack: [1] });
    expect(told(table, 'draw 3')).toEqual({ rule: 'P-202', why: 'stack-empty', facts: { stack: 3 } });
  });

  test('who decides, and who wanted to (P-200)', () => {
    const token = 'place arc';
    const not = (seat: string, decides: string) => ({
      rule: 'P-200',
      why: 'not-your-decision',
      facts: { token, seat, decides },
    });
    expect(told(playing({ seats: { blue: { francs: 1 } } }), token, 1)).toEqual(not('green', 'blue'));
    expect(told(playing({ turn: 'green', seats: {} }), token, 0)).toEqual(not('blue', 'green'));
    const read = paris.fromPosition({
      phase: 'tile',
      endStack: [1],
      unseen: ['chaillot-1'],
      stacks: [{ left: 1, back: 'chaillot' }],
    });
    expect(read.ok && paris.explain(read.value, 0, token)).toEqual(not('blue', 'chance'));
    const over = playing({ phase: 'over', ending: 2 });
    expect(told(over, token)).toEqual({ rule: 'P-706', why: 'game-over', facts: { token } });
  });

  test('where the nearest own key would go, and what it would cost (P-320, P-316)', () => {
    const seats = (...keys: string[]) => ({ ...board, seats: { blue: { francs: 1, keys } } });
    expect(told(playing(seats('montmartre-bank', 'arc', 'montmartre-3')), 'to montmartre-5')).toEqual({
      rule: 'P-320',
      why: 'no-francs',
      facts: { place: 'montmartre-5', francs: 1, price: 2 },
    });
    expect(told(playing(seats('arc', 'chaillot-bank')), 'to montmartre-5')).toEqual({
      rule: 'P-320',
      why: 'no-francs',
      facts: { place: 'montmartre-5', francs: 1, price: 5 },
    });
    expect(told(playing(seats('chaillot-bank')), 'raise louvre chaillot')).toEqual({
      rule: 'P-320',
      why: 'no-francs',
      facts: { place: 'louvre', francs: 1, price: 15 },
    });
    const facts = { lacks: 'francs', place: 'montmartre-5', price: 2, francs: 1 };
    expect(told(playing(seats('montmartre-3')), 'move montmartre-3')).toEqual({
      rule: 'P-316',
      why: 'nowhere-to-go',
      facts,
    });
    const eight = { buildings: on('montmartre', 5, 8), seats: { blue: { francs: 3, keys: ['montmartre-5'] } } };
    expect(told(playing(eight), 'move montmartre-5')).toEqual({
      rule: 'P-316',
      why: 'nowhere-to-go',
      facts: { lacks: 'resource', place: 'montmartre-8', price: 3, francs: 3 },
    });
    const alone = { buildings: on('montmartre', 8), seats: { blue: { francs: 0, keys: ['montmartre-8'] } } };
    expect(told(playing(alone), 'move montmartre-8')).toEqual({
      rule: 'P-316',
      why: 'nowhere-to-go',
      facts: { lacks: 'francs', place: 'moulin-rouge', price: 1, francs: 0 },
    });
  });
});

describe('tokens that nobody can mean', () => {
  test.each(
    `
    with tile-31 | with end-13 | with tile-0 | with tile-07 | with xtile-1 | with tile-1x
    with tile-100 | sell tile-2 | sell tile-2 clay | sell tile-31 wood | sell tile-2 wood wood | keep tile-3
    keep tile-30 | use end-13 | use 0 | use 31 | claim 0 | bonus 31
    draw 0 | draw 4 | back 1 | back 0 chaillot | back 1 bercy | tile louvre
    tile moulin-rouge | tile chaillot-6 | place bercy | place chaillot-bank | move bercy-bank | move bercy
    to arc | raise louvre | raise louvre bercy | raise bercy chaillot | spend 10 wood | spend 1
    spend wood 1 | spend 1 clay | score 0 chaillot | score 7 chaillot | score 1 bercy | trade 1
    pairs x wood | buy 1 wood | end now | decline 1
    `
      .split(/[|\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  )('%s', (token) => {
    expect(paris.parse(token)).toBeLessThan(0);
    playing({}).refuses(token, 'notation', 'unknown-token');
  });

  test.each([
    'with tile-30',
    'with end-12',
    'sell end-1 wood',
    'keep end-1',
    'use 30',
    'use end-12',
    'score 6 chaillot',
  ])('%s can be meant', (token) => {
    expect(paris.token(paris.parse(token))).toBe(token);
  });
});
