import { Options } from '@quayside/kernel';
import { paris } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { begin, given, wander } from './scenario.ts';

/** Two stacks, five tiles that nobody has seen. */
const STACKS = {
  phase: 'draw',
  stacks: [
    { left: 2, back: 'montmartre' },
    { left: 0, back: null },
    { left: 1, back: 'belleville' },
  ],
  unseen: ['montmartre-5', 'belleville-3', 'chaillot-8'],
  endStack: [1, 2, 3],
  seats: { blue: { francs: 3, hand: 3 }, green: { francs: 3, hand: 3 } },
};

const lefts = (position: Record<string, unknown>): number[] =>
  (position['stacks'] as { left: number }[]).map(({ left }) => left);

describe('drawing and laying a building tile', () => {
  it('a turn begins with it, and no action comes before (P-201)', () => {
    const game = begin({ players: '2' });
    expect(game.offered).toEqual(['draw 1', 'draw 2', 'draw 3']);
    for (const token of ['place arc', 'move arc', 'look', 'pass']) game.refuses(token, 'P-201', 'draw-first');
    game.refuses('end', 'P-204', 'action-first');
  });

  it('the stack is chosen, but it must hold a tile (P-202)', () => {
    const game = given(STACKS);
    expect(game.offeredBy('draw')).toEqual(['draw 1', 'draw 3']);
    game.refuses('draw 2', 'P-202', 'stack-empty');
    game.refuses('draw 4', 'notation', 'unknown-token');
  });

  it('the tile goes to the space of its district and value (P-206)', () => {
    const game = given(STACKS).play('draw 3');
    expect(game.position['buildings']).toEqual(['belleville-3']);
    expect(game.position['unseen']).toEqual(['montmartre-5', 'chaillot-8']);
    expect([lefts(game.position), game.asked]).toEqual([[2, 0, 0], 'blue action']);
  });

  it('a tile comes from the district on the back of the stack (P-102, P-206)', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = begin({ players: '2' }, `draw ${seed}`);
      const { back } = (game.position['stacks'] as unknown as { back: string }[])[1] as { back: string };
      game.play('draw 2');
      const [laid] = game.position['buildings'] as string[];
      expect(laid?.replace(/-\d$/, '')).toBe(back);
    }
  });

  it('the back of the next tile is seen at once, before the action (P-209)', () => {
    const game = given(STACKS).play('draw 1');
    const [first] = game.position['stacks'] as unknown as { left: number; back: string }[];
    expect([first?.left, game.asked]).toEqual([1, 'blue action']);
    expect(game.told.slice(0, 2)).toEqual(['blue: draw 1', 'chance: tile montmartre-5']);
    expect(game.told.at(-1)).toBe('chance: back 1 chaillot');
  });

  it('a back that is seen on another stack is not seen twice when one such tile is left (P-122, P-209)', () => {
    const unseen = ['montmartre-1', 'montmartre-2', 'belleville-3'];
    const stacks = [
      { left: 2, back: 'montmartre' },
      { left: 1, back: 'belleville' },
    ];
    for (let seed = 0; seed < 10; seed++) {
      const game = given({ ...STACKS, unseen, stacks }).play('draw 1');
      expect((game.position['stacks'] as unknown as { back: string }[])[0]?.back).toBe('montmartre');
    }
  });

  it('the last tile of a stack leaves no back (P-209)', () => {
    const game = given(STACKS).play('draw 3');
    expect(game.position['stacks']).toEqual([
      { left: 2, back: 'montmartre' },
      { left: 0, back: null },
      { left: 0, back: null },
    ]);
  });

  it('without building tiles the turn begins with the action (P-201)', () => {
    const game = given({ ...STACKS, phase: 'action', stacks: [], unseen: [] });
    game.play('place arc');
    expect(game.asked).toBe('green action');
    game.refuses('draw 1', 'P-201', 'not-now');
  });

  it('one tile a turn, and no second after the action (P-201)', () => {
    const game = given(STACKS).play('draw 3');
    game.refuses('draw 1', 'P-201', 'not-now');
    game.play('place arc');
    game.refuses('green: draw 1', 'P-201', 'not-now');
  });

  it('a draw without a choice is made by itself, and so is what chance is sure of (P-208)', () => {
    const game = given({ ...STACKS, phase: 'action', stacks: [{ left: 2, back: 'belleville' }] });
    game.play('place arc');
    expect(game.told).toEqual([
      'blue: place arc',
      'blue: end',
      'green: draw 1',
      'chance: tile belleville-3',
      expect.stringMatching(/^chance: back 1 (montmartre|chaillot)$/),
    ]);
    expect(game.asked).toBe('green action');
  });

  it('selling and using tiles is possible before the draw, and between it and the action (P-203)', () => {
    const seats = { blue: { hand: 1, tokens: { wood: 1, bronze: 1 }, tiles: [1, 5] }, green: { hand: 1 } };
    const game = given({ ...STACKS, seats });
    game.play('sell wood; use 1; buy wood; draw 3; sell bronze; use 5');
    expect(game.goods('blue')).toEqual({ franc: 7, wood: 1 });
    expect(game.asked).toBe('blue action');
  });

  it('all 33 tiles come, each to its own space, and 3 stay unseen (P-102, P-206)', () => {
    const game = begin({ players: '4' }, 'all');
    wander(game, 'all', () => lefts(game.position).every((left) => left === 0));
    expect(game.position['buildings']).toHaveLength(33);
    expect(game.position['unseen']).toHaveLength(3);
  });
});

describe('what chance may show', () => {
  /** Every option of chance with how often it comes. */
  const chances = (position: Parameters<typeof given>[0]): string[] => {
    const read = paris.fromPosition({ players: 2, endStack: [1], ...position });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const out = new Options();
    paris.options(read.value, out);
    return Array.from(
      { length: out.count },
      (_, i) => `${paris.token(out.at(i))}: ${paris.weight(read.value, out.at(i))}`,
    );
  };

  it('the next back is any unseen tile but those on top of the other stacks, one as often as another (P-209, P-122)', () => {
    const unseen = ['montmartre-1', 'belleville-1', 'belleville-2', 'chaillot-1', 'chaillot-2', 'chaillot-3'];
    const stacks = [{ left: 2 }, { left: 1, back: 'belleville' }, { left: 1, back: 'montmartre' }];
    expect(chances({ phase: 'back', unseen, stacks })).toEqual(['back 1 belleville: 1', 'back 1 chaillot: 3']);
  });

  it('the tile is any unseen one of the district on the back, one as often as another (P-122)', () => {
    const unseen = ['montmartre-1', 'chaillot-1', 'chaillot-8'];
    const stacks = [
      { left: 2, back: 'chaillot' },
      { left: 1, back: 'montmartre' },
    ];
    expect(chances({ phase: 'tile', unseen, stacks })).toEqual(['tile chaillot-1: 1', 'tile chaillot-8: 1']);
  });
});
