import type { Texts } from './speaker.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
};
/** Translations are often so much longer than English. */
const LONGER = 0.35;

/**
 * English dressed up as a foreign language: accents show which words have no key, padding shows which room is too small.
 * Gaps and the words of ICU's grammar are left alone; only text that is shown is dressed.
 */
export function pseudo(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, dressed(text)]));
}

function dressed(text: string): string {
  let depth = 0;
  let shown = 0;
  let words = '';
  // Inside braces of even depth stands text again: {n, plural, one {# hold} other {# holds}}.
  for (const sign of text) {
    if (sign === '}') depth--;
    const isText = depth % 2 === 0 && sign !== '{' && sign !== '}';
    if (isText) shown++;
    words += isText ? (ACCENTED[sign] ?? sign) : sign;
    if (sign === '{') depth++;
  }
  return `${words}${'~'.repeat(Math.ceil(shown * LONGER))}`;
}
