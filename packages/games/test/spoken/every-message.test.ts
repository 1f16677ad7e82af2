import { LANGUAGES, type Language } from '@quayside/kernel';
import { Speaker } from '@quayside/speech';
import { describe, expect, it } from 'vitest';
import { sentences } from './examples.ts';
import { textsOf } from './speaker.ts';

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
