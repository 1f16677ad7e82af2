import { DISTRICTS, type ParisState, Phase, SCORE_TILES, Standings } from '@quayside/paris';
import { AT, add } from './feature-names.ts';
import type { Reach } from './reach.ts';

/** A lead of so much is hardly lost any more, a gap of so much hardly made good. */
const SAFE = 12;
/** One key before the fourth (P-307). */
const RIPE = 3;

const standings = new Standings();
/** The first, second and third of the score tiles left, on average. */
const mean = new Float64Array(3);

/** Describes what a seat stands to score in the districts, with what its keys can reach. */
export function describeDistricts(s: ParisState, seat: number, reach: Reach, out: Float64Array): void {
  standings.measure(s);
  averageTile(s);
  const first = mean[0] as number;
  let lead = 0;
  for (let district = 0; district < DISTRICTS.length; district++) {
    const tile = s.score[district] as number;
    if (tile === 0) {
      if (first === 0) continue;
      const keys = reach.keys[district] as number;
      const points = standings.points(s, seat, district, mean);
      add(out, AT['open points'], points);
      if (keys >= RIPE) add(out, AT['open and ripe'], points);
      const ahead = contest(s, seat, district, first, AT['open lead'], AT['open chase'], out);
      if (ahead > lead) lead = ahead;
      if (ahead > 0 && ((s.fourth >> district) & 1) === 0) add(out, AT.ripening, Math.min(RIPE, keys));
      continue;
    }
    const ranks = s.figures.score[tile - 1] as readonly number[];
    add(out, AT['district points'], standings.points(s, seat, district, ranks));
    contest(s, seat, district, ranks[0] as number, AT['district lead'], AT['district chase'], out);
    if (s.banked(seat, district) > 0) add(out, AT['keys at stake'], ranks[0] as number);
  }
  if (reach.fourth > 0 && first > 0) {
    out[AT['fourth in reach']] = 1;
    out[AT['score in reach']] = (bestTile(s) * Math.min(SAFE, lead)) / SAFE;
  }
  if (s.phase === Phase.TILE) describeDraw(s, seat, out);
}

function averageTile(s: ParisState): void {
  mean.fill(0);
  const left = s.scoreLeft;
  let tiles = 0;
  for (let tile = 0; tile < SCORE_TILES; tile++) {
    if (((left >> tile) & 1) === 0) continue;
    tiles++;
    const ranks = s.figures.score[tile] as readonly number[];
    for (let rank = 0; rank < mean.length; rank++) mean[rank] = (mean[rank] as number) + (ranks[rank] as number);
  }
  if (tiles > 1) for (let rank = 0; rank < mean.length; rank++) mean[rank] = (mean[rank] as number) / tiles;
}

function bestTile(s: ParisState): number {
  let best = 0;
  for (let tile = 0; tile < SCORE_TILES; tile++) {
    if ((s.scoreLeft >> tile) & 1) best = Math.max(best, s.figures.score[tile]?.[0] as number);
  }
  return best;
}

/** How far a seat is ahead of the others in a district, or behind the first, as a share of what the first scores. */
function contest(
  s: ParisState,
  seat: number,
  district: number,
  first: number,
  lead: number,
  chase: number,
  out: Float64Array,
): number {
  const own = standings.sum(seat, district);
  let best = 0;
  const { players } = s;
  for (let other = 0; other < players; other++) {
    if (other !== seat && standings.sum(other, district) > best) best = standings.sum(other, district);
  }
  if (own > best) add(out, lead, (first * Math.min(SAFE, own - best)) / SAFE);
  else if (own > 0 && best - own < SAFE) add(out, chase, (first * (SAFE - best + own)) / SAFE);
  return own - best;
}

function describeDraw(s: ParisState, seat: number, out: Float64Array): void {
  const district = (s.back[s.stackDrawn] as number) - 1;
  if (district < 0) return;
  const mine = s.seat === seat ? 1 : 0.5;
  if (s.banked(seat, district) > 0 || s.arc[seat]) out[AT['tile for bank']] = mine;
  if (standings.sum(seat, district) > 0) out[AT['tile for keys']] = mine;
}
