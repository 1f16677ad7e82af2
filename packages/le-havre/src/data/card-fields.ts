import { type Json, type JsonObject, LANGUAGES, Reader, shown } from '@quayside/kernel';
import { GOOD_NAMES } from './goods.ts';
import type { NamedRuleName } from './vocabulary.ts';

/** A file has at most so many signs, a table so many cards. */
export const MOST_FILE = 8000;
export const MOST_CARDS = 4;

/** The rules of their own that a blank card may name: those that look at no other card and at no card by its name. */
export const BLANK_RULES = [
  'arts-centre',
  'black-market',
  'local-court',
  'shipping-line',
  'business-office',
  'bridge-over-the-seine',
  'coal-trader',
  'haulage-firm',
  'zoo',
  'cattle-drive',
  'flea-market',
] as const satisfies readonly NamedRuleName[];

/** What a drawing can be put together from, from the sky down. */
export const DRAWING_PARTS = [
  'gable',
  'hip-roof',
  'saw-tooth',
  'temple',
  'tower',
  'chimney',
  'awning',
  'sign',
  'barrel',
  'crate',
  'sacks',
  'cart',
  'crane',
  'boat',
  'tree',
  'lamp',
] as const;
export type DrawingPart = (typeof DRAWING_PARTS)[number];

/** What may stand in a field. */
export type Field =
  /** The one number that says which edition of the format it is. */
  | { readonly version: number }
  /** A whole number in a range. */
  | { readonly number: readonly [least: number, most: number] }
  | { readonly word: readonly string[] }
  /** `true`; what is not so is left out. */
  | { readonly flag: true }
  /** One line of text with so many signs at most. */
  | { readonly text: number }
  | { readonly list: Field; readonly size: readonly [least: number, most: number]; readonly distinct?: true }
  /** Fields in the order they are written: those that must be there, and what is meant where one is left out. */
  | {
      readonly fields: Readonly<Record<string, Field>>;
      readonly needs?: readonly string[];
      readonly usual?: JsonObject;
      /** At least so many of them. */
      readonly least?: number;
    }
  /** One of several shapes, told apart by the first field of each. */
  | { readonly oneOf: readonly Shape[] }
  | { readonly orNull: Field };

type Shape = Extract<Field, { fields: unknown }>;

const number = (least: number, most: number): Field => ({ number: [least, most] });
const each = (names: readonly string[], field: Field): Readonly<Record<string, Field>> =>
  Object.fromEntries(names.map((name) => [name, field]));
const shape = (fields: Readonly<Record<string, Field>>, needs: readonly string[] = Object.keys(fields)): Shape => ({
  fields,
  needs,
});

const MOST_OF_A_GOOD = 30;
const WARES = GOOD_NAMES.slice(1);
const BUILDING_TYPES = ['craftsman', 'economic', 'industrial', 'public', 'none'] as const;
/** What buildings are made of. */
const MATERIALS = ['wood', 'clay', 'iron', 'brick', 'steel'] as const;

const good: Field = { word: GOOD_NAMES };
const amountsOf = (names: readonly string[], most: number, least: number): Field => ({
  fields: each(names, number(1, most)),
  least,
});
const goods = amountsOf(GOOD_NAMES, MOST_OF_A_GOOD, 1);
const perhapsGoods = amountsOf(GOOD_NAMES, MOST_OF_A_GOOD, 0);
const byPlayers: Field = { list: number(0, 9), size: [5, 5] };
const texts = (most: number): Field => ({ fields: each(LANGUAGES, { text: most }), least: 1 });

const CONVERT = shape(
  {
    convert: perhapsGoods,
    into: goods,
    first: goods,
    half: good,
    halfEnergy: number(1, 60),
    energyOnce: number(1, 30),
    food: number(1, 30),
    most: number(1, 20),
    mostPer: shape({ good: { word: WARES }, times: number(1, 9) }),
    owning: goods,
    substitute: { flag: true },
  },
  ['convert', 'into'],
);

const EFFECTS: readonly Shape[] = [
  shape(
    {
      gain: perhapsGoods,
      perFisherman: good,
      perHammer: good,
      withHammer: good,
      perBuilding: { fields: each(BUILDING_TYPES, goods), least: 1 },
      loans: number(1, 1),
      owning: goods,
    },
    ['gain'],
  ),
  CONVERT,
  shape({ either: { list: CONVERT, size: [2, 3] } }),
  {
    fields: {
      pick: { list: { word: WARES }, size: [1, WARES.length], distinct: true },
      base: number(0, WARES.length),
      most: number(1, WARES.length),
      prices: amountsOf(WARES, MOST_OF_A_GOOD, 1),
    },
    needs: ['pick', 'most'],
    usual: { base: 0 },
  },
  shape({ build: number(1, 2), lessWood: number(1, 1) }, ['build']),
  shape({ rule: { word: BLANK_RULES } }),
  shape({
    worth: { word: [...BUILDING_TYPES.filter((type) => type !== 'none'), 'ship', ...WARES] },
    francs: number(1, 9),
  }),
  shape({ income: good, amounts: byPlayers }),
  shape({ feeds: byPlayers }),
  shape({ discount: amountsOf(MATERIALS, 3, 1) }),
];

