import { foreign } from '@quayside/speech';

const PLAIN = /^[\w./~+-]+$/;
/** What cannot be typed, or would steer the terminal it is shown in. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A word as it can be pasted into a shell: quoted where it has more than letters, digits and path signs. */
export function inShell(word: string): string {
  if (PLAIN.test(word)) return word;
  if (!UNSEEN.test(word)) return `'${word.replaceAll("'", String.raw`'\''`)}'`;
  return `$'${foreign(word.replaceAll(/[\\']/g, String.raw`\$&`), word.length * 2)}'`;
}
