import type { State } from '@quayside/kernel';
import type { GameUI, GuideThing } from '../../game-ui.ts';
import { LIFT, type Way, type Ways } from '../choosing.ts';
import { copyOf, type Proposer } from '../plan.ts';
import type { Scene } from '../scene.ts';

/** The ways that try a thing out, or go well with it. */
function candidates<S extends State>({ all }: Ways, { tries, suits = tries }: GuideThing<S>): readonly Way[] {
  const likely = all.filter(({ seldom }) => !seldom);
  return suits ? likely.filter(({ options }) => suits(options.at(-1) ?? -1)) : likely;
}

/** One sensible deed for a thing: of the ways that try it out, the one somebody sensible would take; null: none is sensible. */
export function proposedWay<S extends State>(
  ui: GameUI<S>,
  { view, viewer }: Pick<Scene<S>, 'view' | 'viewer'>,
  ways: Ways,
  thing: GuideThing<S>,
  propose: Proposer<S>,
): Way | null {
  let left = candidates(ways, thing);
  const state = copyOf(ui, view);
  for (let step = 0; left.length > 0; step++) {
    const steps = new Set(left.map(({ options }) => options[step]));
    const option = propose(state, viewer, (each) => steps.has(each));
    left = left.filter(({ options }) => options[step] === option);
    const found = left.find(({ options, deed }) => options.length === step + 1 && deed !== LIFT);
    if (found || left.length === 0) return found ?? null;
    try {
      ui.game.apply(state, option);
    } catch {
      // What comes then cannot be known from what the viewer sees.
      return null;
    }
  }
  return null;
}
