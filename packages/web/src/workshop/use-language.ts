import type { Language } from '@quayside/kernel';
import { useSettings } from '../settings/settings.ts';
import { languageOf } from '../text/books.ts';

/** The reader's language. */
export const useLanguage = (): Language => languageOf(useSettings().language);
