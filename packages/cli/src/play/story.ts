import { type Deed, type State, type Table, tell, type Telling } from '@quayside/kernel';
import type { Shelf } from '../games.ts';
import type { Face } from './face.ts';
import type { Screen } from './screen.ts';
import { flow, labelled, padEnd, width } from '../width.ts';

/** The story of a table as the terminal tells it: one row or more for each line of the record. */
export class Story {
  readonly #shelf: Shelf;
  readonly #table: Table<State>;
  readonly #face: Face;
  readonly #screen: Screen;

  constructor(shelf: Shelf, table: Table<State>, face: Face, screen: Screen) {
    this.#shelf = shelf;
    this.#table = table;
    this.#face = face;
    this.#screen = screen;
  }

  /** The last step of a seat; news begin with what followed from it. */
  lastStepOf(seat: number): number {
    return Math.max(
      0,
      this.#table.steps.findLastIndex((step) => step.seat === seat),
    );
  }

  tell(telling: Telling): string[] {
    const chapters = tell(this.#table, this.#shelf.words, telling);
    const { paint, speaker, width: columns } = this.#screen;
    const heads = chapters.map(({ label, seat }) => {
      const place = paint.dim(this.#face.lineName(label, this.#screen));
      return seat < 0 ? place : `${place} ${paint.seat(seat, speaker.say(this.#shelf.words.seat(seat)))}`;
    });
    const room = Math.max(0, ...heads.map(width)) + 2;
    return chapters.flatMap(({ deeds, outcomes }, at) => {
      const head = heads[at] as string;
      const did = deeds.map((deed) => this.#words(deed));
      const told = labelled(head, room, flow(did, columns - room));
      const came = outcomes.map((outcome) => speaker.say(outcome));
      const after = flow(came, columns - room - 2).map((line, first) =>
        paint.dim(`${first === 0 ? '→ ' : '  '}${line}`),
      );
      const lines = after.map((line) => ' '.repeat(room) + line);
      return did.length > 0
        ? [...told, ...lines]
        : lines.map((line, first) => (first === 0 ? padEnd(head, room) + line.trimStart() : line));
    });
  }

  /** A deed in words, with the seat before it where the line is not the seat's own. */
  #words({ seat, message, token, elsewhere }: Deed): string {
    const { speaker } = this.#screen;
    const what = message ? speaker.say(message) : speaker.text(this.#face.unseen(token));
    if (!elsewhere) return what;
    return speaker.say({ key: 'log.line', args: { seat: this.#shelf.words.seat(seat), what } });
  }
}
