import type { State } from '@quayside/kernel';
import { type Evaluation, linear } from './evaluation.ts';
import type { GameBots } from './game-bots.ts';
import type { Insight } from './insight.ts';
import { learned } from './net/learned.ts';
import { SEARCH_PARAMS, type SearchParams } from './tree.ts';

/** All that a thinking player needs for a game: what it knows, how it values a position, how it searches. */
export interface Mind<S extends State> {
  readonly insight: Insight<S>;
  readonly evaluation: Evaluation<S>;
  readonly params: SearchParams;
}

/** The mind that the first levels had: a linear value, and the search that was tuned for it. It stays as it is. */
export function firstMindFor<S extends State>(bots: GameBots<S>): Mind<S> {
  const insight = bots.insight(bots.game);
  return { insight, evaluation: linear(insight, bots.weights), params: { ...SEARCH_PARAMS, ...bots.search } };
}

/** The mind for a game. Evaluations keep room of their own: one mind a player. */
export function mindFor<S extends State>(bots: GameBots<S>): Mind<S> {
  const first = firstMindFor(bots);
  if (!bots.since) return first;
  const insight = bots.since.insight?.(first.insight) ?? first.insight;
  const { net } = bots.since;
  const evaluation = net ? learned(insight, bots.weights, net) : linear(insight, bots.weights);
  return { insight, evaluation, params: { ...first.params, ...bots.since.search } };
}
