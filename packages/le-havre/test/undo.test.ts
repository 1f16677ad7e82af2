import { Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { begin } from './begin.ts';
import { given } from './scenario.ts';

const BOARD = {
  offers: { fish: 2, clay: 1, wood: 3 },
  tiles: ['iron+franc', 'wood+cattle', 'wood+franc'],
  town: ['joinery', 'building-firm-1'],
  piles: [['marketplace', 'bakehouse']],
  seats: { red: { francs: 20, goods: { wood: 3 } }, green: { francs: 20, loans: 1, buildings: ['tannery'] } },
} as const;

const TILES = ['wood+clay', 'wood+cattle', 'wood+franc', 'fish+clay', 'wood+fish', 'fish+grain', 'iron+franc'];

describe('taking back', () => {
  it('a seat takes back, step by step, what it did in its own turn (L-250)', () => {
    const game = given(BOARD);
    const before = [game.table.state.digest()];
    for (const token of ['buy marketplace', 'enter joinery', 'convert 2', 'buy bakehouse']) {
      game.play(token);
      before.push(game.table.state.digest());
    }
    before.pop();
    while (before.length > 0) {
      expect(game.table.undo(0)).toBe(true);
      expect(game.table.state.digest()).toBe(before.pop());
    }
    expect(game.asked).toBe('red main');
    expect(game.table.undo(0)).toBe(false);
  });

  it('or several steps at once, and plays on from there (L-250)', () => {
    const game = given(BOARD).play('buy marketplace; take fish; buy bakehouse');
    expect(game.table.earliestUndo(0)).toBe(0);
    expect(game.table.undo(0, 1)).toBe(true);
    expect([game.asked, game.seat('red').buildings]).toEqual(['red main', ['marketplace']]);
    game.play('take clay');
    expect(game.goods('red')).toEqual({ franc: 14, wood: 3, clay: 1 });
    expect(game.table.steps.map((step) => leHavre.token(step.option))).toEqual(['buy marketplace', 'take clay']);
  });

  it('not once its turn has ended (L-250)', () => {
    const game = given(BOARD).play('take fish; end');
    expect(game.asked).toBe('green turn');
    expect(game.table.undo(0)).toBe(false);
    expect(game.goods('red')).toEqual({ franc: 20, wood: 3, fish: 2 });
  });

  it('but while nobody has played on, when the turn ended by itself, nothing being left to do (L-250)', () => {
    const game = given({ ...BOARD, town: [], piles: [], seats: { green: { buildings: ['tannery'] } } });
    const before = game.table.state.digest();
    game.play('take fish');
    expect(game.asked).toBe('green turn');
    expect(game.table.undo(0)).toBe(true);
    expect(game.table.state.digest()).toBe(before);
    game.play('take fish; supply');
    expect(game.table.undo(0)).toBe(false);
  });

  it('not past a supply tile that was turned up (L-251)', () => {
    const game = begin({ players: '2', length: 'full' });
    const { table } = game;
    game.play('buy building-firm-1; supply; take fish');
    expect(table.steps.map((step) => step.seat)).toEqual([0, 0, -1, 0]);
    expect(table.undo(0)).toBe(true);
    expect([game.asked, table.undo(0), table.earliestUndo(0)]).toEqual(['red main', false, 3]);
    expect(table.undo(0, 0)).toBe(false);
  });

  it('not past a special building that was turned up (L-251)', () => {
    const specials = { pile: 2, unseen: ['bakery', 'farm', 'zoo'] };
    const seats = { red: { francs: 20, buildings: ['bank'] }, green: { francs: 20 } };
    const game = given({ turn: 7, phase: 'feed', tiles: ['wood+cattle'], specials, seats }).play('food 16 franc');
    expect(game.town).toHaveLength(1);
    expect(game.table.undo(0)).toBe(false);
    expect(game.table.undo(1)).toBe(false);
  });

  it('also when the seat had looked at it: the others had not (L-251)', () => {
    const seen = [
      { place: 1, card: 'zoo', knownBy: ['red'] },
      { place: 2, card: 'diner', knownBy: ['red'] },
    ];
    const specials = { pile: 3, unseen: ['farm', 'bakery'], seen };
    const offers = { fish: 2, wood: 1 };
    const poor = { francs: 3 };
    const game = given({
      players: 3,
      round: 4,
      turn: 7,
      tiles: TILES,
      offers,
      specials,
      seats: { red: poor, green: poor, blue: poor },
    });
    game.play('take wood');
    expect(game.town).toEqual(['zoo']);
    expect(game.table.record()).toContain('(reveal zoo)');
    expect(game.table.undo(0)).toBe(false);
  });

  it("not past another seat's sale or repayment (L-252)", () => {
    const game = given(BOARD).play('buy marketplace; green: repay');
    expect(game.table.undo(0)).toBe(false);
    expect(game.seat('green').loans).toBe(0);
    game.play('take fish');
    expect(game.table.undo(0)).toBe(true);
    expect(game.table.undo(0)).toBe(false);
    expect(game.seat('red').buildings).toEqual(['marketplace']);
  });

  it('nor does another seat take back what was not its own (L-252)', () => {
    const game = given(BOARD).play('take fish');
    expect(game.table.undo(1)).toBe(false);
    game.play('green: sell tannery');
    expect(game.table.undo(1)).toBe(true);
    expect(game.seat('green').buildings).toEqual(['tannery']);
    expect(game.asked).toBe('red after');
  });

  it("not past another seat's decision about interest (L-252)", () => {
    const seats = { red: { francs: 3, buildings: ['bank'] }, green: { francs: 2, loans: 1, buildings: ['tannery'] } };
    const game = given({ ...BOARD, phase: 'turn', tiles: ['wood+fish'], piles: [], seats });
    game.play('supply; interest');
    expect(game.asked).toBe('red main');
    expect(game.table.undo(0)).toBe(false);
    expect(game.seat('green').francs).toBe(1);
  });

  it('what was taken back is not in the record, which plays to the same state', () => {
    const game = given(BOARD).play('buy marketplace; take fish');
    game.table.undo(0);
    game.play('take wood; end');
    const again = Table.replay(leHavre, game.table.record());
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(again.value.state.digest()).toBe(game.table.state.digest());
    expect(game.table.record()).not.toContain('take fish');
  });
});
