import { type Asked, type Channel, Crew, type GameBots, type LevelName } from '@quayside/bots';
import { type Header, NOBODY, type State, Table } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';
import { newSeed } from '../saved/begin.ts';
import { type Picture, pictureOf } from './recording.ts';

/** Good to look at, and thinks for a moment only. */
const LEVEL: LevelName = 'mate';

/** Bots around a table that nobody plays at. They play on from wherever it stands, and begin anew when a game is over. */
export class PlayingBots {
  readonly #ui: GameUI;
  readonly #signal: AbortSignal;
  readonly #crew: Crew;
  #table: Table<State>;
  /** So many steps were seen. */
  #seen = 0;

  /** They leave at the signal. */
  constructor(ui: GameUI, bots: GameBots, from: State, signal: AbortSignal, open: () => Channel) {
    this.#ui = ui;
    this.#signal = signal;
    this.#crew = new Crew({ bots, sheet: null }, open);
    signal.addEventListener('abort', () => this.#crew.close());
    this.#table = this.#tableFrom(from);
  }

  /** Can they think here at all? It takes as long as their worker takes to load. */
  async thinks(): Promise<boolean> {
    const chosen = await this.#crew.choose(LEVEL, this.#asked(), { signal: this.#signal });
    return chosen !== null && chosen.mishap === null;
  }

  sitDown(at: State): void {
    this.#table = this.#tableFrom(at);
    this.#seen = 0;
  }

  /** Plays a turn; null where it was interrupted: the next one goes on with it. */
  async turn(interrupted: AbortSignal): Promise<Picture | null> {
    if (this.#table.over) this.sitDown(this.#table.state);
    const table = this.#table;
    const { game } = this.#ui;
    const line = game.line(table.state);
    while (!table.over && game.line(table.state) === line) {
      const asked = this.#asked();
      const chosen = await this.#crew.choose(LEVEL, asked, { signal: interrupted });
      if (!chosen || this.#signal.aborted) return null;
      table.play(asked.seat, game.token(chosen.option));
    }
    const from = this.#seen;
    // What chance dealt after it belongs to the next turn.
    const next = table.steps.findIndex((step, at) => at >= from && step.line !== line);
    this.#seen = next < 0 ? table.steps.length : next;
    return pictureOf(this.#ui, table, from, this.#seen);
  }

  #asked(): Asked {
    const { game, state, steps, header } = this.#table;
    const seat = game.mover(state);
    const view = game.blank();
    game.view(state, seat, view);
    return { view, seat, seed: `${header.seed}/${seat}/${steps.length}` };
  }

  #tableFrom(state: State): Table<State> {
    const { game } = this.#ui;
    const header: Header = { settings: game.settingsOf(state), seed: newSeed() };
    const started = Table.start(
      game,
      game.mover(state) === NOBODY ? header : { ...header, position: game.toPosition(state) },
    );
    if (!started.ok) throw new Error(started.problems.map(({ why }) => why).join(', '));
    return started.value;
  }
}
