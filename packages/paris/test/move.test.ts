import type { JsonObject } from '@quayside/kernel';
import { canReach, DISTRICTS, paris, PLACES, spaceOf, VALUES } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { given, on, refusalFor, track, whole } from './scenario.ts';

const GREEN = { hand: 5 };
const END = { endStack: [1, 2, 3] };

/** Montmartre and Chaillot built whole, blue with keys and francs as named. */
const board = (blue: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  ({
    ...END,
    buildings: [...whole('montmartre'), ...whole('chaillot')],
    ...more,
    seats: { blue: { hand: 1, ...blue }, green: GREEN, ...(more['seats'] as object | undefined) },
  }) as Parameters<typeof given>[0];

describe('where a key may go', () => {
  it('needs an own key there (P-311)', () => {
    const game = given(
      board({ francs: 30, keys: ['arc', 'montmartre-2'] }, { seats: { green: { keys: ['chaillot-1'] } } }),
    );
    game.refuses('move chaillot-bank', 'P-311', 'no-key-there').refuses('move chaillot-1', 'P-311', 'no-key-there');
    game.refuses('move louvre', 'P-311', 'no-key-there');
    expect(game.offeredBy('move')).toEqual(['move arc', 'move montmartre-2']);
  });

  it('only onto buildings that lie and landmarks that stand (P-312)', () => {
    const position = board({ francs: 30, keys: ['arc'] }, { buildings: on('chaillot', 1, 4) });
    const game = given(position).play('move arc');
    game.refuses('to chaillot-2', 'P-312', 'not-built').refuses('to montmartre-1', 'P-312', 'not-built');
    game.refuses('to louvre', 'P-312', 'not-built');
    expect(game.offered).toEqual(['to chaillot-1', 'to chaillot-4']);
  });

  it('from the Arc to any district (P-313)', () => {
    const game = given(board({ francs: 30, keys: ['arc'], tokens: { wood: 1 } })).play('move arc');
    expect(game.offered).toEqual([...whole('montmartre'), ...whole('chaillot')].map((place) => `to ${place}`));
    game.play('to montmartre-4');
    expect(game.seat('blue').keys).toEqual(['montmartre-4']);
  });

  it.each(['montmartre-bank', 'montmartre-1', 'moulin-rouge'])('from %s only in its district (P-313)', (from) => {
    const landmarks = { 'moulin-rouge': 'montmartre', tuileries: 'montmartre', louvre: 'chaillot' };
    const position = board({ francs: 30, keys: [from], tokens: { wood: 1, gold: 3, marble: 3 } }, { landmarks });
    expect(refusalFor(position, from, 'to chaillot-8')).toBe('P-313 other-district');
    expect(refusalFor(position, from, 'to louvre')).toBe('P-313 other-district');
    expect(refusalFor(position, from, 'raise notre-dame chaillot')).toBe('P-313 other-district');
    expect(refusalFor(position, from, 'to tuileries')).toBe('');
  });

  it('only to a higher value (P-314)', () => {
    const position = board({ francs: 30, keys: ['montmartre-4'], tokens: { wood: 1 } });
    for (const value of [1, 2, 3, 4]) {
      expect(refusalFor(position, 'montmartre-4', `to montmartre-${value}`)).toBe('P-314 not-higher');
    }
    expect(given(position).play('move montmartre-4').offered).toEqual(['to montmartre-5', 'to montmartre-8']);
  });

  it('a bank counts 0: from it every value can be reached (P-314)', () => {
    const game = given(board({ francs: 30, keys: ['montmartre-bank'], tokens: { wood: 1 } })).play(
      'move montmartre-bank',
    );
    expect(game.offered).toEqual(whole('montmartre').map((place) => `to ${place}`));
  });

  it('only where no key stands, whoever has it (P-315)', () => {
    const seats = { green: { ...GREEN, keys: ['montmartre-2'] } };
    const position = board({ francs: 30, keys: ['montmartre-bank', 'montmartre-3'] }, { seats });
    const game = given(position).play('move montmartre-bank');
    game.refuses('to montmartre-2', 'P-315', 'occupied').refuses('to montmartre-3', 'P-315', 'occupied');
    expect(game.offered).toEqual(on('montmartre', 1, 4, 5).map((place) => `to ${place}`));
  });

  it('tile 9 does not open the places of others, nor tile 16 the own ones; both together need both (P-315, P-317)', () => {
    const both = { seats: { green: { ...GREEN, keys: ['montmartre-2', 'montmartre-3'] } } };
    const keys = ['montmartre-bank', 'montmartre-3', 'montmartre-4'];
    const at = (tiles: number[], place: string): string =>
      refusalFor(board({ francs: 30, keys, tiles }, both), 'montmartre-bank', `to ${place}`);
    expect([at([9], 'montmartre-2'), at([9], 'montmartre-4')]).toEqual(['P-315 occupied', '']);
    expect([at([16], 'montmartre-2'), at([16], 'montmartre-4')]).toEqual(['', 'P-315 occupied']);
    expect([at([9], 'montmartre-3'), at([16], 'montmartre-3'), at([9, 16], 'montmartre-3')]).toEqual([
      'P-315 occupied',
      'P-315 occupied',
      '',
    ]);
    const game = given(board({ francs: 30, keys, tiles: [9, 16] }, both)).play('move montmartre-bank; to montmartre-3');
    expect(game.seat('blue').usedTiles).toEqual([9, 16]);
  });

  it('one tile 16 is enough however many others are there, and all hold the place then (P-317, P-318)', () => {
    const seats = { green: { ...GREEN, keys: ['montmartre-5'] }, red: { keys: ['montmartre-5'], tiles: [] } };
    const position = board({ francs: 9, keys: ['arc'], tiles: [16] }, { players: 3, seats });
    const game = given(position).play('move arc; to montmartre-5');
    expect(['blue', 'green', 'red'].map((name) => game.seat(name).keys)).toEqual([
      ['montmartre-5'],
      ['montmartre-5'],
      ['montmartre-5'],
    ]);
  });

  it('a key that can go nowhere is not picked up (P-316)', () => {
    const game = given(board({ francs: 0, keys: ['montmartre-1', 'chaillot-8'] }));
    game.refuses('move montmartre-1', 'P-316', 'nowhere-to-go').refuses('move chaillot-8', 'P-316', 'nowhere-to-go');
    expect(game.offeredBy('move')).toEqual([]);
  });

  it('what the nearest place takes is said with it (P-316)', () => {
    const lacking = (seat: JsonObject, from: string): unknown =>
      paris.explain(given(board({ hand: 1, ...seat })).table.state, 0, `move ${from}`)?.facts;
    expect(lacking({ francs: 0, keys: ['chaillot-1'] }, 'chaillot-1')).toEqual({
      lacks: 'francs',
      place: 'chaillot-2',
      price: 1,
      francs: 0,
    });
    expect(lacking({ francs: 5, keys: ['chaillot-5'] }, 'chaillot-5')).toMatchObject({
      lacks: 'resource',
      place: 'chaillot-8',
    });
    expect(lacking({ francs: 1, keys: ['chaillot-8'] }, 'chaillot-8')).toMatchObject({
      lacks: 'resource',
      place: 'moulin-rouge',
    });
  });

  it('a goal that is named before a key is picked up has its own reason', () => {
    const game = given(board({ hand: 1, francs: 3, keys: ['chaillot-4', 'montmartre-bank'] }));
    game
      .refuses('to chaillot-1', 'P-314', 'not-higher')
      .refuses('to chaillot-8', 'P-320', 'no-francs')
      .refuses('raise louvre belleville', 'P-313', 'other-district')
      .refuses('raise moulin-rouge montmartre', 'P-320', 'no-francs')
      .refuses('to chaillot-5', 'P-200', 'not-asked');
  });
});

describe('what a move costs', () => {
  it.each([
    ['arc', 'chaillot-5', 5],
    ['chaillot-bank', 'chaillot-4', 4],
    ['chaillot-1', 'chaillot-4', 3],
    ['chaillot-4', 'chaillot-5', 1],
    ['chaillot-5', 'chaillot-8', 3],
  ])('from %s to %s: %i francs (P-320)', (from, to, cost) => {
    const buildings = [...new Set(['chaillot-1', 'chaillot-4', 'chaillot-5', to])];
    const position = board({ francs: cost, keys: [from], tokens: { wood: 1 } }, { buildings });
    const game = given(position).play(`move ${from}`);
    if (game.asked === 'blue target') game.play(`to ${to}`);
    expect(game.seat('blue')).toMatchObject({ francs: 0, keys: [to] });
  });

  it('one franc too few is too few (P-320, P-316)', () => {
    const bank = board({ francs: 4, keys: ['chaillot-bank'] });
    expect(refusalFor(bank, 'chaillot-bank', 'to chaillot-5')).toBe('P-320 no-francs');
    const one = board({ francs: 3, keys: ['chaillot-1'] });
    expect(refusalFor(one, 'chaillot-1', 'to chaillot-4')).toBe('');
    expect(refusalFor(one, 'chaillot-1', 'to chaillot-5')).toBe('P-320 no-francs');
    given(board({ francs: 0, keys: ['chaillot-4'] })).refuses('move chaillot-4', 'P-316', 'nowhere-to-go');
  });

  it('an 8 takes 1 wood each time, which goes to the supply (P-321, P-401)', () => {
    const position = board({ francs: 8, keys: ['chaillot-bank'], tokens: { wood: 2 } });
    const game = given(position).play('move chaillot-bank; to chaillot-8');
    expect([game.goods('blue'), game.supply]).toEqual([{ wood: 1 }, { wood: 1 }]);
  });

  it('without wood no 8, though all other values stay open (P-321)', () => {
    const game = given(board({ francs: 8, keys: ['chaillot-bank'], tokens: { marble: 2, gold: 2 } }));
    game.play('move chaillot-bank').refuses('to chaillot-8', 'P-321', 'no-resource');
    expect(game.offered).toEqual(on('chaillot', 1, 2, 3, 4, 5).map((place) => `to ${place}`));
  });

  it('nothing comes back for the place that is left (P-322)', () => {
    const landmarks = { 'moulin-rouge': 'chaillot', tuileries: 'chaillot' };
    const tokens = { gold: 1 };
    const game = given(board({ francs: 1, keys: ['moulin-rouge'], tokens }, { landmarks, buildings: [] }));
    game.play('move moulin-rouge');
    expect([game.seat('blue').keys, game.goods('blue'), game.supply]).toEqual([['tuileries'], {}, { gold: 1 }]);
  });

  it('resources are paid with tokens, with tiles, or with both (P-323)', () => {
    const pay = (tokens: string): Record<string, unknown> => {
      const tiles = [4, 10];
      const position = board({ francs: 13, keys: ['arc'], tokens: { gold: 2 }, tiles }, { buildings: [] });
      const game = given(position).play(`move arc; raise sacre-coeur belleville; ${tokens}`);
      return { tokens: game.seat('blue').tokens, used: game.seat('blue').usedTiles, supply: game.supply };
    };
    expect(pay('spend 2 gold')).toEqual({ tokens: {}, used: [], supply: { gold: 2 } });
    expect(pay('spend 1 gold; with tile-10')).toEqual({ tokens: { gold: 1 }, used: [10], supply: { gold: 1 } });
    expect(pay('spend 1 gold; with tile-4')).toEqual({ tokens: { gold: 1 }, used: [4], supply: { gold: 1 } });
    expect(pay('spend 0 gold')).toEqual({ tokens: { gold: 2 }, used: [4, 10], supply: {} });
  });

  it('what the move brings does not pay for it (P-324)', () => {
    const position = board({ francs: 30, keys: ['chaillot-bank'] }, { beside: { 'chaillot-8': 'wood' } });
    expect(refusalFor(position, 'chaillot-bank', 'to chaillot-8')).toBe('P-321 no-resource');
  });

  it('what is left of a tile for two pays the next resource due, or is lost (P-325)', () => {
    const raise = (landmark: string, tokens: Record<string, number>): Record<string, unknown> => {
      const game = given(board({ francs: 30, keys: ['arc'], tokens, tiles: [21] }, { buildings: [] }));
      game.play(`move arc; raise ${landmark} belleville`);
      return { tokens: game.seat('blue').tokens, used: game.seat('blue').usedTiles };
    };
    expect(raise('opera-garnier', {})).toEqual({ tokens: {}, used: [21] });
    expect(raise('sacre-coeur', {})).toEqual({ tokens: {}, used: [21] });
    expect(raise('tuileries', {})).toEqual({ tokens: {}, used: [21] });
  });

  it('an answer that would leave the rest unpaid is not offered; gold is asked first (P-513)', () => {
    const tokens = { gold: 2, marble: 1 };
    const position = board({ francs: 30, keys: ['arc'], tokens, tiles: [3, 4] }, { buildings: [] });
    const game = given(position).play('move arc; raise louvre belleville');
    expect(game.offered).toEqual(['spend 2 gold', 'spend 1 gold']);
    game.refuses('spend 0 gold', 'P-321', 'not-possible').play('spend 1 gold');
    expect(game.offered).toEqual(['spend 1 marble', 'spend 0 marble']);
    game.play('spend 0 marble');
    expect(game.seat('blue')).toMatchObject({ tokens: { gold: 1, marble: 1 }, usedTiles: [3, 4] });
  });
});

describe('what a move brings', () => {
  it('the token beside the building, once (P-340, P-341)', () => {
    const beside = { 'chaillot-4': 'wood', 'chaillot-5': 'marble' };
    const game = given(board({ francs: 9, keys: ['chaillot-bank', 'arc'] }, { beside })).play(
      'move chaillot-bank; to chaillot-4; end',
    );
    expect([game.goods('blue'), game.position['beside']]).toEqual([{ franc: 5, wood: 1 }, { 'chaillot-5': 'marble' }]);
    game.play('place arc; move chaillot-4; to chaillot-5; end; place chaillot; move arc; to chaillot-4');
    expect(game.goods('blue')).toEqual({ wood: 1, marble: 1 });
  });

  it.each([1, 2])('on a %i a bonus tile for nothing (P-342)', (value) => {
    const game = given(board({ francs: value, keys: ['chaillot-bank'] }, { track: track(4, 18) }));
    game.play('move chaillot-bank');
    if (game.asked === 'blue target') game.play(`to chaillot-${value}`);
    expect(game.offered).toEqual(['decline', 'bonus 4', 'bonus 18']);
    game.play('bonus 18');
    expect(game.seat('blue')).toMatchObject({ francs: 0, tiles: [18], meeple: 18 });
  });

  it('on a 3 a bonus tile for 2 francs (P-343)', () => {
    const position = board({ francs: 5, keys: ['chaillot-bank'] }, { track: track(4), buildings: ['chaillot-3'] });
    expect(given(position).play('move chaillot-bank; bonus 4').seat('blue')).toMatchObject({ francs: 0, tiles: [4] });
    expect(given(position).play('move chaillot-bank; decline').seat('blue')).toMatchObject({ francs: 2, tiles: [] });
  });

  it('on a 3 with less than 2 francs none, unless something is sold for it, the token just come too (P-203, P-343)', () => {
    const more = { track: track(4), buildings: ['chaillot-3'] };
    const poor = given(board({ francs: 4, keys: ['chaillot-bank'] }, more)).play('move chaillot-bank');
    expect([poor.asked, poor.seat('blue').tiles]).toEqual(['green action', []]);
    const beside = { 'chaillot-3': 'golden' };
    const game = given(board({ francs: 4, keys: ['chaillot-bank'] }, { ...more, beside })).play('move chaillot-bank');
    expect(game.offered).toEqual(['decline', 'sell golden']);
    game.refuses('bonus 4', 'P-343', 'no-francs').play('sell golden; bonus 4');
    expect(game.seat('blue')).toMatchObject({ francs: 2, tiles: [4], tokens: {} });
    const holder = given(board({ francs: 4, keys: ['chaillot-bank'], tiles: [5] }, more)).play('move chaillot-bank');
    expect(holder.offered).toEqual(['decline', 'use 5']);
    expect(holder.play('use 5; bonus 4').seat('blue')).toMatchObject({ francs: 4, tiles: [4], usedTiles: [5] });
  });

  it('on an 8 two points, each time (P-344)', () => {
    const blue = { francs: 16, keys: ['chaillot-bank', 'montmartre-bank'], tokens: { wood: 2 } };
    const game = given(board(blue)).play('move chaillot-bank; to chaillot-8; end; place arc');
    expect(game.points).toEqual([2, 0]);
    game.play('move montmartre-bank; to montmartre-8');
    expect(game.points).toEqual([4, 0]);
  });

  it.each([4, 5])('on a %i the token alone (P-345)', (value) => {
    const more = { track: track(4), beside: { [`chaillot-${value}`]: 'gold' }, buildings: [`chaillot-${value}`] };
    const game = given(board({ francs: 9, keys: ['chaillot-bank'] }, more)).play('move chaillot-bank');
    expect([game.asked, game.points, game.seat('blue').tiles]).toEqual(['blue after', [0, 0], []]);
    expect(game.goods('blue')).toEqual({ franc: 9 - value, gold: 1 });
  });

  it('token, then bonus tile, then score tile (P-346, P-308)', () => {
    const seats = { green: { ...GREEN, keys: on('chaillot', 2, 3, 4) } };
    const more = { track: track(4), beside: { 'chaillot-1': 'bronze' }, seats };
    const game = given(board({ francs: 1, keys: ['chaillot-bank'] }, more)).play('move chaillot-bank');
    expect([game.asked, game.goods('blue')]).toEqual(['blue bonus', { bronze: 1 }]);
    game.play('bonus 4');
    expect(game.asked).toBe('blue score');
    game.play('decline');
    expect(game.asked).toBe('blue after');
  });
});

it('which keys could go to a place is asked as if it were there, free and paid for (P-313, P-314)', () => {
  const seats = { blue: { keys: ['arc', 'chaillot-bank', ...on('chaillot', 1, 4), 'montmartre-1'] } };
  const { state } = given({
    ...board({ francs: 0 }),
    buildings: on('chaillot', 1, 4).concat('montmartre-1'),
    seats,
  }).table;
  const place = (name: string, value: number): number =>
    spaceOf(DISTRICTS.indexOf(name as never), VALUES.indexOf(value as never));
  const [arc, bank] = [PLACES + DISTRICTS.length, PLACES + DISTRICTS.indexOf('chaillot')];
  const from = (to: number, seat = 0): number[] =>
    Array.from({ length: arc + 1 }, (_, at) => at).filter((at) => canReach(state, seat, at, to));
  expect(from(place('chaillot', 4))).toEqual([place('chaillot', 1), bank, arc]);
  expect(from(place('chaillot', 8))).toEqual([place('chaillot', 1), place('chaillot', 4), bank, arc]);
  expect(from(place('montmartre', 1))).toEqual([arc]);
  expect(from(place('chaillot', 4), 1)).toEqual([]);
});
