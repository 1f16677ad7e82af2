/** Letters that take two places in a terminal: Hangul and the other wide scripts. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 2 : 1;
  return width;
}

export interface Column {
  readonly head: string;
  /** Numbers stand at the right. */
  readonly right?: boolean;
}

/** A table for people: each column as wide as its widest cell, two spaces between. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const heads = columns.map(({ head }) => head);
  const widths = columns.map((_, at) => Math.max(...[heads, ...rows].map((row) => widthOf(row[at] ?? ''))));
  return [heads, ...rows].map((row) =>
    columns
      .map(({ right }, at) => {
        const cell = row[at] ?? '';
        const space = ' '.repeat((widths[at] as number) - widthOf(cell));
        return right ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Folds a text at spaces so that no line is wider than `most`. */
export function fold(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
