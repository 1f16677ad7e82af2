import { failure, failureOf, type Json, type Language, LANGUAGES, type Outcome, success } from '@quayside/kernel';
import { BLANK_RULES, CARD, type DrawingPart, EFFECT_NAMES, FieldReader, MOST_FILE } from './card-fields.ts';
import { type Amounts, energyIn, foodIn, goodOf, type GoodName } from './goods.ts';
import {
  ALL,
  type Build,
  type BuildingType,
  type Card,
  type Convert,
  type Discount,
  type Effect,
  type Either,
  type Feeds,
  type Gain,
  type Income,
  type Worth,
} from './vocabulary.ts';

/** A text in at least one language. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

export interface BlankPick {
  readonly pick: readonly GoodName[];
  readonly base?: number;
  readonly most: number;
  readonly prices?: Amounts;
}

/** What a blank card can do: the vocabulary of the printed ones, less what only its own card can mean. */
export type BlankEffect =
  | Gain
  | Convert
  | Either
  | BlankPick
  | Build
  | { readonly rule: (typeof BLANK_RULES)[number] }
  | Worth
  | Income
  | Feeds
  | Discount;

export interface DrawnPart {
  readonly part: DrawingPart;
  readonly at: number;
}

/** A special building that somebody made up. Every field with its range: docs/cards.md. */
export interface CardFile {
  readonly 'quayside-card': 1;
  readonly name: Texts;
  /** Words of the author's. */
  readonly note?: Texts;
  readonly type: Exclude<BuildingType, 'ship'>;
  readonly value: number;
  readonly price: number;
  /** null: the card shows a padlock and cannot be entered. */
  readonly fee: { readonly food?: number; readonly francs?: number; readonly either?: true } | null;
  readonly hammers?: number;
  readonly fishermen?: number;
  /** With how many players it is in the game. */
  readonly players?: readonly number[];
  readonly effects: readonly BlankEffect[];
  readonly drawing?: readonly DrawnPart[];
}

/** What the fields of a file say together: one line for each thing that cannot be. */
type Rule<T> = readonly [why: string, at: string, wrong: (of: T) => boolean];

const any = (of: object | undefined, is: (good: number) => boolean): boolean =>
  Object.keys(of ?? {}).some((name) => is(goodOf(name)));
const takesEnergy = (of: Convert): boolean => (of.halfEnergy ?? 0) + (of.energyOnce ?? 0) > 0;

const CONVERSION: readonly Rule<Convert>[] = [
  // Whatever costs nothing each time would be done without end.
  ['card-free', 'convert', (of) => !any(of.convert, () => true) && !of.food && !of.halfEnergy],
  ['card-food-energy', 'food', (of) => !!of.food && takesEnergy(of)],
  // A good that is paid anyway cannot pay the food or the energy as well (L-616).
  ['card-also-food', 'convert', (of) => !!of.food && any(of.convert, (good) => foodIn(good) > 0)],
  ['card-also-energy', 'convert', (of) => takesEnergy(of) && any(of.convert, (good) => energyIn(good) > 0)],
  ['card-limits', 'mostPer', (of) => !!of.most && !!of.mostPer],
  // What says how often must still be there afterwards.
  ['card-counted', 'mostPer.good', (of) => !!of.mostPer && isPaid(of, of.mostPer.good)],
  ['card-stands-in', 'substitute', (of) => !!of.substitute && !of.convert.clay && !of.convert.iron],
  [
    'card-stands-in-twice',
    'substitute',
    (of) => !!of.substitute && ((!!of.convert.clay && !!of.convert.brick) || (!!of.convert.iron && !!of.convert.steel)),
  ],
];

/** Could this good, or what stands in for it, go out by the conversion? */
function isPaid(of: Convert, good: GoodName): boolean {
  const better: Partial<Record<GoodName, GoodName>> = { clay: 'brick', iron: 'steel' };
  return [good, better[good]].some((name) => {
    if (name === undefined) return false;
    const index = goodOf(name);
    const standsIn = of.substitute && ((name === 'brick' && of.convert.clay) || (name === 'steel' && of.convert.iron));
    return !!(
      of.convert[name] ||
      standsIn ||
      (of.food && foodIn(index) > 0) ||
      (takesEnergy(of) && energyIn(index) > 0)
    );
  });
}

const GAIN: readonly Rule<Gain>[] = [
  [
    'card-no-gain',
    'gain',
    (of) => !any(of.gain, () => true) && !of.perFisherman && !of.perHammer && !of.perBuilding && !of.loans,
  ],
];

