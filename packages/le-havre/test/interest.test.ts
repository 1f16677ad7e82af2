import type { JsonObject } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

const TILES = ['wood+fish', 'iron+franc', 'wood+cattle', 'fish+grain', 'wood+franc', 'fish+clay', 'wood+clay'];

/** Three seats, red to supply on the tile with the interest. */
const due = (seats: JsonObject, more: JsonObject = {}): Scenario =>
  given({ players: 3, round: 10, phase: 'turn', tiles: TILES, seats, ...more });

const purse = (game: Scenario, seat: string): string =>
  `${game.seat(seat).francs} francs, ${game.seat(seat).loans} loans`;

describe('interest', () => {
  it('falls due on the interest tile, after its tokens and before the main action (L-210)', () => {
    const game = due({ red: { francs: 2, loans: 1, buildings: ['joinery'] } }).play('supply');
    expect(game.asked).toBe('red interest');
    expect(game.offers).toEqual({ fish: 1, wood: 1 });
    game.refuses('take fish', 'L-220').play('interest');
    expect(game.asked).toBe('red main');
  });

  it('falls due on no other tile (L-210)', () => {
    const game = due({ red: { francs: 2, loans: 1 } }, { tiles: ['wood+cattle'] });
    expect(game.asked).toBe('red main');
    expect(purse(game, 'red')).toBe('2 francs, 1 loans');
  });

  it('is owed by every seat with a loan and by no other (L-210)', () => {
    const game = due({ red: { francs: 2 }, green: { francs: 2, loans: 1 }, blue: { francs: 3, loans: 2 } });
    expect(['red', 'green', 'blue'].map((seat) => purse(game, seat))).toEqual([
      '2 francs, 0 loans',
      '1 francs, 1 loans',
      '2 francs, 2 loans',
    ]);
  });

  it('is settled seat by seat from the active seat onward (L-211)', () => {
    const owing = (building: string) => ({ francs: 2, loans: 1, buildings: [building] });
    const seats = { red: owing('joinery'), green: owing('fishery'), blue: owing('bakehouse') };
    const game = due(seats, { turn: 2, tiles: ['iron+franc', 'wood+fish'] }).play('supply');
    const asked = [1, 2, 3].map(() => {
      const seat = game.asked;
      game.play('interest');
      return seat;
    });
    expect(asked).toEqual(['green interest', 'blue interest', 'red interest']);
    expect(game.asked).toBe('green main');
  });

  it('before paying a seat that owes may repay and sell, and buys nothing (L-211)', () => {
    const game = due({ red: { francs: 9, loans: 2, buildings: ['joinery'] } }, { town: ['building-firm-1'] }).play(
      'supply',
    );
    expect(game.offered).toEqual(['interest', 'sell joinery', 'repay']);
    game.refuses('buy building-firm-1', 'L-231', 'not-now');
    game.play('sell joinery; repay; interest');
    expect(purse(game, 'red')).toBe('7 francs, 1 loans');
  });

  it('is 1 franc however many loans there are (L-212)', () => {
    expect(purse(due({ red: { francs: 4, loans: 9 } }), 'red')).toBe('3 francs, 9 loans');
  });

  it('is never paid with food (L-212): with fish and bread but no franc a loan is taken (L-213)', () => {
    const game = due({ red: { francs: 0, loans: 1, goods: { fish: 3, bread: 2 } } });
    expect(game.seat('red')).toMatchObject({ francs: 3, loans: 2, goods: { fish: 3, bread: 2 } });
  });

  it('a seat without a franc takes one loan, pays and keeps 3 francs, or sells instead (L-213)', () => {
    const seats = { red: { francs: 0, loans: 1, buildings: ['clay-mound'] } };
    expect(purse(due(seats).play('supply; interest'), 'red')).toBe('3 francs, 2 loans');
    expect(purse(due(seats).play('supply; sell clay-mound'), 'red')).toBe('0 francs, 1 loans');
  });

  it('no loan is taken by a seat that has the franc (L-214)', () => {
    const game = due({ red: { francs: 1, loans: 1, buildings: ['joinery'] } }).play('supply');
    game.refuses('borrow', 'L-214').play('interest');
    expect(purse(game, 'red')).toBe('0 francs, 1 loans');
  });

  it('nothing is owed once the last loan is repaid (L-215)', () => {
    const game = due({ red: { francs: 5, loans: 1 } }).play('supply; repay');
    expect(game.asked).toBe('red main');
    expect(purse(game, 'red')).toBe('0 francs, 0 loans');
  });
});

describe('dear loans', () => {
  const dear = (loans: number, francs: number, more: JsonObject = {}): string =>
    purse(due({ red: { francs, loans } }, { loans: 'dear', ...more }), 'red');

  it('take 2 francs from a seat with as many loans as there are seats (L-216)', () => {
    expect(dear(2, 4)).toBe('3 francs, 2 loans');
    expect(dear(3, 4)).toBe('2 francs, 3 loans');
    expect(dear(4, 4)).toBe('2 francs, 4 loans');
  });

  it('do not count the loan taken for this payment (L-216)', () => {
    expect(dear(2, 0)).toBe('3 francs, 3 loans');
    expect(dear(3, 1)).toBe('3 francs, 4 loans');
  });

  it('count the loans when the interest is paid: one repaid first no longer counts (L-216)', () => {
    const game = due({ red: { francs: 8, loans: 3 } }, { loans: 'dear' }).play('supply; repay');
    expect(purse(game, 'red')).toBe('2 francs, 2 loans');
  });

  it('are off unless the table wants them, and never apply to a game alone (L-216)', () => {
    expect(dear(3, 4, { loans: 'plain' })).toBe('3 francs, 3 loans');
    expect(dear(3, 4, { players: 1, round: 4 })).toBe('3 francs, 3 loans');
  });
});
