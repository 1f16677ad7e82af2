import { LANGUAGES } from '@quayside/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { CLI_TEXTS } from '../src/words.ts';

test.each(LANGUAGES)('every text in %s is a message that can be read', (language) => {
  for (const [key, text] of Object.entries(CLI_TEXTS[language])) {
    expect(() => new IntlMessageFormat(text, language), key).not.toThrow();
  }
});
