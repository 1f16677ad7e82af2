import { NOBODY } from './game.ts';
import { playStep } from './history.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { Message, Words } from './words.ts';

/** One thing that was done, as a listener may know it. */
export interface Deed {
  /** Who did it; CHANCE; or NOBODY: it came of what was done. */
  readonly seat: number;
  readonly message: Message;
}

/** One line of the record in words to be: what was done and what came of it, in the order in which it happened. */
export interface Chapter {
  readonly label: string;
  readonly seat: number;
  /**
   * The number of steps before it: `table.at(step)` is the state it began in. What begins as a forced step begins within the step
   * that led to it; then that is the state after all that was forced.
   */
  readonly step: number;
  readonly deeds: Deed[];
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

/** What was heard and is told as soon as it is known what it led to. */
interface Heard {
  readonly seat: number;
  readonly option: number;
  /** What the listener gets to see of it, where that is not all. */
  readonly blurred: string | null;
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
  const chapter = (label: string, seat: number, step: number): Chapter => {
    const last = chapters.at(-1);
    if (last?.label === label) return last;
    const begun: Chapter = { label, seat, step, deeds: [] };
    chapters.push(begun);
    return begun;
  };
  for (const [at, step] of steps.slice(from, to).entries()) {
    let heard: Heard | null = null;
    let first = true;
    const finish = (): void => {
      const open = chapters.at(-1) as Chapter;
      if (heard) {
        const { seat, option, blurred } = heard;
        const told = blurred === null ? words.deeds({ seat, option, before, after: state }) : words.unseen(blurred);
        for (const message of told) add(open.deeds, { seat, message }, words);
      }
      for (const { message, line } of words.consequences(before, state)) {
        const its = line === undefined ? open : chapter(line, NOBODY, from + at + 1);
        its.deeds.push({ seat: NOBODY, message });
      }
    };
    game.listen(state, (seat, option) => {
      if (!first) finish();
      chapter(game.line(state), game.lineSeat(state), from + at + (first ? 0 : 1));
      const seen = game.tokenSeenBy(state, option, viewer);
      const known = onlyNews && first && seat === viewer;
      heard = known ? null : { seat, option, blurred: seen === game.token(option) ? null : seen };
      before.copyFrom(state);
      first = false;
    });
    playStep(game, state, step);
    game.listen(state, null);
    finish();
  }
  return chapters.filter(({ deeds }) => deeds.length > 0);
}

/** What a seat does in pieces is one deed. */
function add<S extends State>(deeds: Deed[], { seat, message }: Deed, { joined }: Words<S>): void {
  const last = deeds.at(-1);
  const whole = last?.seat === seat ? joined(last.message, message) : null;
  if (whole) deeds[deeds.length - 1] = { seat, message: whole };
  else deeds.push({ seat, message });
}
