import type { TableSheet } from '@quayside/live';
import { useEffect, useState } from 'react';
import { type Refreshed, refreshed, type Row, rowsOf } from './sheets.ts';

export interface Rows extends Refreshed {
  /** Nothing is known yet. */
  readonly waiting: boolean;
  /** Shows what is new, in its place. */
  readonly renew: () => void;
}

/** A list that keeps its order while somebody looks at it. */
export function useRows(sheets: readonly TableSheet[] | null): Rows {
  const [shown, setShown] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    // An empty list has nothing that could move.
    if (sheets && (!shown || shown.length === 0)) setShown(rowsOf(sheets));
  }, [sheets, shown]);
  const { rows, fresh } = refreshed(shown ?? [], sheets ?? []);
  return { rows, fresh: shown ? fresh : 0, waiting: shown === null, renew: () => setShown(rowsOf(sheets ?? [])) };
}
