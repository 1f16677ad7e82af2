import { type Json, type JsonObject, Random } from '@quayside/kernel';
import { readCardFile } from '@quayside/le-havre';
import { CARD, type Field } from '../src/data/card-fields.ts';

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;
const SIGNS = ['a', 'Zoo', '9', 'é', '한글', 'Ж', '—', '🐟', '{', '<b>', '"', '\\', '’'];

/** Something that a field takes, small rather than large. */
function valueOf(field: Field, random: Random): Json {
  if ('version' in field) return field.version;
  if ('flag' in field) return true;
  if ('word' in field) return oneOf(random, field.word);
  if ('orNull' in field) return random.below(5) === 0 ? null : valueOf(field.orNull, random);
  if ('oneOf' in field) return valueOf(oneOf(random, field.oneOf), random);
  if ('number' in field) {
    const [least, most] = field.number;
    return least + random.below(random.below(4) === 0 ? most - least + 1 : Math.min(4, most - least + 1));
  }
  if ('text' in field) {
    const words = Array.from({ length: 1 + random.below(4) }, () => oneOf(random, SIGNS));
    return words.join(oneOf(random, ['', ' '])).slice(0, field.text);
  }
  if ('list' in field) {
    const [least, most] = field.size;
    const size = Math.min(most, least + random.below(4));
    const list = Array.from({ length: size }, () => valueOf(field.list, random));
    return field.distinct ? [...new Set(list)] : list;
  }
  return objectOf(field, random);
}

function objectOf(field: Extract<Field, { fields: unknown }>, random: Random): JsonObject {
  const names = Object.keys(field.fields);
  const least = new Set([...(field.needs ?? []), ...(field.least ? [oneOf(random, names)] : [])]);
  const often = field.needs?.length ? 4 : names.length;
  const kept = names.filter((name) => least.has(name) || random.below(often) === 0);
  return Object.fromEntries(kept.map((name) => [name, valueOf(field.fields[name] as Field, random)]));
}

/** A card that the reader takes. */
export function madeCard(random: Random): string {
  for (;;) {
    const text = JSON.stringify(valueOf(CARD, random));
    if (readCardFile(text).ok) return text;
  }
}

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** What may stand where something else should, as it is written. */
const ODD: readonly string[] = [
  'null',
  'true',
  'false',
  '-1',
  '-0',
  '0',
  '1.5',
  '31',
  '61',
  '1e2',
  '1e999',
  '-1e999',
  '9007199254740993',
  '"NaN"',
  '"1"',
  '""',
  '" "',
  '"a\\nb"',
  '"\\ud800"',
  '"\\u202e"',
  '"\\u0000"',
  '"{x}"',
  '"__proto__"',
  '"constructor"',
  '[]',
  '{}',
  '[[1]]',
  '{"__proto__":{"value":1}}',
  '{"constructor":{"prototype":1}}',
  '{"toString":1}',
  '{"fish":1}',
  '{"gain":{"fish":1}}',
  '[1,2,3,4,5,6]',
  `"${'x'.repeat(41)}"`,
  `"${'é'.repeat(3000)}"`,
  `"${'x '.repeat(3000)}"`,
  `[${'1,'.repeat(2000)}1]`,
  deep(3000),
  // No JSON at all.
  'NaN',
  'Infinity',
  'undefined',
  "'x'",
  '01',
  '+1',
  '',
];

const ODD_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '0',
  '',
  ' ',
  'ship',
  '값',
  'x'.repeat(500),
];

type Holder = Json[] | { [key: string]: Json };

/** Every place of a card where something stands, less what is nested deeper than any card. */
function placesIn(value: Json, levels = 8): (readonly [holder: Holder, key: string])[] {
  if (value === null || typeof value !== 'object' || levels === 0) return [];
  return Object.entries(value).flatMap(([key, inside]) => [
    [value as Holder, key] as const,
    ...placesIn(inside as Json, levels - 1),
  ]);
}

const MARK = 'odd-one-here';

/** Changes one thing in what the card says. */
function wrongInside(text: string, random: Random): string {
  let card: Json;
  try {
    card = JSON.parse(text) as Json;
  } catch {
    return text;
  }
  const places = placesIn(card);
  if (places.length === 0) return text;
  const [holder, key] = oneOf(random, places);
  const hold = holder as { [key: string]: Json };
  const [other, name] = oneOf(random, places);
  const put = (): string => JSON.stringify(card).replace(`"${MARK}"`, () => oneOf(random, ODD));
  switch (random.below(6)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete hold[key];
      return JSON.stringify(card);
    case 1:
      // As it would be after JSON.parse: an own field, whatever it is called.
      if (Array.isArray(holder)) holder.push(MARK);
      else
        Object.defineProperty(holder, oneOf(random, ODD_KEYS), { value: MARK, enumerable: true, configurable: true });
      return put();
    case 2:
      hold[key] = JSON.parse(JSON.stringify((other as { [key: string]: Json })[name] ?? null)) as Json;
      return JSON.stringify(card);
    case 3:
      if (typeof hold[key] === 'number') hold[key] = hold[key] + oneOf(random, [1, -1, 100, 0.5, 2 ** 31, -(2 ** 53)]);
      else if (typeof hold[key] === 'string')
        hold[key] = `${hold[key]}${oneOf(random, [' ', 's', '\u200b', '\ud83d'])}`;
      return JSON.stringify(card);
    default:
      hold[key] = MARK;
      return put();
  }
}

/** Changes the text, whatever it says. */
function wrongOutside(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  switch (random.below(7)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return (
        text.slice(0, at) + oneOf(random, ['{', '}', ',', '"', '\u0000', '//', '\ud800', ' ', '\n']) + text.slice(at)
      );
    case 2:
      return `\ufeff${text}`;
    case 3:
      return `[${text}]`;
    case 4:
      return text + text;
    case 5:
      return text.replace('{', '{"value":1,"value":99,');
    default:
      return text + ' '.repeat(random.below(9000));
  }
}

/** The n-th file of a kind: one in four is a card, the others have one to three things wrong. */
export function madeFile(seed: string): string {
  const random = new Random(`card file/${seed}`);
  let text = madeCard(random);
  if (random.below(4) === 0) return text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    text = random.below(5) === 0 ? wrongOutside(text, random) : wrongInside(text, random);
  }
  return text;
}
