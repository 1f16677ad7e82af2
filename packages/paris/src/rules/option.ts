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
import {
  DISTRICTS,
  districtOf,
  LANDMARKS,
  PLACES,
  placeName,
  placeOf,
  SPACES,
  STACKS,
  TOKENS,
  tokenOf,
} from '../data/names.ts';
import { ARC, bankOf } from './state.ts';

/** An option is a kind and an argument in one integer, and says the same in every state: so does its token. */
export const Kind = {
  DRAW: 0,
  TILE: 1,
  PUT: 2,
  BACK: 3,
  PLACE: 4,
  MOVE: 5,
  TO: 6,
  RAISE: 7,
  SPEND: 8,
  WITH_TILE: 9,
  BONUS: 10,
  DECLINE: 11,
  PRESTIGE: 12,
  ENOUGH: 13,
  SCORE: 14,
  LOOK: 15,
  KEEP: 16,
  USE_BONUS: 17,
  USE_END: 18,
  CLAIM: 19,
  RETREAT: 20,
  PAIRS: 21,
  BUY: 22,
  SELL: 23,
  SELL_AS: 24,
  PASS: 25,
  END: 26,
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

export { argumentOf };
/** The kernel's own functions under our types: a call in between costs speed. */
export const option: (kind: Kind, argument?: number) => number = optionOf;
export const kindOf = kindIn as (of: number) => Kind;

/** Two small numbers in one argument. */
export const pair = (high: number, low: number): number => (high << 6) | low;
export const highOf = (argument: number): number => argument >> 6;
export const lowOf = (argument: number): number => argument & 63;

/** Tiles that stand for tokens: bonus tiles by number, end-game tiles after them. */
export const END_OFFSET = 30;
export const standInName = (tile: number): string => (tile <= END_OFFSET ? `tile-${tile}` : `end-${tile - END_OFFSET}`);
const standInOf = (word: string): number => {
  const match = /^(tile|end)-([1-9]\d?)$/.exec(word);
  const number = Number(match?.[2]);
  if (!match || number > (match[1] === 'tile' ? 30 : 12)) return -1;
  return match[1] === 'tile' ? number : END_OFFSET + number;
};

const two = (
  write: (high: number, low: number) => string,
  readHigh: (word: string) => number,
  readLow: (word: string) => number,
): Phrase => [
  (argument) => write(highOf(argument), lowOf(argument)),
  (words) => {
    if (words.length !== 2) return -1;
    const high = readHigh(words[0] as string);
    const low = readLow(words[1] as string);
    return high < 0 || low < 0 ? -1 : pair(high, low);
  },
];

const stackName = (stack: number): string => String(stack + 1);
const stackOf = (word: string): number => {
  const stack = countIn(word, STACKS);
  return stack >= 1 ? stack - 1 : -1;
};
const aStack = one(stackName, stackOf);
const districtName = (district: number): string => DISTRICTS[district] as string;
const tokenName = (kind: number): string => TOKENS[kind] as string;
const aDistrict = one(districtName, districtOf);
const aSpace = one(placeName, (word) => {
  const place = placeOf(word);
  return place < SPACES ? place : -1;
});
const aPlace = one(placeName, placeOf);
const originName = (from: number): string =>
  from === ARC ? 'arc' : from >= PLACES ? `${districtName(from - PLACES)}-bank` : placeName(from);
const originOf = (word: string): number => {
  if (word === 'arc') return ARC;
  if (!word.endsWith('-bank')) return placeOf(word);
  const district = districtOf(word.slice(0, -5));
  return district < 0 ? -1 : bankOf(district);
};
const anOrigin = one(originName, originOf);
/** A key from behind the screen goes to a bank or the Arc. */
const aStart = one(
  (at) => (at === ARC ? 'arc' : districtName(at - PLACES)),
  (word) => (word === 'arc' ? ARC : districtOf(word) < 0 ? -1 : bankOf(districtOf(word))),
);
const landmarkOf = (word: string): number => (LANDMARKS as readonly string[]).indexOf(word);
const aRaise = two((landmark, district) => `${LANDMARKS[landmark]} ${districtName(district)}`, landmarkOf, districtOf);
const someTokens = two(
  (count, kind) => `${count} ${tokenName(kind)}`,
  (word) => countIn(word, 9),
  tokenOf,
);
const aBonus = one(String, (word) => {
  const tile = countIn(word, 30);
  return tile >= 1 ? tile : -1;
});
const anEnd = one(
  (tile) => `end-${tile}`,
  (word) => {
    const tile = standInOf(word);
    return tile > END_OFFSET ? tile - END_OFFSET : -1;
  },
);
const aToken = one(tokenName, tokenOf);
const asToken = two((tile, kind) => `${standInName(tile)} ${tokenName(kind)}`, standInOf, tokenOf);
const aStandIn = one(standInName, standInOf);
const aBack = two((stack, district) => `${stackName(stack)} ${districtName(district)}`, stackOf, districtOf);
const aScore = two(
  (tile, district) => `${tile + 1} ${districtName(district)}`,
  (word) => countIn(word, 6) - 1,
  districtOf,
);

/** The verb of each kind and its words, in the order of Kind. */
const GRAMMAR = new Grammar([
  ['draw', aStack],
  ['tile', aSpace],
  ['put', aDistrict],
  ['back', aBack],
  ['place', aStart],
  ['move', anOrigin],
  ['to', aPlace],
  ['raise', aRaise],
  ['spend', someTokens],
  ['with', aStandIn],
  ['bonus', aBonus],
  ['decline', bare],
  ['trade', someTokens],
  ['enough', bare],
  ['score', aScore],
  ['look', bare],
  ['keep', anEnd],
  ['use', aBonus],
  ['use', anEnd],
  ['claim', aBonus],
  ['retreat', aBonus],
  ['pairs', someTokens],
  ['buy', aToken],
  ['sell', aToken],
  ['sell', asToken],
  ['pass', bare],
  ['end', bare],
]);

export const token = (of: number): string => GRAMMAR.token(of);
export const parse = (text: string): number => GRAMMAR.parse(text);

/** None of something that is asked about kind by kind. */
export function isNone(of: number): boolean {
  const kind = kindOf(of);
  return (kind === Kind.SPEND || kind === Kind.PRESTIGE || kind === Kind.PAIRS) && highOf(argumentOf(of)) === 0;
}

/** Forced steps that go without saying. */
export const worthTelling = (of: number): boolean =>
  kindOf(of) !== Kind.END && kindOf(of) !== Kind.ENOUGH && !isNone(of);
