import { type Game, NOBODY, Options, Random, type State } from '@quayside/kernel';
import { type ParisState, paris } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { Endgame, type Ending } from '../src/ending.ts';
import { fingerprint } from '../src/fingerprint.ts';
import { Search } from '../src/search.ts';
import { Ways } from '../src/ways.ts';
import { bot, copyOf, mindOf, optionsOf, play, viewOf } from './positions.ts';

const MOST = 12_000;

/** What a seat is ahead of the best other when all play their best with every option there is; null where that takes too long. */
function truth(game: Game<State>, root: State): number | null {
  const met = new Map<number, readonly number[]>();
  const look = (state: State): readonly number[] | null => {
    const seat = game.mover(state);
    if (seat === NOBODY) return game.scores(state);
    const known = met.get(fingerprint(state));
    if (known) return known;
    if (met.size > MOST) return null;
    let best: readonly number[] | null = null;
    for (const option of optionsOf(game, state)) {
      const after = copyOf(game, state);
      game.apply(after, option);
      const found = look(after);
      if (!found) return null;
      if (!best || marginOf(found, seat) > marginOf(best, seat)) best = found;
    }
    met.set(fingerprint(state), best as readonly number[]);
    return best;
  };
  const found = look(root);
  return found && marginOf(found, game.mover(root));
}

const marginOf = (scores: readonly number[], seat: number): number =>
  (scores[seat] as number) - Math.max(...scores.filter((_, other) => other !== seat));

const game = paris as Game<State>;
const { insight, evaluation, params } = mindOf(game);
const ending = insight.ending as Ending<State>;

/** The last turns of a few games that were played with whims, as the seat that decides imagines them. */
const LAST_TURNS: readonly State[] = ['2', '2', '2', '2', '3', '4'].flatMap((players, i) =>
  imagined(players, i, 5, ({ ending: last, seat, players: seats }) => last === 2 && seat === seats - 1),
);

/** Those in which the other of two still has a turn. */
const LAST_BUT_ONE: readonly State[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
  imagined('2', i, 2, ({ ending: last, seat }) => last === 2 && seat === 0),
);

function imagined(players: string, i: number, most: number, isWanted: (state: ParisState) => boolean): State[] {
  const found: State[] = [];
  play({ game, settings: { players } }, `ending ${i}`, bot(game, 'greedy'), 4, (state) => {
    const { seat } = state as ParisState;
    if (found.length === most || !isWanted(state as ParisState)) return;
    const world = viewOf(game, state, seat);
    insight.imagine(world, seat, new Random('ending'));
    found.push(world);
  });
  return found;
}

/** What a seat is ahead when both play their best with the ways of an ending, each of them looked at. */
function bestOfWays(state: State): number {
  const seat = game.mover(state);
  if (seat === NOBODY) {
    const [first = 0, second = 0] = game.scores(state);
    return first - second;
  }
  const [all, ways] = [new Options(), new Ways()];
  game.options(state, all);
  ending.ways(state, all, ways);
  const found = Array.from({ length: ways.count }, (_, way) => {
    const after = copyOf(game, state);
    for (const step of ways.steps(way)) game.apply(after, step);
    return bestOfWays(after);
  });
  return seat === 0 ? Math.max(...found) : Math.min(...found);
}

describe('the last two turns of Paris', () => {
  it('are played as if every way of both were looked at, and best play leads there', () => {
    let compared = 0;
    for (const state of LAST_BUT_ONE) {
      const endgame = new Endgame(insight, ending, state, 1);
      if (!endgame.go(3000)) continue;
      compared++;
      const best = endgame.outcomes.reduce((most, each) => (each.value > most.value ? each : most));
      const truly = endgame.outcomes.map(({ option }) => {
        const after = copyOf(game, state);
        game.apply(after, option);
        return bestOfWays(after);
      });
      expect(best.value, game.line(state)).toBe(Math.max(...truly));
      const end = copyOf(game, state);
      for (const option of endgame.line(best.option)) game.apply(end, option);
      expect(game.mover(end)).toBe(NOBODY);
      expect(marginOf(game.scores(end), 0)).toBe(best.value);
    }
    expect(compared).toBeGreaterThan(5);
  });
});

describe('the last turn of Paris', () => {
  it('is played as well as with every option there is', () => {
    let compared = 0;
    for (const state of LAST_TURNS) {
      const best = truth(game, state);
      if (best === null) continue;
      const endgame = new Endgame(insight, ending, state, 1);
      expect(endgame.go(100_000)).toBe(true);
      compared++;
      expect(Math.max(...endgame.outcomes.map(({ value }) => value)), game.line(state)).toBe(best);
    }
    expect(compared).toBeGreaterThan(15);
  });

  it('is found in one go or in many, and best play leads where it says', () => {
    for (const state of LAST_TURNS) {
      const once = new Endgame(insight, ending, state, 1);
      const often = new Endgame(insight, ending, state, 1);
      once.go(100_000);
      for (let times = 0; !often.go(512) && times < 500; times++);
      expect(often.outcomes.map(({ option, value }) => [option, value])).toEqual(
        once.outcomes.map(({ option, value }) => [option, value]),
      );
      const best = once.outcomes.reduce((most, each) => (each.value > most.value ? each : most));
      const end = copyOf(game, state);
      for (const option of once.line(best.option)) game.apply(end, option);
      expect(marginOf(game.scores(end), game.mover(state))).toBe(best.value);
    }
  });

  it('ends a search before its budget is spent', () => {
    const solved = LAST_TURNS.filter((state) => {
      const search = new Search(insight, evaluation, state, game.mover(state), new Random('a'), {
        ...params,
        worlds: 1,
      });
      search.think(1_000_000);
      return search.exhausted && search.spent < 200_000;
    });
    expect(solved.length).toBe(LAST_TURNS.length);
  });

  it('leaves half of a small budget to the trees, which are all there is where the end is not found', () => {
    let open = 0;
    for (const state of LAST_TURNS) {
      const search = new Search(insight, evaluation, state, game.mover(state), new Random('a'), params);
      search.think(80);
      if (search.exhausted) continue;
      open++;
      const tried = search.thought().considered.reduce((sum, { visits }) => sum + visits, 0);
      expect(tried, game.line(state)).toBeGreaterThan(20);
    }
    expect(open).toBeGreaterThan(1);
  });
});
