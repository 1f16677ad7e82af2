import type { State, Table } from '@quayside/kernel';
import { dealFault, dealIn } from '@quayside/live';
import type { NotedSeat } from './noted-deals.ts';

/** Is the deal of a game that is over the one that was committed to? */
export type DealCheck = 'fair' | 'other' | 'unchecked';

/** Does the sums of a record's deal with what was noted here. A page that did not come safely has no hashes. */
export async function checkDeal(
  table: Table<State>,
  record: string,
  noted: NotedSeat,
  subtle: Pick<SubtleCrypto, 'digest'> | null = globalThis.crypto.subtle ?? null,
): Promise<DealCheck> {
  if (!subtle) return 'unchecked';
  const sha256 = async (text: string): Promise<Uint8Array> =>
    new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return (await dealFault(table, dealIn(record), noted, sha256)) === null ? 'fair' : 'other';
}
