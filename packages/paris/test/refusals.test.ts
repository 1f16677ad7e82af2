import { type JsonObject, Table } from '@quayside/kernel';
import { paris, parisWords } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { holding, playing } from './bonus/holding.ts';
import { on, refusalFor, track, whole } from './scenario.ts';

/** Refusals from the middle of a game: what the rulebook forbids, and why the seat is told. */
describe('placing a key', () => {
  test('P-301 no key behind the screen, those in reserve do not count', () => {
    const table = playing({ endStack: [7, 8], seats: { blue: { hand: 0, reserve: 2, francs: 1, tiles: [1] } } });
    table.refuses('place arc', 'P-301', 'no-key').refuses('place chaillot', 'P-301', 'no-key');
  });

  test('P-302 an own key on that bank or on the Arc, but not that of another', () => {
    const table = playing({
      seats: { blue: { keys: ['arc', 'chaillot-bank'] }, green: { keys: ['belleville-bank'] } },
    });
    table.refuses('place arc', 'P-302', 'bank-taken').refuses('place chaillot', 'P-302', 'bank-taken');
    expect(table.offered).toContain('place belleville');
  });

  test('P-305 never straight onto a building or landmark', () => {
    playing({ buildings: on('montmartre', 1) }).refuses('to montmartre-1', 'P-200', 'not-asked');
    playing({ buildings: on('montmartre', 1) }).refuses('place montmartre-1', 'notation', 'unknown-token');
  });
});

describe('moving a key', () => {
  const montmartre = { buildings: [...whole('montmartre'), 'chaillot-5'] };
  const why = (from: string, to: string, blue: JsonObject, green: JsonObject = {}): string =>
    refusalFor({ ...montmartre, seats: { blue, green } }, from, `to ${to}`);

  test('P-311 no own key there', () => {
    playing({ ...montmartre, seats: { blue: { francs: 9 }, green: { keys: ['arc'] } } })
      .refuses('move arc', 'P-311', 'no-key-there')
      .refuses('move montmartre-1', 'P-311', 'no-key-there');
  });

  test('P-316 a key that can go nowhere is not picked up', () => {
    playing({ ...montmartre, seats: { blue: { keys: ['arc', 'montmartre-8'] } } })
      .refuses('move arc', 'P-316', 'nowhere-to-go')
      .refuses('move montmartre-8', 'P-316', 'nowhere-to-go');
  });

  test('P-312 nothing stands there', () => {
    expect(why('arc', 'belleville-1', { francs: 9, keys: ['arc'] })).toBe('P-312 not-built');
    expect(why('arc', 'louvre', { francs: 9, keys: ['arc'] })).toBe('P-312 not-built');
  });

  test('P-313 another district, from a bank and from a building', () => {
    expect(why('montmartre-bank', 'chaillot-5', { francs: 9, keys: ['montmartre-bank'] })).toBe('P-313 other-district');
    expect(why('montmartre-1', 'chaillot-5', { francs: 9, keys: ['montmartre-1'] })).toBe('P-313 other-district');
  });

  test('P-314 a lower or the same value', () => {
    const blue = { francs: 9, keys: ['montmartre-3'] };
    expect(why('montmartre-3', 'montmartre-1', blue)).toBe('P-314 not-higher');
    expect(why('montmartre-3', 'montmartre-3', blue)).toBe('P-314 not-higher');
  });

  test('P-315 occupied, by anybody', () => {
    expect(why('arc', 'montmartre-4', { francs: 9, keys: ['arc'] }, { keys: ['montmartre-4'] })).toBe('P-315 occupied');
    expect(why('arc', 'montmartre-4', { francs: 9, keys: ['arc', 'montmartre-4'] })).toBe('P-315 occupied');
  });

  test('the example of the rulebook: from the 3 only the 4 is possible', () => {
    const position = {
      buildings: on('montmartre', 1, 2, 3, 4, 5),
      landmarks: { 'sacre-coeur': 'montmartre' },
      seats: { blue: { francs: 12, keys: ['montmartre-3'] }, green: { keys: ['montmartre-5', 'sacre-coeur'] } },
    };
    const to = (place: string): string => refusalFor(position, 'montmartre-3', `to ${place}`);
    expect(to('montmartre-4')).toBe('');
    expect([to('montmartre-1'), to('montmartre-2')]).toEqual(['P-314 not-higher', 'P-314 not-higher']);
    expect([to('montmartre-5'), to('sacre-coeur')]).toEqual(['P-315 occupied', 'P-315 occupied']);
  });

  test('P-320 too few francs, and the price that is told is the difference', () => {
    const table = playing({ ...montmartre, seats: { blue: { francs: 2, keys: ['montmartre-2'] } } });
    table.play('move montmartre-2').refuses('to montmartre-5', 'P-320', 'no-francs');
    const refusal = table.table.game.explain(table.table.state, 0, 'to montmartre-5');
    expect(refusal?.facts).toMatchObject({ price: 3, francs: 2 });
  });

  test('P-321 no resource', () => {
    expect(why('arc', 'montmartre-8', { francs: 9, keys: ['arc'], tokens: { gold: 6 } })).toBe('P-321 no-resource');
  });

  test('P-330, P-331 landmarks: built already, not rising', () => {
    const position = {
      ...montmartre,
      landmarks: { louvre: 'montmartre' },
      seats: { blue: { francs: 99, keys: ['arc'], tokens: { marble: 6, gold: 6 } } },
    };
    expect(refusalFor(position, 'arc', 'raise louvre chaillot')).toBe('P-330 landmark-built');
    expect(refusalFor(position, 'arc', 'raise tuileries montmartre')).toBe('P-331 higher-landmark');
    expect(refusalFor(position, 'arc', 'raise tuileries chaillot')).toBe('');
    expect(refusalFor(position, 'arc', 'raise eiffel-tower montmartre')).toBe('');
  });
});

