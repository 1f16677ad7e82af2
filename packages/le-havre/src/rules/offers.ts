import type { LeHavreState } from './state.ts';

/** All tokens of one offer (L-301). */
export function takeOffer(s: LeHavreState, good: number): void {
  const amount = s.offer(good);
  s.addOffer(good, -amount);
  s.gain(s.seat, good, amount);
}
