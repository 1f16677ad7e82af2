import { type Chapter, type Deed, NOBODY } from '@quayside/kernel';
import type { GameTerminal } from '../game-terminal.ts';
import type { TerminalUI } from './terminal-ui.ts';
import type { Screen } from './screen.ts';
import { flow, labelled, width } from '../width.ts';

/** A story as the terminal tells it: one row or more for each line of the record. */
export function storyRows(
  chapters: readonly Chapter[],
  { words }: GameTerminal,
  ui: TerminalUI,
  screen: Screen,
): string[] {
  const { paint, speaker, width: columns } = screen;
  const heads = chapters.map(({ label, seat }) => {
    const place = paint.dim(ui.lineName(label, screen));
    return seat < 0 ? place : `${place} ${paint.seat(seat, speaker.say(words.seat(seat)))}`;
  });
  const room = Math.max(0, ...heads.map(width)) + 2;
  return chapters.flatMap((chapter, at) =>
    labelled(heads[at] as string, room, rowsOf(chapter, words, screen, columns - room)),
  );
}

/** What was done in rows of its own, and what came of it behind an arrow, in the order in which it happened. */
function rowsOf(
  { deeds, seat }: Chapter,
  words: GameTerminal['words'],
  { paint, speaker }: Screen,
  columns: number,
): string[] {
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
      return speaker.say({ key: 'log.line', args: { seat: words.seat(doer), what } });
    });
    rows.push(...flow(did, columns));
  }
  return rows;
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
