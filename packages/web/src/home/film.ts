import { type Message, type State, Table, tell } from '@quayside/kernel';
import type { Face } from '../face.ts';

/** One picture: the table after a turn, and what was done in it. */
export interface Picture {
  readonly view: State;
  readonly line: Message;
  /** Who played; -1: all of them. */
  readonly seat: number;
  readonly deeds: readonly Message[];
}

/** A recorded game as pictures, turn by turn, from its middle to its end. */
export class Film {
  readonly #face: Face;
  readonly #table: Table<State>;
  readonly #starts: readonly number[];

  private constructor(face: Face, table: Table<State>) {
    this.#face = face;
    this.#table = table;
    const starts = table.lineStarts().map(({ step }) => step);
    this.#starts = starts.slice(Math.floor(starts.length / 2));
  }

  /** null where the record cannot be played: it was made for other rules. */
  static of(face: Face, record: string): Film | null {
    const replayed = Table.replay(face.game, record);
    return replayed.ok ? new Film(face, replayed.value) : null;
  }

  get length(): number {
    return this.#starts.length;
  }

  /** As the first seat sees it. */
  picture(at: number): Picture {
    const { game, words } = this.#face;
    const from = this.#starts[at] as number;
    const to = this.#starts[at + 1] ?? this.#table.steps.length;
    const view = game.blank();
    game.view(this.#table.at(to), 0, view);
    const [chapter] = tell(this.#table, words, { from, to, viewer: 0, onlyNews: false });
    const told = chapter?.deeds.filter(
      ({ option, elsewhere }) => !elsewhere && !this.#face.opens(option) && !this.#face.ends(option),
    );
    return {
      view,
      line: this.#face.lineName(chapter?.label ?? game.line(this.#table.at(from))),
      seat: chapter?.seat ?? -1,
      deeds: told?.flatMap(({ message }) => message ?? []) ?? [],
    };
  }
}
