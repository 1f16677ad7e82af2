import { type Game, Options, type Random, type Settings, type State, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { paris } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { botsOf } from './positions.ts';
import {
  blockOf,
  crossTable,
  type Fixture,
  type PlayedGame,
  type Player,
  type PlayerMaker,
  Pairing,
  pairsOf,
  playerNamed,
  playGame,
  rotations,
  selfPlayFigures,
} from '../src/index.ts';

const usual = (game: Game<State>, wanted: Settings): Settings => ({
  ...Object.fromEntries(game.settings.map(({ name, default: value }) => [name, value])),
  ...wanted,
});
const SHORT = usual(leHavre, { players: '2', length: 'short' });
const THREE = usual(leHavre, { players: '3', length: 'short' });
const FRENCH = usual(paris, { players: '2' });
const still = () => 0;

const named =
  (name: string, game: Game<State> = leHavre) =>
  (): Player =>
    playerNamed(botsOf(game), name) as Player;

/** Always takes the first option. */
const first =
  (game: Game<State>): PlayerMaker =>
  () => ({
    choose(view) {
      const options = new Options();
      game.options(view, options);
      return options.at(0);
    },
  });

/** A game as its result alone. */
const result = (
  scores: readonly number[],
  winners: readonly number[],
  simulations: number | null = null,
): PlayedGame => ({
  scores,
  winners,
  decisions: 10,
  efforts: scores.map(() => ({ decisions: 5, milliseconds: 10, simulations })),
});

describe('a game', () => {
  test('is dealt from its seed as a table deals it', () => {
    const started = Table.start<State>(paris, { settings: FRENCH, seed: 'deal' });
    if (!started.ok) throw new Error('no table');
    const table = started.value;
    const options = new Options();
    while (!table.over) {
      options.clear();
      paris.options(table.state as never, options);
      table.play(paris.mover(table.state as never), paris.token(options.at(0)));
    }
    const { scores, winners } = playGame(paris, FRENCH, 'deal', [first(paris), first(paris)], still);
    expect({ scores, winners }).toEqual({
      scores: paris.scores(table.state as never),
      winners: paris.winners(table.state as never),
    });
  });

  test('is played by what each seat sees, never by the state', () => {
    const views: State[] = [];
    const watched: Game<State> = {
      ...(paris as Game<State>),
      view(state, seat, into) {
        (paris as Game<State>).view(state, seat, into);
        views.push(into);
        expect(into).not.toBe(state);
      },
    };
    let asked = 0;
    const looker: PlayerMaker = () => {
      const player = first(paris)();
      return {
        choose(view, seat, random) {
          asked++;
          expect(view).toBe(views.at(-1));
          const option = player.choose(view, seat, random);
          view.bytes.fill(0);
          return option;
        },
      };
    };
    const spoilt = playGame(watched, FRENCH, 'look', [looker, looker], still);
    expect(asked).toBe(views.length);
    // What a player does to its view changes nothing.
    expect(spoilt.scores).toEqual(playGame(paris, FRENCH, 'look', [first(paris), first(paris)], still).scores);
  });

  test('gives each seat a player and a generator of its own, which rest on the seed and the seat', () => {
    const drawn: number[][] = [];
    const drawer: PlayerMaker = () => {
      const numbers: number[] = [];
      drawn.push(numbers);
      const player = named('random')();
      return {
        choose(view: State, seat: number, random: Random) {
          if (numbers.length === 0) numbers.push(seat, random.next());
          return player.choose(view, seat, random);
        },
      };
    };
    playGame(leHavre, SHORT, 'a', [drawer, drawer], still);
    playGame(leHavre, SHORT, 'a', [drawer, named('greedy')], still);
    playGame(leHavre, SHORT, 'b', [drawer, drawer], still);
    const [a0, a1, again, b0] = drawn;
    expect(drawn).toHaveLength(5);
    expect(again).toEqual(a0);
    expect(a1?.[1]).not.toBe(a0?.[1]);
    expect(b0?.[1]).not.toBe(a0?.[1]);
  });

  test('measures the thinking of each player, and counts simulations where they are told', () => {
    let now = 0;
    const clock = (): number => now;
    const thinker: PlayerMaker = () => {
      const player = first(leHavre)();
      const counting = {
        simulations: 0,
        choose(view: State, seat: number, random: Random) {
          counting.simulations += 100;
          now += 7;
          return player.choose(view, seat, random);
        },
      };
      return counting;
    };
    const { efforts, decisions } = playGame(leHavre, SHORT, '1', [thinker, first(leHavre)], clock);
    const [slow, quick] = efforts;
    expect(slow?.milliseconds).toBe(7 * (slow?.decisions ?? 0));
    expect(slow?.simulations).toBe(100 * (slow?.decisions ?? 0));
    expect(quick).toMatchObject({ milliseconds: 0, simulations: null });
    expect((slow?.decisions ?? 0) + (quick?.decisions ?? 0)).toBeLessThanOrEqual(decisions);
  });

  test('ends with a word about a player that plays what is not offered, and about a game without end', () => {
    const cheat: PlayerMaker = () => ({ choose: () => -7 });
    expect(() => playGame(leHavre, SHORT, 's', [cheat, cheat], still)).toThrow(/seed s, .*chose -7/);
    const endless = { ...leHavre, longest: 20 };
    expect(() => playGame(endless, SHORT, 's', [first(leHavre), first(leHavre)], still)).toThrow(/does not end/);
  });
});

describe('a block', () => {
  test('seats the candidate in each seat once', () => {
    expect(rotations('a', 'b', 2)).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(rotations('a', 'b', 3).map((row) => row.join(''))).toEqual(['abb', 'bab', 'bba']);
  });

  test('splits ties and takes the margin to the best other', () => {
    // Seat 0 wins by 20; seat 1 ties with seat 0; seat 2 loses by 30.
    const { share, margin } = blockOf('s', [
      result([100, 80, 60], [0]),
      result([70, 70, 10], [0, 1]),
      result([50, 20, 20], [0]),
    ]);
    expect(share).toBe(0.5);
    expect(margin).toBeCloseTo((20 + 0 - 30) / 3);
  });

  const play = (game: Game<State>, settings: Settings, seed: string, one: PlayerMaker, other: PlayerMaker) => {
    const seatings = rotations(one, other, Number(settings['players']));
    return blockOf(
      seed,
      seatings.map((makers) => playGame(game, settings, seed, makers, still)),
    );
  };

  test.each(['1', '2', '3'])('between equal players is even to the last digit (seed %s)', (seed) => {
    expect(play(leHavre, SHORT, seed, named('random'), named('random'))).toMatchObject({ share: 0.5, margin: 0 });
    expect(play(paris, FRENCH, seed, named('random', paris), named('random', paris))).toMatchObject({
      share: 0.5,
      margin: 0,
    });
    expect(play(leHavre, THREE, seed, named('random'), named('random')).share).toBeCloseTo(1 / 3, 12);
  });

  test('tells players apart that differ', () => {
    const greedy = play(leHavre, SHORT, '1', named('greedy'), named('random'));
    expect(greedy.share).toBe(1);
    expect(greedy.margin).toBeGreaterThan(50);
    const dull = play(leHavre, SHORT, '1', first(leHavre), named('random'));
    const mirrored = play(leHavre, SHORT, '1', named('random'), first(leHavre));
    expect(dull.margin).not.toBe(0);
    expect(mirrored.margin).toBeCloseTo(-dull.margin, 12);
    expect(mirrored.share).toBeCloseTo(1 - dull.share, 12);
  });
});

describe('a pairing', () => {
  const seeds = Array.from({ length: 50 }, (_, n) => `s/${n}`);
  const won = result([90, 40], [0]);
  const lost = result([40, 90], [1]);

  test('collects games into blocks and adds them up', () => {
    const pairing = new Pairing('a', 'b', seeds.slice(0, 3), 2, null);
    const fixtures = [...pairing.fixtures()];
    expect(fixtures.slice(0, 3)).toEqual<Fixture[]>([
      { seed: 's/0', bots: ['a', 'b'] },
      { seed: 's/0', bots: ['b', 'a'] },
      { seed: 's/1', bots: ['a', 'b'] },
    ]);
    // The candidate wins both games of the first block, one of the second, none of the third.
    for (const game of [won, lost, won, won, lost, won]) pairing.take(game);
    expect(pairing.blocks.map(({ seed, share, margin }) => [seed, share, margin])).toEqual([
      ['s/0', 1, 50],
      ['s/1', 0.5, 0],
      ['s/2', 0, -50],
    ]);
    const { blocks, games, share, elo, candidate, reference } = pairing.figures();
    expect({ blocks, games, mean: share.mean, elo: elo.mean }).toEqual({ blocks: 3, games: 6, mean: 0.5, elo: 0 });
    expect(candidate).toEqual({ score: 65, decisions: 30, msPerDecision: 2, simulationsPerSecond: null });
    expect(reference.score).toBe(65);
    expect(pairing.test).toBeNull();
  });

  test('counts simulations by the second of thinking', () => {
    const pairing = new Pairing('a', 'b', ['s'], 2, null);
    for (let n = 0; n < 2; n++) pairing.take(result([1, 0], [0], 400));
    expect(pairing.figures().candidate.simulationsPerSecond).toBe(40_000);
  });

  test('stops at the block that decides, and what was begun by then no longer counts', () => {
    const pairing = new Pairing('a', 'b', seeds, 2, { p0: 0.5, p1: 0.6 });
    const fixtures = pairing.fixtures();
    let ahead = 0;
    for (let n = 0; n < 6; n++) if (!fixtures.next().done) ahead++;
    let taken = 0;
    while (!fixtures.next().done) {
      ahead++;
      pairing.take(taken++ % 2 === 0 ? won : lost);
    }
    const decided = pairing.blocks.length;
    expect(pairing.test?.verdict).toBe('accept');
    expect(decided).toBeLessThan(20);
    expect(ahead).toBeGreaterThan(taken);
    while (taken < ahead) pairing.take(taken++ % 2 === 0 ? lost : won);
    expect(pairing.blocks).toHaveLength(decided);
    expect(pairing.figures().share.mean).toBe(1);
  });
});

test('who meets whom, and the table of it', () => {
  expect(pairsOf(['a', 'b'], 4)).toEqual([[0, 1]]);
  expect(pairsOf(['a', 'b', 'c'], 2)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(pairsOf(['a', 'b', 'c'], 3)).toHaveLength(6);
  expect(crossTable(['a', 'b', 'c'], 2, [0.75, 1, 0.5])).toEqual([
    [null, 0.75, 1],
    [0.25, null, 0.5],
    [0, 0.5, null],
  ]);
  const sixths = [1, 2, 3, 4, 5, 6].map((n) => n / 8);
  expect(crossTable(['a', 'b', 'c'], 3, sixths)).toEqual([
    [null, 1 / 8, 2 / 8],
    [3 / 8, null, 4 / 8],
    [5 / 8, 6 / 8, null],
  ]);
});

test('self-play: the scores of all seats, and of those who won', () => {
  const { games, score, all, winners } = selfPlayFigures([result([10, 30], [1]), result([40, 40], [0, 1])]);
  expect(games).toBe(2);
  expect(score.mean).toBe(30);
  expect(all).toMatchObject({ mean: 30, min: 10, max: 40 });
  expect(winners).toMatchObject({ mean: 110 / 3, min: 30, max: 40, median: 40 });
});
