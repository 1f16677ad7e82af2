import { playerNamed, type GameBots } from '@quayside/bots';
import { CHANCE, Options, Random, type State, Table } from '@quayside/kernel';
import type { GameUI } from '../src/game-ui.ts';
import { copyOf, type Proposer } from '../src/table/plan.ts';
import type { Scene } from '../src/table/scene.ts';

/** What somebody sees who is asked and may choose among these. */
export const asking = <S extends State>(view: S, viewer: number, options: readonly number[]): Scene<S> => ({
  view,
  viewer,
  here: [viewer],
  step: 1,
  steps: 1,
  seats: [],
  awaiting: 'choice',
  mover: viewer,
  options,
  interjections: [],
  undo: null,
  canReopen: false,
  canTakeBack: false,
  takenBack: null,
  isAmongBots: true,
  endsTurns: true,
  hint: null,
  over: false,
  plots: new Map(),
  lastMoves: new Map(),
  notice: null,
});

export function optionsIn<S extends State>({ game }: GameUI<S>, state: S): number[] {
  const list = new Options();
  game.options(state, list);
  return Array.from({ length: list.count }, (_, at) => list.at(at));
}

/** Every moment of a game, as somebody greedy plays it, the way who is asked sees it. */
export function gameOf<S extends State>(
  ui: GameUI<S>,
  bots: GameBots,
  settings: Readonly<Record<string, string>>,
  seed: string,
): Scene<S>[] {
  const started = Table.start(ui.game, { settings, seed });
  if (!started.ok) throw new Error(JSON.stringify(started));
  const table = started.value;
  const propose = greedy(ui, bots, seed);
  const scenes: Scene<S>[] = [];
  while (!table.over) {
    const seat = ui.game.mover(table.state);
    const view = ui.game.blank();
    ui.game.view(table.state, seat, view);
    scenes.push(asking(view, seat, optionsIn(ui, view)));
    const refusal = table.play(seat, ui.game.token(propose(view, seat)));
    if (refusal) throw new Error(JSON.stringify(refusal));
  }
  return scenes;
}

export function greedy<S extends State>(ui: GameUI<S>, bots: GameBots, seed: string): Proposer<S> {
  const bot = playerNamed(bots, 'greedy');
  const random = new Random(seed);
  return (state, seat) => bot?.choose(copyOf(ui, state), seat, random) ?? CHANCE;
}
