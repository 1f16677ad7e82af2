import { type Chapter, type State, type Step, type Table, tell } from '@quayside/kernel';
import type { Face } from '../face.ts';

/** What was told, to whom, and of which steps. */
interface Told {
  readonly viewer: number;
  readonly steps: readonly Step[];
  readonly chapters: readonly Chapter[];
}

/** Tells what was played at a table. Only the last line is told anew when something happens. */
export class Narrator<S extends State> {
  readonly #face: Face<S>;
  readonly #table: Table<S>;
  #told: Told | null = null;

  constructor(face: Face<S>, table: Table<S>) {
    this.#face = face;
    this.#table = table;
  }

  /** All of it, as a seat may know it. */
  story(viewer: number): readonly Chapter[] {
    const steps = this.#table.steps;
    const known = this.#told?.viewer === viewer && beginsWith(steps, this.#told.steps) ? this.#told.chapters : [];
    if (this.#told?.chapters === known && this.#told.steps.length === steps.length) return known;
    // What is hidden while the game goes on is told at its end.
    const kept = this.#table.over ? [] : known.slice(0, -1);
    const from = this.#table.over ? 0 : (known.at(-1)?.step ?? 0);
    const told = tell(this.#table, this.#face.words, { from, viewer, onlyNews: false });
    const chapters = joined(kept, told);
    this.#told = { viewer, steps: [...steps], chapters };
    return chapters;
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
      .filter(({ deeds, outcomes }) => deeds.length + outcomes.length > 0);
  }
}

/** A step that was taken back is another object than the one that was played in its place. */
const beginsWith = (steps: readonly Step[], known: readonly Step[]): boolean =>
  known.length <= steps.length && known.at(-1) === steps[known.length - 1];

/** Chapters that are told anew follow those that are kept; what was told of one line in two pieces is one chapter. */
function joined(kept: readonly Chapter[], told: readonly Chapter[]): Chapter[] {
  const [first, ...rest] = told;
  const last = kept.at(-1);
  if (!first || last?.label !== first.label) return [...kept, ...told];
  const both = { ...last, deeds: [...last.deeds, ...first.deeds], outcomes: [...last.outcomes, ...first.outcomes] };
  return [...kept.slice(0, -1), both, ...rest];
}
