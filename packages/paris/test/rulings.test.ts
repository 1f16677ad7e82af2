import { DISTRICTS, paris, parisWith, readSheet, STANDARD_SHEET } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { begin, given, refusalFor, track } from './scenario.ts';

/** shared/rules/rulings.md, Paris part, in its order. The fifteen readings of ruling 2 have a file of their own. */
const HANDS = { blue: { hand: 3 }, green: { hand: 3 } };

describe('ruling 1: figures', () => {
  it('every one has its origin and how sure it is (P-901)', () => {
    const origins = new Set(Object.values(STANDARD_SHEET.figures).map(({ origin }) => origin));
    expect([...origins].every((each) => ['rulebook', 'counted', 'public', 'reconstructed'].includes(each))).toBe(true);
    for (const [key, { sure, origin }] of Object.entries(STANDARD_SHEET.figures)) {
      expect(sure, key).toBeGreaterThan(0);
      expect(sure, key).toBeLessThanOrEqual(1);
      if (origin === 'rulebook') expect(sure, key).toBe(1);
    }
  });

  it('a corrected sheet is an edition with a name that travels in records, and plays with its own figures (P-113)', () => {
    const sheet = readSheet({ name: 'my-box', figures: { 'bank.chaillot': 5, 'bank.batignolles': 7 } });
    if (!sheet.ok) throw new Error(JSON.stringify(sheet.problems));
    const game = parisWith(sheet.value.figures);
    const read = game.fromPosition({ players: 2, seats: { blue: { hand: 1 } } });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(game.settingsOf(read.value)['edition']).toMatch(/^my-box:/);
    game.apply(read.value, game.parse('place chaillot'));
    expect(read.value.francs[0]).toBe(5);
    expect(paris.fromPosition(game.toPosition(read.value)).ok).toBe(false);
  });
});

describe('ruling 2: the fifteen readings hold', () => {
  it('see readings.test.ts; nothing of them is an option of the table (P-804)', () => {
    expect(paris.settings.map(({ name }) => name)).toEqual(['players', 'tokens', 'districts', 'holdings', 'edition']);
  });
});

describe('ruling 3: passing', () => {
  it('no legal action: pass, and only then (P-205)', () => {
    const stacks = [{ left: 1, back: 'chaillot' }];
    const seats = { blue: { tokens: { wood: 1 } }, green: { hand: 1 } };
    const game = given({ stacks, unseen: ['chaillot-1'], endStack: [1], seats });
    expect(game.offered).toEqual(['pass', 'sell wood']);
    given({ endStack: [1], seats: HANDS }).refuses('pass', 'P-205', 'may-not-pass');
  });

  it('a player with keys in hand can place one while any of seven spots is free of its own keys (P-205, P-302)', () => {
    const keys = ['arc', ...DISTRICTS.map((name) => `${name}-bank`)];
    const full = given({ ending: 1, seats: { blue: { hand: 2, keys, tokens: { wood: 1 } }, green: { hand: 1 } } });
    expect(full.offered).toEqual(['pass', 'sell wood']);
    const seats = { blue: { hand: 2, keys: keys.slice(1), tokens: { wood: 1 } }, green: { hand: 1 } };
    expect(given({ ending: 1, seats }).offered).toEqual(['place arc', 'sell wood']);
  });
});

describe('ruling 4: the score tile', () => {
  const buildings = ['chaillot-1', 'chaillot-2', 'chaillot-3', 'chaillot-4', 'chaillot-5'];
  const position = {
    endStack: [1],
    buildings,
    scores: { montmartre: 1 },
    seats: {
      blue: { francs: 9, hand: 1, keys: ['chaillot-bank'], tokens: { wood: 1 } },
      green: { francs: 9, hand: 5, keys: [...buildings.slice(0, 3), 'chaillot-bank'] },
    },
  };

  it('at once, on any district without one, or declined (P-307, P-308)', () => {
    const game = given(position).play('move chaillot-bank; to chaillot-4');
    expect([game.asked, game.offered.length]).toEqual(['blue score', 1 + 5 * 5]);
    game.refuses('score 2 montmartre', 'P-307', 'not-possible').refuses('sell wood', 'P-203', 'not-now');
    expect(game.play('score 2 belleville').scoreTiles).toEqual({ montmartre: 1, belleville: 2 });
    expect(given(position).play('move chaillot-bank; to chaillot-4; decline').asked).toBe('blue after');
  });

  it('each district triggers once, also when it was declined (P-307)', () => {
    const game = given(position).play('move chaillot-bank; to chaillot-4; decline; end; move chaillot-bank');
    expect([game.seat('green').keys.at(-1), game.asked]).toEqual(['chaillot-5', 'blue action']);
  });
});

