import { DISTRICTS, FRANCS_AT_END, type ParisState, type Standings } from '@quayside/paris';

/** The count as it stands (P-710, P-711), with standings that were measured. */
export function promise(s: ParisState, seat: number, standings: Standings): number {
  let sum = s.points[seat] as number;
  if (s.holds(seat, FRANCS_AT_END)) sum += s.francsOf(seat);
  for (let district = 0; district < DISTRICTS.length; district++) {
    const tile = s.score[district] as number;
    if (tile > 0) sum += standings.points(s, seat, district, s.figures.score[tile - 1] as readonly number[]);
  }
  return sum;
}
