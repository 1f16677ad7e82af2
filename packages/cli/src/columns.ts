import { padEnd, padStart, width } from './width.ts';

export interface Column {
  readonly head: string;
  /** Numbers stand at the right. */
  readonly right?: boolean;
}

/** A table for people: each column as wide as its widest cell, two spaces between. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const heads = columns.map(({ head }) => head);
  const widths = columns.map((_, at) => Math.max(...[heads, ...rows].map((row) => width(row[at] ?? ''))));
  return [heads, ...rows].map((row) =>
    columns
      .map(({ right }, at) => (right ? padStart : padEnd)(row[at] ?? '', widths[at] as number))
      .join('  ')
      .trimEnd(),
  );
}
