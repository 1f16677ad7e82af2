import { type Chapter, type State, type Step, type Table, tell } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';

/** What was told, to whom, and of which steps. */
interface Told {
  readonly viewer: number;
  readonly steps: readonly Step[];
  readonly chapters: readonly Chapter[];
}

/** Tells what was played at a table. Only the last line is told anew when something happens. */
export class Narrator<S extends State> {
  readonly #face: GameUI<S>;
  readonly #table: Table<S>;
  #told: Told | null = null;

  constructor(face: GameUI<S>, table: Table<S>) {
    this.#face = face;
    this.#table = table;
  }

  /** All of it, as a seat may know it. */
  story(viewer: number): readonly Chapter[] {
    const steps = this.#table.steps;
    const known = this.#told?.viewer === viewer && beginsWith(steps, this.#told.steps) ? this.#told.chapters : [];
    if (this.#told?.chapters === known && this.#told.steps.length === steps.length) return known;
    // What is hidden while the game goes on is told at its end.
    const last = this.#table.over ? undefined : known.at(-1);
    const chapters = last ? [...known.slice(0, -1), ...this.#toldFrom(last, viewer)] : this.#tell(0, viewer);
    this.#told = { viewer, steps: [...steps], chapters };
    return chapters;
  }

  /** A chapter anew, and what follows it. It may have begun within the step before its own. */
  #toldFrom({ label, step }: Chapter, viewer: number): readonly Chapter[] {
    const chapters = this.#tell(Math.max(0, step - 1), viewer);
    return chapters.slice(chapters.findIndex((chapter) => chapter.label === label));
  }

  #tell(from: number, viewer: number): readonly Chapter[] {
    return tell(this.#table, this.#face.words, { from, viewer, onlyNews: false });
  }

  /** What others did since a seat's last turn. */
  news(viewer: number): readonly Chapter[] {
    const line = this.#face.game.line(this.#table.state);
    const last = this.#table.steps.findLastIndex((step) => step.seat === viewer && step.line !== line);
    if (last < 0) return [];
    const told = tell(this.#table, this.#face.words, { from: last, viewer, onlyNews: true });
    return told
      .filter(({ seat }) => seat !== viewer)
      .map((chapter) => ({ ...chapter, deeds: chapter.deeds.filter((deed) => deed.seat !== viewer) }))
      .filter(({ deeds }) => deeds.length > 0);
  }
}

/** A step that was taken back is another object than the one that was played in its place. */
const beginsWith = (steps: readonly Step[], known: readonly Step[]): boolean =>
  known.length <= steps.length && known.at(-1) === steps[known.length - 1];
