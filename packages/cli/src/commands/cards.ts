import { table } from '../columns.ts';
import { wrap } from '../width.ts';
import { foreign } from '@quayside/speech';
import { type Command, Complaint, type Context, FINE, NO } from '../command.ts';
import type { CardSheet } from '../game-terminal.ts';
import { EDITION, GAME } from '../flag.ts';
import { nearest } from '../nearest.ts';
import { gameFlag } from '../which-game.ts';

const TEXT_INDENT = '    ';
const TEXT_WIDTH = 100;

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

/** Every card of a game with its figures and its text. */
export const cards: Command = {
  name: 'cards',
  positionals: [{ name: 'WORD', optional: true, many: true }],
  flags: { game: GAME, edition: EDITION },
  run(context) {
    const { speaker, json, positionals } = context;
    const terminal = gameFlag(context);
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
    return FINE;
  },
};
