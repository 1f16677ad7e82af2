import { type Mind, mindFor, playerNamed, type Player, Search } from '@quayside/bots';
import { CHANCE, drawn, Options, Random, type State } from '@quayside/kernel';
import type { GameTerminal } from '../game-terminal.ts';
import { cpuSeconds } from './clock.ts';
import { usualSettings } from '../settings.ts';
import { spreadOf } from './spread.ts';

const GAMES = 6;
/** What a search values at each position: a tree grows slower the larger it is, so this is part of the figure. */
const SIMULATIONS = 2000;

/** A decision half-way through a game, as its seat knows it. */
export interface Midgame {
  readonly view: State;
  readonly seat: number;
}

/** Positions valued a second of one core, by searches half-way through games; rounds over all of them, of which the median counts. */
export function simulationsPerSecond(terminal: GameTerminal, seconds: number): number {
  const mind = mindFor(terminal.bots);
  const positions = midgames(terminal);
  const round = (): number => {
    const begin = cpuSeconds();
    let simulations = 0;
    for (const [at, position] of positions.entries()) {
      const search = searchAt(mind, position, `bench/search/${at}`);
      search.think(SIMULATIONS);
      simulations += search.simulations;
    }
    return simulations / (cpuSeconds() - begin);
  };
  // The compiler takes its time with so much code.
  round();
  const rounds: number[] = [];
  for (const begin = cpuSeconds(); rounds.length < 3 || cpuSeconds() < begin + seconds; ) rounds.push(round());
  return spreadOf(Float64Array.from(rounds)).median;
}

const searchAt = ({ insight, evaluation, params }: Mind<State>, { view, seat }: Midgame, seed: string): Search<State> =>
  new Search(insight, evaluation, view, seat, new Random(seed), params);

/** The same decisions on every machine: of each game that greedy players play, the first from its middle on that leaves a choice. */
export function midgames(terminal: GameTerminal, games = GAMES): Midgame[] {
  const mind = mindFor(terminal.bots);
  return Array.from({ length: games }, (_, n) => {
    const decisions = greedyGame(terminal, `bench/midgame/${n}`);
    const later = decisions.slice(decisions.length >> 1);
    return later.find((each) => !searchAt(mind, each, 'bench').settled) as Midgame;
  });
}

function greedyGame({ game, bots, bench }: GameTerminal, seed: string): Midgame[] {
  const random = new Random(seed);
  const state = game.setup({ ...usualSettings(game), ...bench.search.settings }, random);
  const greedy = playerNamed(bots, 'greedy') as Player;
  const options = new Options();
  const decisions: Midgame[] = [];
  for (let seat = game.mover(state); seat >= CHANCE; seat = game.mover(state)) {
    if (seat === CHANCE) {
      options.clear();
      game.options(state, options);
      game.apply(state, drawn(game, state, options, random));
      continue;
    }
    const view = game.blank();
    game.view(state, seat, view);
    decisions.push({ view, seat });
    // Whoever chooses may imagine things in what it is given.
    const own = game.blank();
    own.copyFrom(view);
    game.apply(state, greedy.choose(own, seat, random));
  }
  return decisions;
}
