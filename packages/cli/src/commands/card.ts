import { BOT_NAMES } from '@quayside/bots';
import { botFlag } from '../bots.ts';
import { type Command, Complaint, type Context, FINE, NO, numberFlag } from '../command.ts';
import { GAME } from '../flag.ts';
import { complaints, type ReadCard, readCard } from '../card-files.ts';
import type { GameTerminal } from '../game-terminal.ts';
import { named } from '../input.ts';
import { Progress } from '../progress.ts';
import { gameFlag } from '../which-game.ts';

const DEEDS = ['check', 'try', 'schema'] as const;
type Deed = (typeof DEEDS)[number];
const isDeed = (word: string): word is Deed => (DEEDS as readonly string[]).includes(word);

const MOST_GAMES = 10_000;

function check(context: Context, cards: readonly ReadCard[]): number {
  const { speaker, json, out } = context;
  const wrong = cards.flatMap((each) => complaints(context, each));
  if (json) {
    const told = cards.map(({ file, card, problems }) => ({ file, fine: card !== null, ...card?.entry, problems }));
    out(JSON.stringify(told, null, 2));
    return wrong.length > 0 ? NO : FINE;
  }
  for (const { file, card } of cards) {
    if (!card) continue;
    out(speaker.text('cli.card.fine', { file: named(context, file) }));
    for (const line of card.lines(speaker)) out(`    ${line}`);
  }
  if (wrong.length > 0) throw new Complaint(wrong.join('\n'), NO);
  return FINE;
}

function tryOut(context: Context, terminal: GameTerminal, files: readonly ReadCard[]): number {
  const { speaker, json, out } = context;
  const [file] = files;
  if (!file || files.length > 1) throw new Complaint(speaker.text('cli.card.one-file'));
  const { card } = file;
  if (!card) throw new Complaint(complaints(context, file).join('\n'), NO);
  const games = numberFlag(context, 'games', 1, MOST_GAMES);
  const bot = botFlag(context, terminal.bots);
  const trial = card.trial(bot, games);
  const progress = new Progress(games);
  for (let played = 0; played < games; played++) {
    trial.playOne();
    progress.at(played + 1);
  }
  progress.end();
  if (json) out(JSON.stringify(trial.entry, null, 2));
  else for (const line of trial.lines(speaker)) out(line);
  return FINE;
}

/** Cards that somebody made: is the file right, and is the card? */
export const card: Command = {
  name: 'card',
  positionals: [{ name: DEEDS.join('|') }, { name: 'FILE', optional: true, many: true }],
  flags: {
    game: GAME,
    games: { type: 'string', value: 'N', default: '60', text: 'cli.card.flag-games' },
    bot: { type: 'string', value: 'NAME', default: 'greedy', text: 'cli.card.flag-bot', known: BOT_NAMES },
  },
  isFor: ({ ownCard }) => ownCard !== undefined,
  run(context) {
    const [deed = '', ...files] = context.positionals;
    const { speaker } = context;
    if (!isDeed(deed)) {
      throw new Complaint(speaker.text('cli.wrong-value', { flag: 'card', value: deed, known: DEEDS.join(', ') }));
    }
    const terminal = gameFlag(context);
    if (deed === 'schema') {
      context.out(JSON.stringify(terminal.cardSchema!(), null, 2));
      return FINE;
    }
    if (files.length === 0) throw new Complaint(speaker.text('cli.card.no-file'));
    const cards = files.map((file) => readCard(context, terminal, file));
    return deed === 'check' ? check(context, cards) : tryOut(context, terminal, cards);
  },
};
