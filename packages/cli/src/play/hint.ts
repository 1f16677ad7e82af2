import { ADVISER, type Considered, type Thought } from '@quayside/bots';
import { CHANCE, Options } from '@quayside/kernel';
import { flow, labelled, padStart, width, wrap } from '../width.ts';
import type { TerminalTable } from './terminal-table.ts';
import { sitterName } from './seats.ts';

const SHOWN = 3;
/** Far ahead a line is little more than a guess. */
const LINE_ROWS = 3;

/** The best options by their numbers in the list, what they are worth in words, and how play may go on. */
export function hintLines(at: TerminalTable, seat: number, thought: Thought): string[] {
  const { paint, speaker, width: columns } = at.screen;
  const name = sitterName(ADVISER, speaker);
  const choices = at.choices(seat);
  const best = thought.considered.filter(({ option }) => option === thought.option);
  const others = thought.considered.filter(({ option, visits }) => option !== thought.option && visits > 0);
  // The most tried are those worth naming; among them the better stands first.
  const shown = [...best, ...others.slice(0, SHOWN - best.length).sort((a, b) => b.best - a.best)];
  const placeOf = (wanted: Considered): number => choices.findIndex(({ option }) => option === wanted.option);
  const digits = Math.max(...shown.map((each) => String(placeOf(each) + 1).length));
  const rows = shown.flatMap((considered) => {
    const place = placeOf(considered);
    const label = `  ${paint.bold(padStart(String(place + 1), digits))}) `;
    const text = `${choices[place]?.words ?? ''} ${paint.dim(`— ${worth(at, thought, considered)}`)}`;
    return labelled(label, width(label), wrap(text, columns - width(label)));
  });
  const line = lineWords(at, seat, thought.line);
  const label = `  ${paint.dim(at.text('play.hint.line'))} `;
  const ahead =
    line.length === 0 ? [] : labelled(label, width(label), shortened(flow(line, columns - width(label) - 2)));
  const title = paint.heading(at.text('play.hint.title', { name }));
  return [title, ...rows, ...ahead];
}

/** The best by where it leads, the others by how much less they promise. */
function worth(at: TerminalTable, thought: Thought, { option, visits, best }: Considered): string {
  // The only one worth a look is not weighed.
  if (visits === 0) return at.text('play.hint.only');
  const first = thought.considered.find((each) => each.option === thought.option)?.best ?? best;
  if (option !== thought.option) {
    const less = Math.round(first - best);
    return less > 0 ? at.text('play.hint.less', { n: less }) : at.text('play.hint.same');
  }
  const n = Math.round(best);
  if (at.live.seats.length === 1) return at.text('play.hint.alone', { n });
  if (n === 0) return at.text('play.hint.even');
  return at.text(n > 0 ? 'play.hint.ahead' : 'play.hint.behind', { n: Math.abs(n) });
}

/** What may follow the first option of a line, with the seat wherever another plays; up to where chance or something unknown comes in. */
function lineWords(at: TerminalTable, seat: number, line: readonly number[]): string[] {
  const { game, words } = at.terminal;
  const state = game.blank();
  state.copyFrom(at.viewOf(seat));
  const options = new Options();
  const told: string[] = [];
  let last = seat;
  for (const [place, option] of line.entries()) {
    const mover = game.mover(state);
    if (mover <= CHANCE) break;
    options.clear();
    game.options(state, options);
    if (!options.has(option)) break;
    if (place > 0 && game.worthTelling(option)) {
      const said = at.screen.speaker.say(words.option(state, option));
      told.push(mover === last ? said : `${at.seatName(mover)}: ${said}`);
      last = mover;
    }
    game.apply(state, option);
  }
  return told;
}

const shortened = (rows: readonly string[]): string[] =>
  rows.length <= LINE_ROWS ? [...rows] : [...rows.slice(0, LINE_ROWS - 1), `${rows[LINE_ROWS - 1]} …`];
