import type { Options } from '@quayside/kernel';
import type { ParisState } from './state.ts';
import { tradeOptions } from './trade.ts';
import { useOptions } from './use.ts';

/** Buying, selling and using tiles: between the steps of the own turn (P-203). */
export function anytimeOptions(s: ParisState, out: Options): void {
  if (out.full) return;
  useOptions(s, out);
  tradeOptions(s, out);
}
