import { failure, failureOf, fnv1a, type Json, type Outcome, success } from '@quayside/kernel';
import { FieldReader, MOST_CARDS } from './card-fields.ts';
import { type CardFile, cardOfFile, readCard, writeCardFile } from './card-file.ts';
import { actionsOf, type CardAction, CARDS, TYPES } from './cards.ts';
import { amounts, goodOf } from './goods.ts';
import { CARD_SETS, type Card, type Effect, type Worth } from './vocabulary.ts';

/** A card that helps its owner all the time: few, so that nobody looks through all. */
export interface Help<T> {
  readonly card: number;
  readonly help: T;
}

/** The cards that a table plays with, by their places: the printed ones, then up to four blank ones. It never changes. */
export class CardTable {
  /** What a state remembers of it; 0 is the printed cards alone. */
  readonly number: number;
  /** The blank cards as a header has them. */
  readonly text: string;
  readonly files: readonly CardFile[];
  readonly cards: readonly Card[];
  readonly actions: readonly (readonly CardAction[])[];
  readonly value: Int16Array;
  /** Purchase price, or -1 where the card is never bought. */
  readonly price: Int16Array;
  readonly locked: Int16Array;
  /** Food and francs of the fee together, and each of them. */
  readonly fee: Int16Array;
  readonly feeFood: Int16Array;
  readonly feeFrancs: Int16Array;
  readonly hammers: Int16Array;
  readonly fishermen: Int16Array;
  readonly type: Int16Array;
  /** The place of its set in CARD_SETS. */
  readonly set: Int16Array;
  readonly worths: readonly (readonly Worth[])[];
  /** What each building costs its owner less. */
  readonly discounts: readonly Help<Int16Array>[];
  /** Food for the owner at the end of a round, by number of players. */
  readonly feeders: readonly Help<readonly number[]>[];
  /** Goods for the owner at the end of a round. */
  readonly incomes: readonly Help<{ readonly good: number; readonly amounts: readonly number[] }>[];

  constructor(number: number, text: string, files: readonly CardFile[]) {
    this.number = number;
    this.text = text;
    this.files = files;
    this.cards = [...CARDS, ...files.map((file, at) => cardOfFile(file, at + 1))];
    this.actions = this.cards.map(actionsOf);
    const column = (of: (each: Card) => number): Int16Array => Int16Array.from(this.cards, of);
    this.value = column((each) => each.value);
    this.price = column((each) => each.purchase ?? -1);
    this.locked = column((each) => (each.entryFee === null ? 1 : 0));
    this.fee = column(({ entryFee }) => (entryFee?.food ?? 0) + (entryFee?.francs ?? 0));
    this.feeFood = column((each) => each.entryFee?.food ?? 0);
    this.feeFrancs = column((each) => each.entryFee?.francs ?? 0);
    this.hammers = column((each) => each.hammers);
    this.fishermen = column((each) => each.fishermen);
    this.type = column((each) => TYPES.indexOf(each.type));
    this.set = column((each) => CARD_SETS.indexOf(each.set));
    this.worths = this.cards.map(({ does }) => does.filter((effect): effect is Worth => 'worth' in effect));
    const owners = <T>(of: (effect: Effect) => T | null): readonly Help<T>[] =>
      this.cards.flatMap(({ does }, card) =>
        does.flatMap((effect) => {
          const help = of(effect);
          return help === null ? [] : [{ card, help }];
        }),
      );
    this.discounts = owners((effect) => ('discount' in effect ? amounts(effect.discount) : null));
    this.feeders = owners((effect) => ('feeds' in effect ? effect.feeds : null));
    this.incomes = owners((effect) =>
      'income' in effect ? { good: goodOf(effect.income), amounts: effect.amounts } : null,
    );
  }
}

/** No blank cards. */
export const NO_CARDS = 'none';
export const PRINTED = new CardTable(0, NO_CARDS, []);

/** The tables made last, by the number that states remember; every state that has looked keeps its own. */
const MOST_TABLES = 256;
const TABLES = new Map<number, CardTable>([[0, PRINTED]]);

/** The table of a number; its cards have been read in this program before. */
export function tableOf(number: number): CardTable {
  const table = TABLES.get(number);
  if (!table) throw new Error(`no blank cards with the number ${number} have been read here`);
  return table;
}

/** Different cards have different numbers as long as both are in use. */
function made(files: readonly CardFile[]): CardTable {
  const text = `[${files.map(writeCardFile).join(',')}]`;
  let number = fnv1a(text, 0x811c9dc5) | 1;
  while (TABLES.has(number) && TABLES.get(number)?.text !== text) number = (number + 2) | 0;
  const table = TABLES.get(number) ?? new CardTable(number, text, files);
  // What was asked for last is dropped last.
  TABLES.delete(number);
  TABLES.set(number, table);
  for (const old of TABLES.keys()) {
    if (TABLES.size <= MOST_TABLES) break;
    if (old !== 0) TABLES.delete(old);
  }
  return table;
}

/** The table with the blank cards of a setting: a list of one to four, or the word for none. */
export function readTable(text: string): Outcome<CardTable> {
  if (text === NO_CARDS) return success(PRINTED);
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch {
    return failure({ at: 'cards', why: 'card-not-json', facts: {} });
  }
  return readCards(json);
}

export function readCards(json: Json): Outcome<CardTable> {
  const reader = new FieldReader();
  const list = reader.list(json, 'cards');
  if (reader.problems.length === 0 && (list.length < 1 || list.length > MOST_CARDS))
    reader.say('cards', 'card-size', { least: 1, most: MOST_CARDS, have: list.length });
  if (reader.problems.length > 0) return failureOf(reader.problems);
  const files = list.map((each, at) => readCard(each, `cards[${at}]`));
  const problems = files.flatMap((each) => (each.ok ? [] : each.problems));
  return problems.length > 0
    ? failureOf(problems)
    : success(made(files.flatMap((each) => (each.ok ? [each.value] : []))));
}
