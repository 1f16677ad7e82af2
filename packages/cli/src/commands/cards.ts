import { table } from '../columns.ts';
import { wrap } from '../width.ts';
import { type Command, Complaint, FINE, NO } from '../command.ts';
import type { CardSheet } from '../game-terminal.ts';
import { EDITION, GAME } from '../flag.ts';
import { gameFlag } from '../which-game.ts';

const TEXT_INDENT = '    ';
const TEXT_WIDTH = 100;

/** Does a card have all the words in what is shown of it? */
function matches({ names, cells, text }: CardSheet, words: readonly string[]): boolean {
  const shown = [...cells, text, ...names].join(' ').toLocaleLowerCase();
  return words.every((word) => shown.includes(word.toLocaleLowerCase()));
}

/** Every card of a game with its figures and its text. */
export const cards: Command = {
  name: 'cards',
  positionals: [{ name: 'WORD', optional: true, many: true }],
  flags: { game: GAME, edition: EDITION },
  run(context) {
    const { speaker, json, positionals } = context;
    const shelf = gameFlag(context);
    const found = shelf.cards(speaker).filter((card) => matches(card, positionals));
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
    if (found.length === 0) throw new Complaint(speaker.text('cli.cards.none', { words: positionals.join(' ') }), NO);
    const heads = shelf.cardHeads.map(({ key, right = false }) => ({ head: speaker.text(key), right }));
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
