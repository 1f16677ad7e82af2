import { CHANCE, type State, type Step, type Table } from '@quayside/kernel';
import type { Shelf } from '../games.ts';
import type { Face } from './face.ts';
import type { Screen } from './screen.ts';
import { flow, labelled, padEnd, width } from '../width.ts';

/** One line of the record in words: what was played, and what came of it. */
interface Chapter {
  readonly label: string;
  readonly seat: number;
  readonly deeds: string[];
  readonly outcomes: string[];
}

export interface Telling {
  readonly from: number;
  /** The seat that listens: what it may not know is not told. */
  readonly viewer: number;
  /** Leave out what the viewer chose: only what followed from it is news. */
  readonly onlyNews: boolean;
}

/** Tells the steps of a table from one on, by playing them again and listening. */
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
    const chapters = this.#chapters(telling).filter(({ deeds, outcomes }) => deeds.length + outcomes.length > 0);
    const { paint, speaker, width: columns } = this.#screen;
    const heads = chapters.map(({ label, seat }) => {
      const place = paint.dim(this.#face.lineName(label, this.#screen));
      return seat < 0 ? place : `${place} ${paint.seat(seat, speaker.say(this.#shelf.words.seat(seat)))}`;
    });
    const room = Math.max(0, ...heads.map(width)) + 2;
    return chapters.flatMap(({ deeds, outcomes }, at) => {
      const head = heads[at] as string;
      const told = labelled(head, room, flow(deeds, columns - room));
      const after = flow(outcomes, columns - room - 2).map((line, first) =>
        paint.dim(`${first === 0 ? '→ ' : '  '}${line}`),
      );
      const lines = after.map((line) => ' '.repeat(room) + line);
      return deeds.length > 0
        ? [...told, ...lines]
        : lines.map((line, first) => (first === 0 ? padEnd(head, room) + line.trimStart() : line));
    });
  }

  #chapters({ from, viewer, onlyNews }: Telling): Chapter[] {
    const { game, words } = this.#shelf;
    const state = this.#table.at(from);
    const before = game.blank();
    const chapters: Chapter[] = [];
    const outcomes = (): void => {
      const told = words.consequences(before, state).map((each) => this.#screen.speaker.say(each));
      chapters.at(-1)?.outcomes.push(...told);
    };
    for (const step of this.#table.steps.slice(from)) {
      let played = 0;
      game.listen(state, (seat, option) => {
        if (played > 0) outcomes();
        const label = game.line(state);
        const lineSeat = game.lineSeat(state);
        if (chapters.at(-1)?.label !== label) chapters.push({ label, seat: lineSeat, deeds: [], outcomes: [] });
        const known = onlyNews && played === 0 && seat === viewer;
        if (!known && game.worthTelling(option)) chapters.at(-1)?.deeds.push(this.#words(state, option, seat, viewer));
        before.copyFrom(state);
        played++;
      });
      this.#replay(state, step);
      game.listen(state, null);
      outcomes();
    }
    return chapters;
  }

  #replay(state: State, step: Step): void {
    if (step.interjected) this.#shelf.game.interject(state, step.seat, step.option);
    else this.#shelf.game.apply(state, step.option);
  }

  /** An option in words, as far as the viewer may know; with the seat before it where the line is not the seat's own. */
  #words(state: State, option: number, seat: number, viewer: number): string {
    const { game, words } = this.#shelf;
    const { speaker } = this.#screen;
    const token = game.tokenSeenBy(state, option, viewer);
    const seen = token === game.token(option);
    const what = seen ? speaker.say(words.option(state, option)) : speaker.text(this.#face.unseen(token));
    if (seat === CHANCE || seat === game.lineSeat(state)) return what;
    return speaker.say({ key: 'log.line', args: { seat: words.seat(seat), what } });
  }
}
