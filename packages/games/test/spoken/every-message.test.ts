import { LANGUAGES, type Language, type Message } from '@quayside/kernel';
import { Speaker } from '@quayside/speech';
import { describe, expect, it } from 'vitest';
import { textsOf } from './speaker.ts';

type Value = string | number | Message | readonly Message[];

const NUMBERS = [0, 1, 2, 5, 21];
const PEOPLE: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Mark'],
  ko: ['민수', '영란'],
  ru: ['Анна', 'Марк'],
  it: ['Anna', 'Marco'],
};

/** What stands in a gap of this name: everything of the game that can, with every number. */
const FAMILIES: readonly (readonly [names: RegExp, families: readonly string[]])[] = [
  [/^(card|cards|building|first|second|inside)$/, ['card.']],
  [/^(good|instead)$/, ['good.']],
  [/^(goods|give|get|cost|fee)$/, ['goods.']],
  [/^(ship|ships)$/, ['ship.']],
  [/^(seat|seats|by|decides|who|name|names)$/, ['seat.', 'paris.seat.']],
  [/^(place|from|to)$/, ['paris.arc', 'paris.landmark.']],
  [/^(district)$/, ['paris.district.']],
  [/^(landmark)$/, ['paris.landmark.']],
  [/^(token)$/, ['paris.token.']],
  [/^(tokens)$/, ['paris.tokens.']],
  [/^(type)$/, ['paris.type.']],
  [/^(tile|used)$/, ['paris.tile']],
  [/^(loans)$/, ['term.loans']],
];

interface Gap {
  readonly name: string;
  readonly kind: string;
  readonly branches: readonly string[];
}

/** The gaps of a text; of one that chooses, what it chooses between. */
function gapsOf(text: string): Gap[] {
  const gaps = new Map<string, Gap>();
  for (const [, name = '', kind = ''] of text.matchAll(/\{([a-zA-Z]+)(?:_[a-zA-Z]+)?(?:,\s*([a-z]+))?/g)) {
    const known = gaps.get(name);
    const branches =
      kind === 'select' ? [...text.matchAll(/(?<=[\s}])([a-z][\w-]*) \{/g)].map(([, each = '']) => each) : [];
    if (!known || kind !== '') gaps.set(name, { name, kind: kind || (known?.kind ?? ''), branches });
  }
  return [...gaps.values()];
}

function valuesOf({ name, kind, branches }: Gap, texts: Readonly<Record<string, string>>, language: Language): Value[] {
  if (kind === 'select') return [...branches];
  if (kind !== '') return [...NUMBERS];
  const [, families = []] = FAMILIES.find(([names]) => names.test(name)) ?? [];
  const isName = (key: string): boolean =>
    !key.includes('_') && gapsOf(texts[key] as string).every((gap) => gap.name === 'n');
  const keys = Object.keys(texts).filter((key) => families.some((each) => key.startsWith(each)) && isName(key));
  const said = keys.flatMap((key) => {
    const message = (n: number): Message => ({ key, args: { n } });
    return texts[key]?.includes('{n') ? NUMBERS.slice(1).map(message) : [message(1)];
  });
  const people = families.includes('seat.') ? PEOPLE[language] : [];
  return said.length > 0 ? [...said, ...people] : [...NUMBERS, 'Xyz'];
}

/** One sentence for every value of every gap, the others having one of theirs. */
function* sentences(key: string, texts: Readonly<Record<string, string>>, language: Language): Generator<Message> {
  const gaps = gapsOf(texts[key] as string);
  const values = gaps.map((gap) => valuesOf(gap, texts, language));
  const most = Math.max(1, ...values.map((each) => each.length));
  for (let at = 0; at < most; at++) {
    yield {
      key,
      args: Object.fromEntries(gaps.map(({ name }, gap) => [name, values[gap]?.[at % values[gap].length] ?? 1])),
    };
  }
}

/** What no sentence of a language may have in it. */
const WRONG: Readonly<Record<Language | 'all', readonly (readonly [what: string, found: RegExp])[]>> = {
  all: [
    ['a gap that is not filled', /[{}]/],
    ['an id', /\b(?:card|goods?|ship|seat|term|paris|told|option|web)\.[a-z]/],
    ['an empty pair of quotes', /“”|«»|‘’/],
    ['two spaces', /\S {2,}\S/],
    ['nothing at all', /^\s*$|undefined|NaN|\[object/],
  ],
  en: [
    ['two articles', /\b(?:the|an?) (?:the|an?)\b/i],
    ['a before a vowel', /\ba [aeio]\w/],
    ['an before a consonant', /\ban [bcdfgjklmnpqrstvwz]/i],
    ['a number of one with a plural', /\b1 (?:francs|keys|turns|rounds|loans|ships)\b/],
  ],
  ko: [
    ['a particle for both sounds', /[가-힣\d][”)]?(?:은\(는\)|이\(가\)|을\(를\)|과\(와\)|으로\(로\))/],
    ['a particle that does not fit', /[가개기네대래배새제차타](?:은|을|과) /],
  ],
  ru: [['two prepositions', /(?<!\p{L})(?:в|на|из) (?:в|на|из)(?!\p{L})/iu]],
  it: [
    ['two articles', /(?<!\p{L})(?:il|lo|la|gli|le|un|una|uno) (?:il|lo|la|gli|le|un|una|uno) /iu],
    ['a preposition that is not melted', /(?<!\p{L})(?:di|in|su) (?:il|lo|gli|l’)(?!\p{L})/iu],
    ['an article that is not elided', /(?<!\p{L})(?:della|nella|alla|dello|nello|allo) [aeiou]/u],
  ],
};

/** Keys that are no sentences: what they hold is meant as it is. */
const AS_THEY_ARE = /^(?:cli\.|record\.|paris\.problem\.|problem\.|setting\.)/;

describe('every message, with everything that can stand in it', () => {
  it.each(LANGUAGES)('%s', (language) => {
    const texts = textsOf(language);
    const speaker = new Speaker(language, texts);
    const rules = [...WRONG.all, ...WRONG[language]];
    const faults: string[] = [];
    for (const key of Object.keys(texts).filter((each) => !AS_THEY_ARE.test(each))) {
      for (const message of sentences(key, texts, language)) {
        const said = speaker.say(message);
        const fault = rules.find(([, found]) => found.test(said));
        if (fault) {
          faults.push(`${key}: ${fault[0]}: ${said}`);
          break;
        }
      }
    }
    expect(faults).toEqual([]);
  });
});
