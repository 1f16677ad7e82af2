import { CHANCE } from './game.ts';
import type { State } from './state.ts';
import { playStep, type Table } from './table.ts';
import type { Message, Words } from './words.ts';

/** One thing that was played, as a listener may know it. */
export interface Deed {
  readonly seat: number;
  /** null: hidden from the listener; `token` says what of it is public ("keep ?"). */
  readonly message: Message | null;
  readonly token: string;
  /** -1 where it is hidden. */
  readonly option: number;
  /** Played although the line is another seat's. */
  readonly elsewhere: boolean;
}

/** One line of the record in words to be: what was played, and what came of it. */
export interface Chapter {
  readonly label: string;
  readonly seat: number;
  /**
   * The number of steps before it: `table.at(step)` is the state it began in. What begins as a forced step begins within the step
   * that led to it; then that is the state after all that was forced.
   */
  readonly step: number;
  readonly deeds: Deed[];
  readonly outcomes: Message[];
}

export interface Telling {
  /** The first step that is told, and the one before which the story ends: by default it goes on to the last. */
  readonly from: number;
  readonly to?: number;
  /** The seat that listens: what it may not know is not told. */
  readonly viewer: number;
  /** Leave out what the viewer chose: only what followed from it is news. */
  readonly onlyNews: boolean;
}

/** Tells steps of a table by playing them again and listening. A line of which there is nothing to tell is left out. */
export function tell<S extends State>(
  table: Table<S>,
  words: Words<S>,
  { from, to, viewer, onlyNews }: Telling,
): Chapter[] {
  const { game, steps } = table;
  const state = table.at(from);
  const before = game.blank();
  const chapters: Chapter[] = [];
  const tellOutcomes = (): void => {
    chapters.at(-1)?.outcomes.push(...words.consequences(before, state));
  };
  const deed = (seat: number, option: number): Deed => {
    const token = game.tokenSeenBy(state, option, viewer);
    const elsewhere = seat !== CHANCE && seat !== game.lineSeat(state);
    if (token !== game.token(option)) return { seat, message: null, token, option: -1, elsewhere };
    return { seat, message: words.option(state, option), token, option, elsewhere };
  };
  for (const [at, step] of steps.slice(from, to).entries()) {
    let played = 0;
    game.listen(state, (seat, option) => {
      if (played > 0) tellOutcomes();
      const label = game.line(state);
      if (chapters.at(-1)?.label !== label) {
        const begun = from + at + (played > 0 ? 1 : 0);
        chapters.push({ label, seat: game.lineSeat(state), step: begun, deeds: [], outcomes: [] });
      }
      const known = onlyNews && played === 0 && seat === viewer;
      if (!known && game.worthTelling(option)) chapters.at(-1)?.deeds.push(deed(seat, option));
      before.copyFrom(state);
      played++;
    });
    playStep(game, state, step);
    game.listen(state, null);
    tellOutcomes();
  }
  return chapters.filter(({ deeds, outcomes }) => deeds.length + outcomes.length > 0);
}
