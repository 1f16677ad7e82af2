import { CHANCE, type Options, type State } from '@quayside/kernel';
import type { Insight } from './insight.ts';

/**
 * Plays on at first sight until the next turn stands at its main choice, or chance or nobody is next: half a visit says little of
 * what a position is worth.
 */
export function settle<S extends State>(insight: Insight<S>, state: S, turn: number, options: Options): void {
  const { game } = insight;
  while (game.mover(state) > CHANCE && (insight.turn(state) === turn || !insight.atRest(state))) {
    options.clear();
    game.options(state, options);
    game.apply(state, tastiest(insight, state, options));
  }
}

/** The option that brings most at first sight; the first of several. */
export function tastiest<S extends State>(insight: Insight<S>, state: S, options: Options): number {
  let best = options.at(0);
  let most = -Infinity;
  for (let i = 0; i < options.count; i++) {
    const guess = insight.firstGuess(state, options.at(i));
    if (guess > most) {
      most = guess;
      best = options.at(i);
    }
  }
  return best;
}
