import type { TerminalUI, HelpRow } from './terminal-ui.ts';
import type { Screen } from './screen.ts';
import { flow, labelled, padEnd, width, wrap } from '../width.ts';

/** What can be typed in every game, with the words of this one in the middle. */
const rowsOf = ({ help }: TerminalUI, together: boolean): readonly HelpRow[] => [
  ['3', 'play.help.number'],
  [help.example, 'play.help.token'],
  [help.several, 'play.help.several'],
  ['hint', 'play.help.hint'],
  ['undo · u · undo all', 'play.help.undo'],
  ['board · b', 'play.help.board'],
  ...help.words,
  ['score', 'play.help.score'],
  ['log · log 10', 'play.help.log'],
  ['save FILE', 'play.help.save'],
  ['quit · q', 'play.help.quit'],
  ...(together ? help.together : []),
];

/** Is this one of the words that only some games have? */
export const isWordOf = ({ help }: TerminalUI, word: string): boolean =>
  [...help.words, ...help.together].some(([typed]) => typed.split(' ')[0] === word);

/** `?`: everything a person may type; and what the signs mean. */
export function helpLines(ui: TerminalUI, screen: Screen, together: boolean): string[] {
  const { speaker, paint } = screen;
  const rows = rowsOf(ui, together);
  const room = Math.max(...rows.map(([typed]) => width(typed))) + 4;
  const lines = rows.flatMap(([typed, key]) =>
    labelled(padEnd(`  ${paint.bold(typed)}`, room), room, wrap(speaker.text(key), screen.width - room)),
  );
  const signs = flow(ui.signs(screen), screen.width - 2).map((line) => `  ${line}`);
  return [paint.heading(speaker.text('play.help')), ...lines, paint.heading(speaker.text('play.signs')), ...signs];
}
