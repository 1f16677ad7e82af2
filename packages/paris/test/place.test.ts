import { DISTRICTS } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { given, whole } from './scenario.ts';

const BANKS = { montmartre: 4, batignolles: 5, 'la-villette': 3, belleville: 2, 'saint-germain': 6, chaillot: 7 };
const END = { endStack: [1, 2, 3] };

describe('placing a key', () => {
  it.each(Object.entries(BANKS))('on the bank of %s brings %i francs (P-303)', (district, francs) => {
    const game = given({ ...END, seats: { blue: { francs: 1, hand: 3 }, green: { hand: 1 } } }).play(
      `place ${district}`,
    );
    expect(game.seat('blue')).toMatchObject({ francs: 1 + francs, hand: 2, keys: [`${district}-bank`] });
  });

  it('the six banks pay six different sums from 2 to 7 (P-303)', () => {
    const paid = DISTRICTS.map((name) => {
      const game = given({ ...END, seats: { blue: { hand: 1 }, green: { hand: 1 } } }).play(`place ${name}`);
      return game.seat('blue').francs;
    });
    expect(paid.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('on the Arc brings nothing (P-304)', () => {
    const game = given({ ...END, seats: { blue: { francs: 1, hand: 3 }, green: { hand: 1 } } }).play('place arc');
    expect(game.seat('blue')).toMatchObject({ francs: 1, hand: 2, keys: ['arc'] });
  });

  it('needs a key behind the screen; one in reserve is not there (P-301)', () => {
    const game = given({
      ...END,
      seats: { blue: { reserve: 2, keys: ['arc'], tokens: { wood: 1 } }, green: { hand: 1 } },
    });
    game.refuses('place arc', 'P-301', 'no-key').refuses('place chaillot', 'P-301', 'no-key');
    expect(game.offeredBy('place')).toEqual([]);
  });

  it('a seat has one key at most on each bank and on the Arc (P-302)', () => {
    const keys = ['arc', 'belleville-bank'];
    const game = given({ ...END, seats: { blue: { hand: 3, keys }, green: { hand: 1 } } });
    game.refuses('place arc', 'P-302', 'bank-taken').refuses('place belleville', 'P-302', 'bank-taken');
    expect(game.offeredBy('place')).toEqual([
      'place montmartre',
      'place batignolles',
      'place la-villette',
      'place saint-germain',
      'place chaillot',
    ]);
  });

  it('keys of the others do not matter there (P-302)', () => {
    const keys = ['arc', 'belleville-bank'];
    const game = given({ ...END, seats: { blue: { hand: 3 }, green: { hand: 3, keys } } }).play('place arc');
    expect(game.seat('blue').keys).toEqual(['arc']);
    game.play('place chaillot; place belleville');
    expect(game.seat('blue').keys).toEqual(['arc', 'belleville-bank']);
  });

  it('never straight on a building or a landmark (P-305)', () => {
    const game = given({
      ...END,
      buildings: whole('montmartre'),
      landmarks: { louvre: 'montmartre' },
      seats: { blue: { francs: 30, hand: 3 }, green: { hand: 1 } },
    });
    game
      .refuses('place montmartre-1', 'notation', 'unknown-token')
      .refuses('place louvre', 'notation', 'unknown-token');
    game.refuses('to montmartre-1', 'P-200', 'not-asked');
    expect(game.offeredBy('move')).toEqual([]);
  });

  it('a bank or the Arc is free again when its key has moved on, and the key does not come back (P-306)', () => {
    const seats = { blue: { francs: 9, hand: 2, keys: ['arc', 'chaillot-bank'] }, green: { hand: 9 } };
    const game = given({ ...END, buildings: ['chaillot-4', 'chaillot-5'], seats });
    game.play('move arc; to chaillot-4; place arc; place arc');
    expect(game.seat('blue')).toMatchObject({ hand: 1, keys: ['arc', 'chaillot-bank', 'chaillot-4'] });
    game.play('place belleville; move chaillot-bank; place montmartre; place belleville');
    expect(game.seat('blue')).toMatchObject({
      francs: 2,
      hand: 0,
      keys: ['arc', 'belleville-bank', 'chaillot-4', 'chaillot-5'],
    });
  });
});

describe('one action a turn', () => {
  const seats = { blue: { hand: 3, tokens: { wood: 1 } }, green: { hand: 3, tokens: { wood: 1 } } };

  it('is done, and not done twice (P-204)', () => {
    const game = given({ ...END, seats });
    game.refuses('end', 'P-204', 'action-first').play('place arc');
    for (const token of ['place chaillot', 'move arc', 'look', 'pass']) game.refuses(token, 'P-204', 'one-action');
    expect(game.offered).toEqual(['end', 'sell wood']);
  });

  it('the turn ends when its seat says so, while something is left to do (P-207)', () => {
    const game = given({ ...END, seats }).play('place arc');
    expect(game.asked).toBe('blue after');
    game.play('end');
    expect([game.asked, game.line]).toEqual(['green action', '1.2 green']);
  });

  it('and by itself when nothing is (P-207, P-208)', () => {
    const game = given({ ...END, seats }).play('place arc; sell wood');
    expect([game.asked, game.told.at(-1)]).toEqual(['green action', 'blue: end']);
  });

  it('only the seat whose turn it is decides (P-200)', () => {
    const game = given({ ...END, seats });
    game
      .refuses('green: place arc', 'P-200', 'not-your-decision')
      .refuses('green: sell wood', 'P-200', 'not-your-decision');
    game.play('place arc; end').refuses('blue: sell wood', 'P-200', 'not-your-decision');
  });

  it('a choice that is not being asked for is refused (P-200)', () => {
    const game = given({ ...END, seats });
    for (const token of ['decline', 'enough', 'bonus 3', 'score 1 chaillot', 'to chaillot-1', 'keep end-1', 'claim 3'])
      game.refuses(token, 'P-200', 'not-asked');
    game.refuses('dance', 'notation', 'unknown-token');
  });

  it('buying, selling and using tiles is not possible inside a step (P-203)', () => {
    const mine = { francs: 20, hand: 1, keys: ['arc'], tokens: { wood: 2 }, tiles: [1] };
    const game = given({
      ...END,
      supply: { gold: 1 },
      buildings: ['chaillot-4', 'chaillot-5'],
      seats: { blue: mine, green: { hand: 1 } },
    }).play('move arc');
    for (const token of ['sell wood', 'buy gold', 'use 1']) game.refuses(token, 'P-203', 'not-now');
    game.play('to chaillot-4; sell wood; buy gold; use 1');
    expect(game.goods('blue')).toEqual({ franc: 15, wood: 1, gold: 1 });
  });
});

describe('taking back', () => {
  const seats = { blue: { hand: 3, tokens: { wood: 2 } }, green: { hand: 3 } };

  it('a seat takes back what it did in its turn until it ends it (P-250)', () => {
    const game = given({ ...END, seats });
    const before = game.table.state.digest();
    game.play('sell wood; place arc');
    expect([game.table.undo(0), game.table.undo(0), game.table.undo(0)]).toEqual([true, true, false]);
    expect(game.table.state.digest()).toBe(before);
    game.play('place arc; end');
    expect([game.asked, game.table.undo(0)]).toEqual(['green action', false]);
  });

  it('also a turn that ended by itself, while nobody has played on (P-250)', () => {
    const game = given({ ...END, seats: { blue: { hand: 3 }, green: { hand: 3 } } });
    const before = game.table.state.digest();
    game.play('place arc');
    expect([game.asked, game.table.undo(0)]).toEqual(['green action', true]);
    expect(game.table.state.digest()).toBe(before);
    game.play('place arc; place arc');
    expect(game.table.undo(0)).toBe(false);
  });

  it('not past a tile that was turned over or a back that was uncovered (P-251)', () => {
    const game = given({
      ...END,
      phase: 'draw',
      stacks: [{ left: 2, back: 'chaillot' }],
      unseen: ['chaillot-1', 'chaillot-2', 'chaillot-3'],
      seats: { blue: { hand: 3, tokens: { wood: 2 } }, green: { hand: 3, tokens: { gold: 1 } } },
    }).play('sell wood; draw 1; place arc');
    expect([game.table.undo(0), game.asked]).toEqual([true, 'blue action']);
    expect([game.table.undo(0), game.table.undo(0, 0)]).toEqual([false, false]);
  });

  it("not past another seat's decision (P-252)", () => {
    const game = given({ ...END, seats }).play('place arc; end; place arc');
    expect([game.table.undo(0), game.table.undo(0, 0), game.asked]).toEqual([false, false, 'blue action']);
    expect(game.seat('green').keys).toEqual(['arc']);
  });
});
