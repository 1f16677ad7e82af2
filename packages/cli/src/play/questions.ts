import type { Game, State } from '@quayside/kernel';
import type { Lines } from './lines.ts';
import type { Screen } from './screen.ts';
import { type Sitter, usualSitters } from './seats.ts';

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
    const number = answer.trim() === '' ? usual : Number(answer);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    console.log(again);
  }
}

export interface Wishes {
  readonly settings: Readonly<Record<string, string>>;
  readonly sitters: readonly Sitter[];
}

/** The few questions before a game that was started without a word: how many, how long, how many people here. */
export async function askWishes(game: Game<State>, lines: Lines, { speaker, paint }: Screen): Promise<Wishes | null> {
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
  const settings: Record<string, string> = Object.fromEntries(
    game.settings.map(({ name, default: usual }) => [name, usual]),
  );
  console.log(paint.heading(speaker.text('play.ask.welcome')));
  console.log(paint.dim(speaker.text('play.ask.enter')));
  const counts = choiceOf(game, 'players').map(Number);
  const players = await ask('play.ask.players', Math.min(...counts), Math.max(...counts), Number(settings['players']));
  if (players === null) return null;
  const lengths = choiceOf(game, 'length');
  const named = lengths.map((length, at) => `${at + 1} ${speaker.text(`value.length.${length}`)}`).join(', ');
  const length = await ask('play.ask.length', 1, lengths.length, 1, { lengths: named });
  if (length === null) return null;
  const people = await ask('play.ask.people', 1, players, 1);
  if (people === null) return null;
  settings['players'] = String(players);
  settings['length'] = lengths[length - 1] as string;
  return { settings, sitters: usualSitters(players, people) };
}

const choiceOf = (game: Game<State>, name: string): readonly string[] =>
  game.settings.find((setting) => setting.name === name)?.values ?? [];
