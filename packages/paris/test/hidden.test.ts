import { type JsonObject, Random, SPECTATOR } from '@quayside/kernel';
import { Phase, paris, seesHoldings } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { begin, given, type Scenario } from './scenario.ts';

type Seats = Record<string, Record<string, unknown>>;

const SEATS = {
  blue: { points: 4, francs: 3, hand: 2, reserve: 2, tokens: { wood: 1 }, tiles: [7], usedTiles: [1], endTiles: [3] },
  green: {
    points: 5,
    francs: 7,
    hand: 4,
    reserve: 1,
    tokens: { gold: 2, bronze: 1 },
    keys: ['arc', 'chaillot-1'],
    meeple: 18,
    tiles: [5, 18],
    usedTiles: [2],
    endTiles: [4, 9],
    usedEndTiles: [12],
  },
};
const POSITION = { buildings: ['chaillot-1'], endStack: [1, 2, 10], seats: SEATS };

describe('behind the screens', () => {
  const game = given(POSITION);
  const green = (game.seenBy('blue')['seats'] as Seats)['green'] as Record<string, unknown>;

  it("others' francs, keys in hand, tokens and unused tiles are not seen (P-121)", () => {
    expect(green).toMatchObject({ francs: 0, hand: 0, tokens: {}, tiles: [], endTiles: [] });
  });

  it('points, keys on the board and in reserve, the meeple and used tiles are (P-124)', () => {
    const { points, reserve, keys, meeple, usedTiles, usedEndTiles } = SEATS.green;
    expect(green).toMatchObject({ points, reserve, keys, meeple, usedTiles, usedEndTiles });
  });

  it('the own things are all seen (P-121)', () => {
    expect((game.seenBy('blue')['seats'] as Seats)['blue']).toEqual(game.seat('blue'));
    expect((game.seenBy('green')['seats'] as Seats)['green']).toEqual(game.seat('green'));
  });

  it('who may look there sees what is there, in open games and at the end all may (P-121)', () => {
    const { state } = game.table;
    expect([seesHoldings(state, 0, 0), seesHoldings(state, 0, 1), seesHoldings(state, SPECTATOR, 0)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(seesHoldings(begin({ players: '2', holdings: 'open' }).table.state, 0, 1)).toBe(true);
    expect(seesHoldings(given({ ...POSITION, phase: 'over' }).table.state, 0, 1)).toBe(true);
  });

  it('and so is what lies on the table (P-124)', () => {
    const begun = begin({ players: '3' }).play('draw 1');
    for (const field of ['supply', 'beside', 'buildings', 'landmarks', 'scores', 'stacks', 'track', 'unseen'])
      expect(begun.seenBy('green')[field]).toEqual(begun.position[field]);
  });
});

describe('the stacks of building tiles', () => {
  it('nothing in the game knows more of them than the backs: the tile is drawn by chance (P-122)', () => {
    const unseen = ['chaillot-1', 'chaillot-2', 'chaillot-3', 'belleville-1'];
    const stacks = [
      { left: 2, back: 'chaillot' },
      { left: 1, back: 'belleville' },
    ];
    const position = { phase: 'draw', stacks, unseen, endStack: [1], seats: { blue: { hand: 1 }, green: { hand: 1 } } };
    const game = given(position);
    expect(game.position['unseen']).toEqual(['belleville-1', 'chaillot-1', 'chaillot-2', 'chaillot-3']);
    game.play('draw 1');
    expect(game.told[1]).toMatch(/^chance: tile chaillot-[123]$/);
    expect(game.told[2]).toBe('chance: back 1 chaillot');
  });

  it('the seed, which would tell them, is not in the record of a seat (P-122)', () => {
    const game = begin({ players: '2' }).play('draw 1');
    expect(game.table.record()).toMatch(/ {2}seed scenario\n/);
    expect(game.table.record(0)).toMatch(/ {2}seed \?\n/);
  });
});

describe('the stack of end-game tiles', () => {
  it('is seen by nobody before somebody looks (P-123)', () => {
    const game = given(POSITION);
    expect(game.seenBy('blue')).toMatchObject({ endUnknown: [1, 2, 4, 9, 10], endLeft: 3 });
    expect(game.seenBy('blue')['endStack'] ?? []).toEqual([]);
    expect(game.seenBy('green')).toMatchObject({ endUnknown: [1, 2, 3, 10], endLeft: 3 });
  });

  it('then by the seat that chooses, and by no other (P-123)', () => {
    const game = given(POSITION).play('look');
    expect(game.seenBy('blue')).toMatchObject({ endStack: [1, 2, 10], endUnknown: [4, 9] });
    expect(game.seenBy('green')).toMatchObject({ endUnknown: [1, 2, 3, 10] });
  });

  it('and no more after the choice; what was kept its owner alone knows (P-123)', () => {
    const game = given(POSITION).play('look; keep end-10');
    expect(game.seenBy('blue')).toMatchObject({ endUnknown: [1, 2, 4, 9], endLeft: 2 });
    expect((game.seenBy('blue')['seats'] as Seats)['blue']).toMatchObject({ endTiles: [3, 10] });
    expect(game.seenBy('green')).toMatchObject({ endUnknown: [1, 2, 3, 10], endLeft: 2 });
  });

  it('until it is used (P-123, P-124)', () => {
    const game = given(POSITION).play('look; keep end-10; use end-10');
    expect((game.seenBy('green')['seats'] as Seats)['blue']).toMatchObject({ usedEndTiles: [10], points: 7 });
  });

  it('the record of another seat does not name it (P-123)', () => {
    const game = given(POSITION).play('look; keep end-10; end');
    expect([game.table.record(), game.table.record(0)].map((text) => text.includes('keep end-10'))).toEqual([
      true,
      true,
    ]);
    expect(game.table.record(1)).toContain('look · keep ?');
    expect(game.table.record(1)).not.toContain('end-10');
  });

  it('a spectator knows neither that tile nor what anybody keeps behind a screen (P-123, P-124)', () => {
    const game = given(POSITION).play('look; keep end-10');
    const record = game.table.record(SPECTATOR);
    expect(record).toContain('look · keep ?');
    expect(record).not.toContain('end-10');
    const { state } = game.table;
    const seen = game.table.game.blank();
    game.table.game.view(state, SPECTATOR, seen);
    expect([...seen.francs, ...seen.hand, ...seen.tokens].every((n) => n === 0)).toBe(true);
    expect([...seen.points]).toEqual([...state.points]);
  });

  it('from the look on nothing of it is taken back, but what was done after it is (P-251, P-250)', () => {
    const game = given(POSITION).play('sell wood; look');
    expect([game.table.undo(0), game.asked]).toEqual([false, 'blue look']);
    game.play('keep end-10; use end-10');
    expect([game.table.undo(0), game.seat('blue').endTiles]).toEqual([true, [3, 10]]);
    expect([game.table.undo(0), game.table.undo(0, 0), game.asked]).toEqual([false, false, 'blue after']);
  });

  it('also when one tile was left and is kept by itself (P-251, P-208)', () => {
    const game = given({ ...POSITION, endStack: [10] }).play('look');
    expect([game.seat('blue').endTiles, game.table.undo(0)]).toEqual([[3, 10], false]);
  });
});

describe('what is done in the open', () => {
  it('is told to all: which bonus tile is taken, what is sold, what a bank pays (P-125)', () => {
    const track = Array.from({ length: 30 }, (_, i) => ({ tile: i + 1, left: i === 8 ? 1 : 0 }));
    const blue = { francs: 1, hand: 1, keys: ['chaillot-bank'], tokens: { wood: 1 } };
    const position = { endStack: [1], buildings: ['chaillot-1'], track, seats: { blue, green: { hand: 2 } } };
    const game = given(position).play('sell wood; move chaillot-bank; bonus 9; place montmartre');
    expect(game.table.record(1)).toContain('sell wood · move chaillot-bank · to chaillot-1 · bonus 9');
    expect((game.seenBy('green')['seats'] as Seats)['blue']).toMatchObject({ tiles: [], meeple: 9 });
    expect(game.table.record(0)).toContain('place montmartre');
  });

  it('nobody learns from a view whether another seat has a choice: a view stops where it is asked (P-121)', () => {
    const game = given({ endStack: [1, 2], seats: { blue: { hand: 2 }, green: { hand: 2, francs: 4 } } });
    expect(game.play('place arc').table.undo(0)).toBe(true);
  });
});

describe('a view is played on as far as its seat can know', () => {
  it('what blue has to do by itself, green cannot know (P-121)', () => {
    const game = given({ turn: 'green', endStack: [1, 2], seats: { blue: {}, green: { hand: 1 } } });
    const view = paris.blank();
    paris.view(game.table.state, 1, view);
    paris.apply(view, paris.parse('place arc'));
    expect([view.seat, view.phase]).toEqual([0, Phase.ACTION]);
  });

  it('what chance does when there is one tile and one back, all can (P-122)', () => {
    const stacks = [
      { left: 1, back: 'chaillot' },
      { left: 1, back: 'montmartre' },
    ];
    const unseen = ['chaillot-1', 'montmartre-1'];
    const seats = { blue: { hand: 1, francs: 1 }, green: { hand: 1 } };
    const game = given({ phase: 'draw', stacks, unseen, endStack: [1], seats });
    const view = paris.blank();
    paris.view(game.table.state, 1, view);
    paris.apply(view, paris.parse('draw 1'));
    expect([view.seat, view.phase]).toEqual([0, Phase.ACTION]);
  });
});

describe('what a seat cannot know is imagined anew', () => {
  const position = (more: JsonObject = {}): JsonObject => ({ players: 3, ...POSITION, ...more });
  const imagined = (seat: number, more: JsonObject, seed: string): Scenario => {
    const game = given(position(more));
    paris.reshuffle(game.table.state, seat, new Random(seed));
    return game;
  };
  const SEEDS = Array.from({ length: 16 }, (_, n) => `imagined ${n}`);
  const several = (seat: number, more: JsonObject = {}): Scenario[] => SEEDS.map((seed) => imagined(seat, more, seed));
  const kinds = (values: readonly unknown[]): number => new Set(values.map((each) => JSON.stringify(each))).size;

  it('the own things and what lies open stay (P-121, P-124)', () => {
    const before = given(position());
    const { points, reserve, usedTiles } = SEATS.blue;
    for (const game of several(1)) {
      expect(game.seat('green')).toEqual(before.seat('green'));
      expect(game.seat('blue')).toMatchObject({ points, reserve, usedTiles });
      expect(game.seat('blue').tiles).not.toContain(1);
      expect(game.seenBy('green')).toEqual(before.seenBy('green'));
    }
  });

  it("others' francs, keys, tokens and tiles are any (P-121)", () => {
    const games = several(0);
    for (const name of ['green', 'red']) {
      const seats = games.map((game) => game.seat(name));
      for (const field of ['francs', 'hand', 'tokens', 'tiles'] as const)
        expect(kinds(seats.map((seat) => seat[field])), `${name} ${field}`).toBeGreaterThan(4);
      expect(kinds(seats.flatMap(({ tokens }) => Object.keys(tokens)))).toBe(6);
      const tiles = new Set(seats.flatMap((seat) => seat.tiles));
      expect([tiles.has(30), tiles.has(0)]).toEqual([true, false]);
      expect(Math.max(...seats.map((seat) => seat.tiles.length))).toBeLessThan(20);
    }
    expect(kinds(games.map((game) => game.seat('blue')))).toBe(1);
  });

  it('end-game tiles that are not known change places, and no more of them are about (P-123)', () => {
    const games = several(0);
    expect(kinds(games.map((game) => game.seat('green').endTiles))).toBeGreaterThan(3);
    for (const game of games) {
      expect(game.seat('blue').endTiles).toEqual([3]);
      expect(game.seat('green')).toMatchObject({ usedEndTiles: [12] });
      const about = [...(game.position['endStack'] as number[]), ...game.seat('green').endTiles];
      expect(about.toSorted((a, b) => a - b)).toEqual([1, 2, 4, 9, 10]);
    }
  });

  it('with open holdings the stack alone, and at the end nothing (P-803, P-121)', () => {
    for (const more of [{ holdings: 'open' }, { phase: 'over', endStack: [] }]) {
      const before = given(position(more)).position;
      for (const game of several(0, more)) expect(game.position).toEqual(before);
    }
  });

  it('at the end all is seen (P-121)', () => {
    const game = given(position({ phase: 'over', endStack: [] }));
    expect(game.seenBy('green')).toEqual(game.position);
  });
});
