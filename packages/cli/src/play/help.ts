import type { Face } from './face.ts';
import type { Screen } from './screen.ts';
import { flow, labelled, padEnd, width, wrap } from './width.ts';

/** What can be typed, and the key that explains it. */
const WORDS: readonly (readonly [string, string])[] = [
  ['3', 'play.help.number'],
  ['take fish · t fi', 'play.help.token'],
  ['2; end', 'play.help.several'],
  ['undo · u · undo all', 'play.help.undo'],
  ['auto', 'play.help.auto'],
  ['board · b', 'play.help.board'],
  ['card NAME', 'play.help.card'],
  ['piles', 'play.help.piles'],
  ['rounds', 'play.help.rounds'],
  ['score', 'play.help.score'],
  ['specials', 'play.help.specials'],
  ['log · log 10', 'play.help.log'],
  ['save FILE', 'play.help.save'],
  ['quit · q', 'play.help.quit'],
];
const TOGETHER: readonly (readonly [string, string])[] = [
  ['trade', 'play.help.trade'],
  ['green: sell joinery', 'play.help.interject'],
];

/** `?`: everything a person may type; and what the signs mean. */
export function helpLines(face: Face, screen: Screen, together: boolean): string[] {
  const { speaker, paint } = screen;
  const rows = together ? [...WORDS, ...TOGETHER] : WORDS;
  const room = Math.max(...rows.map(([typed]) => width(typed))) + 4;
  const lines = rows.flatMap(([typed, key]) =>
    labelled(padEnd(`  ${paint.bold(typed)}`, room), room, wrap(speaker.text(key), screen.width - room)),
  );
  const signs = flow(face.signs(screen), screen.width - 2).map((line) => `  ${line}`);
  return [paint.heading(speaker.text('play.help')), ...lines, paint.heading(speaker.text('play.signs')), ...signs];
}
