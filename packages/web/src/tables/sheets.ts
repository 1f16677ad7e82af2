import type { SeatSheet, TableSheet } from '@quayside/live';

/* What a table's sheet says to whoever reads it. */

export const isFree = ({ sitter }: SeatSheet): boolean => sitter === null;

/** The next chair somebody can sit down on; -1: none. */
export const freeChair = ({ seats, state }: TableSheet): number => (state === 'open' ? seats.findIndex(isFree) : -1);

export const freeChairs = ({ seats }: TableSheet): number => seats.filter(isFree).length;

export const isMyTurn = ({ awaiting, mine }: TableSheet): boolean =>
  awaiting !== null && awaiting.what !== 'nothing' && mine !== null && awaiting.seat === mine;

export const LIST_GROUPS = ['turn', 'thinking', 'open', 'over'] as const;
export type ListGroup = (typeof LIST_GROUPS)[number];

/** Where a table of one's own is found. */
export function groupOf(sheet: TableSheet): ListGroup {
  if (sheet.state === 'open') return 'open';
  if (sheet.state === 'over') return 'over';
  return isMyTurn(sheet) ? 'turn' : 'thinking';
}

/** A row of a list: where it was put when the list was made, and how the table is now. */
export interface Row {
  readonly group: ListGroup;
  readonly sheet: TableSheet;
  /** It is not among those that were told of last: it has started, or was taken away. */
  readonly gone: boolean;
}

/** The rows of a list that somebody begins to look at. */
export const rowsOf = (sheets: readonly TableSheet[]): Row[] =>
  sheets
    .map((sheet) => ({ group: groupOf(sheet), sheet, gone: false }))
    .toSorted((a, b) => LIST_GROUPS.indexOf(a.group) - LIST_GROUPS.indexOf(b.group));

export interface Refreshed {
  /** The same rows in the same order: nothing moves under a pointer. */
  readonly rows: readonly Row[];
  /** How many would be found elsewhere, or are not shown at all. */
  readonly fresh: number;
}

/** The rows that somebody looks at, as their tables are now. */
export function refreshed(rows: readonly Row[], sheets: readonly TableSheet[]): Refreshed {
  const known = new Set(rows.map(({ sheet }) => sheet.code));
  const now = new Map(sheets.map((sheet) => [sheet.code, sheet]));
  const next = rows.map((row): Row => {
    const sheet = now.get(row.sheet.code);
    return sheet ? { ...row, sheet, gone: false } : { ...row, gone: true };
  });
  const moved = next.filter(({ group, sheet, gone }) => !gone && groupOf(sheet) !== group).length;
  return { rows: next, fresh: moved + sheets.filter(({ code }) => !known.has(code)).length };
}

/** Letters as they stand in a code, from what somebody typed or pasted: a link will do too. */
export function codeFrom(typed: string): string {
  const last = typed.trim().split('/').at(-1) ?? '';
  const letters = last
    .replace(/[?#].*$/s, '')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  return letters.length > 4 ? `${letters.slice(0, 4)}-${letters.slice(4, 12)}` : letters;
}

/** Where a table is found. */
export const addressOf = (code: string): string => `/tables/${code}`;
