import { DISTRICTS, paris, STANDARD_FIGURES, TYPES } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { begin, given, track, wander } from './scenario.ts';

const valueOf = (space: string): string => space.slice(space.lastIndexOf('-') + 1);
const districtOf = (space: string): string => space.slice(0, space.lastIndexOf('-'));
const SPACES = DISTRICTS.flatMap((district) => [1, 2, 3, 4, 5, 8].map((value) => `${district}-${value}`));
const typeOf = (tile: string): string => TYPES[STANDARD_FIGURES.type[SPACES.indexOf(tile)] as number] as string;

describe('random tokens and bonus tiles', () => {
  const tables = Array.from({ length: 12 }, (_, n) => begin({ players: '4', tokens: 'random' }, `random ${n}`));

  it('gold stays beside the 8s; six each of the others lie beside the spaces 1 to 5 (P-801)', () => {
    for (const game of tables) {
      const beside = Object.entries(game.position['beside'] as Record<string, string>);
      expect(beside).toHaveLength(36);
      const sums: Record<string, number> = {};
      for (const [space, token] of beside) {
        expect(token === 'gold').toBe(valueOf(space) === '8');
        sums[token] = (sums[token] ?? 0) + 1;
      }
      expect(sums).toEqual({ wood: 6, marble: 6, gold: 6, bronze: 6, silver: 6, golden: 6 });
    }
  });

  it('they are shuffled: every token comes to lie beside every value but the 8 (P-801)', () => {
    const seen = new Set(
      tables.flatMap((game) =>
        Object.entries(game.position['beside'] as Record<string, string>).map(
          ([space, token]) => valueOf(space) + token,
        ),
      ),
    );
    expect(seen.size).toBe(5 * 5 + 1);
    expect(new Set(tables.map((game) => JSON.stringify(game.position['beside']))).size).toBe(tables.length);
  });

  it('the numbers are shuffled inside the zones 1-10, 11-20 and 21-30, with their copies (P-801, P-107)', () => {
    const first = new Set<number>();
    for (const game of tables) {
      const order = game.position['track'] as unknown as { tile: number; left: number }[];
      for (const [i, { tile }] of order.entries()) expect(Math.ceil(tile / 10)).toBe(Math.ceil((i + 1) / 10));
      expect(order.map(({ tile }) => tile).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, i) => i + 1),
      );
      expect(order.reduce((sum, { left }) => sum + left, 0)).toBe(42);
      expect(order.find(({ tile }) => tile === 18)?.left).toBe(3);
      first.add(order[0]?.tile as number);
    }
    expect(first.size).toBeGreaterThan(3);
  });

  it('the meeple counts spaces, not numbers (P-801, P-502)', () => {
    const order = track(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) as { tile: number; left: number }[];
    order.splice(0, 10, ...order.slice(0, 10).toReversed());
    const seats = { blue: { francs: 1, hand: 1, keys: ['chaillot-bank'], meeple: 6 }, green: { hand: 1 } };
    const position = { tokens: 'random', buildings: ['chaillot-1'], track: order, seats, endStack: [1] };
    const game = given(position).play('move chaillot-bank');
    expect(game.offered).toEqual(['decline', 'bonus 4', 'bonus 3', 'bonus 2', 'bonus 1']);
    game.refuses('bonus 9', 'P-502', 'behind-meeple').play('bonus 2');
    expect(game.seat('blue')).toMatchObject({ meeple: 9, tiles: [2] });
  });
});

