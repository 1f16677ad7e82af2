import { parseArgs } from 'node:util';
import type { Channel } from '@quayside/bots';
import { LANGUAGES, type Language, type State } from '@quayside/kernel';
import type { Serving, ServeWishes } from './commands/serve.ts';
import type { Flag } from './flag.ts';
import { wholeNumber } from './numbers.ts';
import { settingNames, settingRows } from './settings.ts';
import { namesOf, type GameTerminal } from './game-terminal.ts';
import { isLanguage, Speaker } from './words.ts';

/** Exit codes: fine, no, wrong use. */
export const FINE = 0;
export const NO = 1;
export const WRONG_USE = 2;

/** Something a person got wrong; each line of its message says what and where. */
export class Complaint extends Error {
  readonly code: number;

  constructor(text: string, code = WRONG_USE) {
    super(text);
    this.code = code;
  }
}

/** What the command is started with: the games there are, and a way to open a worker in which their bots think. */
export interface Installed {
  readonly games: readonly GameTerminal[];
  readonly openBots: () => Channel;
  /** Starts a server of tables. */
  readonly serve: (wishes: ServeWishes) => Promise<Serving>;
}

export interface Command {
  readonly name: string;
  /** Words after the name in the usage line: "FILE [--at TURN]" is made from these. */
  readonly positionals?: readonly { readonly name: string; readonly optional?: boolean; readonly many?: boolean }[];
  /** False where there is nothing for a program to read. */
  readonly json?: false;
  /** Flags besides --lang, --json and --help; explained by "cli.flag.NAME". The command itself by "cli.command.NAME". */
  readonly flags: Readonly<Record<string, Flag>>;
  /** The settings of a game that it takes as flags of their own: all, or those named. */
  readonly settings?: 'all' | readonly string[];
  /** Which games it is for, where it is not for all. */
  readonly isFor?: (game: GameTerminal) => boolean;
  run(context: Context): number | Promise<number>;
}

/** What a command is called with; the games are those it is for. */
export interface Context extends Installed {
  readonly speaker: Speaker;
  readonly language: Language;
  readonly json: boolean;
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
  /** A line to standard output. */
  out(text: string): void;
  /** A line to standard error: progress, notes. */
  note(text: string): void;
}

const COMMON: Readonly<Record<string, Flag>> = {
  lang: { type: 'string', value: LANGUAGES.join('|') },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
};

function commonFlags({ json }: Command): Readonly<Record<string, Flag>> {
  if (json !== false) return COMMON;
  return Object.fromEntries(Object.entries(COMMON).filter(([name]) => name !== 'json'));
}

/** The language asked for: --lang wherever it stands, else the machine's where it is one of ours, else English. */
export function languageOf(args: readonly string[]): string {
  const at = args.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = args[at];
  if (word !== undefined) return word.includes('=') ? word.slice(7) : (args[at + 1] ?? '');
  const system = (process.env['LC_ALL'] ?? process.env['LANG'] ?? '').slice(0, 2);
  return isLanguage(system) ? system : 'en';
}

export async function runCommand(
  command: Command,
  args: readonly string[],
  language: Language,
  { games: all, openBots, serve }: Installed,
): Promise<number> {
  const speaker = speakerFor(language, all);
  const games = command.isFor ? all.filter(command.isFor) : all;
  const { values, positionals } = readArgs(command, args, speaker, games);
  if (values['help'] === true) {
    console.log(helpOf(command, speaker, games));
    return FINE;
  }
  const wanted = command.positionals ?? [];
  const needed = wanted.filter(({ optional }) => !optional);
  if (positionals.length < needed.length) {
    throw new Complaint(
      speaker.text('cli.missing-word', { word: needed[positionals.length]?.name ?? '', command: command.name }),
    );
  }
  if (positionals.length > wanted.length && !wanted.at(-1)?.many) {
    throw new Complaint(
      speaker.text('cli.extra-word', { word: positionals[wanted.length] as string, command: command.name }),
    );
  }
  for (const [name, { required }] of Object.entries(command.flags)) {
    if (!required || values[name] !== undefined) continue;
    throw new Complaint(speaker.text('cli.missing-word', { word: `--${name}`, command: command.name }));
  }
  return command.run({
    games,
    openBots,
    serve,
    speaker,
    language,
    json: values['json'] === true,
    flags: values,
    positionals,
    out: (text) => console.log(text),
    note: (text) => console.error(text),
  });
}

function readArgs(
  command: Command,
  args: readonly string[],
  speaker: Speaker,
  games: readonly GameTerminal[],
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  const settings = settingsOf(command, games).map((name): [string, Flag] => [name, { type: 'string' }]);
  const flags: Record<string, Flag> = { ...commonFlags(command), ...command.flags, ...Object.fromEntries(settings) };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(Object.entries(flags).map(([name, { type }]) => [name, { type }])),
      allowPositionals: true,
      strict: true,
    });
    const filled: Record<string, string | boolean | undefined> = { ...values };
    for (const [name, flag] of Object.entries(flags)) filled[name] ??= usualOf(flag, games);
    return { values: filled, positionals };
  } catch {
    throw new Complaint(speaker.text('cli.wrong-flag', { flag: wrongFlag(args, flags), command: command.name }));
  }
}

