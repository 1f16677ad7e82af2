import { type Chapter, type Deed, NOBODY, type State, type Table, tell, type Telling } from '@quayside/kernel';
import type { Shelf } from '../games.ts';
import type { Face } from './face.ts';
import type { Screen } from './screen.ts';
import { flow, labelled, width } from '../width.ts';

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
    return chapters.flatMap((chapter, at) => labelled(heads[at] as string, room, this.#rows(chapter, columns - room)));
  }

  /** What was done in rows of its own, and what came of it behind an arrow, in the order in which it happened. */
  #rows({ deeds, seat }: Chapter, columns: number): string[] {
    const { paint, speaker } = this.#screen;
    const rows: string[] = [];
    let doer = seat;
    for (const run of runs(deeds)) {
      if (run[0]?.seat === NOBODY) {
        const came = run.map(({ message }) => speaker.say(message));
        rows.push(...flow(came, columns - 2).map((line, first) => paint.dim(`${first === 0 ? '→' : ' '} ${line}`)));
        continue;
      }
      const did = run.map((deed) => {
        const what = speaker.say(deed.message);
        if (deed.seat < 0 || deed.seat === doer) return what;
        doer = deed.seat;
        return speaker.say({ key: 'log.line', args: { seat: this.#shelf.words.seat(doer), what } });
      });
      rows.push(...flow(did, columns));
    }
    return rows;
  }
}

/** Deeds and what came of them, each as they follow one another. */
function runs(deeds: readonly Deed[]): Deed[][] {
  const found: Deed[][] = [];
  for (const deed of deeds) {
    const last = found.at(-1);
    if (last && (last[0]?.seat === NOBODY) === (deed.seat === NOBODY)) last.push(deed);
    else found.push([deed]);
  }
  return found;
}