export const EFFECT_NAMES: readonly string[] = EFFECTS.map(({ fields }) => Object.keys(fields)[0] as string);

/** A card file, field by field. Fees are no higher than a token of the record can say. */
export const CARD: Field = {
  fields: {
    'quayside-card': { version: 1 },
    name: texts(40),
    note: texts(200),
    type: { word: BUILDING_TYPES },
    value: number(0, 60),
    price: number(0, 60),
    fee: { orNull: shape({ food: number(1, 6), francs: number(1, 6), either: { flag: true } }, []) },
    hammers: number(0, 3),
    fishermen: number(0, 3),
    players: { list: number(1, 5), size: [1, 5], distinct: true },
    effects: { list: { oneOf: EFFECTS }, size: [0, 4] },
    drawing: { list: shape({ part: { word: DRAWING_PARTS }, at: number(-20, 132) }), size: [0, 12] },
  },
  needs: ['quayside-card', 'name', 'type', 'value', 'price', 'fee', 'effects'],
  usual: { hammers: 0, fishermen: 0, players: [1, 2, 3, 4, 5], drawing: [] },
};

/** Words in a line: no control or formatting signs, one blank between two words. */
export const LINE = /^[^\s\p{Cc}\p{Cf}\p{Co}\p{Cs}]+( [^\s\p{Cc}\p{Cf}\p{Co}\p{Cs}]+)*$/u;

const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Reads what a field takes and gives it back in the one way it is written: fields in their order, what is usual left out. */
export class FieldReader extends Reader {
  read(field: Field, value: Json, at: string): Json {
    if ('orNull' in field) return value === null ? null : this.read(field.orNull, value, at);
    if ('number' in field) return this.number(value, at, field.number[0], field.number[1], field.number[0]);
    if ('word' in field) return this.word(value, at, field.word, field.word[0] as string);
    if ('fields' in field) return this.#object(field, value, at);
    if ('oneOf' in field) return this.#oneOf(field.oneOf, value, at);
    if ('list' in field) return this.#list(field, value, at);
    if ('text' in field) return this.#text(field.text, value, at);
    if ('version' in field) {
      if (value !== field.version) this.say(at, 'card-version', { value: shown(value), known: String(field.version) });
    } else if (value !== true) this.say(at, 'card-flag');
    return 'version' in field ? field.version : true;
  }

  #object(field: Shape, value: Json, at: string): JsonObject {
    const before = this.problems.length;
    // What is no object has no fields that could be missing.
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.say(at === '' ? 'file' : at, 'not-object');
      return {};
    }
    const given = this.object(value, at, Object.keys(field.fields));
    const inside = (name: string): string => (at === '' ? name : `${at}.${name}`);
    const read: Record<string, Json> = {};
    for (const [name, one] of Object.entries(field.fields)) {
      const own = Object.hasOwn(given, name) ? given[name] : undefined;
      if (own === undefined) {
        if (field.needs?.includes(name)) this.say(inside(name), 'card-missing');
        continue;
      }
      const canonical = this.read(one, own, inside(name));
      if (!isSame(canonical, field.usual?.[name])) read[name] = canonical;
    }
    const count = Object.keys(read).length;
    if (count < (field.least ?? 0) && this.problems.length === before) {
      this.say(at, 'card-few', { least: field.least ?? 0, known: Object.keys(field.fields).join(', ') });
    }
    return read;
  }

  #oneOf(shapes: readonly Shape[], value: Json, at: string): Json {
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const own = shapes.filter(({ fields }) => names.includes(Object.keys(fields)[0] as string));
    if (own.length === 1) return this.read(own[0] as Shape, value, at);
    this.say(at, 'card-which', { known: shapes.map(({ fields }) => Object.keys(fields)[0]).join(', ') });
    return {};
  }

  #list(field: Extract<Field, { list: unknown }>, value: Json, at: string): readonly Json[] {
    const [least, most] = field.size;
    const before = this.problems.length;
    const all = this.list(value, at);
    if (this.problems.length > before) return [];
    if (all.length < least || all.length > most) {
      this.say(at, 'card-size', { least, most, have: all.length });
      return [];
    }
    const read = all.map((one, place) => this.read(field.list, one, `${at}[${place}]`));
    const twice = field.distinct ? read.findIndex((one, place) => read.indexOf(one) < place) : -1;
    if (twice >= 0 && this.problems.length === before)
      this.say(`${at}[${twice}]`, 'card-listed-twice', { value: shown(read[twice] as Json) });
    return field.distinct ? read.toSorted(inOrder) : read;
  }

  #text(most: number, value: Json, at: string): string {
    if (typeof value === 'string' && value.length <= most && LINE.test(value)) return value;
    this.say(at, 'card-text', { most });
    return '';
  }
}

/** Numbers by size; goods as the game has them. */
function inOrder(a: Json, b: Json): number {
  const place = (value: Json): number =>
    typeof value === 'number' ? value : (GOOD_NAMES as readonly Json[]).indexOf(value);
  return place(a) - place(b);
}