describe('ruling 5: what is hidden', () => {
  const seats = {
    blue: { hand: 1 },
    green: { francs: 4, hand: 2, tokens: { wood: 1 }, tiles: [4], usedTiles: [5], keys: ['arc'], meeple: 5, points: 3 },
  };

  it('francs, keys in hand, tokens and unused tiles of others (P-121)', () => {
    const seen = given({ endStack: [1], seats }).seenBy('blue')['seats'] as Record<string, unknown>;
    expect(seen['green']).toMatchObject({ francs: 0, hand: 0, tokens: {}, tiles: [] });
  });

  it('what the rules make public stays public (P-124)', () => {
    const seen = given({ endStack: [1], seats }).seenBy('blue')['seats'] as Record<string, unknown>;
    expect(seen['green']).toMatchObject({ usedTiles: [5], keys: ['arc'], meeple: 5, points: 3 });
  });

  it('stacks and removed tiles: a state holds no order of them that could be seen (P-122)', () => {
    const one = begin({ players: '2' });
    expect(one.position['unseen']).toHaveLength(36);
    expect(one.seenBy('green')['unseen']).toEqual(one.position['unseen']);
  });

  it('open holdings show everything but the stacks (P-803)', () => {
    const game = given({ holdings: 'open', endStack: [1], seats });
    const seen = game.seenBy('blue');
    expect((seen['seats'] as Record<string, unknown>)['green']).toEqual(game.seat('green'));
    expect(seen['endUnknown']).toEqual([1]);
  });
});

describe('ruling 6: the variants', () => {
  it.each([
    ['printed', 'printed', 11],
    ['random', 'printed', 11],
    ['printed', 'free', 12],
    ['random', 'free', 12],
  ])(
    'tokens %s, districts %s: a table option each, in any combination (P-801, P-802, P-804)',
    (tokens, districts, left) => {
      const game = begin({ players: '3', tokens, districts });
      expect(paris.settingsOf(game.table.state)).toMatchObject({ tokens, districts });
      expect((game.position['stacks'] as unknown as { left: number }[])[0]?.left).toBe(left);
      const printed = begin({ players: '3' }).position['beside'];
      if (tokens === 'random') expect(game.position['beside']).not.toEqual(printed);
      else expect(game.position['beside']).toEqual(printed);
    },
  );
});

describe('ruling 7: the stack of end-game tiles', () => {
  it('is seen only by who is choosing, only while choosing (P-123, P-702)', () => {
    const game = given({ endStack: [2, 5, 8], seats: HANDS });
    const sees = (name: string): unknown => game.seenBy(name)['endStack'] ?? [];
    expect([sees('blue'), sees('green')]).toEqual([[], []]);
    game.play('look');
    expect([sees('blue'), sees('green')]).toEqual([[2, 5, 8], []]);
    game.play('keep end-5');
    expect([sees('blue'), sees('green')]).toEqual([[], []]);
  });
});

describe('where the rulebook contradicts itself', () => {
  it('free district: the second building of a type is refused, not the third (P-802)', () => {
    const position = {
      districts: 'free',
      phase: 'draw',
      endStack: [1],
      stacks: [{ left: 1, back: 'montmartre' }],
      unseen: ['montmartre-5'],
      buildings: { 'belleville-3': 'belleville-3' },
      seats: { blue: { hand: 1, tokens: { wood: 1 } }, green: { hand: 1 } },
    };
    given(position).play('draw 1').refuses('put belleville', 'P-802', 'twice');
  });

  it('landmarks are chained, not covered: a lower one stays a place to go (P-331)', () => {
    const seats = { blue: { francs: 10, hand: 1, keys: ['arc'], tokens: { gold: 1 } }, green: { hand: 1 } };
    const landmarks = { tuileries: 'chaillot', louvre: 'chaillot' };
    expect(refusalFor({ endStack: [1], landmarks, seats }, 'arc', 'to tuileries')).toBe('');
  });

  it('no space has the value 6: example 1 of the scoring means 5, 4 and 1 (P-711, P-111)', () => {
    expect(paris.parse('to batignolles-6')).toBe(-1);
    expect(paris.parse('to batignolles-5')).toBeGreaterThan(0);
  });

  it('a bonus tile lies on each of the spaces 1 to 30 and on no other (P-107)', () => {
    expect(track()).toHaveLength(30);
    expect([paris.parse('bonus 30') > 0, paris.parse('bonus 31'), paris.parse('bonus 0')]).toEqual([true, -1, -1]);
  });
});
