import { count, DISTRICTS, districtPoints, paris, Standings } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { given, whole } from './scenario.ts';

const COLOURS = ['blue', 'green', 'red', 'yellow'];
const ALL = DISTRICTS.flatMap((name) => whole(name));
const LANDMARKS = { tuileries: 'chaillot', 'grand-palais': 'chaillot', 'sacre-coeur': 'chaillot', louvre: 'chaillot' };

/** Points in Chaillot, where score tile 1 (20/10/5) lies, for these places of each seat; several seats may hold one. */
function points(...held: string[][]): number[] {
  const twice = (keys: string[]): boolean => new Set(keys).size < keys.length;
  const seats = Object.fromEntries(
    held.map((keys, i) => [COLOURS[i], { hand: 1, keys, usedTiles: twice(keys) ? [9] : [] }]),
  );
  const scores = { chaillot: 1 };
  const game = given({ players: held.length, buildings: ALL, landmarks: LANDMARKS, scores, seats });
  return districtPoints(game.table.state, DISTRICTS.indexOf('chaillot'));
}
const c = (...values: number[]): string[] => values.map((value) => `chaillot-${value}`);

describe('counting a district', () => {
  it('first, second and third score, the fourth does not (P-711)', () => {
    expect(points(c(1), c(8), c(5), c(4))).toEqual([0, 20, 10, 5]);
  });

  it('the values of all places held are added, landmarks too (P-711)', () => {
    expect(points(c(1, 2, 3, 4), ['louvre'], ['tuileries', ...c(8)])).toEqual([5, 10, 20]);
    expect(points(c(8, 5, 4), ['louvre'], c(3))).toEqual([20, 10, 5]);
  });

  it('who holds nothing there scores nothing, though a rank is free; a bank or the Arc is no place (P-711)', () => {
    expect(points(c(1), [], [])).toEqual([20, 0, 0]);
    expect(points(c(1), ['chaillot-bank', 'arc'], ['belleville-8'])).toEqual([20, 0, 0]);
  });

  it('of equal sums the higher single value is ahead (P-712)', () => {
    expect(points(c(4, 1), c(5), c(2))).toEqual([10, 20, 5]);
    expect(points(c(8), c(5, 3), c(4, 2, 1))).toEqual([20, 10, 5]);
    expect(points(['grand-palais', ...c(2)], ['sacre-coeur'], c(1))).toEqual([10, 20, 5]);
  });

  it('the second highest value does not decide (P-712, P-713)', () => {
    expect(points(['louvre', ...c(3, 1)], ['louvre', ...c(4)], c(5))).toEqual([20, 20, 5]);
  });

  it('who is equal in both shares the rank, and the next is skipped (P-713)', () => {
    expect(points(['louvre'], ['louvre'], c(8), c(5))).toEqual([20, 20, 5, 0]);
    expect(points(['louvre'], c(8), c(8), c(5))).toEqual([20, 10, 10, 0]);
    expect(points(['louvre'], ['tuileries'], c(8), c(8))).toEqual([20, 10, 5, 5]);
  });

  it('after three firsts nobody scores (P-713)', () => {
    expect(points(['louvre'], ['louvre'], ['louvre'], c(8))).toEqual([20, 20, 20, 0]);
    expect(points(c(8), c(8), c(8), c(8))).toEqual([20, 20, 20, 20]);
  });

  it('without a score tile a district is not counted (P-716)', () => {
    const seats = { blue: { hand: 1, keys: ['chaillot-8', 'belleville-1'] }, green: { hand: 1 } };
    const position = { buildings: ALL, seats };
    expect(given(position).scores).toEqual([0, 0]);
    expect(given({ ...position, scores: { belleville: 6 } }).scores).toEqual([10, 0]);
  });

  it('each district by itself, with the tile that lies there (P-711)', () => {
    const blue = { hand: 1, points: 7, keys: ['chaillot-8', 'belleville-1', 'montmartre-1'] };
    const green = { hand: 1, keys: ['chaillot-5', 'belleville-3'] };
    const game = given({
      buildings: ALL,
      scores: { chaillot: 1, belleville: 3, montmartre: 2 },
      seats: { blue, green },
    });
    expect(game.scores).toEqual([7 + 20 + 0 + 18, 10 + 16]);
    expect(count(game.table.state, 0)).toEqual({ points: 7, francs: 0, districts: [18, 0, 0, 0, 0, 20], total: 45 });
  });

  it('two own keys on one place count twice (P-717, P-318)', () => {
    expect(points(c(5, 5), c(8), c(1))).toEqual([20, 10, 5]);
    expect(points(c(4, 4), c(8), c(1))).toEqual([10, 20, 5]);
  });

  it('a place that two seats hold counts for both (P-318, P-711)', () => {
    expect(points(c(8, 1), c(8), c(2))).toEqual([20, 10, 5]);
  });
});

describe('two players', () => {
  it.each([
    [
      [8, 4],
      [5, 1],
      [20, 10],
    ],
    [[8, 4], [5], [20, 0]],
    [[8], [4], [20, 10]],
    [[8], [3], [20, 0]],
    [[5], [2], [20, 0]],
    [[3, 2, 1], [3], [20, 10]],
  ])('%j against %j: the second scores from half of the first on (P-714)', (first, second, scores) => {
    expect(points(c(...first), c(...second))).toEqual(scores);
    expect(points(c(...second), c(...first))).toEqual(scores.toReversed());
  });

  it('equal sums: both first, or first and second by the higher value (P-714, P-712, P-713)', () => {
    expect(points(c(8), c(8))).toEqual([20, 20]);
    expect(points(c(8), c(5, 3))).toEqual([20, 10]);
  });

  it('with three players a second below half scores all the same (P-714)', () => {
    expect(points(c(8), c(1), [])).toEqual([20, 10, 0]);
  });
});

