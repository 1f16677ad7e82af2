import type { Options } from '@quayside/kernel';
import { DISTRICTS, SCORE_TILES } from '../data/names.ts';
import { Kind, option, pair } from './option.ts';
import { Phase } from './phases.ts';
import type { ParisState } from './state.ts';

/** The key that brings a score tile to its district, once (P-307). */
export const FOURTH = 4;

/** The benefits of a move have been taken: if its key was a fourth, a score tile may be placed now or never (P-308). */
export function benefitsDone(s: ParisState): void {
  s.phase = s.scoreDue && canPlaceScore(s) ? Phase.SCORE : Phase.AFTER;
  s.to = 0;
  s.given = 0;
  s.nextTile = 0;
  s.scoreDue = 0;
}

/** There are as many score tiles as districts: while one is left, a district has none. */
export const canPlaceScore = (s: ParisState): boolean => s.scoreLeft !== 0;

export function scoreOptions(s: ParisState, out: Options): void {
  out.add(option(Kind.DECLINE));
  for (let tile = 0; tile < SCORE_TILES; tile++) {
    if (((s.scoreLeft >> tile) & 1) === 0) continue;
    for (let district = 0; district < DISTRICTS.length; district++) {
      if (s.score[district] === 0) out.add(option(Kind.SCORE, pair(tile, district)));
    }
  }
}

export function placeScore(s: ParisState, tile: number, district: number): void {
  s.score[district] = tile + 1;
  s.scoreLeft &= ~(1 << tile);
  s.phase = Phase.AFTER;
}
