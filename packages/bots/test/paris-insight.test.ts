import { CHANCE, drawn, Options, Random, type Settings } from '@quayside/kernel';
import { paris, type ParisState } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { linear } from '../src/evaluation.ts';
import { Greedy } from '../src/greedy.ts';
import { parisInsight } from '../src/paris/insight.ts';
import weights from '../src/paris/weights.json' with { type: 'json' };

const insight = parisInsight(paris);
const options = new Options();

const TABLES: readonly Settings[] = ['2', '3', '4'].flatMap((players) => [
  { players },
  { players, tokens: 'random', districts: 'free' },
  { players, districts: 'free', holdings: 'open' },
  { players, tokens: 'random', holdings: 'open' },
]);

function step(s: ParisState, random: Random): void {
  options.clear();
  paris.options(s, options);
  const chance = paris.mover(s) === CHANCE;
  paris.apply(s, chance ? drawn(paris, s, options, random) : options.at(random.below(options.count)));
}

/** Plays a game at random and shows every position before it is played on. */
function play(settings: Settings, seed: string, see: (s: ParisState, random: Random) => void): ParisState {
  const random = new Random(seed);
  const s = paris.setup(settings, random);
  while (paris.mover(s) >= CHANCE) {
    see(s, random);
    step(s, random);
  }
  return s;
}

const copyOf = (s: ParisState): ParisState => {
  const copy = paris.blank();
  copy.copyFrom(s);
  return copy;
};

describe('the options worth searching in Paris', () => {
  it.each(TABLES)('are some of all: %o', (settings) => {
    const all = new Options();
    const few = new Options();
    for (let game = 0; game < 3; game++) {
      play(settings, `search ${game}`, (s) => {
        if (paris.mover(s) === CHANCE) return;
        all.clear();
        paris.options(s, all);
        few.clear();
        const before = s.digest();
        insight.searchOptions(s, all, few);
        expect(s.digest()).toBe(before);
        expect(few.count).toBeGreaterThan(0);
        const list = Array.from({ length: few.count }, (_, i) => few.at(i));
        expect(new Set(list).size).toBe(list.length);
        expect(list.filter((option) => !all.has(option))).toEqual([]);
      });
    }
  });
});

describe('a description of a seat in Paris', () => {
  it.each(TABLES)('is made of finite numbers: %o', (settings) => {
    const numbers = new Float64Array(insight.features.length);
    for (let game = 0; game < 2; game++) {
      play(settings, `describe ${game}`, (s) => {
        const before = s.digest();
        for (let seat = 0; seat < s.players; seat++) {
          insight.describe(s, seat, numbers);
          expect(numbers.every(Number.isFinite)).toBe(true);
        }
        options.clear();
        paris.options(s, options);
        const guesses = Array.from({ length: options.count }, (_, i) => insight.firstGuess(s, options.at(i)));
        expect(guesses.every(Number.isFinite)).toBe(true);
        expect(s.digest()).toBe(before);
      });
    }
  });

  it('has a name of its own for each number, and a weight for each name', () => {
    expect(new Set(insight.features).size).toBe(insight.features.length);
    for (const name of insight.welcome) expect(insight.features).toContain(name);
    for (const rows of Object.values(weights.tables)) {
      expect(Object.keys(rows).toSorted()).toEqual(insight.features.toSorted());
      for (const row of Object.values(rows)) expect(row).toHaveLength(weights.hours.length);
    }
  });
});

describe('the clock of Paris', () => {
  it.each(TABLES)('runs down to nothing: %o', (settings) => {
    for (let game = 0; game < 3; game++) {
      const last = Array.from({ length: 4 }, () => Infinity);
      const end = play(settings, `clock ${game}`, (s) => {
        for (let seat = 0; seat < s.players; seat++) {
          const clock = insight.clock(s, seat);
          expect(clock).toBeGreaterThanOrEqual(0);
          // Once the building tiles are gone, the seats decide how fast it runs.
          const rise = clock - (last[seat] as number);
          expect(rise).toBeLessThan(s.tilesLeft > 0 ? 1e-9 : 1);
          last[seat] = clock;
        }
      });
      for (let seat = 0; seat < end.players; seat++) expect(insight.clock(end, seat)).toBe(0);
    }
  });
});

describe('what a seat imagines in Paris', () => {
  it('depends on nothing it cannot know', () => {
    for (const settings of TABLES) {
      play(settings, 'leak', (s, random) => {
        if (random.below(6) > 0) return;
        for (let seat = 0; seat < s.players; seat++) {
          const other = copyOf(s);
          paris.reshuffle(other, seat, random);
          const [mine, theirs] = [paris.blank(), paris.blank()];
          paris.view(s, seat, mine);
          paris.view(other, seat, theirs);
          insight.imagine(mine, seat, new Random('same'));
          insight.imagine(theirs, seat, new Random('same'));
          expect(mine.equals(theirs)).toBe(true);
        }
      });
    }
  });

  it('keeps what the seat knows, and cannot be told from a game', () => {
    for (const settings of TABLES) {
      play(settings, 'true', (s, random) => {
        const seat = random.below(s.players);
        const view = paris.blank();
        paris.view(s, seat, view);
        const seen = copyOf(view);
        insight.imagine(view, seat, random);
        expect(paris.violations(view)).toEqual([]);
        paris.view(copyOf(view), seat, view);
        expect(view.equals(seen)).toBe(true);
      });
    }
  });

  it('can be played to the end', () => {
    let views = 0;
    for (let game = 0; game < 3; game++) {
      for (const settings of TABLES) {
        play(settings, `on ${game}`, (s, random) => {
          if (paris.mover(s) === CHANCE || random.below(40) > 0) return;
          const seat = random.below(s.players);
          const view = paris.blank();
          paris.view(s, seat, view);
          insight.imagine(view, seat, random);
          for (let steps = 0; paris.mover(view) >= CHANCE; steps++) {
            expect(steps).toBeLessThan(paris.longest);
            step(view, random);
          }
          expect(paris.violations(view)).toEqual([]);
          views++;
        });
      }
    }
    expect(views).toBeGreaterThan(200);
  });

  it('counts the keys of the others, and comes close to their francs', () => {
    let [off, count] = [0, 0];
    for (const players of ['2', '3', '4']) {
      play({ players }, 'keys', (s, random) => {
        const view = paris.blank();
        paris.view(s, 0, view);
        insight.imagine(view, 0, random);
        for (let seat = 1; seat < s.players; seat++) {
          expect(view.hand[seat]).toBe(s.hand[seat]);
          off += Math.abs(view.francsOf(seat) - s.francsOf(seat));
          count++;
        }
      });
    }
    expect(off / count).toBeLessThan(8);
  });
});

describe('a greedy player of Paris', () => {
  it.each(['2', '3', '4'])('beats random ones: %s players', (players) => {
    const greedy = new Greedy(insight, linear(insight, weights));
    const view = paris.blank();
    for (let game = 0; game < 3; game++) {
      const random = new Random(`greedy ${game}`);
      const s = paris.setup({ players }, random);
      const own = game % s.players;
      while (paris.mover(s) >= CHANCE) {
        if (paris.mover(s) !== own) {
          step(s, random);
          continue;
        }
        paris.view(s, own, view);
        paris.apply(s, greedy.choose(view, own, random));
      }
      expect(paris.winners(s)).toEqual([own]);
    }
  });
});
