import type { Options } from '@quayside/kernel';
import { unitsOf } from '../data/bonus.ts';
import { SPACES } from '../data/names.ts';
import { landmarkColour, landmarkPoints } from '../data/printed.ts';
import { Kind, option, pair } from './option.ts';
import { Phase } from './phases.ts';
import { benefitsDone } from './score-tile.ts';
import { STAND_INS, standsFor, useStandIn } from './stand-in.ts';
import type { ParisState } from './state.ts';

/* Prestige for points at a landmark: tokens first, then tiles in any order, three in all (P-332, P-333). */

export const MOST_PRESTIGE = 3;

export const colourHere = (s: ParisState): number => landmarkColour(s.figures, s.to - SPACES);

/** Tokens and tiles a seat could give as prestige of a colour. */
export function prestigeOf(s: ParisState, colour: number): number {
  let count = s.token(s.seat, colour);
  for (const tile of STAND_INS) if (standsFor(s, s.seat, tile, colour)) count++;
  return count;
}

export function prestigeOptions(s: ParisState, out: Options): void {
  const colour = colourHere(s);
  const most = Math.min(MOST_PRESTIGE, s.token(s.seat, colour));
  for (let tokens = most; tokens >= 0; tokens--) out.add(option(Kind.PRESTIGE, pair(tokens, colour)));
}

export function givePrestige(s: ParisState, tokens: number, colour: number): void {
  s.addToken(s.seat, colour, -tokens);
  scorePrestige(s, tokens);
  if (s.given < MOST_PRESTIGE && prestigeOf(s, colour) > s.token(s.seat, colour)) s.phase = Phase.PRESTIGE_TILE;
  else benefitsDone(s);
}

function scorePrestige(s: ParisState, units: number): void {
  s.given += units;
  s.addPoints(s.seat, units * landmarkPoints(s.figures, s.to - SPACES));
}

/** No tile that still fits may be lost by giving another first. */
export function prestigeTileOptions(s: ParisState, out: Options): void {
  const colour = colourHere(s);
  out.add(option(Kind.ENOUGH));
  for (const tile of STAND_INS) if (standsFor(s, s.seat, tile, colour)) out.add(option(Kind.WITH_TILE, tile));
}

export function givePrestigeTile(s: ParisState, tile: number): void {
  useStandIn(s, s.seat, tile);
  scorePrestige(s, Math.min(unitsOf(tile), MOST_PRESTIGE - s.given));
  if (s.given === MOST_PRESTIGE) benefitsDone(s);
}
