import { Crew, type GameBots, Greedy, mindFor, type Plan, Planner, type Thought } from '@quayside/bots';
import { type Message, Random, type State, Table } from '@quayside/kernel';
import { LiveTable, readSaved, type SavedSeats } from '@quayside/live';
import type { GameUI } from '../game-ui.ts';
import type { Games } from '../games.ts';
import { keptTable } from '../saved/keep.ts';
import { recordProblems } from '../saved/problems.ts';
import { type SavedTable, savedTables } from '../saved/saved-tables.ts';
import { settings, wantsMotion } from '../settings/settings.ts';
import { type Counsel, counselOf } from './guide/counsel.ts';
import { Hold } from './hold.ts';
import { cheapestPiece } from './payments.ts';
import type { Proposer } from './plan.ts';
import { SharedScreen } from './shared-screen.ts';
import { Thinking } from './thinking.ts';

/** How long a move of a bot is seen, in milliseconds. */
const PACE = { slow: 1100, usual: 650, fast: 250, 'at-once': 0 } as const;

/** What a thought means for the seat that asked for it: what to do now and next, and why. */
export type PlanOf<S extends State> = (view: S, seat: number, thought: Thought) => Plan<S>;

/** A table as it is shown, wherever it is held. */
export interface TableShown {
  readonly screen: SharedScreen;
  readonly propose: Proposer<State>;
  readonly counsel: Counsel<State>;
  readonly planOf: PlanOf<State>;
  /** Lets its bots wait. */
  readonly hold: Hold;
  open(): void;
  close(): void;
}

/** A table in this page, and the screen it is seen on. */
export interface TableHere extends TableShown {
  /** What there is of it now. */
  kept(): SavedTable;
}

export type Opened =
  | { readonly kind: 'open'; readonly table: TableHere }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'damaged';
      readonly text: string;
      readonly problems: readonly Message[];
      readonly ui: GameUI | null;
    };

/**
 * Sits down at a saved table. Whatever is wrong with it is said; it stays saved as it is. One that was deleted meanwhile, in
 * another tab, is not brought back by playing on: `onDeleted` is given what there is of it.
 */
export async function openTable(games: Games, id: string, onDeleted: (table: SavedTable) => void): Promise<Opened> {
  const saved = savedTables.get(id);
  if (!saved) return { kind: 'missing' };
  if ('damaged' in saved) return { kind: 'damaged', text: saved.text, problems: [], ui: null };
  if (!games.has(saved.game)) return { kind: 'damaged', text: saved.record, problems: [], ui: null };
  const [ui, bots] = await Promise.all([games.ui(saved.game), games.bots(saved.game)]);
  const resumed = Table.resume(ui.game, saved.record);
  const players = resumed.ok ? ui.game.seatsOf(resumed.value.state).length : 0;
  const seated = resumed.ok ? readSaved(saved.record, players) : resumed;
  if (!resumed.ok || !seated.ok) {
    const problems = recordProblems(ui, seated.ok ? [] : seated.problems, games.ids);
    return { kind: 'damaged', text: saved.record, problems, ui };
  }
  return { kind: 'open', table: tableHere(games, saved, ui, bots, resumed.value, seated.value, onDeleted) };
}

function tableHere(
  { openBots }: Games,
  saved: SavedTable,
  ui: GameUI,
  bots: GameBots,
  table: Table<State>,
  { confirmed, takenBack }: SavedSeats,
  onDeleted: (table: SavedTable) => void,
): TableHere {
  const { seats } = saved;
  const confirming = settings().confirmTurns ? seats.map((_, seat) => seat) : [];
  const live = new LiveTable({ table, words: ui.words, seats, confirmed, confirming, takenBack });
  const kept = (): SavedTable => keptTable(saved, ui, live);
  const screen = new SharedScreen({
    ui,
    table: live,
    saved: () => kept().record,
    openTurns: () => settings().openTurns,
    endTurns: () => settings().endTurns,
  });
  const hold = new Hold();
  const crew = new Crew({ bots, sheet: null }, openBots);
  const thinking = new Thinking({
    live,
    hold,
    crew,
    pace: () => (wantsMotion(settings()) ? PACE[settings().pace] : 0),
    onMishap: ({ kind }) => screen.note({ key: `web.mishap.${kind}` }),
  });
  let keptAt = live.number;
  const keep = (): void => {
    if (live.number === keptAt) return;
    keptAt = live.number;
    if (savedTables.has(saved.id)) savedTables.put(kept());
    else onDeleted(kept());
  };
  let leave = (): void => undefined;
  let planner: Planner<State> | null = null;
  const propose = proposerFor(ui, bots);
  return {
    screen,
    propose,
    counsel: counselOf(crew, propose),
    planOf: (view, seat, thought) => (planner ??= new Planner(bots)).plan(view, seat, thought),
    hold,
    kept,
    open() {
      leave = live.subscribe(keep);
      live.open();
      thinking.open();
      screen.open();
    },
    close() {
      leave();
      thinking.close();
      screen.close();
    },
  };
}

/** Proposes what somebody sensible would do at first sight, and to pay what is cheapest. */
export function proposerFor(ui: GameUI, bots: GameBots): Proposer<State> {
  const { insight, evaluation } = mindFor(bots);
  const player = new Greedy(insight, evaluation);
  return (state, seat, among) => {
    if (among) return player.choose(state, seat, new Random('proposal'), among);
    const best = ui.bestPiece?.(state) ?? -1;
    const piece = best < 0 ? cheapestPiece(ui, state) : best;
    return piece < 0 ? player.choose(state, seat, new Random('proposal')) : piece;
  };
}
