import { count, type ParisState } from '@quayside/paris';

/** What the yardstick values: the count as if the game were over now, and something for what is still in hand. Stays as it is. */
export function worth(s: ParisState, seat: number): number {
  let tokens = 0;
  for (let kind = 0; kind < 6; kind++) tokens += s.token(seat, kind);
  return count(s, seat).total + 0.4 * s.francsOf(seat) + 0.8 * tokens;
}
