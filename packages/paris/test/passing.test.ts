import { describe, expect, it } from 'vitest';
import { given, on } from './scenario.ts';

const STACKS = {
  stacks: [
    { left: 2, back: 'belleville' },
    { left: 2, back: 'chaillot' },
  ],
};
const unseen = ['belleville-1', 'belleville-2', 'chaillot-2', 'chaillot-3', 'chaillot-4'];

describe('passing', () => {
  it('is played by itself when no action is possible and nothing is left to do (P-205, P-208)', () => {
    const game = given({ ...STACKS, unseen, endStack: [1], seats: { green: { hand: 1 } } });
    expect([game.told, game.asked]).toEqual([['blue: pass', 'blue: end'], 'green draw']);
  });

  it('is refused while an action is possible (P-205)', () => {
    const place = given({ endStack: [1], seats: { blue: { hand: 1 }, green: { hand: 1 } } });
    place.refuses('pass', 'P-205', 'may-not-pass');
    const seats = { blue: { francs: 1, keys: ['arc'], tokens: { wood: 1 } }, green: { hand: 1 } };
    const move = given({ ...STACKS, unseen, buildings: ['chaillot-1'], seats, endStack: [1] });
    move.refuses('pass', 'P-205', 'may-not-pass');
    const look = given({ endStack: [1], seats: { blue: { tokens: { wood: 1 } }, green: { hand: 1 } } });
    look.refuses('pass', 'P-205', 'may-not-pass');
    for (const game of [place, move, look]) expect(game.offeredBy('pass')).toEqual([]);
  });

  it('is judged by what the seat has: nobody must sell to make an action possible (P-205)', () => {
    const seats = { blue: { keys: ['arc'], tokens: { wood: 2 } }, green: { hand: 1 } };
    const position = { ...STACKS, unseen, buildings: on('chaillot', 1), seats, endStack: [1] };
    const game = given(position);
    expect(game.offered).toEqual(['pass', 'sell wood']);
    expect(given(position).play('pass; end').asked).toBe('green draw');
    game.play('sell wood').refuses('pass', 'P-205', 'may-not-pass').play('move arc');
    expect(game.seat('blue').keys).toEqual(['chaillot-1']);
  });

  it('a key bought with a tile makes it impossible (P-205, P-301)', () => {
    const seats = { blue: { francs: 2, reserve: 1, tiles: [14] }, green: { hand: 1 } };
    const game = given({ ...STACKS, unseen, seats, endStack: [1] });
    expect(game.offered).toEqual(['pass', 'use 14']);
    game.play('use 14').refuses('pass', 'P-205', 'may-not-pass');
  });

  it('after it tiles and trade are still possible, but no action (P-203, P-204)', () => {
    const seats = { blue: { tiles: [22], tokens: { wood: 1 } }, green: { hand: 1 } };
    const game = given({ ...STACKS, unseen, seats, endStack: [1] }).play('pass');
    expect(game.offered).toEqual(['end', 'use 22', 'sell wood']);
    game.refuses('pass', 'P-204', 'one-action');
  });

  it('in the last round, with all keys stuck, the game still ends (P-205, P-705)', () => {
    const seats = { blue: { keys: ['arc'] }, green: { keys: ['chaillot-1'] } };
    const game = given({ ending: 1, buildings: ['chaillot-1'], seats });
    expect([game.table.over, game.told]).toEqual([
      true,
      ['blue', 'green', 'blue', 'green'].flatMap((name) => [`${name}: pass`, `${name}: end`]),
    ]);
  });
});
