import {
  argumentOf,
  bare,
  countIn,
  Grammar,
  kindOf as kindIn,
  one,
  option as optionOf,
  type Phrase,
} from '@quayside/kernel';
import { cardOf, slugOf } from '../data/cards.ts';
import { BREAD, FISH, FRANC, goodName, goodOf, MEAT, OFFERS, SMOKED_FISH } from '../data/goods.ts';
import { SEAT_NAMES } from '../data/setup.ts';
import { SHIP_TYPES } from '../data/ships.ts';
import { TILES } from '../data/tiles.ts';

/**
 * An option is a kind and an argument in one integer, and says the same in every state: so does its token.
 * Grammar and examples: docs/notation.md.
 */
export const Kind = {
  SUPPLY: 0,
  INTEREST: 1,
  TAKE: 2,
  ENTER: 3,
  BUY: 4,
  BUY_SHIP: 5,
  SELL: 6,
  SELL_SHIP: 7,
  REPAY: 8,
  END: 9,
  PASS: 10,
  PAY: 11,
  CONVERT: 12,
  PICK: 13,
  ENOUGH: 14,
  BUILD: 15,
  BUILD_SHIP: 16,
  SWAP: 17,
  SUBSTITUTE: 18,
  BURN: 19,
  FOOD: 20,
  SAIL: 21,
  SHIP: 22,
  GIVE: 23,
  RETURN: 24,
  HAUL: 25,
  OUST: 26,
  WANT: 27,
  COAL_TRADE: 28,
  KEEP: 29,
  SWITCH: 30,
  BORROW: 31,
  COUNT: 32,
  TILE: 33,
  REVEAL: 34,
  PEEK: 35,
  GATHER: 36,
  EVICT: 37,
  GET: 38,
  BUILD_BY_CRANE: 39,
  PAWN: 40,
  REDEEM: 41,
  DEAL: 42,
  PLACE: 43,
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

export { argumentOf };
/** The kernel's own functions under our types: a call in between costs speed. */
export const option: (kind: Kind, argument?: number) => number = optionOf;
export const kindOf = kindIn as (of: number) => Kind;

/** Tokens count no further. */
export const MOST_AMOUNT = 255;

/** Arguments that name a good (or ship type) and an amount. */
export const counted = (what: number, amount: number): number => (what << 8) | amount;
export const whatOf = (argument: number): number => argument >> 8;
export const amountOf = (argument: number): number => argument & MOST_AMOUNT;

/** A fee: the tokens paid, packed. */
export const FEE_GOODS = [MEAT, BREAD, SMOKED_FISH, FISH, FRANC] as const;
export const fee = (meat: number, bread: number, smoked: number, fish: number, francs: number): number =>
  (meat << 10) | (bread << 8) | (smoked << 6) | (fish << 3) | francs;
const FEE_SHIFTS = [10, 8, 6, 3, 0] as const;
const FEE_MASKS = [3, 3, 3, 7, 7] as const;
/** How many of FEE_GOODS[index] a packed fee contains. */
export const feeAmount = (packed: number, index: number): number =>
  (packed >> (FEE_SHIFTS[index] as number)) & (FEE_MASKS[index] as number);

/** Nothing of something that is asked about kind by kind. */
export function isNone(of: number): boolean {
  switch (kindOf(of)) {
    case Kind.SUBSTITUTE:
    case Kind.BURN:
    case Kind.FOOD:
    case Kind.SAIL:
    case Kind.SHIP:
    case Kind.GIVE:
    case Kind.GET:
      return amountOf(argumentOf(of)) === 0;
    case Kind.CONVERT:
      return argumentOf(of) === 0;
    default:
      return false;
  }
}

/** Forced steps that go without saying: supplying, ending the turn, and nothing of something. */
export function worthTelling(of: number): boolean {
  switch (kindOf(of)) {
    case Kind.SUPPLY:
    case Kind.END:
    case Kind.COUNT:
    case Kind.ENOUGH:
      return false;
    default:
      return !isNone(of);
  }
}

const small = (word: string | undefined): number => countIn(word, MOST_AMOUNT);

const aCard = one((argument) => slugOf(argument), cardOf);
const aGood = one(goodName, goodOf);
const aNumber = one(String, small);
const aSeat = one(
  (seat) => SEAT_NAMES[seat] as string,
  (word) => (SEAT_NAMES as readonly string[]).indexOf(word),
);
const typeName = (type: number): string => (SHIP_TYPES[type] as (typeof SHIP_TYPES)[number]).name;
const typeOf = (word: string): number => SHIP_TYPES.findIndex((each) => each.name === word);
const aShipType = one(
  (type) => `${typeName(type)}-ship`,
  (word) => (word.endsWith('-ship') ? typeOf(word.slice(0, -5)) : -1),
);
const aShip = one(
  (argument) => `${typeName(whatOf(argument))}-${amountOf(argument)}`,
  (word) => {
    const dash = word.lastIndexOf('-');
    const type = typeOf(word.slice(0, dash));
    const value = small(word.slice(dash + 1));
    return type < 0 || value < 0 ? -1 : counted(type, value);
  },
);
const countedBy = (write: (what: number) => string, read: (word: string) => number): Phrase => [
  (argument) => `${amountOf(argument)} ${write(whatOf(argument))}`,
  (words) => {
    const amount = small(words[0]);
    const what = read(words[1] ?? '');
    return words.length === 2 && amount >= 0 && what >= 0 ? counted(what, amount) : -1;
  },
];
const someGood = countedBy(goodName, goodOf);
const someShips = countedBy(typeName, typeOf);
const aTile = one(
  (tile) => (TILES[tile] as (typeof TILES)[number]).name,
  (word) => TILES.findIndex((each) => each.name === word),
);
/** Two offers, the left one first; which two may be hauled is a matter of the rules. */
export const offers = (left: number, right: number): number => (left << 3) | right;
export const leftOf = (argument: number): number => argument >> 3;
export const rightOf = (argument: number): number => argument & 7;
const twoOffers = one(
  (argument) => `${goodName(leftOf(argument))}+${goodName(rightOf(argument))}`,
  (word) => {
    const [a = -1, b = -1] = word.split('+').map(goodOf);
    const known = a !== b && Math.min(a, b) >= 0 && Math.max(a, b) < OFFERS && word.split('+').length === 2;
    return known ? offers(Math.min(a, b), Math.max(a, b)) : -1;
  },
);
const aFee: Phrase = [
  (packed) =>
    FEE_GOODS.map((good, index) => [feeAmount(packed, index), good] as const)
      .filter(([amount]) => amount > 0)
      .map(([amount, good]) => `${amount} ${goodName(good)}`)
      .join(' '),
  (words) => {
    if (words.length === 0) return -1;
    let packed = 0;
    let last = -1;
    for (let i = 0; i < words.length; i += 2) {
      const amount = small(words[i]);
      const index = (FEE_GOODS as readonly number[]).indexOf(goodOf(words[i + 1] as string));
      if (index <= last || amount <= 0 || amount > (FEE_MASKS[index] as number)) return -1;
      packed |= amount << (FEE_SHIFTS[index] as number);
      last = index;
    }
    return packed;
  },
];
/** A building, and the material that the Wooden Crane's wood stands in for (L-963). */
export const byCrane = (index: number, good: number): number => (index << 5) | good;
export const cardByCrane = (argument: number): number => argument >> 5;
export const goodByCrane = (argument: number): number => argument & 31;
const aCardByCrane: Phrase = [
  (argument) => `${slugOf(cardByCrane(argument))} crane ${goodName(goodByCrane(argument))}`,
  (words) => {
    const [name = '', crane, material = ''] = words;
    const [index, good] = [cardOf(name), goodOf(material)];
    return words.length === 3 && crane === 'crane' && index >= 0 && good > 0 ? byCrane(index, good) : -1;
  },
];
const aTrade: Phrase = [
  (argument) => `${argument >> 3} charcoal ${argument & 7} coal`,
  (words) => {
    const charcoal = small(words[0]);
    const coal = small(words[2]);
    const shaped = words.length === 4 && words[1] === 'charcoal' && words[3] === 'coal';
    return shaped && charcoal >= 0 && charcoal <= 1 && coal >= 0 && coal <= 7 ? (charcoal << 3) | coal : -1;
  },
];
const nothingOr = one(
  (good) => (good === 0 ? 'nothing' : goodName(good)),
  (word) => (word === 'nothing' ? 0 : goodOf(word)),
);

/** The verb of each kind and its words, in the order of Kind. */
const GRAMMAR = new Grammar([
  ['supply', bare],
  ['interest', bare],
  ['take', aGood],
  ['enter', aCard],
  ['buy', aCard],
  ['buy', aShipType],
  ['sell', aCard],
  ['sell', aShip],
  ['repay', bare],
  ['end', bare],
  ['pass', bare],
  ['pay', aFee],
  ['convert', aNumber],
  ['pick', aGood],
  ['enough', bare],
  ['build', aCard],
  ['build', aShipType],
  ['swap', aShip],
  ['use', someGood],
  ['burn', someGood],
  ['food', someGood],
  ['sail', someShips],
  ['ship', someGood],
  ['give', someGood],
  ['return', aNumber],
  ['haul', twoOffers],
  ['oust', aSeat],
  ['want', nothingOr],
  ['trade', aTrade],
  ['keep', bare],
  ['switch', bare],
  ['borrow', bare],
  ['count', bare],
  ['tile', aTile],
  ['reveal', aCard],
  ['peek', aCard],
  ['gather', aGood],
  ['evict', aSeat],
  ['get', someGood],
  ['build', aCardByCrane],
  ['pawn', aGood],
  ['redeem', aGood],
  ['deal', aCard],
  ['place', aCard],
]);

export const token = (of: number): string => GRAMMAR.token(of);
export const parse = (text: string): number => GRAMMAR.parse(text);
