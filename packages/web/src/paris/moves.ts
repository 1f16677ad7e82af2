import {
  ARC,
  argumentOf,
  francsFor,
  highOf,
  Kind,
  kindOf,
  lowOf,
  type ParisState,
  Phase,
  PLACES,
  paris,
  SPACES,
} from '@quayside/paris';
import { Options } from '@quayside/kernel';

/* Keys on their way, as somebody chooses them: what is picked up, where it goes, and what that costs. */

/** The state in which a key has been picked up and its goal is asked. */
export function carrying(view: ParisState, from: number): ParisState {
  const state = paris.blank();
  state.copyFrom(view);
  state.from = from;
  state.phase = Phase.TARGET;
  return state;
}

/** The only way for a key, which the game plays by itself once it is picked up; -1: there are several, or it is no key. */
export function onlyGoal(view: ParisState, option: number): number {
  if (kindOf(option) !== Kind.MOVE) return -1;
  const goals = new Options();
  paris.options(carrying(view, argumentOf(option)), goals);
  return goals.count === 1 ? goals.at(0) : -1;
}

/** Where a key comes from and goes, and the francs for it; nowhere is -1. */
export interface KeyOnItsWay {
  readonly from: number;
  readonly to: number;
  /** What is paid; less than nothing where a bank pays. */
  readonly francs: number;
}

/** The key that moves when these options are played; null: none does. */
export function keyMoved(view: ParisState, options: readonly number[]): KeyOnItsWay | null {
  let state = view;
  let from = view.phase === Phase.TARGET ? view.from : -1;
  let to = -1;
  let francs = 0;
  for (const option of options) {
    const argument = argumentOf(option);
    const kind = kindOf(option);
    if (kind === Kind.BUY) {
      francs += view.figures.buy[argument] as number;
      state = stateAfter(state, option);
    } else if (kind === Kind.PLACE) {
      to = argument;
      if (to !== ARC) francs -= view.figures.bank[to - PLACES] as number;
    } else {
      if (kind === Kind.MOVE) from = argument;
      const goal = goalOf(kind === Kind.MOVE ? onlyGoal(state, option) : option);
      if (goal < 0) continue;
      to = goal;
      francs += francsFor(state, from, to);
    }
  }
  return from < 0 && to < 0 ? null : { from, to, francs };
}

function stateAfter(view: ParisState, option: number): ParisState {
  const state = paris.blank();
  state.copyFrom(view);
  paris.apply(state, option);
  return state;
}

/** Where an option brings a key; -1: nowhere. */
function goalOf(option: number): number {
  if (option < 0) return -1;
  if (kindOf(option) === Kind.TO) return argumentOf(option);
  return kindOf(option) === Kind.RAISE ? SPACES + highOf(argumentOf(option)) : -1;
}

/** The district in which a way builds a landmark; -1: it builds none. */
export function districtBuiltIn(view: ParisState, options: readonly number[]): number {
  const last = options.at(-1) ?? -1;
  if (last < 0) return -1;
  const option = kindOf(last) === Kind.MOVE ? onlyGoal(view, last) : last;
  return option >= 0 && kindOf(option) === Kind.RAISE ? lowOf(argumentOf(option)) : -1;
}
