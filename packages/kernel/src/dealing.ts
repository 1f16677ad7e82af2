import { CHANCE, type Game } from './game.ts';
import { Options } from './options.ts';
import { Random } from './random.ts';
import type { State } from './state.ts';

/** What the options of chance weigh together. */
function weightOf<S extends State>(game: Game<S>, state: S, options: Options): number {
  let total = 0;
  for (let i = 0; i < options.count; i++) total += game.weight(state, options.at(i));
  return total;
}

/** Can chance bring anything? Always, but in a position that no game leads to. */
export const hasOutcome = <S extends State>(game: Game<S>, state: S, options: Options): boolean =>
  weightOf(game, state, options) > 0;

/** Draws one of chance's options by their weights. */
export function drawn<S extends State>(game: Game<S>, state: S, options: Options, random: Random): number {
  const total = weightOf(game, state, options);
  if (!(total > 0)) throw new Error(noOption(game, state));
  let draw = random.below(total);
  for (let i = 0; i < options.count; i++) {
    draw -= game.weight(state, options.at(i));
    if (draw < 0) return options.at(i);
  }
  return options.at(0);
}

/** The outcome of the n-th chance event of a game, from its seed: each event has a generator of its own. */
export function dealt<S extends State>(game: Game<S>, state: S, options: Options, seed: string, event: number): number {
  return drawn(game, state, options, new Random(`${seed}/${event}`));
}

/** Without an option there is nothing to play, and a loop that plays would never end. */
const noOption = <S extends State>(game: Game<S>, state: S): string => `no option at ${game.id} ${game.line(state)}`;

/** Plays a game to its end with every choice, chance included, drawn from one generator. Returns the decisions taken. */
export function playOut<S extends State>(
  game: Game<S>,
  state: S,
  random: Random,
  options = new Options(),
  each?: (option: number) => void,
): number {
  let decisions = 0;
  while (game.mover(state) >= CHANCE) {
    options.clear();
    game.options(state, options);
    if (options.count === 0) throw new Error(noOption(game, state));
    if (decisions > game.longest) throw new Error(`more than ${game.longest} decisions of ${game.id}`);
    const chance = game.mover(state) === CHANCE;
    const option = chance ? drawn(game, state, options, random) : options.at(random.below(options.count));
    if (each) each(option);
    game.apply(state, option);
    decisions++;
  }
  return decisions;
}

/** Counts the paths of `depth` decisions from a state: the fingerprint of a rules engine. */
export function perft<S extends State>(game: Game<S>, state: S, depth: number): number {
  if (depth === 0 || game.mover(state) < CHANCE) return 1;
  const options = new Options();
  game.options(state, options);
  if (depth === 1) return options.count;
  const next = game.blank();
  let paths = 0;
  for (let i = 0; i < options.count; i++) {
    next.copyFrom(state);
    game.apply(next, options.at(i));
    paths += perft(game, next, depth - 1);
  }
  return paths;
}