describe('trade', () => {
  test('P-402 none of it in the supply', () => {
    playing({ supply: { gold: 1 }, seats: { blue: { francs: 9 } } })
      .refuses('buy wood', 'P-402', 'no-supply')
      .refuses('buy marble', 'P-402', 'no-supply')
      .play('buy gold')
      .refuses('buy gold', 'P-402', 'no-supply');
  });

  test('P-406 too few francs', () => {
    for (const [kind, price] of [
      ['wood', 3],
      ['marble', 4],
      ['gold', 5],
    ] as const) {
      const supply = { [kind]: 1 };
      playing({ supply, seats: { blue: { francs: price - 1 } } }).refuses(`buy ${kind}`, 'P-406', 'no-francs');
      const bought = playing({ supply, seats: { blue: { francs: price } } }).play(`buy ${kind}`);
      expect(bought.goods('blue')).toEqual({ [kind]: 1 });
    }
  });

  test('P-404 prestige is not for sale, P-403 nothing to sell', () => {
    const table = playing({ seats: { blue: { francs: 9, tokens: { silver: 1 } } } });
    table.refuses('buy bronze', 'P-404', 'prestige-not-sold').refuses('sell wood', 'P-403', 'nothing-to-sell');
    table.play('sell silver').refuses('sell silver', 'P-403', 'nothing-to-sell');
    expect(table.goods('blue')).toEqual({ franc: 11 });
  });

  test('P-203 not inside a step', () => {
    const tokens = { wood: 1 };
    playing({
      buildings: on('montmartre', 1, 2),
      supply: { gold: 1 },
      seats: { blue: { francs: 9, keys: ['arc'], tokens } },
    })
      .play('move arc')
      .refuses('sell wood', 'P-203', 'not-now')
      .refuses('buy gold', 'P-203', 'not-now')
      .refuses('use 1', 'P-203', 'not-now');
  });
});

