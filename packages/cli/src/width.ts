/** Code points that take two columns in a terminal: Hangul, Chinese, Japanese, full-width forms, pictures. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];
/** Those that take none: marks on the letter before, joined Hangul vowels, invisible signs. */
const NONE: readonly (readonly [number, number])[] = [
  [0x0300, 0x036f],
  [0x1160, 0x11ff],
  [0x200b, 0x200f],
  [0xfe00, 0xfe0f],
];

const within = (ranges: readonly (readonly [number, number])[], code: number): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last);

function widthOfCharacter(character: string): number {
  const code = character.codePointAt(0) as number;
  if (code < 0x300) return 1;
  if (within(NONE, code)) return 0;
  return within(WIDE, code) ? 2 : 1;
}

const ESCAPE = '\u001b';
/** Colour sequences, which take no room. */
const COLOUR = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');

export const withoutColour = (text: string): string => text.replace(COLOUR, '');

/** Columns a text takes in a terminal. */
export function width(text: string): number {
  let columns = 0;
  for (const character of withoutColour(text)) columns += widthOfCharacter(character);
  return columns;
}

export const padEnd = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - width(text)));
export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - width(text))) + text;

/** The text in at most so many columns; what does not fit is left out behind a "…". Colours stay whole. */
export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = '';
  let used = 0;
  const parts = text.split(new RegExp(`(${COLOUR.source})`));
  for (const part of parts) {
    if (part.startsWith(ESCAPE)) {
      kept += part;
      continue;
    }
    for (const character of part) {
      const wide = widthOfCharacter(character);
      if (used >= columns || used + wide > columns - 1) {
        if (used < columns) kept += '…';
        used = columns;
        break;
      }
      kept += character;
      used += wide;
    }
  }
  return kept;
}

/** Items one after the other, in as many lines as they need; an item longer than a line is broken, a word is cut. */
export function flow(items: readonly string[], columns: number, between = ' · '): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && width(last) + width(between) + width(item) <= columns) {
      lines[lines.length - 1] = last + between + item;
    } else if (width(item) > columns && item.includes(' ')) lines.push(...wrap(item, columns));
    else lines.push(cut(item, columns));
  }
  return lines;
}

/** A text broken between its words. */
export const wrap = (text: string, columns: number): string[] => flow(text.split(' '), columns, ' ');

/** Cells in as many columns as fit, read from left to right. */
export function grid(cells: readonly string[], columns: number, gap = 3): string[] {
  const widest = Math.max(1, ...cells.map(width));
  const across = Math.max(1, Math.floor((columns + gap) / (widest + gap)));
  const lines: string[] = [];
  for (let first = 0; first < cells.length; first += across) {
    const row = cells.slice(first, first + across);
    const cellsOfRow = row.map((cell, at) => (at === row.length - 1 ? cell : padEnd(cell, widest + gap)));
    lines.push(cut(cellsOfRow.join(''), columns));
  }
  return lines;
}

/** Rows under each other with every column as wide as its widest cell. "r" stands right, "l" left. */
export function table(rows: readonly (readonly string[])[], sides: string, columns: number, gap = 2): string[] {
  const widths = Array.from({ length: sides.length }, (_, at) => Math.max(...rows.map((row) => width(row[at] ?? ''))));
  return rows.map((row) => {
    const cells = widths.map((wide, at) => (sides[at] === 'r' ? padStart : padEnd)(row[at] ?? '', wide));
    return cut(cells.join(' '.repeat(gap)).trimEnd(), columns);
  });
}

/** Below so many columns a table that does not fit is told row by row. */
export const NARROW = 60;

export interface Section {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Rows under heads, all in the same columns; in a narrow terminal each row names its cells instead. */
export function sections(all: readonly Section[], sides: string, columns: number, gap = 2): string[] {
  const aligned = all.flatMap(({ head, rows }) => [head, ...rows]);
  const fits = Math.max(...table(aligned, sides, Infinity, gap).map(width)) <= columns;
  if (fits || columns >= NARROW) return table(aligned, sides, columns, gap);
  return all.flatMap(({ head: [title = '', ...heads], rows }) => {
    const told = rows.flatMap(([name = '', ...cells]) => {
      const items = cells.flatMap((cell, at) => (cell === '' ? [] : [`${heads[at]} ${cell}`]));
      return [cut(name, columns), ...flow(items, columns - 3).map((line) => `   ${line}`)];
    });
    return title === '' ? told : [cut(title, columns), ...told];
  });
}

/** Puts a label before the first of the lines and room of the same width before the others. */
export function labelled(label: string, room: number, lines: readonly string[]): string[] {
  return lines.map((line, at) => padEnd(at === 0 ? label : '', room) + line);
}
