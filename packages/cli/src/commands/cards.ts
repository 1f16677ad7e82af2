import { table } from '../columns.ts';
import { wrap } from '../width.ts';
import { foreign } from '@quayside/speech';
import { BOT_NAMES } from '@quayside/bots';
import { botFlag } from '../bots.ts';
import { type Command, Complaint, type Context, FINE, gameTitle, NO, numberFlag } from '../command.ts';
import type { CardSheet, GameTerminal } from '../game-terminal.ts';
import { EDITION, GAME } from '../flag.ts';
import { nearest } from '../nearest.ts';
import { Progress } from '../progress.ts';
import { gameFlag } from '../which-game.ts';

const TEXT_INDENT = '    ';
const TEXT_WIDTH = 100;
const MOST_GAMES = 100_000;

/** Does a card have all the words in what is shown of it? */
function matches({ names, cells, text }: CardSheet, words: readonly string[]): boolean {
  const shown = [...cells, text, ...names].join(' ').toLocaleLowerCase();
  return words.every((word) => shown.includes(word.toLocaleLowerCase()));
}

/** No card has the words; perhaps one was only spelled otherwise. */
function noneOf({ speaker, positionals }: Context, all: readonly CardSheet[]): string {
  const none = speaker.text('cli.cards.none', { words: foreign(positionals.join(' ')) });
  const known = all.flatMap(({ cells, names }) => [...cells, ...names].flatMap((cell) => [cell, ...cell.split(' ')]));
  const near = [positionals.join(' '), positionals.join('-'), ...positionals].map((word) => nearest(word, known));
  const word = near.find((each) => each !== null);
  return word ? `${none}. ${speaker.text('cli.did-you-mean', { word })}` : none;
}

/** How the cards fare when bots play. */
function tellUse(context: Context, terminal: GameTerminal): number {
  const { speaker } = context;
  if (!terminal.cardGames)
    throw new Complaint(speaker.text('cli.cards.no-use', { game: gameTitle(speaker, terminal) }));
  const count = numberFlag(context, 'games', 1, MOST_GAMES);
  const games = terminal.cardGames(botFlag(context, terminal.bots));
  const progress = new Progress(count);
  while (games.played < count) {
    games.playOne();
    progress.at(games.played);
  }
  progress.end();
  const sheets = games.sheets(speaker);
  if (context.json) {
    const entries = sheets.map(({ entry }) => entry);
    context.out(JSON.stringify({ games: count, bot: String(context.flags['bot']), cards: entries }, null, 2));
    return FINE;
  }
  const heads = games.heads.map(({ key, right = false }) => ({ head: speaker.text(key), right }));
  const cells = sheets.map((sheet) => sheet.cells);
  for (const line of table(heads, cells)) context.out(line);
  return FINE;
}

/** Every card of a game with its figures and its text. */
export const cards: Command = {
  name: 'cards',
  positionals: [{ name: 'WORD', optional: true, many: true }],
  flags: {
    game: GAME,
    edition: EDITION,
    use: { type: 'boolean' },
    games: { type: 'string', value: 'N', default: '100', text: 'cli.cards.flag-games' },
    bot: { type: 'string', value: 'NAME', default: 'mate', text: 'cli.cards.flag-bot', known: BOT_NAMES },
  },
  run(context) {
    const { speaker, json, positionals } = context;
    const terminal = gameFlag(context);
    if (context.flags['use'] === true) return tellUse(context, terminal);
    const found = terminal.cards(speaker).filter((card) => matches(card, positionals));
    if (json) {
      context.out(
        JSON.stringify(
          found.map(({ entry }) => entry),
          null,
          2,
        ),
      );
      return FINE;
    }
    if (found.length === 0) throw new Complaint(noneOf(context, terminal.cards(speaker)), NO);
    const heads = terminal.cardHeads.map(({ key, right = false }) => ({ head: speaker.text(key), right }));
    const [head, ...rows] = table(
      heads,
      found.map(({ cells }) => cells),
    );
    context.out(head as string);
    for (const [index, { text }] of found.entries()) {
      context.out(rows[index] as string);
      for (const line of wrap(text, TEXT_WIDTH)) context.out(TEXT_INDENT + line);
    }
    if (terminal.cardNote && positionals.length === 0)
      for (const line of wrap(speaker.text(terminal.cardNote), TEXT_WIDTH)) context.out(line);
    return FINE;
  },
};
