import { type Texts, pseudo } from '@quayside/speech';
import { LANGUAGES, type Language } from '@quayside/kernel';

/** Languages of the page, and English dressed up as one for finding words without a key. */
export type Tongue = Language | 'pseudo';

/** How each language calls itself. */
export const TONGUE_NAMES: Readonly<Record<Tongue, string>> = {
  en: 'English',
  ko: '한국어',
  ru: 'Русский',
  it: 'Italiano',
  pseudo: 'Ƥşéúđó',
};

/** A language is loaded when somebody reads it. */
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>> = {
  en: () => import('./en.ts'),
  ko: () => import('./ko.ts'),
  ru: () => import('./ru.ts'),
  it: () => import('./it.ts'),
};

export const languageOf = (tongue: Tongue): Language => (tongue === 'pseudo' ? 'en' : tongue);

/** The page's own texts. */
export async function bookIn(tongue: Tongue): Promise<Texts> {
  const language = languageOf(tongue);
  const { default: own } = await LOADERS[language]();
  return dressed(tongue, own);
}

/** Texts of a game in a tongue. */
export const dressed = (tongue: Tongue, texts: Texts): Texts => (tongue === 'pseudo' ? pseudo(texts) : texts);

/** The first of what a reader understands that we speak. */
export function tongueFor(wanted: readonly string[]): Tongue {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
