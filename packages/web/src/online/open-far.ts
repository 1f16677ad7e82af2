import { Crew, Planner } from '@quayside/bots';
import type { State } from '@quayside/kernel';
import { type Connection, FarTable, hexOf, type OnlineError, SALT_BYTES, type TableSheet } from '@quayside/live';
import type { Games } from '../games.ts';
import { settings } from '../settings/settings.ts';
import { counselOf } from '../table/guide/counsel.ts';
import { Hold } from '../table/hold.ts';
import { proposerFor, type TableShown } from '../table/open.ts';
import { SharedScreen } from '../table/shared-screen.ts';
import { Thinking } from '../table/thinking.ts';

export interface FarEnds {
  /** It has begun, and can be shown; again where one's seat is another than before. */
  readonly onShown: (table: TableShown) => void;
  readonly onSheet: (sheet: TableSheet) => void;
  readonly onProblem: (problem: OnlineError['error'] | 'other-version') => void;
}

/** Follows a table elsewhere; once it has begun it is shown like one in this page. Returns what ends it. */
export async function openFarTable(
  games: Games,
  connection: Connection,
  { code, game }: Pick<TableSheet, 'code' | 'game'>,
  { onShown, onSheet, onProblem }: FarEnds,
): Promise<() => void> {
  const [ui, bots] = await Promise.all([games.ui(game), games.bots(game)]);
  const far = new FarTable<State>({
    game: ui.game,
    words: ui.words,
    // (`randomUUID` is missing where the page comes over plain HTTP.)
    newId: () => hexOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES))),
    hand: (command) => connection.hand(code, command),
  });
  let shown: TableShown | null = null;
  let seat: number | null = null;
  const show = (): void => {
    if (!far.isBegun || far.seat === seat) return;
    seat = far.seat;
    shown?.close();
    shown = shownTable(games, far, ui, bots);
    shown.open();
    onShown(shown);
  };
  const unsubscribe = far.subscribe(show);
  const leave = connection.follow(code, { far, onSheet, onProblem });
  return () => {
    leave();
    unsubscribe();
    shown?.close();
  };
}

type Parts<F extends keyof Games> = Awaited<ReturnType<Extract<Games[F], (id: string) => unknown>>>;

function shownTable({ openBots }: Games, far: FarTable<State>, ui: Parts<'ui'>, bots: Parts<'bots'>): TableShown {
  const screen = new SharedScreen({
    ui,
    table: far,
    eyes: [far.seat],
    saved: () => far.record,
    holdsBots: false,
    openTurns: () => settings().openTurns,
    endTurns: () => settings().endTurns,
  });
  const hold = new Hold();
  const crew = new Crew({ bots, sheet: null }, openBots);
  // Only hints are thought here: the bots of the table sit elsewhere.
  const hinted = {
    seats: [],
    subscribe: (listener: () => void) => far.subscribe(listener),
    do: far.do.bind(far),
    get wanted() {
      return far.wanted;
    },
  };
  const thinking = new Thinking({ live: hinted, hold, crew, pace: () => 0, onMishap: () => undefined });
  const propose = proposerFor(ui, bots);
  let planner: Planner<State> | null = null;
  return {
    screen,
    propose,
    counsel: counselOf(crew, propose),
    planOf: (view, seat, thought) => (planner ??= new Planner(bots)).plan(view, seat, thought),
    hold,
    open() {
      thinking.open();
      screen.open();
    },
    close() {
      thinking.close();
      screen.close();
    },
  };
}
