import { LEVEL_NAMES } from '@quayside/bots';
import type { Seat } from '@quayside/live';
import { gameTitle } from '../command.ts';
import type { GameTerminal } from '../game-terminal.ts';
import { wholeNumber } from '../numbers.ts';
import { choicesOf, seatsAt, usualSettings } from '../settings.ts';
import type { Lines } from './lines.ts';
import type { Screen } from './screen.ts';
import { sitterName, USUAL_BOT, usualSeats } from './seats.ts';
import { table } from '../width.ts';

/** A question with a number for an answer; Enter takes the usual one. Null when there is nobody to answer. */
async function askNumber(
  lines: Lines,
  question: string,
  again: string,
  least: number,
  most: number,
  usual: number,
): Promise<number | null> {
  if (least === most) return least;
  for (;;) {
    const answer = await lines.ask(question);
    if (answer === null) return null;
    const number = answer.trim() === '' ? usual : wholeNumber(answer);
    if (number >= least && number <= most) return number;
    console.log(again);
  }
}

export interface NewGame {
  readonly terminal: GameTerminal;
  readonly settings: Readonly<Record<string, string>>;
  readonly seats: readonly Seat[];
}

/** The few questions before a game that was started without a word: which, how many, how set, how many people here, against whom. */
export async function askNewGame(
  games: readonly GameTerminal[],
  lines: Lines,
  screen: Screen,
): Promise<NewGame | null> {
  const { speaker, paint } = screen;
  const ask = (
    key: string,
    least: number,
    most: number,
    usual: number,
    args: Record<string, string> = {},
  ): Promise<number | null> => {
    const bounds = { least, most, usual };
    const question = `${speaker.text(key, { ...bounds, ...args })} ${paint.dim(`[${usual}]`)} `;
    return askNumber(lines, question, speaker.text('play.ask.again', bounds), least, most, usual);
  };
  const numbered = (names: readonly string[]): string => names.map((name, at) => `${at + 1} ${name}`).join(', ');
  console.log(paint.heading(speaker.text('play.ask.welcome')));
  console.log(paint.dim(speaker.text('play.ask.enter')));
  const titles = numbered(games.map((game) => gameTitle(speaker, game)));
  const chosen = await ask('play.ask.game', 1, games.length, 1, { games: titles });
  if (chosen === null) return null;
  const terminal = games[chosen - 1] as GameTerminal;
  const settings = usualSettings(terminal.game);
  const choices = choicesOf(terminal.game);
  const counts = choices.find((setting) => setting.name === 'players')?.values.map(Number) ?? [];
  const seats = seatsAt(terminal.game, settings);
  const players = await ask('play.ask.players', Math.min(seats, ...counts), Math.max(seats, ...counts), seats);
  if (players === null) return null;
  if (counts.length > 0) settings['players'] = String(players);
  for (const setting of choices.filter((each) => terminal.ui.asks.includes(each.name))) {
    const { name: about, values, default: usual } = setting;
    const args = {
      setting: capitalised(speaker.text(`setting.${about}`)),
      values: numbered(values.map((value) => speaker.text(`value.${about}.${value}`))),
    };
    const answer = await ask('play.ask.setting', 1, values.length, values.indexOf(usual) + 1, args);
    if (answer === null) return null;
    settings[about] = values[answer - 1] as string;
  }
  const people = await ask('play.ask.people', 1, players, 1);
  if (people === null) return null;
  if (people === players) return { terminal, settings, seats: usualSeats(players, people) };
  for (const row of levelRows(screen)) console.log(row);
  const level = await ask('play.ask.level', 1, LEVEL_NAMES.length, LEVEL_NAMES.indexOf(USUAL_BOT) + 1);
  if (level === null) return null;
  return { terminal, settings, seats: usualSeats(players, people, LEVEL_NAMES[level - 1]) };
}

/** The levels by number and name, with a word on each. */
const levelRows = ({ speaker, paint, width }: Screen): string[] =>
  table(
    LEVEL_NAMES.map((level, at) => [
      `  ${at + 1} ${sitterName(level, speaker)}`,
      paint.dim(speaker.text(`play.level.${level}`)),
    ]),
    'll',
    width,
  );

const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
