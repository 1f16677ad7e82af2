import { Random, type Settings } from '@quayside/kernel';
import { DISTRICTS, paris, VALUES } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { begin } from './scenario.ts';

const TOKEN_AT: Record<number, string> = { 1: 'bronze', 2: 'silver', 3: 'golden', 4: 'wood', 5: 'marble', 8: 'gold' };
const names = ['blue', 'green', 'red', 'yellow'];
const tables = [2, 3, 4].map((players) => [players, begin({ players: String(players) })] as const);

describe('setting up', () => {
  it.each(tables)('%i players: blue begins, and the seats follow in their order (P-101)', (players, game) => {
    expect(paris.seatsOf(game.table.state)).toEqual(names.slice(0, players));
    expect([game.line, game.asked]).toEqual(['1.1 blue', 'blue draw']);
  });

  it.each(tables)('%i players: three stacks of 11 tiles, three tiles removed unseen (P-102)', (_, game) => {
    const stacks = game.position['stacks'] as unknown as { left: number; back: string }[];
    expect(stacks.map(({ left }) => left)).toEqual([11, 11, 11]);
    for (const { back } of stacks) expect(DISTRICTS).toContain(back);
    expect(game.position['unseen']).toHaveLength(36);
    expect([game.position['buildings'], game.position['gone']]).toEqual([[], undefined]);
  });

  it('which tiles are removed is not settled by the set-up: any one may come (P-102, P-122)', () => {
    const first = new Set<string>();
    for (let n = 0; n < 300; n++) {
      const state = paris.setup({ players: '2' }, new Random(`back ${n}`));
      for (const { back } of paris.toPosition(state)['stacks'] as unknown as { back: string }[]) first.add(back);
    }
    expect([...first].sort()).toEqual([...DISTRICTS].sort());
  });

  it.each(tables)('%i players: the landmarks and the score tiles lie beside the board (P-103)', (_, game) => {
    expect([game.landmarks, game.scoreTiles, game.position['fourth']]).toEqual([{}, {}, []]);
  });

  it.each(tables)('%i players: twelve end-game tiles in a stack (P-104)', (_, game) => {
    expect(game.position['endStack']).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it.each([
    [2, 10],
    [3, 9],
    [4, 7],
  ])('%i players: %i keys behind the screen and two in reserve (P-105)', (players, keys) => {
    const game = begin({ players: String(players) });
    for (const name of names.slice(0, players)) {
      expect([game.seat(name).hand, game.seat(name).reserve, game.seat(name).keys]).toEqual([keys, 2, []]);
    }
  });

  it.each(tables)('%i players: 3 francs and 0 points, no token, no tile (P-106)', (players, game) => {
    for (const name of names.slice(0, players)) {
      expect(game.goods(name)).toEqual({ franc: 3 });
      expect([game.seat(name).points, game.seat(name).tiles, game.seat(name).endTiles]).toEqual([0, [], []]);
    }
  });

  it.each([
    [2, 30],
    [3, 36],
    [4, 42],
  ])('%i players: %i bonus tiles, each on the space of its number (P-107)', (players, total) => {
    const track = begin({ players: String(players) }).position['track'] as unknown as { tile: number; left: number }[];
    expect(track.map(({ tile }) => tile)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(track.reduce((sum, { left }) => sum + left, 0)).toBe(total);
    expect(Math.min(...track.map(({ left }) => left))).toBe(1);
  });

  it.each(tables)('%i players: a token beside each space, by its value (P-108, P-111)', (_, game) => {
    const beside = game.position['beside'] as Record<string, string>;
    expect(Object.keys(beside)).toHaveLength(36);
    for (const district of DISTRICTS) {
      for (const value of VALUES) expect(beside[`${district}-${value}`]).toBe(TOKEN_AT[value]);
    }
  });

  it.each(tables)(
    '%i players: no resource can be bought at first, and no supply is there (P-109, P-402)',
    (_, game) => {
      expect(game.supply).toEqual({});
      game.refuses('buy wood', 'P-402', 'no-supply');
      game.refuses('buy marble', 'P-402', 'no-supply');
      game.refuses('buy gold', 'P-402', 'no-supply');
    },
  );

  it.each(tables)('%i players: the meeples stand before space 1 (P-110)', (players, game) => {
    expect(names.slice(0, players).map((name) => game.seat(name).meeple)).toEqual(Array(players).fill(0));
  });

  it('francs and points are not counted out: a seat may have hundreds (P-112)', () => {
    const seats = { blue: { francs: 900, points: 900, hand: 1, tiles: [12] } };
    const read = paris.fromPosition({ players: 2, seats });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    paris.apply(read.value, paris.parse('use 12'));
    expect([read.value.francs[0], read.value.points[0]]).toEqual([905, 905]);
  });

  it('the options of the table and its figures stay as they were set (P-113)', () => {
    const settings: Settings = { players: '4', tokens: 'random', districts: 'free', holdings: 'open' };
    const game = begin(settings);
    const before = paris.settingsOf(game.table.state);
    expect(before).toMatchObject(settings);
    expect(before['edition']).toMatch(/^reconstructed-1:[0-9a-f]{8}$/);
    for (let n = 0; n < 40; n++) game.play(game.offered[n % game.offered.length] as string);
    expect(paris.settingsOf(game.table.state)).toEqual(before);
  });

  it('the same seed lays the same table, another seed another (P-102)', () => {
    const backs = (seed: string): unknown => begin({ players: '3', tokens: 'random' }, seed).position;
    expect(backs('one')).toEqual(backs('one'));
    expect(backs('one')).not.toEqual(backs('two'));
  });
});

describe('how a table can be set', () => {
  it('two, three or four players, and three when nothing is said (P-101)', () => {
    const players = paris.settings.find(({ name }) => name === 'players');
    expect([players?.values, players?.default]).toEqual([['2', '3', '4'], '3']);
    expect(paris.seatsOf(paris.setup({}, new Random('usual')))).toEqual(['blue', 'green', 'red']);
  });

  it('the first backs come as often as there are tiles of a district: one district as often as another (P-122)', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < 120; n++) {
      const back = paris.setup({ players: '2' }, new Random(`first ${n}`)).districtOnTop(0);
      seen.set(DISTRICTS[back] as string, (seen.get(DISTRICTS[back] as string) ?? 0) + 1);
    }
    for (const name of DISTRICTS) expect(seen.get(name) ?? 0, name).toBeGreaterThan(8);
  });
});