describe('bonus tiles', () => {
  const onto = (value: number, francs: number, tiles: number[], blue: JsonObject = {}) =>
    playing({
      players: 3,
      buildings: on('montmartre', value),
      track: track(...tiles),
      seats: { blue: { francs, keys: ['arc'], ...blue } },
    }).play('move arc');

  test('P-504 a second tile of one number, P-501 none left, P-502 behind the meeple', () => {
    onto(1, 1, [6, 18, 30], { meeple: 10, usedTiles: [18] })
      .refuses('bonus 18', 'P-504', 'twice')
      .refuses('bonus 22', 'P-501', 'no-tile-left')
      .refuses('bonus 6', 'P-502', 'behind-meeple');
  });

  test('P-343 on a 3 without the 2 francs', () => {
    const table = onto(3, 4, [6], { tokens: { golden: 1 } });
    table.refuses('bonus 6', 'P-343', 'no-francs').play('sell golden; bonus 6');
    expect(table.seat('blue')).toMatchObject({ francs: 2, tiles: [6], tokens: {} });
  });
});

describe('the order of a turn', () => {
  const drawing = (blue: JsonObject = {}) =>
    playing({
      phase: 'draw',
      unseen: whole('montmartre'),
      stacks: [{ left: 2, back: 'montmartre' }, { left: 0 }, { left: 1, back: 'montmartre' }],
      endStack: [1, 2, 3],
      seats: { blue },
    });

  test('P-201 the tile is drawn before the action', () => {
    const table = drawing({ keys: ['arc'], francs: 9 });
    for (const action of ['place arc', 'move arc', 'look', 'pass']) table.refuses(action, 'P-201', 'draw-first');
    table.refuses('end', 'P-204', 'action-first');
  });

  test('P-202 from a stack that has a tile', () => {
    drawing().refuses('draw 2', 'P-202', 'stack-empty').refuses('draw 4', 'notation', 'unknown-token');
  });

  test('P-701 no end-game tile while building tiles are left', () => {
    const table = drawing().play('draw 1').refuses('look', 'P-701', 'buildings-left');
    table.refuses('draw 1', 'P-201', 'not-now').refuses('end', 'P-204', 'action-first');
    table.refuses('pass', 'P-205', 'may-not-pass');
  });

  test('P-204 one action', () => {
    const table = playing({ endStack: [1, 2], seats: { blue: { hand: 2, keys: ['arc'], tokens: { wood: 1 } } } });
    table.play('place chaillot');
    for (const action of ['place belleville', 'move arc', 'look', 'pass']) table.refuses(action, 'P-204', 'one-action');
  });

  test('P-702 the stack of end-game tiles is empty', () => {
    playing({}).refuses('look', 'P-702', 'no-end-tile');
  });

  test('P-200 another seat decides', () => {
    holding([1]).refuses('green: place arc', 'P-200', 'not-your-decision');
  });

  test('P-706 the game is over', () => {
    const table = playing({ phase: 'over', ending: 2, seats: { blue: { tiles: [1], tokens: { wood: 1 } } } });
    for (const token of ['place arc', 'use 1', 'sell wood', 'end'])
      table.refuses(`blue: ${token}`, 'P-706', 'game-over');
  });
});

test('P-314 a goal that was not possible is told although the key has gone to the only one that was', () => {
  const buildings = ['belleville-2', 'belleville-3', 'belleville-5'];
  const blue = { francs: 3, hand: 3, keys: ['belleville-3'] };
  const position = { players: 2, endStack: [7], buildings, seats: { blue, green: { hand: 3 } } };
  const opened = Table.open(paris, { settings: {}, seed: 's', position });
  const table = opened.ok ? opened.value : null;
  expect(table?.follow(null, 'move belleville-3')).toBeNull();
  const refusal = table?.follow(null, 'to belleville-2');
  expect(refusal).toMatchObject({ rule: 'P-314', why: 'not-higher', after: ['to belleville-5', 'end'] });
  expect(refusal && parisWords.refusal(refusal)).toMatchObject({
    key: 'paris.refusal.after',
    args: { steps: 'to belleville-5 · end', reason: { key: 'paris.refusal.not-higher' } },
  });
});
