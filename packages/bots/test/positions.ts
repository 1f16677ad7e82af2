import { CHANCE, drawn, type Game, Options, Random, type Settings, type State } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { paris } from '@quayside/paris';
import type { GameBots } from '../src/game-bots.ts';
import { bots as leHavreBots } from '../src/le-havre/module.ts';
import { mindFor, type Mind } from '../src/mind.ts';
import { bots as parisBots } from '../src/paris/module.ts';
import type { Player } from '../src/player.ts';
import { playerNamed } from '../src/roster.ts';

/** A game and how its table is set. */
export interface Deck {
  readonly game: Game<State>;
  readonly settings: Settings;
}

/** The ten decks of Le Havre: one to five players, full and short. */
export const LE_HAVRE_DECKS: readonly Deck[] = ['full', 'short'].flatMap((length) =>
  ['1', '2', '3', '4', '5'].map((players) => ({ game: leHavre as Game<State>, settings: { players, length } })),
);

/** Two to four players of Paris, by the book and with its variants. */
export const PARIS_DECKS: readonly Deck[] = ['2', '3', '4'].flatMap((players) =>
  [{ players }, { players, tokens: 'random', districts: 'free' }, { players, holdings: 'open' }].map((settings) => ({
    game: paris as Game<State>,
    settings,
  })),
);

export const DECKS: readonly Deck[] = [...LE_HAVRE_DECKS, ...PARIS_DECKS];

/** A deck in words: what a failing test calls it. */
export const named = ({ game, settings }: Deck): string => [game.id, ...Object.values(settings)].join(' ');

/** What bots know of a game. */
export const botsOf = (game: Game<State>): GameBots => ({ ...(game.id === 'paris' ? parisBots : leHavreBots), game });

const minds = new Map<Game<State>, Mind<State>>();

/** One mind a game for all tests of a file: they take turns. */
export function mindOf(game: Game<State>): Mind<State> {
  const mind = minds.get(game) ?? mindFor(botsOf(game));
  minds.set(game, mind);
  return mind;
}

export function bot(game: Game<State>, name: string): Player {
  const player = playerNamed(botsOf(game), name);
  if (!player) throw new Error(`nobody is called ${name}`);
  return player;
}

export function copyOf<S extends State>(game: Game<S>, state: S): S {
  const copy = game.blank();
  copy.copyFrom(state);
  return copy;
}

export function viewOf<S extends State>(game: Game<S>, state: S, seat: number): S {
  const view = game.blank();
  game.view(state, seat, view);
  return view;
}

export function optionsOf<S extends State>(game: Game<S>, state: S): number[] {
  const options = new Options();
  game.options(state, options);
  return Array.from({ length: options.count }, (_, i) => options.at(i));
}

/** The choice a player makes when it is shown what its seat may know. */
export function choiceOf(game: Game<State>, player: Player, state: State, seed: string): number {
  const seat = game.mover(state);
  return player.choose(viewOf(game, state, seat), seat, new Random(seed));
}

/**
 * Plays a game and shows every decision of a seat before it is taken: by `player`, but for one decision in `whim` that is taken at
 * random, so that it comes to positions no good player would bring about (1: all of them, 0: none).
 */
export function play(
  { game, settings }: Deck,
  seed: string,
  player: Player,
  whim: number,
  see: (state: State, random: Random) => void,
  begun: (state: State) => void = () => {},
): State {
  const random = new Random(seed);
  const state = game.setup(settings, random);
  begun(state);
  while (game.mover(state) >= CHANCE) {
    const options = new Options();
    game.options(state, options);
    const seat = game.mover(state);
    if (seat === CHANCE) {
      game.apply(state, drawn(game, state, options, random));
      continue;
    }
    see(state, random);
    const atWhim = whim > 0 && random.below(whim) === 0;
    game.apply(
      state,
      atWhim ? options.at(random.below(options.count)) : player.choose(viewOf(game, state, seat), seat, random),
    );
  }
  return state;
}