const PICK: readonly Rule<BlankPick>[] = [
  ['card-pick-most', 'most', ({ pick, most }) => most > pick.length],
  ['card-pick-base', 'base', ({ base, most }) => !!base && base !== most],
  ['card-pick-free', 'base', ({ base, prices }) => !!base && !!prices],
  ['card-pick-all', 'most', ({ pick, most, prices }) => !!prices && most !== pick.length],
  [
    'card-pick-price',
    'prices',
    ({ pick, prices }) => any(prices, (good) => !pick.some((name) => goodOf(name) === good)),
  ],
];

/** What may come after an effect that is done on a visit: what asks for a choice has the visit to itself, or comes first. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  gain: ['gain', 'convert'],
  convert: ['gain', 'convert'],
  either: ['gain', 'convert'],
  pick: ['gain'],
  build: [],
  rule: [],
};

const nameOf = (effect: BlankEffect): string => EFFECT_NAMES.find((name) => name in effect) as string;
const isDone = (effect: BlankEffect): boolean => nameOf(effect) in FOLLOWS;

const FILE: readonly Rule<CardFile>[] = [
  ['card-either', 'fee.either', ({ fee }) => !!fee && !!(fee.food && fee.francs) !== !!fee.either],
  ['card-padlock', 'fee', ({ fee, effects }) => fee === null && effects.some(isDone)],
  ['card-nothing-inside', 'fee', ({ fee, effects }) => fee !== null && !effects.some(isDone)],
  ['card-loans', 'effects', ({ effects }) => effects.filter((one) => 'gain' in one && one.loans).length > 1],
];

/** Reads a card file: the card, or everything that is wrong with it, each with its place. */
export function readCardFile(text: string): Outcome<CardFile> {
  if (text.length > MOST_FILE)
    return failure({ at: 'file', why: 'card-too-long', facts: { have: text.length, most: MOST_FILE } });
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch {
    return failure({ at: 'file', why: 'card-not-json', facts: {} });
  }
  return readCard(json, '');
}

/** The same from JSON, `at` being its place in what it came in. */
export function readCard(json: Json, at: string): Outcome<CardFile> {
  const reader = new FieldReader();
  const file = reader.read(CARD, json, at) as unknown as CardFile;
  // What the fields say together is asked once each of them can be read.
  if (reader.problems.length === 0) checkTogether(file, reader, at === '' ? '' : `${at}.`);
  return reader.problems.length === 0 ? success(file) : failureOf(reader.problems);
}

function checkTogether(file: CardFile, reader: FieldReader, inside: string): void {
  const ask = <T>(rules: readonly Rule<T>[], of: T, place: string): void => {
    for (const [why, at, wrong] of rules) if (wrong(of)) reader.say(`${place}${at}`, why);
  };
  ask(FILE, file, inside);
  let before: string | null = null;
  for (const [place, effect] of file.effects.entries()) {
    const at = `${inside}effects[${place}]`;
    if ('gain' in effect) ask(GAIN, effect, `${at}.`);
    if ('convert' in effect) ask(CONVERSION, effect, `${at}.`);
    if ('pick' in effect) ask(PICK, effect, `${at}.`);
    if ('either' in effect) for (const [n, one] of effect.either.entries()) ask(CONVERSION, one, `${at}.either[${n}].`);
    if (!isDone(effect)) continue;
    const name = nameOf(effect);
    const may: readonly string[] = FOLLOWS[before ?? name] ?? [];
    if (before !== null && !may.includes(name))
      reader.say(at, 'card-follows', { effect: name, before, known: may.join(', ') || '—' });
    before = name;
  }
}

/** The one way a card is written: fields in their order, without blanks, what is usual left out. */
export const writeCardFile = (file: CardFile): string =>
  JSON.stringify(new FieldReader().read(CARD, file as unknown as Json, ''));

/** The text in a language, or in the first there is. */
export const textIn = (texts: Texts, language: Language): string =>
  texts[language] ?? texts[LANGUAGES.find((each) => texts[each] !== undefined) ?? language] ?? '';

const effectOf = (effect: BlankEffect): Effect => ('pick' in effect ? { base: 0, ...effect } : effect);

/** The card that a file describes, as the rules know cards; `place` counts a table's blank cards from 1. */
export const cardOfFile = (file: CardFile, place = 1): Card => ({
  id: `B${place}`,
  slug: `blank-${place}`,
  set: 'blank',
  name: textIn(file.name, 'en'),
  type: file.type,
  value: file.value,
  purchase: file.price,
  entryFee: file.fee && {
    ...(file.fee.food && { food: file.fee.food }),
    ...(file.fee.francs && { francs: file.fee.francs }),
    ...(file.fee.either && { mode: 'either' as const }),
  },
  build: null,
  hammers: file.hammers ?? 0,
  fishermen: file.fishermen ?? 0,
  fullGame: file.players ?? ALL,
  fullStart: [],
  shortGame: [],
  shortStart: [],
  does: file.effects.map(effectOf),
});
