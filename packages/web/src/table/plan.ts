import { Options, type State } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';

/** What somebody sensible would choose in a state, or of some options in it; -1: none of them. */
export type Proposer<S extends State> = (state: S, seat: number, among?: (option: number) => boolean) => number;

/** One decision of a plan: where it is taken, what can be chosen, and what is. */
export interface PlanRow<S extends State> {
  readonly state: S;
  readonly options: readonly number[];
  readonly chosen: number;
}

/** A run of decisions that belong together (a fee, fuel, cargo), chosen ahead on a copy of the table and played at once. */
export interface Plan<S extends State> {
  readonly rows: readonly PlanRow<S>[];
  /** Where it leads. */
  readonly outcome: S;
}

const MOST_ROWS = 40;

/** What must be known of a game to plan in it. */
type Planned<S extends State> = Pick<GameUI<S>, 'game' | 'isPart'>;

/** What of a decision belongs into a plan; besides it there may be other things to do, such as selling before a meal. */
export const partsOf = <S extends State>(ui: Planned<S>, state: S, options: readonly number[]): number[] =>
  options.filter((option) => ui.isPart(option, state));

/**
 * A plan from a state on. `wishes` are choices of somebody who has looked at it, row by row; where there is none, or it cannot be
 * chosen any more, the proposer chooses.
 */
export function planFrom<S extends State>(
  ui: Planned<S>,
  from: S,
  seat: number,
  propose: Proposer<S>,
  wishes: readonly (number | null)[] = [],
): Plan<S> {
  const { game } = ui;
  const line = game.line(from);
  const state = copyOf(ui, from);
  const rows: PlanRow<S>[] = [];
  while (rows.length < MOST_ROWS && game.mover(state) === seat && game.line(state) === line) {
    const options = partsOf(ui, state, optionsOf(ui, state));
    if (options.length === 0) break;
    const wish = wishes[rows.length];
    const chosen =
      wish !== null && wish !== undefined && options.includes(wish)
        ? wish
        : proposed(ui, state, seat, options, propose);
    rows.push({ state: copyOf(ui, state), options, chosen });
    game.apply(state, chosen);
  }
  return { rows, outcome: state };
}

function proposed<S extends State>(
  { game }: Planned<S>,
  state: S,
  seat: number,
  options: readonly number[],
  propose: Proposer<S>,
): number {
  const choice = propose(state, seat);
  if (options.includes(choice)) return choice;
  const none = game.none(state);
  return options.includes(none) ? none : (options[0] as number);
}

export function optionsOf<S extends State>({ game }: Pick<GameUI<S>, 'game'>, state: S): number[] {
  const list = new Options();
  game.options(state, list);
  return Array.from({ length: list.count }, (_, at) => list.at(at));
}

export function copyOf<S extends State>({ game }: Pick<GameUI<S>, 'game'>, state: S): S {
  const copy = game.blank();
  copy.copyFrom(state);
  return copy;
}
