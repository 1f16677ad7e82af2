import { NOBODY, type State } from '@quayside/kernel';
import { wrap } from '../width.ts';
import { atTable, type Command, type Context, FINE } from '../command.ts';
import type { GameTerminal } from '../game-terminal.ts';
import { tableOfRecord } from '../record-problems.ts';
import { ANY_GAME, EDITION } from '../flag.ts';
import { settingWords } from '../settings.ts';
import { lineNamed } from '../turns.ts';

const WIDTH = 100;

/** Plays a record again and shows where it leads, or where it was at the beginning of a turn. */
export const replay: Command = {
  name: 'replay',
  positionals: [{ name: 'FILE' }],
  flags: { at: { type: 'string', value: 'TURN' }, game: ANY_GAME, edition: EDITION },
  run(context) {
    const { terminal, table } = tableOfRecord(context, context.positionals[0] as string);
    const { at } = context.flags;
    const state = at === undefined ? table.state : table.at(lineNamed(context, table.lineStarts(), String(at)).step);
    if (context.json) context.out(JSON.stringify(terminal.game.toPosition(state), null, 2));
    else for (const line of summary(atTable(context, terminal, state), terminal, state)) context.out(line);
    return FINE;
  },
};

/** A position in a few lines: when it is, who is asked what, and what everybody owns and is worth. */
function summary({ speaker }: Context, terminal: GameTerminal, state: State): string[] {
  const { game, words, wealth } = terminal;
  const mover = game.mover(state);
  const asked = words.asked(state);
  const what =
    mover >= 0 ? speaker.say({ key: 'log.line', args: { seat: words.seat(mover), what: asked } }) : speaker.say(asked);
  const settings = settingWords(terminal, game.settingsOf(state), speaker).join(' · ');
  const lines = [settings, mover === NOBODY ? what : `${game.line(state)} · ${what}`, ''];
  const winners = mover === NOBODY ? game.winners(state) : [];
  for (const [seat, sheet] of wealth(state).entries()) {
    const score = speaker.say({ key: 'cli.replay.score', args: { seat: sheet.seat, score: sheet.score } });
    lines.push(winners.includes(seat) ? `${score} ★` : score);
    if (sheet.owns.length === 0) continue;
    const owns = sheet.owns.map((each) => speaker.say(each)).join(', ');
    for (const line of wrap(owns, WIDTH)) lines.push(`    ${line}`);
  }
  if (winners.length === 0) return lines;
  const seats = winners.map((seat) => words.seat(seat));
  return [...lines, '', speaker.say({ key: 'log.winner', args: { seats, count: winners.length } })];
}
