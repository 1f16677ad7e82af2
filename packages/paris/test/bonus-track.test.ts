import { describe, expect, it } from 'vitest';
import { given, on, track } from './scenario.ts';

const END = { endStack: [1, 2, 3] };

/** Blue comes to stand on a 1 in Chaillot, with this track before it. */
const onOne = (tiles: number[], blue: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
  given({
    ...END,
    buildings: ['chaillot-1'],
    track: track(...tiles),
    seats: { blue: { francs: 1, hand: 1, keys: ['chaillot-bank'], ...blue }, green: { hand: 3 } },
    ...more,
  }).play('move chaillot-bank');

describe('the bonus track', () => {
  it('the meeple goes to any space ahead with a tile on it, and takes the tile (P-501)', () => {
    const game = onOne([1, 5, 12, 30]);
    expect(game.offered).toEqual(['decline', 'bonus 1', 'bonus 5', 'bonus 12', 'bonus 30']);
    game.refuses('bonus 2', 'P-501', 'no-tile-left').play('bonus 12');
    expect([game.seat('blue').tiles, game.seat('blue').meeple, game.onTrack]).toEqual([[12], 12, [1, 5, 30]]);
  });

  it('forward only: not to what it has passed, nor to where it stands (P-502)', () => {
    const game = onOne([5, 6, 7, 8], { meeple: 6 });
    expect(game.offered).toEqual(['decline', 'bonus 7', 'bonus 8']);
    game.refuses('bonus 5', 'P-502', 'behind-meeple').refuses('bonus 6', 'P-502', 'behind-meeple');
  });

  it('from space 30 there is no tile any more, and nothing is asked (P-502, P-505)', () => {
    const game = onOne([5, 29, 30], { meeple: 30 });
    expect([game.asked, game.seat('blue').tiles]).toEqual(['green action', []]);
  });

  it('meeples may share a space while a tile is left for each (P-503, P-501)', () => {
    const seats = {
      blue: { francs: 1, hand: 1, keys: ['chaillot-bank'] },
      green: { francs: 2, hand: 3, keys: ['belleville-bank'] },
      red: { francs: 2, hand: 1, keys: ['montmartre-bank'] },
    };
    const buildings = ['chaillot-1', 'belleville-1', 'montmartre-1'];
    const game = given({ ...END, players: 3, buildings, track: track(6, 6, 9), seats });
    game.play('move chaillot-bank; bonus 6; end; move belleville-bank; bonus 6; end');
    expect([game.seat('blue').meeple, game.seat('green').meeple, game.onTrack]).toEqual([6, 6, [9]]);
    game.play('move montmartre-bank').refuses('bonus 6', 'P-501', 'no-tile-left').play('bonus 9');
    expect(game.seat('red').meeple).toBe(9);
  });

  it('of several equal tiles one is taken and the others stay (P-501)', () => {
    const game = onOne([18, 18, 18], {}, { players: 4 }).play('bonus 18');
    const left = game.position['track'] as unknown as { left: number }[];
    expect([game.seat('blue').tiles, left[17]?.left]).toEqual([[18], 2]);
  });

  it.each(['tiles', 'usedTiles'])('never two of one number: with it among %s it is refused (P-504)', (where) => {
    const game = onOne([6, 9], { [where]: [6] }, { players: 3 });
    expect(game.offered).toEqual(['decline', 'bonus 9']);
    game.refuses('bonus 6', 'P-504', 'twice');
  });

  it('when all that is ahead is owned, nothing is asked (P-504, P-505)', () => {
    const game = onOne([6], { usedTiles: [6] }, { players: 3 });
    expect(game.asked).toBe('green action');
  });

  it('taking one is optional: who declines stays where it is (P-505)', () => {
    const game = onOne([5], { meeple: 2 }).play('decline');
    expect([game.seat('blue').meeple, game.seat('blue').tiles, game.onTrack]).toEqual([2, [], [5]]);
  });

  it('on a 2 it is free as well, on a 3 it costs 2 francs, on a 4 or 5 there is none (P-342, P-343, P-345)', () => {
    const arrive = (value: number, answer: string): [number, number[]] => {
      const seats = { blue: { francs: 9, hand: 1, keys: ['chaillot-bank'] }, green: { hand: 3 } };
      const game = given({ ...END, buildings: on('chaillot', value), track: track(9), seats }).play(
        'move chaillot-bank',
      );
      if (game.asked === 'blue bonus') game.play(answer);
      return [game.seat('blue').francs, game.seat('blue').tiles];
    };
    expect([arrive(2, 'bonus 9'), arrive(2, 'decline')]).toEqual([
      [7, [9]],
      [7, []],
    ]);
    expect([arrive(3, 'bonus 9'), arrive(3, 'decline')]).toEqual([
      [4, [9]],
      [6, []],
    ]);
    expect([arrive(4, 'bonus 9'), arrive(5, 'bonus 9')]).toEqual([
      [5, []],
      [4, []],
    ]);
  });
});

describe('using what was taken', () => {
  it('at once after the move (P-510)', () => {
    const game = onOne([5]).play('bonus 5; use 5');
    expect(game.seat('blue')).toMatchObject({ francs: 5, tiles: [], usedTiles: [5] });
    game.refuses('green: use 5', 'P-510', 'not-held');
  });

  it('or later in an own turn, once (P-510)', () => {
    const game = onOne([5], { tokens: { wood: 1 } }).play('bonus 5; end');
    game.refuses('blue: use 5', 'P-200', 'not-your-decision').play('place arc; use 5');
    expect(game.seat('blue').francs).toBe(5);
    game.refuses('use 5', 'P-510', 'not-held');
  });

  it('one that one does not have is not used (P-510)', () => {
    onOne([5], { tokens: { wood: 1 } })
      .play('decline')
      .refuses('use 5', 'P-510', 'not-held')
      .refuses('use end-7', 'P-510', 'not-held');
  });

  it('a use must bring something (P-511)', () => {
    const seats = {
      blue: { hand: 1, tiles: [18, 23, 24, 29, 30], tokens: { wood: 1, gold: 1, bronze: 1 } },
      green: { hand: 1 },
    };
    const game = given({ ...END, seats });
    for (const tile of [18, 23, 24, 29, 30]) game.refuses(`use ${tile}`, 'P-511', 'no-effect');
    expect(game.offeredBy('use')).toEqual([]);
  });

  it('a tile that stands for a token is spent or sold, not used (P-512)', () => {
    const tiles = [2, 3, 4, 8, 10, 19, 21];
    const seats = { blue: { hand: 1, tiles, endTiles: [1, 6] }, green: { hand: 1 } };
    const game = given({ ...END, endStack: [2], seats });
    for (const tile of tiles) game.refuses(`use ${tile}`, 'P-512', 'stands-for-token');
    game.refuses('use end-1', 'P-512', 'stands-for-token').refuses('use end-6', 'P-512', 'stands-for-token');
  });

  it('and brings no token: the tokens on the table stay as they are (P-512)', () => {
    const blue = { francs: 8, hand: 1, keys: ['chaillot-bank'], tiles: [2] };
    const game = given({ ...END, buildings: ['chaillot-8'], supply: { wood: 1 }, seats: { blue, green: { hand: 1 } } });
    game.play('move chaillot-bank');
    expect([game.seat('blue').usedTiles, game.supply, game.seat('blue').tokens]).toEqual([[2], { wood: 1 }, {}]);
  });
});