describe('free district', () => {
  const FREE = { districts: 'free', phase: 'draw', endStack: [1, 2] };
  const seats = { blue: { hand: 3 }, green: { hand: 3 } };
  const stacks = [
    { left: 1, back: 'montmartre' },
    { left: 1, back: 'batignolles' },
  ];

  it('no tile is removed: three stacks of twelve (P-802)', () => {
    const game = begin({ players: '2', districts: 'free' });
    expect((game.position['stacks'] as unknown as { left: number }[]).map(({ left }) => left)).toEqual([12, 12, 12]);
    expect(game.position['unseen']).toHaveLength(36);
  });

  it('a tile may go to any district with the space of its value empty (P-802)', () => {
    const unseen = ['montmartre-5', 'batignolles-1'];
    const game = given({ ...FREE, stacks, unseen, seats, buildings: { 'chaillot-5': 'chaillot-5' } }).play('draw 1');
    expect(game.offered).toEqual(DISTRICTS.slice(0, 5).map((name) => `put ${name}`));
    game.refuses('put chaillot', 'P-802', 'occupied').play('put belleville');
    expect(game.position['buildings']).toEqual({ 'belleville-5': 'montmartre-5', 'chaillot-5': 'chaillot-5' });
    expect(game.asked).toBe('blue action');
  });

  it('but never a second building of its type in a district, as the theatre of the rulebook (P-802)', () => {
    const theatres = { 'belleville-3': 'belleville-3', 'batignolles-8': 'la-villette-8' };
    expect([typeOf('montmartre-5'), ...Object.values(theatres).map(typeOf)]).toEqual(Array(3).fill('theatre'));
    const game = given({ ...FREE, stacks, unseen: ['montmartre-5', 'batignolles-1'], seats, buildings: theatres });
    game.play('draw 1');
    expect(game.offered).toEqual(['put montmartre', 'put la-villette', 'put saint-germain', 'put chaillot']);
    game.refuses('put belleville', 'P-802', 'twice').refuses('put batignolles', 'P-802', 'twice');
  });

  it('buildings of other types are no hindrance (P-802)', () => {
    const others = { 'belleville-1': 'belleville-1', 'chaillot-8': 'batignolles-8' };
    expect(Object.values(others).map(typeOf)).not.toContain(typeOf('montmartre-5'));
    const game = given({ ...FREE, stacks, unseen: ['montmartre-5', 'batignolles-1'], seats, buildings: others });
    expect(game.play('draw 1').offered).toEqual(DISTRICTS.map((name) => `put ${name}`));
  });

  it('a tile that fits nowhere leaves the game, and the turn goes on (P-802)', () => {
    const buildings = {
      'montmartre-5': 'batignolles-5',
      'batignolles-5': 'la-villette-5',
      'la-villette-5': 'belleville-5',
      'belleville-3': 'belleville-3',
      'saint-germain-2': 'saint-germain-2',
      'chaillot-1': 'chaillot-1',
    };
    const game = given({ ...FREE, stacks, unseen: ['montmartre-5', 'batignolles-1'], seats, buildings }).play('draw 1');
    expect(game.asked).toBe('blue action');
    expect(game.position['buildings']).toEqual(buildings);
    expect(game.position['gone']).toContain('montmartre-5');
    expect(game.position['unseen']).toEqual(['batignolles-1']);
    expect(game.position['stacks']).toContainEqual({ left: 0, back: null });
  });

  it('in any game there is one building of a type in a district at most, and its value is that of the space (P-802)', () => {
    for (let n = 0; n < 6; n++) {
      const game = begin({ players: '3', districts: 'free' }, `free ${n}`);
      wander(game, `free ${n}`, () => game.table.state.tilesLeft === 0 && game.asked.endsWith(' action'));
      const laid = Object.entries(game.position['buildings'] as Record<string, string>);
      expect(laid.length + ((game.position['gone'] as string[] | undefined) ?? []).length).toBe(36);
      for (const [space, tile] of laid) expect(valueOf(space)).toBe(valueOf(tile));
      const kinds = laid.map(([space, tile]) => `${districtOf(space)} ${typeOf(tile)}`);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });

  it('the type of a building is that of its tile, wherever it lies (P-802)', () => {
    const buildings = { 'chaillot-1': 'montmartre-1', 'chaillot-2': 'montmartre-2', 'chaillot-3': 'montmartre-3' };
    const keys = Object.keys(buildings);
    const blue = { hand: 1, keys: [...keys, 'louvre'], tiles: [30] };
    const position = { ...FREE, phase: 'action', buildings, landmarks: { louvre: 'belleville' } };
    expect(given({ ...position, seats: { blue, green: { hand: 1 } } }).play('use 30').points).toEqual([10, 0]);
  });
});

describe('variants together', () => {
  it('each is set for itself, and both at once work together (P-804, P-801, P-802)', () => {
    const game = begin({ players: '2', tokens: 'random', districts: 'free' }, 'both');
    expect(game.position).toMatchObject({ tokens: 'random', districts: 'free' });
    expect((game.position['stacks'] as unknown as { left: number }[]).map(({ left }) => left)).toEqual([12, 12, 12]);
    expect((game.position['track'] as unknown as { tile: number }[]).map(({ tile }) => tile)).not.toEqual(
      Array.from({ length: 30 }, (_, i) => i + 1),
    );
    wander(game, 'both', () => false);
    expect(game.table.over).toBe(true);
  });

  it('the usual table has none of them (P-804)', () => {
    expect(paris.settings.map(({ name, default: usual }) => [name, usual]).slice(0, 4)).toEqual([
      ['players', '3'],
      ['tokens', 'printed'],
      ['districts', 'printed'],
      ['holdings', 'hidden'],
    ]);
  });
});

describe('open holdings', () => {
  const seats = {
    blue: { francs: 3, hand: 2 },
    green: { francs: 7, hand: 4, tokens: { gold: 2, bronze: 1 }, tiles: [5, 18], endTiles: [3] },
  };

  it('show everything but the stacks (P-803)', () => {
    const game = given({ holdings: 'open', endStack: [1, 2, 4], seats });
    const seen = game.seenBy('blue');
    expect((seen['seats'] as Record<string, unknown>)['green']).toEqual(game.seat('green'));
    expect([seen['endStack'] ?? [], seen['endUnknown']]).toEqual([[], [1, 2, 4]]);
  });

  it('also tell which end-game tile was kept, and still hide the stack (P-803)', () => {
    const game = given({ holdings: 'open', endStack: [1, 2, 4], seats }).play('look; keep end-2; end');
    expect(game.table.record(1)).toContain('keep end-2');
    expect(game.seenBy('green')['endUnknown']).toEqual([1, 4]);
  });
});
