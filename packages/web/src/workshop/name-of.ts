import { type Language, LANGUAGES } from '@quayside/kernel';
import type { Workshop } from './workshop.ts';

/** The name of a card in the reader's language, or in the first that it has one in. */
export function nameOf<C>(of: Workshop<C>, card: C, language: Language): string {
  const names = [language, ...LANGUAGES].map((each) => of.nameIn(card, each));
  return names.find((name) => name !== '') ?? '';
}
