import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, type SettingRule } from '@quayside/kernel';
import { GAME_NAMES, gameNamed, type Shelf } from './games.ts';
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
  /** The command makes no sense without it. */
  readonly required?: boolean;
}

export interface Command {
  readonly name: string;
  /** Words after the name in the usage line: "FILE [--at TURN]" is made from these. */
  readonly positionals?: readonly { readonly name: string; readonly optional?: boolean; readonly many?: boolean }[];
  /** Flags besides --lang, --json and --help; explained by "cli.flag.NAME". The command itself by "cli.command.NAME". */
  readonly flags: Readonly<Record<string, Flag>>;
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

/** Settings of all games; where two share a name they mean the same. */
const SETTINGS: readonly SettingRule[] = GAME_NAMES.flatMap((name) => gameNamed(name).game.settings);

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
  const flags: Record<string, Flag> = { ...COMMON, ...command.flags };
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

export function usageOf(command: Command): string {
  const words = (command.positionals ?? []).map(({ name, optional, many }) => {
    const word = many ? `${name}…` : name;
    return optional ? `[${word}]` : word;
  });
  const flags = Object.entries(command.flags).map(([name, { value, required }]) => {
    const flag = value ? `--${name} ${value}` : `--${name}`;
    return required ? flag : `[${flag}]`;
  });
  return ['quayside', command.name, ...words, ...flags].join(' ');
}

function helpOf(command: Command, speaker: Speaker): string {
  const flags = Object.entries({ ...command.flags, ...COMMON }).map(([name, { value, default: usual }]) => {
    const head = value ? `--${name} ${value}` : `--${name}`;
    const text = SETTINGS.some((setting) => setting.name === name)
      ? settingText(name, speaker)
      : speaker.text(`cli.flag.${name}`);
    return `  ${head.padEnd(28)} ${text}${usual === undefined ? '' : ` (${usual})`}`;
  });
  return [usageOf(command), '', speaker.text(`cli.command.${command.name}`), '', ...flags].join('\n');
}

/** What a setting is about, and what its values mean where they are more than numbers. */
function settingText(name: string, speaker: Speaker): string {
  const setting = speaker.text(`setting.${name}`);
  const words = SETTINGS.find((each) => each.name === name)?.values.filter((value) => !/^\d+$/.test(value)) ?? [];
  if (words.length === 0) return setting;
  const values = words.map((value) => `${value} = ${speaker.text(`value.${name}.${value}`)}`);
  return speaker.text('cli.setting-values', { setting, values: values.join(', ') });
}

/** A whole number given as a flag, within bounds. */
export function numberFlag({ flags, speaker }: Context, name: string, least: number, most: number): number {
  const value = Number(flags[name]);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Complaint(speaker.text('cli.wrong-number', { flag: `--${name}`, value: String(flags[name]), least, most }));
}

/** The game that --game names, and its settings from the flags of the same names. */
export function gameFlag(context: Context): Shelf {
  const name = String(context.flags['game']);
  if (GAME_NAMES.includes(name)) return gameNamed(name);
  throw new Complaint(
    context.speaker.text('cli.wrong-value', { flag: '--game', value: name, known: GAME_NAMES.join(', ') }),
  );
}

export function settingsFlags(context: Context, { game }: Shelf): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const { name, values, default: usual } of game.settings) {
    const value = String(context.flags[name] ?? usual);
    if (!values.includes(value)) {
      throw new Complaint(
        context.speaker.text('cli.wrong-value', { flag: `--${name}`, value, known: values.join(', ') }),
      );
    }
    settings[name] = value;
  }
  return settings;
}

/** The flags that say which game is meant and how it is set. */
export const GAME_FLAGS: Readonly<Record<string, Flag>> = {
  game: { type: 'string', value: GAME_NAMES.join('|'), default: GAME_NAMES[0] as string },
  ...Object.fromEntries(
    SETTINGS.map(({ name, values, default: usual }): [string, Flag] => [
      name,
      { type: 'string', value: values.join('|'), default: usual },
    ]),
  ),
};
