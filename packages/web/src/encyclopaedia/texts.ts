import { LANGUAGES, type Language } from '@quayside/kernel';
import type { Texts } from '@quayside/speech';

/** A book that has all languages key by key, as one book for each language. */
export function textsIn(
  book: Readonly<Record<string, Readonly<Record<Language, string>>>>,
): Readonly<Record<Language, Texts>> {
  const of = (language: Language): Texts =>
    Object.fromEntries(Object.entries(book).map(([key, texts]) => [key, texts[language]]));
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Texts>;
}
