import type { Thought } from '@quayside/bots';
import type { State } from '@quayside/kernel';
import type { GameUI } from '../../game-ui.ts';
import type { Way, Ways } from '../choosing.ts';
import { decisionIn } from '../decision.ts';
import type { Proposer } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { wholeWay } from '../whole-way.ts';

/** A way that a good player would go, with all that is played for it. */
export interface Advised {
  readonly way: Way;
  readonly path: readonly number[];
}

/** Who gives away no more than so many points with a deed plays well all the same. */
const MARGIN = 1.5;

/** The ways that a good player would go, the best first. None: they would end the turn, or what is asked has rows of its own. */
export function advisedWays<S extends State>(
  ui: GameUI<S>,
  scene: Scene<S>,
  ways: Ways,
  { option, considered, line }: Thought,
  propose: Proposer<S>,
): Advised[] {
  if (ui.ends(option)) return [];
  const least = (considered.find((each) => each.option === option)?.value ?? 0) - MARGIN;
  const near = considered.filter((each) => each.option !== option && each.visits > 0 && each.value >= least);
  return [line, ...near.map((each) => [each.option])].flatMap((steps) => {
    const way = wholeWay(ui, scene, ways, steps, propose);
    if (!way) return [];
    const { path } = decisionIn(ui, scene, ways, propose, { way, wishes: [], picked: null });
    return [{ way, path: path ?? way.options }];
  });
}
