import { Carver, CHANCE, type Game, NOBODY, Random, type State, stateWith } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { ahead, type Evaluation, linear } from '../src/evaluation.ts';
import type { Insight } from '../src/insight.ts';
import { Search } from '../src/search.ts';
import type { Thought } from '../src/thought.ts';
import { SEARCH_PARAMS } from '../src/tree.ts';
import { bot, copyOf, DECKS, mindOf, named, optionsOf, play, viewOf } from './positions.ts';

/** A few positions of every deck, with their game. */
const POSITIONS: readonly (readonly [string, Game<State>, State])[] = DECKS.flatMap((deck) => {
  const found: [string, Game<State>, State][] = [];
  play(deck, 'search', bot(deck.game, 'random'), 1, (state, random) => {
    if (random.below(60) === 0 && found.length < 2)
      found.push([`${named(deck)} ${deck.game.line(state)}`, deck.game, copyOf(deck.game, state)]);
  });
  return found;
});

function searchOf(game: Game<State>, state: State, seed: string): Search<State> {
  const { insight, evaluation, params } = mindOf(game);
  const seat = game.mover(state);
  return new Search(insight, evaluation, viewOf(game, state, seat), seat, new Random(seed), params);
}

function thought(game: Game<State>, state: State, seed: string, ...slices: readonly number[]): Thought {
  const search = searchOf(game, state, seed);
  for (const simulations of slices) search.think(simulations);
  return search.thought();
}