describe('the end of the count', () => {
  it('tile 27 brings a point a franc, and the francs stay for the tie (P-710, P-715)', () => {
    const seats = { blue: { francs: 12, points: 3, tiles: [27], hand: 1 }, green: { francs: 30, points: 15, hand: 1 } };
    const game = given({ seats });
    expect([game.scores, game.winners]).toEqual([[15, 15], ['green']]);
    expect(count(game.table.state, 0)).toMatchObject({ points: 3, francs: 12, total: 15 });
    const more = { ...seats, green: { ...seats.green, francs: 11 } };
    expect(given({ seats: more }).winners).toEqual(['blue']);
  });

  const win = (...seats: Record<string, unknown>[]): string[] => {
    const named = Object.fromEntries(seats.map((seat, i) => [COLOURS[i], { hand: 1, ...seat }]));
    return given({
      players: seats.length,
      buildings: ALL,
      landmarks: LANDMARKS,
      seats: named as Parameters<typeof given>[0],
    }).winners;
  };

  it('most points win (P-715)', () => {
    expect(win({ points: 30 }, { points: 31 }, { points: 29, francs: 90 })).toEqual(['green']);
  });

  it('then most francs (P-715)', () => {
    expect(win({ points: 30, francs: 4 }, { points: 30, francs: 5 }, { points: 29, francs: 9 })).toEqual(['green']);
  });

  it('and francs before the value that is held (P-715)', () => {
    expect(win({ points: 30, francs: 5, keys: ['chaillot-1'] }, { points: 30, francs: 4, keys: ['louvre'] })).toEqual([
      'blue',
    ]);
  });

  it('then the highest value of all places held, in all districts, landmarks included (P-715)', () => {
    const keys = ['belleville-3', 'montmartre-2'];
    expect(win({ points: 30, francs: 4, keys }, { points: 30, francs: 4, keys: ['chaillot-4'] })).toEqual(['blue']);
    expect(win({ points: 30, keys }, { points: 30, keys: ['tuileries'] })).toEqual(['green']);
    expect(
      win({ points: 3, usedTiles: [9], keys: ['chaillot-3', 'chaillot-3'] }, { points: 3, keys: ['chaillot-5'] }),
    ).toEqual(['blue']);
  });

  it('keys on banks and on the Arc have no value there (P-715, P-314)', () => {
    expect(win({ points: 3, keys: ['arc', 'chaillot-bank'] }, { points: 3, keys: ['chaillot-1'] })).toEqual(['green']);
  });

  it('who is still equal shares the win (P-715)', () => {
    const same = { points: 30, francs: 4, keys: ['chaillot-5'] };
    expect(win(same, { ...same, keys: ['belleville-5'] }, { ...same, francs: 3 })).toEqual(['blue', 'green']);
    expect(win(same, { ...same, keys: ['belleville-5'] }, { ...same, keys: ['montmartre-5'] })).toEqual([
      'blue',
      'green',
      'red',
    ]);
  });

  it('what is on the table in the last state is what the game says it is (P-706, P-710)', () => {
    const seats = { blue: { hand: 1, francs: 6, tiles: [27], keys: ['chaillot-8'] }, green: { hand: 1, francs: 1 } };
    const game = given({ ending: 2, turn: 'green', buildings: ALL, scores: { chaillot: 1 }, seats }).play('place arc');
    expect([game.table.over, paris.scores(game.table.state), game.winners]).toEqual([true, [26, 0], ['blue']]);
  });
});

it('standings that are measured again forget what was (P-711)', () => {
  const at = (keys: string[]) => given({ buildings: ALL, seats: { blue: { hand: 1, keys } } }).table.state;
  const standings = new Standings();
  standings.measure(at(['chaillot-8', 'chaillot-5']));
  expect([standings.sum(0, 5), standings.highest(0, 5)]).toEqual([13, 8]);
  standings.measure(at(['chaillot-2', 'montmartre-1']));
  expect([standings.sum(0, 5), standings.highest(0, 5), standings.sum(0, 0)]).toEqual([2, 2, 1]);
});

it('who leads a district is ahead of everybody else there: by the sum, then by the higher single value (P-711, P-712)', () => {
  const leaders = (...held: string[][]): string[] => {
    const seats = Object.fromEntries(held.map((keys, i) => [COLOURS[i], { hand: 1, keys }]));
    const { state } = given({ players: held.length, buildings: ALL, landmarks: LANDMARKS, seats }).table;
    const standings = new Standings();
    standings.measure(state);
    return COLOURS.slice(0, held.length).filter((_, seat) => standings.leads(state, seat, 5));
  };
  expect(leaders(c(4), c(5), c(1))).toEqual(['green']);
  expect(leaders(c(5), c(4, 1), c(2))).toEqual(['blue']);
  expect(leaders(['louvre', ...c(3, 1)], ['tuileries', ...c(8)])).toEqual(['blue']);
  expect(leaders(c(8), c(8))).toEqual([]);
  expect(leaders([], [])).toEqual([]);
  expect(leaders([], [], c(1))).toEqual(['red']);
});
