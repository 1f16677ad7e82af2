import type { Options } from '@quayside/kernel';
import { Kind, option } from './option.ts';
import { Phase } from './phases.ts';
import type { LeHavreState } from './state.ts';
import { repayOption, sellOptions } from './trade.ts';

/** Selling and repaying stay open until the count (L-753); it matters to those with loans alone, so they are asked. */
export function askBeforeCount(s: LeHavreState): void {
  for (; s.asked < s.players; s.asked++) {
    s.seat = s.asked;
    if (s.loansOf(s.seat) === 0) continue;
    s.phase = Phase.COUNT;
    return;
  }
  s.seat = 0;
  s.asked = 0;
  s.phase = Phase.OVER;
}

export function countOptions(s: LeHavreState, out: Options): void {
  out.add(option(Kind.COUNT));
  if (!s.expertSelling) sellOptions(s, s.seat, out);
  repayOption(s, s.seat, out);
}
