import { type Message, type State, Table, tell } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';

/** One picture: the table after a turn, and what was done in it. */
export interface Picture {
  readonly view: State;
  readonly line: Message;
  /** Who played; -1: all of them. */
  readonly seat: number;
  readonly deeds: readonly Message[];
}

/** The turn that was played in these steps, as the first seat sees it. */
export function pictureOf(ui: GameUI, table: Table<State>, from: number, to: number): Picture {
  const { game, words } = ui;
  const view = game.blank();
  game.view(table.at(to), 0, view);
  const [chapter] = tell(table, words, { from, to, viewer: 0, onlyNews: false });
  return {
    view,
    line: ui.lineName(chapter?.label ?? game.line(table.at(from))),
    seat: chapter?.seat ?? -1,
    deeds: chapter?.deeds.filter(({ seat }) => seat === chapter.seat).map(({ message }) => message) ?? [],
  };
}

/** A recorded game as pictures, turn by turn. */
export class Recording {
  readonly #ui: GameUI;
  readonly #table: Table<State>;
  readonly #starts: readonly number[];

  private constructor(ui: GameUI, table: Table<State>) {
    this.#ui = ui;
    this.#table = table;
    this.#starts = table.lineStarts().map(({ step }) => step);
  }

  /** null where the record cannot be played: it was made for other rules. */
  static of(ui: GameUI, record: string): Recording | null {
    const replayed = Table.replay(ui.game, record);
    return replayed.ok ? new Recording(ui, replayed.value) : null;
  }

  get length(): number {
    return this.#starts.length;
  }

  picture(at: number): Picture {
    return pictureOf(this.#ui, this.#table, this.#starts[at] as number, this.#endOf(at));
  }

  /** The table of a picture as it is, for whoever plays on from there. */
  state(at: number): State {
    return this.#table.at(this.#endOf(at));
  }

  #endOf(at: number): number {
    return this.#starts[at + 1] ?? this.#table.steps.length;
  }
}