describe('a search', () => {
  it('has positions to look at', () => {
    expect(POSITIONS.length).toBeGreaterThan(30);
    expect(POSITIONS.filter(([, game, state]) => !searchOf(game, state, 'a').settled).length).toBeGreaterThan(15);
  });

  it.each(POSITIONS)('finds the same for the same seed and simulations, in one go or in many: %s', (_, game, state) => {
    const once = thought(game, state, 'seed', 240);
    expect(thought(game, state, 'seed', 240)).toEqual(once);
    expect(thought(game, state, 'seed', 1, 7, 90, 91, 160, 240)).toEqual(once);
    expect(optionsOf(game, state)).toContain(once.option);
    expect(once.line[0]).toBe(once.option);
  });

  it.each(POSITIONS)('visits nothing less often the longer it thinks: %s', (_, game, state) => {
    const search = searchOf(game, state, 'longer');
    let visits = new Map<number, number>();
    for (const simulations of [60, 120, 240]) {
      search.think(simulations);
      const next = new Map(search.thought().considered.map((each) => [each.option, each.visits]));
      for (const [option, times] of visits) expect(next.get(option)).toBeGreaterThanOrEqual(times);
      visits = next;
    }
    if (!search.settled) expect([...visits.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(0);
  });

  it.each(POSITIONS)('looks into any two options as often, a little at a time: %s', (_, game, state) => {
    for (const option of optionsOf(game, state).slice(0, 6)) {
      const search = searchOf(game, state, 'even');
      if (search.settled) return;
      search.think(240);
      const { option: best } = search.thought();
      let times = 0;
      while (times < 2000 && !search.even(option, best, search.simulations + 8)) times++;
      expect(times, game.token(option)).toBeLessThan(2000);
    }
  });
});

/** The margins that the best play of every seat leads to, by trying everything to the end (two seats: no ties to break). */
function truth(game: Game<State>, state: State): readonly number[] {
  const seat = game.mover(state);
  if (seat === NOBODY) {
    const [red, green] = game.scores(state) as [number, number];
    return [red - green, green - red];
  }
  const lines = optionsOf(game, state).map((option) => {
    const after = copyOf(game, state);
    game.apply(after, option);
    return truth(game, after);
  });
  return lines.reduce((best, line) => ((line[seat] as number) > (best[seat] as number) ? line : best));
}

describe('near the end', () => {
  const game = leHavre as Game<State>;
  const at = (red: object, green: object): State => {
    const position = { players: 2, round: 14, turn: 1, final: true, phase: 'main', offers: { fish: 2, franc: 3 } };
    const read = leHavre.fromPosition(
      JSON.parse(JSON.stringify({ ...position, town: ['bakery'], seats: { red, green } })),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  };

  it('a search finds by hand what the last action brings', () => {
    const state = at({ francs: 20 }, { francs: 6, loans: 1, goods: { bread: 6 } });
    for (const token of ['take franc', 'end']) if (game.mover(state) === 0) game.apply(state, game.parse(token));
    expect(game.line(state)).toBe('final.2 green');
    // A franc to enter, six loaves for 18, and 5 for the loan: 18 against 23.
    const { option, considered } = thought(game, state, 'last', 2000);
    expect(game.token(option)).toBe('enter bakery');
    expect(considered[0]?.best).toBe(-5);
    expect(truth(game, state)).toEqual([5, -5]);
  });

  it.each([
    [
      { francs: 9, goods: { bread: 2 } },
      { francs: 12, loans: 1, goods: { bread: 1 } },
    ],
    [{ francs: 4, loans: 1, goods: { bread: 3 } }, { francs: 6 }],
    [
      { francs: 1, goods: { bread: 1, fish: 2 } },
      { francs: 30, loans: 2, goods: { bread: 2 } },
    ],
  ])('a search values two last actions as they are: %j, %j', (red, green) => {
    const state = at(red, green);
    const { considered } = thought(game, state, 'two', 3000);
    expect(Math.max(...considered.map(({ best }) => best))).toBe(truth(game, state)[0]);
    expect(considered[0]?.best).toBe(truth(game, state)[0]);
  });
});

/** Keep 3, or dare: chance gives 0, 4 or 12, and then the other takes one of it, or two. */
class Wager extends stateWith(['step', 'gain']) {
  constructor() {
    super(new Carver(8));
  }
}

const OUTCOMES = [0, 4, 12] as const;
const SEAT_AT = [0, CHANCE, 1, NOBODY] as const;

const wager = {
  blank: () => new Wager(),
  mover: (s: Wager) => SEAT_AT[s.step] as number,
  weight: () => 1,
  scores: (s: Wager) => [s.gain, 0],
  options: (s: Wager, out: { add(option: number): void }) => {
    for (const option of s.step === 1 ? [0, 1, 2] : [0, 1]) out.add(option);
  },
  apply: (s: Wager, option: number) => {
    if (s.step === 0) s.gain = option === 0 ? 3 : 0;
    else s.gain += s.step === 1 ? (OUTCOMES[option] as number) : -1 - option;
    s.step = s.step === 0 && option === 0 ? 3 : s.step + 1;
  },
} as unknown as Game<Wager>;

const wagerInsight = {
  game: wager,
  seats: () => 2,
  turn: (s: Wager) => s.step,
  atRest: () => true,
  firstGuess: () => 0,
  searchOptions: (_: Wager, all: { count: number; at(i: number): number }, out: { add(option: number): void }) => {
    for (let i = 0; i < all.count; i++) out.add(all.at(i));
  },
  imagine: () => {},
} as unknown as Insight<Wager>;

describe('before chance', () => {
  it.each([-50, 0, 50])(
    'a position is worth what can come of it, each as likely, whatever it seemed (%i)',
    (seeming) => {
      const guess: Evaluation<Wager> = (s, out) => {
        out[0] = s.step === 3 ? s.gain : seeming;
        out[1] = 0;
      };
      const params = { ...SEARCH_PARAMS, curiosity: 60, breadth: 100 };
      const search = new Search(wagerInsight, guess, new Wager(), 0, new Random('dice'), params);
      search.think(3000);
      const [keep, dare] = search.thought().considered.toSorted((a, b) => a.option - b.option);
      expect(keep?.best).toBe(3);
      // The other takes two: -2, 2 or 10.
      expect(dare?.best).toBeGreaterThan(-2);
      expect(dare?.best).toBeLessThan(10);
      expect(Math.abs((dare?.best as number) - 10 / 3)).toBeLessThan(1);
    },
  );
});

describe('margins', () => {
  /** Of all seats, from values that stand in the middle of others. */
  const of = (...values: number[]): number[] => {
    const all = Float64Array.from([99, 99, ...values, 99]);
    return values.map((_, seat) => ahead(all, 2, values.length, seat, 1));
  };

  it('are what each is ahead of the best other; alone, the value itself', () => {
    expect(of(42)).toEqual([42]);
    expect(of(10, 7)).toEqual([3, -3]);
    expect(of(-4, -9)).toEqual([5, -5]);
    expect(of(3, 8, 5)).toEqual([-5, 3, -3]);
    expect(of(1, 2, 3, 4)).toEqual([-3, -2, -1, 1]);
    expect(of(50, 10, 20, 30, 40)).toEqual([10, -40, -30, -20, -10]);
  });

  it('count the best other for as much as is asked', () => {
    const values = Float64Array.from([3, 8, 5]);
    expect([0, 0.5, 1].map((rivalry) => ahead(values, 0, 3, 0, rivalry))).toEqual([3, -1, -5]);
    expect(ahead(values, 0, 1, 0, 1)).toBe(3);
  });

  it('are nothing to those who share the lead', () => {
    expect(of(6, 6)).toEqual([0, 0]);
    expect(of(2, 9, 9)).toEqual([-7, 0, 0]);
    expect(of(5, 5, 5, 5, 5)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a linear evaluation', () => {
  /** Two seats, of which seat 0 has the clock and the numbers that are given, and seat 1 nothing and no time. */
  const valueAt = (clock: number, a: number, b: number): number[] => {
    const insight = {
      ...wagerInsight,
      features: ['a', 'b'],
      tables: ['other', 'this'],
      table: () => 1,
      clock: (_: Wager, seat: number) => (seat === 0 ? clock : 0),
      describe: (_: Wager, seat: number, out: Float64Array) => out.set(seat === 0 ? [a, b] : [0, 0]),
    } as unknown as Insight<Wager>;
    const rows = { a: [1, 3, 7], b: [10, 0, -4] };
    const out = new Float64Array(2);
    linear(insight, { hours: [0, 2, 10], tables: { other: { a: [99, 99, 99] }, this: rows } })(new Wager(), out);
    return [...out];
  };

  it.each([
    [0, 1, 10],
    [1, 2, 5],
    [2, 3, 0],
    [4, 4, -1],
    [6, 5, -2],
    [10, 7, -4],
    // Beyond the first hour there is none.
    [25, 7, -4],
  ])('mixes the weights of the two hours around %i turns', (clock, ofA, ofB) => {
    expect(valueAt(clock, 1, 0)).toEqual([ofA, 0]);
    expect(valueAt(clock, 0, 1)).toEqual([ofB, 0]);
    expect(valueAt(clock, 2, 0.5)).toEqual([2 * ofA + 0.5 * ofB, 0]);
  });

  it('is the score once the game is over', () => {
    const over = new Wager();
    over.step = 3;
    over.gain = 17;
    const insight = { ...wagerInsight, features: ['a'], tables: [] } as unknown as Insight<Wager>;
    const out = new Float64Array(2);
    linear(insight, { hours: [0, 1], tables: {} })(over, out);
    expect([...out]).toEqual([17, 0]);
  });
});
