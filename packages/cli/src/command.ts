import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@quayside/kernel';
import { GAME_NAMES, gameNamed } from './games.ts';
import { SETTING_NAMES, settingRows } from './settings.ts';
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

export interface Flag {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help: "N", "FILE". */
  readonly value?: string;
  readonly default?: string;
  /** What the help lists behind its explanation. */
  readonly known?: readonly string[];
  /** The key of its explanation, where a flag of this name means something else elsewhere. */
  readonly text?: string;
  /** The command makes no sense without it. */
  readonly required?: boolean;
}

export interface Command {
  readonly name: string;
  /** Words after the name in the usage line: "FILE [--at TURN]" is made from these. */
  readonly positionals?: readonly { readonly name: string; readonly optional?: boolean; readonly many?: boolean }[];
  /** Flags besides --lang, --json and --help; explained by "cli.flag.NAME". The command itself by "cli.command.NAME". */
  readonly flags: Readonly<Record<string, Flag>>;
  /** The settings of a game that it takes as flags of their own: all, or those named. */
  readonly settings?: 'all' | readonly string[];
  /** The games it is for, where it is not for all. */
  readonly games?: readonly string[];
  run(context: Context): number | Promise<number>;
}

/** What a command is called with. */
export interface Context {
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

/** The language asked for: --lang wherever it stands, else the machine's where it is one of ours, else English. */
export function languageOf(args: readonly string[]): string {
  const at = args.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = args[at];
  if (word !== undefined) return word.includes('=') ? word.slice(7) : (args[at + 1] ?? '');
  const system = (process.env['LC_ALL'] ?? process.env['LANG'] ?? '').slice(0, 2);
  return isLanguage(system) ? system : 'en';
}

export async function runCommand(command: Command, args: readonly string[], language: Language): Promise<number> {
  const speaker = new Speaker(language, ...GAME_NAMES.map((name) => gameNamed(name).words.messages));
  const { values, positionals } = readArgs(command, args, speaker);
  if (values['help'] === true) {
    console.log(helpOf(command, speaker));
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
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  const settings = settingsOf(command).map((name): [string, Flag] => [name, { type: 'string' }]);
  const flags: Record<string, Flag> = { ...COMMON, ...command.flags, ...Object.fromEntries(settings) };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(Object.entries(flags).map(([name, { type }]) => [name, { type }])),
      allowPositionals: true,
      strict: true,
    });
    const filled: Record<string, string | boolean | undefined> = { ...values };
    for (const [name, { default: usual }] of Object.entries(flags)) filled[name] ??= usual;
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

const settingsOf = ({ settings = [] }: Command): readonly string[] => (settings === 'all' ? SETTING_NAMES : settings);

export function usageOf(command: Command): string {
  const words = (command.positionals ?? []).map(({ name, optional, many }) => {
    const word = many ? `${name}…` : name;
    return optional ? `[${word}]` : word;
  });
  const flags = Object.entries(command.flags).map(([name, { value, required }]) => {
    const flag = value ? `--${name} ${value}` : `--${name}`;
    return required ? flag : `[${flag}]`;
  });
  const settings = command.settings ? ['[--SETTING VALUE]…'] : [];
  return ['quayside', command.name, ...words, ...flags, ...settings].join(' ');
}

const HEAD_ROOM = 28;

/** The flags first, then the settings of each game under its name. */
function helpOf(command: Command, speaker: Speaker): string {
  const row = (head: string, text: string): string => `  ${head.padEnd(HEAD_ROOM)} ${text}`;
  const flags = Object.entries({ ...command.flags, ...COMMON }).map(([name, flag]) => {
    const { value, known, default: usual } = flag;
    const explained = speaker.text(flag.text ?? `cli.flag.${name}`);
    const text = known ? `${explained}: ${known.join(', ')}` : explained;
    return row(value ? `--${name} ${value}` : `--${name}`, usual === undefined ? text : `${text} (${usual})`);
  });
  const settings = (command.games ?? GAME_NAMES).flatMap((game) => {
    const rows = settingRows(gameNamed(game), settingsOf(command), speaker);
    if (rows.length === 0) return [];
    const title = speaker.text('cli.settings-of', { game: speaker.text(`cli.game.${game}`) });
    return ['', title, ...rows.map(({ head, text }) => row(head, text))];
  });
  return [usageOf(command), '', speaker.text(`cli.command.${command.name}`), '', ...flags, ...settings].join('\n');
}

/** A whole number given as a flag, within bounds. */
export function numberFlag({ flags, speaker }: Context, name: string, least: number, most: number): number {
  const value = Number(flags[name]);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Complaint(speaker.text('cli.wrong-number', { flag: `--${name}`, value: String(flags[name]), least, most }));
}
