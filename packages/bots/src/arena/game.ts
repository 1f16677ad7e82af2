import { CHANCE, dealt, type Game, NOBODY, Options, Random, type Settings, type State } from '@quayside/kernel';
import type { Player } from '../player.ts';

/** Milliseconds since some moment; only the difference of two is looked at. */
export type Clock = () => number;

/** Makes a player. Each seat of each game gets one of its own, so that nothing it remembers reaches another game or seat. */
export type PlayerMaker = () => Player;

/** The work of a player: what it was asked, how long it thought, and its simulations where it counts them. */
export interface Effort {
  readonly decisions: number;
  readonly milliseconds: number;
  readonly simulations: number | null;
}

export interface PlayedGame {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** All decisions of the game, those of chance too. */
  readonly decisions: number;
  /** Of each seat. */
  readonly efforts: readonly Effort[];
}

/**
 * Plays one game to its end. The table is set and dealt from the seed as a `Table` does it, so the deal does not depend on who
 * plays. A player sees the view of its seat, and draws from a generator that belongs to the seed and the seat.
 */
export function playGame(
  game: Game<State>,
  settings: Settings,
  seed: string,
  makers: readonly PlayerMaker[],
  clock: Clock,
): PlayedGame {
  const state = game.setup(settings, new Random(seed));
  const view = game.blank();
  const options = new Options();
  const sitters = makers.map((make, seat) => new Sitter(make(), seat, new Random(`${seed}/player/${seat}`)));
  let decisions = 0;
  let events = 0;
  for (let seat = game.mover(state); seat !== NOBODY; seat = game.mover(state)) {
    if (decisions++ === game.longest) throw new Error(`seed ${seed}: the game does not end`);
    options.clear();
    game.options(state, options);
    if (seat === CHANCE) {
      game.apply(state, dealt(game, state, options, seed, events++));
      continue;
    }
    game.view(state, seat, view);
    const option = (sitters[seat] as Sitter).choose(view, clock);
    if (!options.has(option)) {
      throw new Error(`seed ${seed}, ${game.line(state)}: seat ${seat} chose ${option}, which is not offered`);
    }
    game.apply(state, option);
  }
  const efforts = sitters.map((sitter) => sitter.effort());
  return { scores: game.scores(state), winners: game.winners(state), decisions, efforts };
}

/** A player at its seat, with a watch beside it. */
class Sitter {
  readonly #player: Player & { readonly simulations?: number };
  readonly #seat: number;
  readonly #random: Random;
  #decisions = 0;
  #milliseconds = 0;

  constructor(player: Player, seat: number, random: Random) {
    this.#player = player;
    this.#seat = seat;
    this.#random = random;
  }

  choose(view: State, clock: Clock): number {
    const start = clock();
    const option = this.#player.choose(view, this.#seat, this.#random);
    this.#milliseconds += clock() - start;
    this.#decisions++;
    return option;
  }

  effort(): Effort {
    const simulations = this.#player.simulations ?? null;
    return { decisions: this.#decisions, milliseconds: this.#milliseconds, simulations };
  }
}
