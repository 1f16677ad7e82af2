import { legible } from '@quayside/speech';
import { Complaint, type Context, NO } from './command.ts';
import type { GameTerminal, OwnCard } from './game-terminal.ts';
import { named, readText } from './input.ts';

/** What a file holds: a card, or what is wrong with it. */
export interface ReadCard {
  readonly file: string;
  readonly card: OwnCard | null;
  readonly problems: readonly { readonly at: string; readonly text: string }[];
}

/** The card of a file; a printed card is named by its token. */
export function readCard(context: Context, terminal: GameTerminal, file: string): ReadCard {
  const printed = terminal.printedCard?.(file) ?? null;
  return printed ? { file, card: printed, problems: [] } : readFile(context, terminal, file);
}

function readFile(context: Context, { ownCard, words }: GameTerminal, file: string): ReadCard {
  const made = ownCard!(readText(context, file));
  if (made.ok) return { file, card: made.value, problems: [] };
  const problems = made.problems.map(legible);
  return {
    file,
    card: null,
    problems: problems.map((each) => ({ at: each.at, text: context.speaker.say(words.problem(each)) })),
  };
}

export const complaints = (context: Context, { file, problems }: ReadCard): string[] =>
  problems.map(({ at, text }) => `${named(context, file)}: ${at}: ${text}`);

const FLAG = 'cards';

/** The settings that --cards FILE,FILE stands for, less what has a flag of its own; none where it is the setting itself. */
export function settingsOfCardFiles(context: Context, terminal: GameTerminal): Readonly<Record<string, string>> {
  const { tableWith, game } = terminal;
  const value = context.flags[FLAG];
  const usual = game.settings.find(({ name }) => name === FLAG)?.default;
  if (value === undefined || !tableWith || value === usual || String(value).startsWith('[')) return {};
  const files = String(value).split(',');
  const cards = files.map((file) => readFile(context, terminal, file));
  const wrong = cards.flatMap((each) => complaints(context, each));
  if (wrong.length > 0) throw new Complaint(wrong.join('\n'), NO);
  const settings = tableWith(cards.flatMap(({ card }) => (card ? [card.written] : [])));
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => name === FLAG || context.flags[name] === undefined),
  );
}
