import { describe, expect, it } from 'vitest';
import { given } from './scenario.ts';

const hands = { blue: { hand: 5 }, green: { hand: 5 }, red: { hand: 5 } };

describe('end-game tiles', () => {
  it('are not taken while a building tile is left (P-701)', () => {
    const game = given({
      stacks: [{ left: 1, back: 'chaillot' }],
      unseen: ['chaillot-1'],
      endStack: [1, 2],
      seats: hands,
      players: 3,
    });
    game.refuses('look', 'P-701', 'buildings-left');
    expect(game.offeredBy('look')).toEqual([]);
  });

  it('the seat that lays the last building tile may take one already (P-701)', () => {
    const stacks = [{ left: 1, back: 'chaillot' }];
    const seats = { blue: { hand: 5, tokens: { wood: 1 } }, green: { hand: 1 } };
    const game = given({ phase: 'draw', stacks, unseen: ['chaillot-1'], endStack: [1, 2], seats }).play('draw 1');
    expect([game.asked, game.offeredBy('look')]).toEqual(['blue action', ['look']]);
  });

  it('the seat looks through the stack and must keep one (P-702)', () => {
    const game = given({ endStack: [3, 7, 12], seats: hands, players: 3 }).play('look');
    expect(game.offered).toEqual(['keep end-3', 'keep end-7', 'keep end-12']);
    game
      .refuses('keep end-1', 'P-702', 'not-possible')
      .refuses('decline', 'P-200', 'not-asked')
      .refuses('end', 'P-200', 'not-asked');
    game.play('keep end-7');
    expect([game.seat('blue').endTiles, game.position['endStack']]).toEqual([[7], [3, 12]]);
  });

  it('it is the action of the turn, in the place of a key (P-702, P-204)', () => {
    const game = given({ endStack: [3, 7, 12], seats: hands, players: 3 }).play('look; keep end-7');
    game.refuses('place arc', 'P-204', 'one-action').refuses('look', 'P-204', 'one-action');
    expect(game.offered).toEqual(['end', 'use end-7']);
  });

  it('from an empty stack none is taken (P-702)', () => {
    given({ ending: 2, seats: hands, players: 3 }).refuses('look', 'P-702', 'no-end-tile');
  });

  it('used at once or in a later turn, francs or points (P-703)', () => {
    const game = given({ endStack: [9, 12, 1], seats: hands, players: 3 }).play('look; keep end-9; use end-9');
    expect(game.seat('blue')).toMatchObject({ francs: 5, endTiles: [], usedEndTiles: [9] });
    game.play('look; keep end-12; end; place arc; place arc; use end-12');
    expect([game.points, game.seat('green').usedEndTiles]).toEqual([[0, 5, 0], [12]]);
  });

  it('a seat may own any number of them, also two that stand for the same (P-704, P-707)', () => {
    const seats = { blue: { hand: 2, endTiles: [7, 8], tiles: [1] }, green: { hand: 5 } };
    const game = given({ endStack: [9, 1], seats }).play('use end-7; use end-8; look; keep end-9; use end-9; use 1');
    expect(game.seat('blue')).toMatchObject({ francs: 3 + 4 + 5 + 3, usedEndTiles: [7, 8, 9] });
  });
});

describe('the end of the game', () => {
  const last = { players: 3, round: 14, endStack: [7] };
  const three = (hand: number) => ({ blue: { hand }, green: { hand }, red: { hand } });

  it('the last tile: the round is played to its end, then one more whole round (P-705)', () => {
    const game = given({ ...last, seats: three(5) }).play('look; end');
    expect([game.asked, game.line]).toEqual(['green action', '14.2 green']);
    game.play('place arc; place arc');
    expect([game.asked, game.line]).toEqual(['blue action', '15.1 blue']);
    game.play('place arc; end; place chaillot; place chaillot');
    expect([game.asked, game.line, game.table.over]).toEqual(['nobody over', 'count', true]);
  });

  it.each([
    ['blue', 5],
    ['green', 4],
    ['red', 3],
  ])('taken by %s, %i turns follow, and all have had the same number of turns (P-705)', (turn, turns) => {
    const game = given({ ...last, turn, seats: three(7) }).play('look; end');
    for (let n = 0; n < turns; n++) {
      expect(game.table.over).toBe(false);
      game.play(game.offeredBy('place')[0] as string);
      if (game.asked.endsWith('after')) game.play('end');
    }
    expect(game.table.over).toBe(true);
  });

  it('with end-game tiles left the game goes on (P-705)', () => {
    const game = given({ ...last, endStack: [7, 8], seats: three(5) }).play(
      'look; keep end-7; use end-7; place arc; place arc',
    );
    expect([game.line, game.position['ending']]).toEqual(['15.1 blue', undefined]);
  });

  it('in the last turns tiles are still used (P-703, P-510)', () => {
    const seats = { blue: { hand: 5, tiles: [22] }, green: { hand: 5 } };
    const game = given({ ending: 2, turn: 'blue', seats }).play('place arc; use 22; place arc');
    expect([game.table.over, game.scores]).toEqual([true, [12, 0]]);
  });

  it('afterwards nobody decides, and what was not used brings nothing (P-706)', () => {
    const seats = { blue: { hand: 5, tiles: [12, 22], endTiles: [12] }, green: { hand: 5, francs: 4 } };
    const game = given({ ending: 2, turn: 'green', seats }).play('place arc');
    expect([game.table.over, game.offered, game.scores]).toEqual([true, [], [0, 0]]);
    for (const token of ['use 22', 'use end-12', 'place arc']) game.refuses(`blue: ${token}`, 'P-706', 'game-over');
  });

  it('a record of it ends with the scores and replays (P-705)', () => {
    const game = given({ ...last, players: 2, seats: { blue: { hand: 5 }, green: { hand: 5 } } });
    game.play('look; use end-7; place arc; place arc; place chaillot');
    expect(game.table.record()).toMatch(/result blue 0 {2}green 0\n$/);
  });
});
