import type { Message, State } from '@quayside/kernel';
import type { Gain, GameUI } from '../game-ui.ts';
import type { Way, Ways } from './choosing.ts';
import { pathOf, type Picks, picksFrom, proposedPicks } from './picks.ts';
import { copyOf, partsOf, planFrom, type PlanRow, type Proposer } from './plan.ts';
import { isLive, type Scene } from './scene.ts';

/** What somebody has touched and picked since the last step. */
export interface Touches {
  /** What is chosen; null: nothing yet. */
  readonly way: Way | null;
  /** Choices in the rows of the slip, row by row. */
  readonly wishes: readonly (number | null)[];
  /** Things picked out of a set; null: as proposed. */
  readonly picked: readonly number[] | null;
}

/** What will be played at the next press of the button, and what comes of it. */
export interface Decision<S extends State = State> {
  /** What is chosen. Where nothing lies on the table, the first answer is. */
  readonly way: Way | null;
  /** Decisions that belong to it, each already chosen sensibly. */
  readonly rows: readonly PlanRow<S>[];
  readonly picks: Picks | null;
  readonly picked: readonly number[];
  /** All options in their order; null: nothing is chosen, or more must be picked. */
  readonly path: readonly number[] | null;
  /** Where it leads, as far as that can be known. */
  readonly outcome: S | null;
  readonly gains: readonly Gain[];
}

const NOTHING: Decision<never> = {
  way: null,
  rows: [],
  picks: null,
  picked: [],
  path: null,
  outcome: null,
  gains: [],
};

export function decisionIn<S extends State>(
  ui: GameUI<S>,
  scene: Scene<S>,
  ways: Ways,
  propose: Proposer<S>,
  touches: Touches,
): Decision<S> {
  if (!isLive(scene) || scene.awaiting !== 'choice') return NOTHING;
  const { view, viewer, options } = scene;
  if (touches.way) return played(ui, scene, propose, touches.way, touches.wishes);
  if (partsOf(ui, view, options).length > 0) return played(ui, scene, propose, null, touches.wishes);
  const picks = picksFrom(ui, view);
  if (picks) {
    const picked = touches.picked ?? proposedPicks(ui, view, picks, propose);
    const path = pathOf(ui, view, picks, new Set(picked));
    return { ...NOTHING, picks, picked, path, ...outcomeOf(ui, view, viewer, path ?? []) };
  }
  // Where the turn can be ended, the button does that.
  const answer = options.some((option) => ui.ends(option)) ? null : firstAnswer(ui, scene, ways, propose);
  return answer ? played(ui, scene, propose, answer, touches.wishes) : NOTHING;
}

export const isAnswer = <S extends State>(ui: GameUI<S>, view: S, [option, ...more]: readonly number[]): boolean =>
  option !== undefined && more.length === 0 && ui.answers?.(option, view) === true;

/** Where everything is asked in words, or has to be answered, something sensible is chosen from the start. */
function firstAnswer<S extends State>(
  ui: GameUI<S>,
  { view, viewer }: Scene<S>,
  { all, placeless }: Ways,
  propose: Proposer<S>,
): Way | null {
  const isOnTable = all.some(({ places, seldom }) => places.length > 0 && !seldom);
  const answers = isOnTable ? all.filter(({ options }) => isAnswer(ui, view, options)) : placeless;
  const first = new Set(answers.map(({ options }) => options[0]));
  const proposal = answers.length > 1 ? propose(view, viewer, (option) => first.has(option)) : -1;
  return answers.find(({ options }) => options[0] === proposal) ?? answers[0] ?? null;
}

function played<S extends State>(
  ui: GameUI<S>,
  { view, viewer }: Scene<S>,
  propose: Proposer<S>,
  way: Way | null,
  wishes: Touches['wishes'],
): Decision<S> {
  const before = way?.options ?? [];
  try {
    const start = stateAfter(ui, view, before);
    const isSameTurn = ui.game.line(start) === ui.game.line(view);
    const { rows, outcome } = isSameTurn ? planFrom(ui, start, viewer, propose, wishes) : { rows: [], outcome: start };
    const path = [...before, ...rows.map(({ chosen }) => chosen)];
    return { ...NOTHING, way, rows, path, outcome, gains: ui.gains(view, outcome, viewer) };
  } catch {
    // What cannot be foreseen from what the viewer knows can be played all the same.
    return { ...NOTHING, way, path: before };
  }
}

function outcomeOf<S extends State>(
  ui: GameUI<S>,
  view: S,
  viewer: number,
  path: readonly number[],
): Pick<Decision<S>, 'outcome' | 'gains'> {
  try {
    const outcome = stateAfter(ui, view, path);
    return { outcome, gains: ui.gains(view, outcome, viewer) };
  } catch {
    return { outcome: null, gains: [] };
  }
}

export function stateAfter<S extends State>(ui: GameUI<S>, view: S, options: readonly number[]): S {
  const state = copyOf(ui, view);
  for (const option of options) ui.game.apply(state, option);
  return state;
}

/** What a way does, in words: its last step says it. */
export function wordsOf<S extends State>(ui: GameUI<S>, view: S, { options }: Way): Message {
  const last = options.at(-1) ?? -1;
  return ui.words.option(stateAfter(ui, view, options.slice(0, -1)), last);
}

/** The way that takes the fewest things away. */
export function cheapest<S extends State>(ui: GameUI<S>, { view, viewer }: Scene<S>, ways: readonly Way[]): Way | null {
  const costOf = ({ options }: Way): number =>
    outcomeOf(ui, view, viewer, options).gains.reduce((sum, { amount }) => sum - Math.min(0, amount), 0);
  const costs = ways.length > 1 ? ways.map(costOf) : [];
  return ways[costs.indexOf(Math.min(...costs))] ?? ways[0] ?? null;
}
