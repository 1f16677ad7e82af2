import type { State } from '@quayside/kernel';
import type { GameUI, GuideThing } from '../../game-ui.ts';
import { LIFT, type Way, type Ways } from '../choosing.ts';
import { copyOf, type Proposer } from '../plan.ts';
import type { Scene } from '../scene.ts';

/** Does a way try a thing out, or go well with it? */
export const goesWith = <S extends State>({ tries, suits = tries }: GuideThing<S>, { options }: Way): boolean =>
  suits?.(options.at(-1) ?? -1) ?? true;

/**
 * One deed for a thing: what somebody sensible would do. Null: they would end the turn. The very first thing is tried out in any
 * case, by the most sensible of the ways that do.
 */
export function proposedWay<S extends State>(
  ui: GameUI<S>,
  { view, viewer }: Pick<Scene<S>, 'view' | 'viewer'>,
  ways: Ways,
  thing: GuideThing<S>,
  propose: Proposer<S>,
): Way | null {
  const sensible = propose(view, viewer);
  const likely = ways.all.filter((way) => !way.seldom);
  const fitting = likely.filter((way) => goesWith(thing, way));
  if (fitting.length > 0 && ui.ends(sensible)) return null;
  const isSensible = ({ options }: Way): boolean => options[0] === sensible;
  const isFree = thing !== ui.guide?.[0] && fitting.length > 0 && !fitting.some(isSensible) && likely.some(isSensible);
  let left = isFree ? likely.filter(isSensible) : fitting;
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
