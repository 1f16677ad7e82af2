import { LANGUAGES } from '@quayside/kernel';
import { expect, test } from 'vitest';
import { CLI_TEXTS, Speaker } from '../src/words.ts';

/** Something for every gap of a text; a gap asks for a form of it behind a line. */
const filled = (text: string): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, gap]) => [(gap as string).replace(/_.*/, ''), 1]),
  );

test.each(LANGUAGES)('every text in %s is a message that can be said', (language) => {
  const speaker = new Speaker(language);
  for (const [key, text] of Object.entries(CLI_TEXTS[language])) {
    expect(() => speaker.text(key, filled(text)), key).not.toThrow();
  }
});
