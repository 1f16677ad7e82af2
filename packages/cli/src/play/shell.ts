/** A word as it can be pasted into a shell: quoted where it has more than letters, digits and path signs. */
export const inShell = (word: string): string =>
  /^[\w./~+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
