import type { Plan, TurnAhead, WayAhead } from '@quayside/bots';
import type { Message, State } from '@quayside/kernel';
import type { Gain, GameUI } from '../game-ui.ts';
import { LIFT, MOVE } from './choosing.ts';
import { optionsOf } from './plan.ts';

/** One turn of a plan as it is told: what is done, where, and what the viewer has more and less of. */
export interface HintStep {
  /** The deeds in their order; what merely belongs to one of them is not told. */
  readonly deeds: readonly Message[];
  /** There are more of them. */
  readonly isCut: boolean;
  readonly place: string | null;
  readonly gains: readonly Gain[];
}

/** One choice of a plan. */
export interface Choice {
  readonly option: number;
  /** Does it merely belong to a deed, like a fee? */
  readonly isPart: boolean;
}

/** One way to go, beside the others. */
export interface HintWay {
  readonly option: number;
  readonly steps: readonly number[];
  /** What is chosen on this way as long as the turn lasts; what follows by itself is not. */
  readonly choices: readonly Choice[];
  readonly told: HintStep;
  readonly worth: WayAhead<State>['worth'];
}

/** A plan as a hint shows it. */
export interface ShownHint {
  readonly ways: readonly [HintWay, ...HintWay[]];
  readonly next: HintStep | null;
  /** Is that the rest of this turn? */
  readonly isSameTurn: boolean;
  readonly why: readonly Message[];
}

/** So many deeds of a turn are told. */
const TOLD = 3;

export function hintIn<S extends State>(ui: GameUI<S>, { way, others, why }: Plan<S>): ShownHint {
  const shown = ({ option, now, next, isSameTurn, worth }: WayAhead<S>): HintWay => ({
    option,
    steps: now.steps,
    choices: [now, ...(next && isSameTurn ? [next] : [])].flatMap((turn) => choicesIn(ui, turn)),
    told: stepIn(ui, now),
    worth,
  });
  return {
    ways: [shown(way), ...others.map(shown)],
    next: way.next && stepIn(ui, way.next),
    isSameTurn: way.isSameTurn,
    why,
  };
}

const choicesIn = <S extends State>(ui: GameUI<S>, { steps, states }: TurnAhead<S>): Choice[] =>
  steps.flatMap((option, at) => {
    const state = states[at] as S;
    return optionsOf(ui, state).length > 1 ? [{ option, isPart: ui.isPart(option, state) }] : [];
  });

function stepIn<S extends State>(ui: GameUI<S>, { seat, before, steps, states, after }: TurnAhead<S>): HintStep {
  const deeds: { step: number; state: S; message: Message }[] = [];
  for (const [at, step] of steps.entries()) {
    const state = states[at] as S;
    const isTold = at > 0 && isGoalOf(ui, steps[at - 1] as number, states[at - 1] as S, step, state);
    const isEnd = ui.ends(step) && at === steps.length - 1;
    if (isDeed(ui, step, state) && !isTold && !isEnd)
      deeds.push({ step, state, message: ui.words.option(state, step) });
  }
  // A turn that is only opened, or ended, is told as that.
  const opening = (step: number) => ({ step, state: before, message: ui.words.option(before, step) });
  const told = deeds.length > 0 ? deeds : steps.slice(0, 1).map(opening);
  const [place = null] = told.flatMap(({ step, state }) => ui.placesOf(step, state)[0] ?? []);
  return {
    deeds: told.slice(0, TOLD).map(({ message }) => message),
    isCut: told.length > TOLD,
    place,
    gains: ui.gains(before, after, seat),
  };
}

/** What is picked up where it can go to one place only is told as going there: the step that follows by itself is told with it. */
const isGoalOf = <S extends State>(ui: GameUI<S>, lift: number, before: S, step: number, state: S): boolean =>
  [ui.deedOf?.(lift, before), ui.deedOf?.(step, state)].every((deed) => deed === MOVE) &&
  optionsOf(ui, state).length === 1;

/** Is it something that somebody does, and not a piece of it such as a fee, or picking up what is put down at once? */
function isDeed<S extends State>(ui: GameUI<S>, step: number, state: S): boolean {
  const isPiece = ui.isPart(step, state) || ui.picks?.(step, state) === 'enough' || ui.deedOf?.(step, state) === LIFT;
  return ui.game.worthTelling(step) && !isPiece && !ui.opens(step, state);
}
