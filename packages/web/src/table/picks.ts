import type { State } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';
import { copyOf, optionsOf, type Proposer } from './plan.ts';

/**
 * Different things out of a set. The game asks for them one by one, in an order of its own, and what was passed over does not
 * come back; people take them in any order. So the set is found by walking on a copy, chosen whole, and played at once.
 */
export interface Picks {
  /** All that can be picked, in the order of the game. */
  readonly options: readonly number[];
  readonly least: number;
  readonly most: number;
}

const picksIn = <S extends State>(ui: GameUI<S>, state: S): number[] =>
  optionsOf(ui, state).filter((option) => ui.picks?.(option, state) === 'one');

const enoughIn = <S extends State>(ui: GameUI<S>, state: S): number | undefined =>
  optionsOf(ui, state).find((option) => ui.picks?.(option, state) === 'enough');

/** What can be picked from a state on; null where nothing is. */
export function picksFrom<S extends State>(ui: GameUI<S>, from: S): Picks | null {
  const { game } = ui;
  const seat = game.mover(from);
  const line = game.line(from);
  const state = copyOf(ui, from);
  const found = new Set<number>();
  let least = Infinity;
  let most = 0;
  while (game.mover(state) === seat && game.line(state) === line) {
    const [first, ...others] = picksIn(ui, state);
    if (first === undefined) break;
    for (const option of [first, ...others]) found.add(option);
    if (enoughIn(ui, state) !== undefined) least = Math.min(least, most);
    game.apply(state, first);
    most++;
  }
  return most === 0 ? null : { options: [...found], least: Math.min(least, most), most };
}

/** What somebody sensible would pick. */
export function proposedPicks<S extends State>(
  ui: GameUI<S>,
  from: S,
  { options, least }: Picks,
  propose: Proposer<S>,
): number[] {
  const { game } = ui;
  const seat = game.mover(from);
  const state = copyOf(ui, from);
  const chosen: number[] = [];
  while (game.mover(state) === seat) {
    const here = picksIn(ui, state);
    const pick = here.length === 0 ? -1 : propose(state, seat);
    if (!here.includes(pick)) break;
    chosen.push(pick);
    game.apply(state, pick);
  }
  // Where only as many are left as must be taken, they are taken unasked.
  const later = options.slice(options.indexOf(chosen.at(-1) ?? -1) + 1);
  return [...chosen, ...later.slice(0, Math.max(0, least - chosen.length))];
}

/** The options that pick just these; null while the game wants more, or will not have them. */
export function pathOf<S extends State>(
  ui: GameUI<S>,
  from: S,
  picks: Picks,
  chosen: ReadonlySet<number>,
): number[] | null {
  const { game } = ui;
  if (chosen.size < picks.least) return null;
  const state = copyOf(ui, from);
  const path: number[] = [];
  for (const option of picks.options.filter((each) => chosen.has(each))) {
    const here = picksIn(ui, state);
    if (here.length === 0 && path.length > 0) break;
    if (!here.includes(option)) return null;
    path.push(option);
    game.apply(state, option);
  }
  if (picksIn(ui, state).length === 0) return path;
  const enough = enoughIn(ui, state);
  return enough === undefined ? null : [...path, enough];
}
