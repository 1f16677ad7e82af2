import type { Message } from '@quayside/kernel';
import { CARDS, type Card, cardMessage, cardText, GOOD_NAMES, goodsMessage } from '@quayside/le-havre';
import type { CardSheet, GameTerminal } from '../game-terminal.ts';
import type { Speaker } from '../words.ts';

const NOTHING = '–';
/** Special buildings are numbered from 001 on, and follow the standard ones. */
const FIRST_SPECIAL = CARDS.findIndex(({ id }) => id === '001');

/** The goods of a cost, in words. */
function goods(speaker: Speaker, amounts: Card['build']): string {
  if (amounts === null) return NOTHING;
  const list = GOOD_NAMES.flatMap((name, good) =>
    amounts[name] ? [speaker.say(goodsMessage(good, amounts[name]))] : [],
  );
  return list.length === 0 ? NOTHING : list.join(', ');
}

function fee(speaker: Speaker, { entryFee }: Card): string {
  if (entryFee === null) return speaker.text('cli.cards.locked');
  const parts: Message[] = [];
  if (entryFee.food) parts.push({ key: 'fee.food', args: { n: entryFee.food } });
  if (entryFee.francs) parts.push(goodsMessage(0, entryFee.francs));
  const [first, second] = parts;
  if (!first) return NOTHING;
  return speaker.say(second ? { key: 'fee.either', args: { food: first, francs: second } } : first);
}

function symbols(speaker: Speaker, { hammers, fishermen }: Card): string {
  const parts: string[] = [];
  if (hammers > 0) parts.push(speaker.text('symbol.hammer', { n: hammers }));
  if (fishermen > 0) parts.push(speaker.text('symbol.fisherman', { n: fishermen }));
  return parts.join(', ');
}

/** The figures of a card in one line: what they are in the list's heads. */
export function figuresOf(speaker: Speaker, card: Card): string {
  const { type, value, purchase } = card;
  const heads: readonly (readonly [string, string])[] = [
    ['term.value', String(value)],
    ['term.price', purchase === null ? NOTHING : String(purchase)],
    ['term.entry-fee', fee(speaker, card)],
  ];
  const figures = heads.map(([key, cell]) => `${speaker.text(key)} ${cell}`);
  return [speaker.text(`type.${type}`), ...figures, symbols(speaker, card)].filter((each) => each !== '').join(' · ');
}

function sheet(speaker: Speaker, card: Card, index: number): CardSheet {
  const { id, slug, type, value, purchase, entryFee, build, hammers, fishermen } = card;
  const name = speaker.say(cardMessage(index));
  const text = cardText(card)
    .map((each) => speaker.say(each))
    .join(' ');
  const { fullGame, fullStart, shortGame, shortStart } = card;
  const entry: CardSheet['entry'] = {
    id,
    name,
    type,
    value,
    purchase,
    entryFee: entryFee === null ? null : { ...entryFee },
    build: build === null ? null : { ...build },
    hammers,
    fishermen,
    fullGame,
    fullStart,
    shortGame,
    shortStart,
    set: index < FIRST_SPECIAL ? 'standard' : card.set === 'base' ? 'special' : card.set,
    ...(card.reading && { reading: card.reading }),
    token: slug,
    text,
  };
  const cells = [
    id,
    name,
    slug,
    speaker.text(`type.${type}`),
    String(value),
    purchase === null ? NOTHING : String(purchase),
    fee(speaker, card),
    goods(speaker, build),
    symbols(speaker, card),
  ];
  return { entry, names: [entry['set'] as string], cells, text };
}

export const leHavreCards: Pick<GameTerminal, 'cards' | 'cardHeads' | 'cardNote'> = {
  cardNote: 'note.missing-card',
  cardHeads: [
    { key: 'cli.cards.number' },
    { key: 'cli.cards.name' },
    { key: 'cli.cards.token' },
    { key: 'cli.cards.type' },
    { key: 'term.value', right: true },
    { key: 'term.price', right: true },
    { key: 'term.entry-fee' },
    { key: 'term.build-cost' },
    { key: 'cli.cards.symbols' },
  ],
  cards: (speaker) => CARDS.map((card, index) => sheet(speaker, card, index)),
};
