import { ADVISER, type Considered, planFrom, type Thought, type TurnAhead } from '@quayside/bots';
import type { State } from '@quayside/kernel';
import { flow, labelled, padStart, width, wrap } from '../width.ts';
import type { TerminalTable } from './terminal-table.ts';
import { sitterName } from './seats.ts';

const SHOWN = 3;
/** A turn may have many small steps. */
const LINE_ROWS = 3;

/** The best options by their numbers in the list, what they are worth in words, the plan for this turn and the next, and why. */
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
  const plan = planFrom(at.terminal.bots, at.viewOf(seat), seat, thought);
  const part = (key: string, lines: readonly string[]): string[] => {
    const label = `  ${paint.dim(at.text(`play.hint.${key}`))} `;
    return lines.length === 0 ? [] : labelled(label, width(label), lines);
  };
  const turn = (key: string, told: TurnAhead<State> | null): string[] => {
    const room = columns - width(`  ${at.text(`play.hint.${key}`)} `) - 2;
    return part(key, told === null ? [] : shortened(flow(turnWords(at, told), room)));
  };
  const now = isMoreThan(at, plan.way.now, thought.option) ? turn('now', plan.way.now) : [];
  const why = plan.why.flatMap((reason) => labelled('    • ', 6, wrap(speaker.say(reason), columns - 6)));
  const ahead = [...now, ...turn(plan.way.isSameTurn ? 'then' : 'next', plan.way.next)];
  if (why.length > 0) ahead.push(`  ${paint.dim(at.text('play.hint.why'))}`, ...why);
  const title = paint.heading(at.text('play.hint.title', { name }));
  return [title, ...rows, ...ahead];
}

/** The best by where it leads, the others by how much less they promise. */
function worth(at: TerminalTable, thought: Thought, { option, visits, best }: Considered): string {
  // The only one worth a look is not weighed.
  if (visits === 0) return at.text(at.ui.opens(option) ? 'play.hint.opens' : 'play.hint.only');
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

/** Is there more to a turn than an option that was told already? */
function isMoreThan({ terminal }: TerminalTable, { steps }: TurnAhead<State>, option: number): boolean {
  const deeds = steps.filter((step) => terminal.game.worthTelling(step));
  return deeds.length > 1 || deeds[0] !== option;
}

/** What a seat does in a turn of a plan. */
function turnWords(at: TerminalTable, { steps, states }: TurnAhead<State>): string[] {
  const { game, words } = at.terminal;
  return steps.flatMap((step, place) =>
    game.worthTelling(step) ? [at.screen.speaker.say(words.option(states[place] as State, step))] : [],
  );
}

const shortened = (rows: readonly string[]): string[] =>
  rows.length <= LINE_ROWS ? [...rows] : [...rows.slice(0, LINE_ROWS - 1), `${rows[LINE_ROWS - 1]} …`];
