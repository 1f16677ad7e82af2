import { type BlankEffect, type CardFile, type GoodName, readCardFile } from '@quayside/le-havre';
import type { Language, Problem } from '@quayside/kernel';
import { proposed } from './parts.ts';

/** With whatever number of players. */
export const ANY_NUMBER: readonly number[] = [1, 2, 3, 4, 5];

export type Amounts = Readonly<Partial<Record<GoodName, number>>>;

/** Effects that are done on a visit; the others help their owner all the time. */
const DONE = ['gain', 'convert', 'either', 'pick', 'build', 'rule'];
export const isDone = (effect: BlankEffect): boolean => DONE.some((name) => name in effect);

export const checked = (card: CardFile): readonly Problem[] => {
  const read = readCardFile(JSON.stringify(card));
  return read.ok ? [] : read.problems;
};

/** What one begins with: a card without a name that does nothing yet. */
export const BLANK: CardFile = {
  'quayside-card': 1,
  name: {},
  type: 'economic',
  value: 6,
  price: 6,
  fee: null,
  effects: [],
  drawing: proposed({ type: 'economic' }),
};

/** A card that does this. Where nothing is done inside, nobody goes in; where something is, there is a fee, if only none. */
export function withEffects(card: CardFile, effects: readonly BlankEffect[]): CardFile {
  const inside = effects.some(isDone);
  return { ...card, effects, fee: inside ? (card.fee ?? { food: 1 }) : null };
}

export function withText(card: CardFile, field: 'name' | 'note', language: Language, typed: string): CardFile {
  const text = typed.replaceAll(/\s+/gu, ' ').trim();
  const { [language]: _, ...others } = card[field] ?? {};
  const all = text === '' ? others : { ...others, [language]: text };
  if (field === 'note' && Object.keys(all).length === 0) {
    const { note: _gone, ...rest } = card;
    return rest;
  }
  return { ...card, [field]: all };
}

export type Fee = NonNullable<CardFile['fee']>;

/** A fee of so much food, so many francs; both: either of them. */
export const feeOf = (food: number, francs: number): Fee => ({
  ...(food > 0 && { food }),
  ...(francs > 0 && { francs }),
  ...(food > 0 && francs > 0 && { either: true as const }),
});

export const playersOf = (card: CardFile): readonly number[] => card.players ?? ANY_NUMBER;

export function withPlayers(card: CardFile, players: number): CardFile {
  const now = playersOf(card);
  const next = now.includes(players) ? now.filter((each) => each !== players) : [...now, players].sort((a, b) => a - b);
  // A card is in the game with somebody.
  return next.length === 0 ? card : { ...card, players: next };
}

/** So much of a good; 0: none of it. */
export function withAmount(amounts: Amounts, good: GoodName, n: number): Amounts {
  const { [good]: _, ...others } = amounts;
  return n > 0 ? { ...amounts, [good]: n } : others;
}

/** One good instead of another, as much of it, in the same place. */
export const withGood = (amounts: Amounts, from: GoodName, to: GoodName): Amounts =>
  Object.fromEntries(
    Object.entries(amounts)
      .filter(([name]) => name === from || name !== to)
      .map(([name, n]) => [name === from ? to : name, n]),
  );

const wood = { wood: 1 } as const;

/** An effect of one kind, and how it is changed. */
export interface EditProps<E extends BlankEffect> {
  readonly effect: E;
  readonly onChange: (effect: BlankEffect) => void;
}
export type Of<K extends string> = Extract<BlankEffect, Readonly<Record<K, unknown>>>;

/** A field that is left out where it says nothing. */
export function put<E extends object>(effect: E, field: string, value: unknown): E {
  const { [field]: _, ...rest } = effect as Record<string, unknown>;
  return (value === undefined || value === 0 ? rest : { ...effect, [field]: value }) as E;
}

/** What can be added, by the words on the chips. */
export const OFFERED: Readonly<Record<string, BlankEffect>> = {
  gain: { gain: { wood: 2 } },
  convert: { convert: wood, into: { charcoal: 1 }, most: 4 },
  sell: { convert: { bread: 1 }, into: { franc: 3 }, most: 4 },
  either: {
    either: [
      { convert: { fish: 1 }, into: { franc: 2 }, most: 4 },
      { convert: { meat: 1 }, into: { franc: 3 }, most: 4 },
    ],
  },
  signs: { gain: {}, perFisherman: 'fish' },
  pick: { pick: ['fish', 'wood', 'clay', 'iron', 'grain', 'cattle', 'coal', 'hide'], base: 2, most: 2 },
  build: { build: 1 },
  ship: { rule: 'shipping-line' },
  loan: { rule: 'local-court' },
  deed: { rule: 'coal-trader' },
  worth: { worth: 'economic', francs: 2 },
  income: { income: 'fish', amounts: [1, 1, 1, 1, 1] },
  feeds: { feeds: [2, 2, 2, 2, 2] },
  discount: { discount: wood },
};

/** May this be added? Not where what is there leaves no room for it. */
export const mayAdd = (card: CardFile, effect: BlankEffect): boolean => {
  // What is said together is asked of cards that have a name.
  const next = { ...withEffects(card, [...card.effects, effect]), name: { en: '?' } };
  const place = `effects[${card.effects.length}]`;
  return next.effects.length <= 4 && !checked(next).some(({ at }) => at.startsWith(place) || at === 'effects');
};
