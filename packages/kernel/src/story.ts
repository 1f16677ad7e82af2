import { type Game, NOBODY } from './game.ts';
import { playStep, type Step } from './history.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { Consequence, Message, Words } from './words.ts';

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

/** One thing that was played, chosen or forced, and what came of it: as a listener may know it. */
export interface Told {
  readonly seat: number;
  /** What the listener gets to see of the option. */
  readonly token: string;
  /** The line of the record in which it was played, and whose that is. */
  readonly label: string;
  readonly lineSeat: number;
  /** The step itself, not one that was forced after it. */
  readonly chosen: boolean;
  readonly worthTelling: boolean;
  readonly deeds: readonly Message[];
  readonly consequences: readonly Consequence[];
}

/** Plays a step on the state it belongs to, and tells `viewer` of it and of everything that was forced after it. */
export function tellStep<S extends State>(
  game: Game<S>,
  words: Words<S>,
  state: S,
  step: Step,
  viewer: number,
): Told[] {
  const told: Told[] = [];
  const earlier = game.blank();
  let heard: (Omit<Told, 'deeds' | 'consequences'> & { readonly option: number }) | null = null;
  const finish = (): void => {
    if (!heard) return;
    const { option, ...of } = heard;
    const seen = of.token === game.token(option);
    const deeds = seen ? words.deeds({ seat: of.seat, option, before: earlier, after: state }) : words.unseen(of.token);
    told.push({ ...of, deeds, consequences: words.consequences(earlier, state) });
  };
  game.listen(state, (seat, option) => {
    finish();
    heard = {
      seat,
      option,
      token: game.tokenSeenBy(state, option, viewer),
      label: game.line(state),
      lineSeat: game.lineSeat(state),
      chosen: heard === null,
      worthTelling: game.worthTelling(option),
    };
    earlier.copyFrom(state);
  });
  playStep(game, state, step);
  game.listen(state, null);
  finish();
  return told;
}

/** Adds what was told to a story. The numbers are those of the steps before and after it. */
export function addTold<S extends State>(
  chapters: Chapter[],
  { seat, label, lineSeat, deeds, consequences }: Omit<Told, 'token' | 'chosen' | 'worthTelling'>,
  { before, after }: { readonly before: number; readonly after: number },
  { joined }: Pick<Words<S>, 'joined'>,
): void {
  const chapter = (of: string, its: number, step: number): Chapter => {
    const last = chapters.at(-1);
    if (last?.label === of) return last;
    const begun: Chapter = { label: of, seat: its, step, deeds: [] };
    chapters.push(begun);
    return begun;
  };
  const open = chapter(label, lineSeat, before);
  for (const message of deeds) add(open.deeds, { seat, message }, joined);
  for (const { message, line } of consequences) {
    const its = line === undefined ? open : chapter(line, NOBODY, after);
    its.deeds.push({ seat: NOBODY, message });
  }
}

/** Tells steps of a table by playing them again and listening. A line of which there is nothing to tell is left out. */
export function tell<S extends State>(
  table: Table<S>,
  words: Words<S>,
  { from, to, viewer, onlyNews }: Telling,
): Chapter[] {
  const { game, steps } = table;
  const state = table.at(from);
  const chapters: Chapter[] = [];
  for (const [at, step] of steps.slice(from, to).entries()) {
    const after = from + at + 1;
    for (const told of tellStep(game, words, state, step, viewer)) {
      const known = onlyNews && told.chosen && told.seat === viewer;
      addTold(
        chapters,
        known ? { ...told, deeds: [] } : told,
        { before: told.chosen ? after - 1 : after, after },
        words,
      );
    }
  }
  return chapters.filter(({ deeds }) => deeds.length > 0);
}

/** What a seat does in pieces is one deed. */
function add(deeds: Deed[], { seat, message }: Deed, joined: Words<State>['joined']): void {
  const last = deeds.at(-1);
  const whole = last?.seat === seat ? joined(last.message, message) : null;
  if (whole) deeds[deeds.length - 1] = { seat, message: whole };
  else deeds.push({ seat, message });
}
