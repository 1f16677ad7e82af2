import type { Game, State } from '@quayside/kernel';
import type { ParisState } from '@quayside/paris';
import { type Evaluation, linear } from './evaluation.ts';
import type { Insight } from './insight.ts';
import { leHavreInsight } from './le-havre/insight.ts';
import leHavreWeights from './le-havre/weights.json' with { type: 'json' };
import { parisInsight } from './paris/insight.ts';
import parisWeights from './paris/weights.json' with { type: 'json' };
import { MANNER, type Manner } from './tree.ts';

/** All that a thinking player needs for a game: what it knows, how it values a position, how it searches. */
export interface Mind<S extends State> {
  readonly insight: Insight<S>;
  readonly evaluation: Evaluation<S>;
  readonly manner: Manner;
}

/** The mind for a game, or null where nobody has taught one. Evaluations keep room of their own: one mind a player. */
export function mindFor(game: Game<State>): Mind<State> | null {
  switch (game.id) {
    case 'le-havre': {
      const insight = leHavreInsight as unknown as Insight<State>;
      return { insight, evaluation: linear(insight, leHavreWeights), manner: MANNER };
    }
    case 'paris': {
      // An edition has figures of its own: the insight asks the game it is given.
      const insight = parisInsight(game as unknown as Game<ParisState>) as unknown as Insight<State>;
      return { insight, evaluation: linear(insight, parisWeights), manner: { ...MANNER, worlds: 2 } };
    }
    default:
      return null;
  }
}
