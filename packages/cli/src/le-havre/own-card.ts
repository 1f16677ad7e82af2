import { CardTrial, PILE, type TrialFlag, type TrialReport } from '@quayside/bots/trials/le-havre';
import { type Outcome, success } from '@quayside/kernel';
import {
  type Card,
  type CardFile,
  CARDS,
  cardMessage,
  cardOf,
  cardOfFile,
  cardSchema,
  cardText,
  NO_CARDS,
  readCardFile,
  STANDARDS,
  textIn,
  writeCardFile,
} from '@quayside/le-havre';
import { table } from '../columns.ts';
import type { CardTrialGames, GameTerminal, OwnCard } from '../game-terminal.ts';
import { wrap } from '../width.ts';
import type { Speaker } from '../words.ts';
import { figuresOf } from './cards.ts';
import { USE_HEADS, useCells, useEntry } from './card-games.ts';

const WIDTH = 100;

type NameOf = (speaker: Speaker) => string;

/** Cards as the setting has them. */
const listed = (written: readonly string[]): string => `[${written.join(',')}]`;

const rounded = (value: number): number => Math.round(value * 10) / 10;

function flagLine(speaker: Speaker, flag: TrialFlag, own: string): string {
  switch (flag.flag) {
    case 'money-machine': {
      if (flag.with === own) return speaker.text('cli.trial.machine');
      return speaker.text('cli.trial.machine-with', { card: speaker.say(cardMessage(cardOf(flag.with))) });
    }
    case 'huge-visit':
      return speaker.text('cli.trial.huge', { best: Math.round(flag.best), others: Math.round(flag.others) });
    case 'dead':
      return speaker.text('cli.trial.dead', { shown: flag.shown, touched: flag.touched });
    case 'strong-early':
      return speaker.text('cli.trial.strong', {
        early: flag.early,
        wins: rounded(flag.wins),
        even: rounded(flag.even),
      });
  }
}

function reportLines(speaker: Speaker, name: string, report: TrialReport): string[] {
  const { games, bot, card, others, flags } = report;
  const heads = USE_HEADS.map(({ key, right = false }) => ({ head: speaker.text(key), right }));
  const { early, earlyWins, earlyEven } = card;
  const said = [
    ...(early > 0
      ? [speaker.text('cli.trial.early', { early, wins: rounded(earlyWins), even: rounded(earlyEven) })]
      : []),
    ...flags.map((flag) => flagLine(speaker, flag, card.slug)),
    ...(flags.length === 0 ? [speaker.text('cli.trial.nothing')] : []),
    speaker.text('cli.trial.note'),
  ];
  return [
    speaker.text('cli.trial.title', { card: name, games, bot }),
    ...table(heads, [useCells(name, card), useCells(speaker.text('cli.trial.others'), others)]),
    ...said.flatMap((each) => wrap(each, WIDTH)),
  ];
}

function trialGames(trial: CardTrial, name: NameOf): CardTrialGames {
  return {
    playOne: () => trial.playOne(),
    get entry() {
      const { games, bot, card, others, each, flags } = trial.report();
      return {
        games,
        bot,
        card: useEntry(card),
        others: useEntry(others),
        each: each.map(useEntry),
        flags: flags.map((flag) => ({ ...flag })),
      };
    },
    lines: (speaker) => reportLines(speaker, name(speaker), trial.report()),
  };
}

const known = (card: Card, name: NameOf, entry: OwnCard['entry'], written = ''): OwnCard => ({
  written,
  entry,
  lines: (speaker) =>
    [`${name(speaker)}: ${figuresOf(speaker, card)}`, ...cardText(card).map((each) => speaker.say(each))].flatMap(
      (each) => wrap(each, WIDTH),
    ),
  trial: (bot, games) =>
    trialGames(new CardTrial({ card, games, bot, ...(written !== '' && { cards: listed([written]) }) }), name),
});

const nameIn =
  (file: CardFile): NameOf =>
  (speaker) =>
    textIn(file.name, speaker.language);

/** Cards that people make, and those that are printed as if somebody had. */
export const leHavreOwnCards: Pick<
  GameTerminal,
  'ownCard' | 'cardSchema' | 'printedCard' | 'tableWith' | 'shownSetting'
> = {
  ownCard(text): Outcome<OwnCard> {
    const file = readCardFile(text);
    if (!file.ok) return file;
    const written = writeCardFile(file.value);
    const card = cardOfFile(file.value);
    return success(known(card, nameIn(file.value), { card: JSON.parse(written) }, written));
  },
  cardSchema,
  printedCard(token) {
    const index = cardOf(token);
    if (index < STANDARDS) return null;
    const card = CARDS[index] as Card;
    return known(card, (speaker) => speaker.say(cardMessage(index)), { token });
  },
  // They are surely in the pile, and the base game's beside them.
  tableWith: (cards) => ({ cards: listed(cards), sets: `${cards.length}:blank+${PILE - cards.length}:base` }),
  shownSetting(name, value, speaker) {
    if (name !== 'cards' || value === NO_CARDS) return null;
    return speaker.listed((JSON.parse(value) as CardFile[]).map((file) => nameIn(file)(speaker)));
  },
};
