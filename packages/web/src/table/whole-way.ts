import type { State } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';
import { LIFT, type Way, type Ways } from './choosing.ts';
import { copyOf, type Proposer } from './plan.ts';
import type { Scene } from './scene.ts';

/**
 * The way that begins like a line of options: to the end of it, where what comes next is what it was begun for. Beyond the line,
 * somebody sensible goes on.
 */
export function wholeWay<S extends State>(
  ui: GameUI<S>,
  { view, viewer }: Pick<Scene<S>, 'view' | 'viewer'>,
  ways: Ways,
  line: readonly number[],
  propose: Proposer<S>,
): Way | null {
  const state = copyOf(ui, view);
  // What is hardly ever wanted is meant where it is named, never guessed on the way.
  let left = ways.all.filter(({ seldom, options }) => !seldom || options.length === 1);
  let found: Way | null = null;
  let option = line[0] ?? -1;
  for (let step = 0; ; step++) {
    left = left.filter(({ options }) => options[step] === option);
    const whole = left.find(({ options, deed }) => options.length === step + 1 && deed !== LIFT);
    found = whole ?? found;
    const steps = new Set(left.flatMap(({ options }) => options[step + 1] ?? []));
    if (steps.size === 0) return found;
    try {
      ui.game.apply(state, option);
    } catch {
      // What comes then cannot be known from what the viewer sees.
      return found;
    }
    const next = line[step + 1] ?? -1;
    // Something that was picked up must go somewhere; what was bought may have been wanted for itself.
    option = steps.has(next) ? next : propose(state, viewer, whole ? undefined : (each) => steps.has(each));
    if (!steps.has(option)) return found;
  }
}