/** The first word that no flag of the command accepts: unknown, or without its value. */
function wrongFlag(args: readonly string[], flags: Readonly<Record<string, Flag>>): string {
  for (const [at, word] of args.entries()) {
    if (!isFlag(word)) continue;
    const [name = '', value] = word.replace(/^--?/, '').split('=', 2);
    const flag = flags[name];
    if (!flag || !word.startsWith('--')) return word;
    if (flag.type === 'boolean' && value !== undefined) return word;
    if (flag.type === 'string' && value === undefined && !isValue(args[at + 1])) return word;
  }
  return args.join(' ');
}

/** A lone "-" is a file: standard input. */
const isFlag = (word: string): boolean => word.length > 1 && word.startsWith('-');
const isValue = (word: string | undefined): boolean => word !== undefined && !isFlag(word);

const settingsOf = ({ settings = [] }: Command, games: readonly GameTerminal[]): readonly string[] =>
  settings === 'all' ? settingNames(games) : settings;

/** What a flag is where it is not given. */
const usualOf = (flag: Flag, games: readonly GameTerminal[]): string | undefined =>
  flag.game === 'usual' ? namesOf(games)[0] : flag.default;

/** What stands for its value in the help. */
const valueOf = (flag: Flag, games: readonly GameTerminal[]): string | undefined =>
  flag.game ? namesOf(games).join('|') : flag.value;

export function usageOf(command: Command, all: readonly GameTerminal[]): string {
  const games = command.isFor ? all.filter(command.isFor) : all;
  const words = (command.positionals ?? []).map(({ name, optional, many }) => {
    const word = many ? `${name}…` : name;
    return optional ? `[${word}]` : word;
  });
  const flags = Object.entries(command.flags).map(([name, flag]) => {
    const value = valueOf(flag, games);
    const shown = value ? `--${name} ${value}` : `--${name}`;
    return flag.required ? shown : `[${shown}]`;
  });
  const settings = command.settings ? ['[--SETTING VALUE]…'] : [];
  return ['quayside', command.name, ...words, ...flags, ...settings].join(' ');
}

/** What a game is called in a sentence. */
export const gameTitle = (speaker: Speaker, { facts }: GameTerminal): string => speaker.text(`game.${facts.id}.quoted`);

/** Says all that these games say, and the command line itself. */
export const speakerFor = (language: Language, games: readonly GameTerminal[]): Speaker =>
  new Speaker(language, ...games.flatMap(({ facts, words, texts }) => [facts.texts, words.messages, texts]));

const HEAD_ROOM = 28;

/** The flags first, then the settings of each game under its name. */
function helpOf(command: Command, speaker: Speaker, games: readonly GameTerminal[]): string {
  /** Where a figure sheet is to be had. */
  const printed = { game: namesOf(games.filter(({ sheet }) => sheet)).join('|') };
  const row = (head: string, text: string): string => `  ${head.padEnd(HEAD_ROOM)} ${text}`;
  const flags = Object.entries({ ...command.flags, ...commonFlags(command) }).map(([name, flag]) => {
    const { known } = flag;
    const [value, usual] = [valueOf(flag, games), usualOf(flag, games)];
    const explained = speaker.text(flag.text ?? `cli.flag.${name}`, printed);
    const text = known ? `${explained}: ${known.join(', ')}` : explained;
    return row(value ? `--${name} ${value}` : `--${name}`, usual === undefined ? text : `${text} (${usual})`);
  });
  const settings = games.flatMap((game) => {
    const rows = settingRows(game, settingsOf(command, games), speaker);
    if (rows.length === 0) return [];
    const title = speaker.text('cli.settings-of', { game: gameTitle(speaker, game) });
    return ['', title, ...rows.map(({ head, text }) => row(head, text))];
  });
  return [usageOf(command, games), '', speaker.text(`cli.command.${command.name}`), '', ...flags, ...settings].join(
    '\n',
  );
}

/** A whole number given as a flag, within bounds. */
export function numberFlag({ flags, speaker }: Context, name: string, least: number, most: number): number {
  const value = wholeNumber(String(flags[name]));
  if (value >= least && value <= most) return value;
  throw new Complaint(speaker.text('cli.wrong-number', { flag: `--${name}`, value: String(flags[name]), least, most }));
}

/** The same for one table: what only it has is called as it was named there, cards that somebody made above all. */
export function atTable<C extends Context>(context: C, { ui }: GameTerminal, state: State): C {
  const names = ui.names?.(state, context.language) ?? {};
  return { ...context, speaker: context.speaker.calling(names) };
}
