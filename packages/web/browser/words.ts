import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@quayside/kernel';
import { leHavreWords } from '@quayside/le-havre';
import { parisWords } from '@quayside/paris';
import { RECORD_TEXTS, Speaker } from '@quayside/speech';

const FOLDER = fileURLToPath(new URL('../src/text/', import.meta.url));

/** Says what the page says in a language: tests look for words by their keys, and never break over a better wording. */
export function speakerOf(language: Language): Speaker {
  const own = readdirSync(FOLDER)
    .filter((file) => file.endsWith(`.${language}.json`))
    .map((file) => JSON.parse(readFileSync(FOLDER + file, 'utf8')) as Record<string, string>);
  const books = [RECORD_TEXTS[language], leHavreWords.messages[language], parisWords.messages[language], ...own];
  return new Speaker(language, Object.assign({}, ...books) as Record<string, string>);
}

const english = speakerOf('en');

/** A text of the page in English. */
export const say = (key: string, args?: Readonly<Record<string, string | number>>): string => english.text(key, args);
