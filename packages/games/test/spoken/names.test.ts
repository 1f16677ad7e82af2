import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { speakerOf, textsOf } from './speaker.ts';

const page = (path: string): string => readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8');
const speakers = LANGUAGES.map((language) => speakerOf(language));
const keys = Object.keys(textsOf('en')).filter((key) => !key.includes('_'));

/** The rows of docs/names.md: a key, and its name in every language. */
const rows = [...page('names.md').matchAll(/^\| `(.+?)` \| (.*) \| [RT–] [RT–] [RT–] \|$/gm)].map(
  ([, key = '', names = '']) => [key, names.split(' | ')] as const,
);

/** What has a name that stands in many places. */
const NAMED = [
  /^(?:card|good|ship|type|symbol|seat|term|web\.level)\./,
  /^paris\.(?:district|landmark|type|token|seat)\./,
];

describe('docs/names.md', () => {
  it('has every card, good, ship, tile, place and player', () => {
    const listed = new Set(rows.map(([key]) => key));
    const named = keys.filter((key) => NAMED.some((each) => each.test(key)));
    expect(named.filter((key) => !listed.has(key))).toEqual([]);
  });

  it.each(rows)('says what the texts say: %s', (key, names) => {
    expect(names).toEqual(speakers.map((speaker) => speaker.say({ key, args: { n: 1 } })));
  });
});

describe('the rules', () => {
  it.each(LANGUAGES)('call every card by its name: %s', (language) => {
    const rules = page(language === 'en' ? 'rules/le-havre.md' : `rules/${language}/le-havre.md`);
    const speaker = speakers[LANGUAGES.indexOf(language)];
    // A blank card is called as its author likes.
    const printed = keys.filter((key) => /^card\.(?!blank-)/.test(key));
    const names = printed.map((key) => speaker?.say({ key }) ?? key);
    expect(names.filter((name) => !rules.includes(name))).toEqual([]);
  });
});
