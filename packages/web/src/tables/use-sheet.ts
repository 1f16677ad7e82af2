import type { TableSheet } from '@quayside/live';
import { useState } from 'react';
import { type Answered, type Refused, tableOf } from '../online/requests.ts';
import { useAsking } from './use-asking.ts';

export interface Told {
  /** As it was last told; null until then. */
  readonly sheet: TableSheet | null;
  /** Why it is not told now. */
  readonly why: Refused | null;
  /** What was done: its answer is the newest there is. */
  readonly take: (answer: Answered<TableSheet>) => void;
}

/** A table as it is now, while somebody looks at it. */
export function useSheet(code: string): Told {
  const [sheet, setSheet] = useState<TableSheet | null>(null);
  const [why, setWhy] = useState<Refused | null>(null);
  const take = (answer: Answered<TableSheet>): void => {
    if (!answer.ok) return;
    // An answer that was on its way while something was done is older than that.
    setSheet((last) => (last && last.changed > answer.value.changed ? last : answer.value));
    setWhy(null);
  };
  useAsking(async () => {
    const answer = await tableOf(code);
    take(answer);
    if (!answer.ok) setWhy(answer.why);
  });
  return { sheet, why, take };
}
