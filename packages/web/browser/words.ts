import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@quayside/kernel';
import { leHavreWords } from '@quayside/le-havre';
import { facts as leHavre } from '@quayside/le-havre/facts';
import { parisWords } from '@quayside/paris';
import { facts as paris } from '@quayside/paris/facts';
import { RECORD_TEXTS, Speaker } from '@quayside/speech';

const FOLDERS = ['text', 'le-havre/text', 'paris/text'].map((folder) =>
  fileURLToPath(new URL(`../src/${folder}/`, import.meta.url)),
);

/** Says what the page says in a language: tests look for words by their keys, and never break over a better wording. */
export function speakerOf(language: Language): Speaker {
  const own = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(`${language}.json`))
      .map((file) => JSON.parse(readFileSync(folder + file, 'utf8')) as Record<string, string>),
  );
  const told = [leHavre, paris].map(({ texts }) => texts[language]);
  const said = [leHavreWords, parisWords].map(({ messages }) => messages[language]);
  const books = [RECORD_TEXTS[language], ...told, ...said, ...own];
  return new Speaker(language, Object.assign({}, ...books) as Record<string, string>);
}

const english = speakerOf('en');

/** A text of the page in English. */
export const say = (key: string, args?: Readonly<Record<string, string | number>>): string => english.text(key, args);
