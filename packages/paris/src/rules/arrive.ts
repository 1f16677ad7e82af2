import type { Options } from '@quayside/kernel';
import { PLACES, SPACES } from '../data/names.ts';
import { anytimeOptions } from './anytime.ts';
import { startMove } from './move.ts';
import { Kind, option } from './option.ts';
import { Phase } from './phases.ts';
import { colourHere, prestigeOf } from './prestige.ts';
import { benefitsDone, FOURTH } from './score-tile.ts';
import { nextDue, payWith, spend } from './stand-in.ts';
import { ARC, type ParisState } from './state.ts';
import { bonusPrice, canTakeAhead, takeBonus, takeOptions } from './track.ts';

/* A key on its way: resources are paid, it arrives, its benefits are taken (P-321, P-340 to P-346). */

export function goTo(s: ParisState, to: number): void {
  startMove(s, to);
  settle(s);
}

export function raise(s: ParisState, landmark: number, district: number): void {
  s.landmark[landmark] = district + 1;
  goTo(s, SPACES + landmark);
}

function settle(s: ParisState): void {
  if (nextDue(s) >= 0) s.phase = Phase.SPEND;
  else arrive(s);
}

export function spendTokens(s: ParisState, tokens: number, kind: number): void {
  spend(s, kind, tokens);
  if (nextDue(s) === kind) s.phase = Phase.STAND_IN;
  else settle(s);
}

export function spendTile(s: ParisState, tile: number): void {
  const kind = nextDue(s);
  payWith(s, kind, tile);
  if (nextDue(s) === kind) return;
  s.nextTile = 0;
  settle(s);
}

function arrive(s: ParisState): void {
  moveKey(s);
  noteFourth(s);
  if (s.to < SPACES) return enterBuilding(s);
  if (prestigeOf(s, colourHere(s)) > 0) s.phase = Phase.PRESTIGE;
  else benefitsDone(s);
}

function moveKey(s: ParisState): void {
  const { seat, from } = s;
  if (from === ARC) s.arc[seat] = 0;
  else if (from >= PLACES) s.setBank(seat, from - PLACES, 0);
  else s.moveKeys(seat, from, -1);
  s.moveKeys(seat, s.to, 1);
  s.from = 0;
}

/** The fourth key of a district, once: a score tile is due after the benefits (P-307). */
function noteFourth(s: ParisState): void {
  const district = s.districtOf(s.to);
  if ((s.fourth >> district) & 1 || s.keysIn(district) < FOURTH) return;
  s.fourth |= 1 << district;
  s.scoreDue = 1;
}

/** The token beside it, 2 points on an 8, a bonus tile on 1, 2 and 3 (P-341 to P-345). */
function enterBuilding(s: ParisState): void {
  const { seat, to } = s;
  const beside = s.tokenBeside(to);
  if (beside >= 0) {
    s.addToken(seat, beside, 1);
    s.beside[to] = 0;
  }
  const value = s.worthOf(to);
  if (value === 8) s.addPoints(seat, s.figures.pointsForEight);
  const canPay = s.francsOf(seat) >= bonusPrice(s) || canRaiseFrancs(s);
  if (value <= 3 && canPay && canTakeAhead(s)) s.phase = Phase.BONUS;
  else benefitsDone(s);
}

/** Could something be sold or used for the 2 francs of a 3 (P-343)? */
function canRaiseFrancs(s: ParisState): boolean {
  s.probe.clear();
  anytimeOptions(s, s.probe);
  return s.probe.count > 0;
}

/** A bonus tile, or none; who is short of the francs for it may first raise them, also with the token just come. */
export function bonusOptions(s: ParisState, out: Options): void {
  out.add(option(Kind.DECLINE));
  if (s.francsOf(s.seat) < bonusPrice(s)) anytimeOptions(s, out);
  else takeOptions(s, out);
}

export function chooseBonus(s: ParisState, tile: number): void {
  s.addFrancs(s.seat, -bonusPrice(s));
  takeBonus(s, tile);
  benefitsDone(s);
}
