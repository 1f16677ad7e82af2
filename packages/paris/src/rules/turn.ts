import type { Options } from '@quayside/kernel';
import {
  DISTRICTS,
  districtOfSpace,
  SCORE_TILES,
  SPACES,
  STACKS,
  spaceOf,
  VALUES,
  valueIndexOf,
} from '../data/names.ts';
import { unitsOf } from '../data/bonus.ts';
import {
  anyBonusAhead,
  bonusPrice,
  bonusTilesAhead,
  MOST_PRESTIGE,
  takeBonus,
  useOptions,
  whyNotLook,
} from './bonus.ts';
import { arrive, moveOptions, startMove } from './move.ts';
import { Kind, option, pair } from './option.ts';
import { Phase } from './phases.ts';
import { nextDue, payWith, STAND_INS, spend, standsFor, useStandIn } from './stand-in.ts';
import { ARC, bankOf, GONE, LAID, type ParisState, UNSEEN } from './state.ts';
import { tradeOptions } from './trade.ts';
import { Why } from './why.ts';

export function startTurn(s: ParisState): void {
  s.phase = s.tilesLeft > 0 ? Phase.DRAW : Phase.ACTION;
}

/** Buying, selling and using tiles: at any time of the own turn (P-203). */
export function freeOptions(s: ParisState, out: Options): void {
  if (out.full) return;
  useOptions(s, out);
  tradeOptions(s, out);
}

/* Drawing and laying a building tile (P-2xx). */

export function drawOptions(s: ParisState, out: Options): void {
  for (let stack = 0; stack < STACKS; stack++) if ((s.stack[stack] as number) > 0) out.add(option(Kind.DRAW, stack));
  freeOptions(s, out);
}

export function draw(s: ParisState, stack: number): void {
  s.stackDrawn = stack;
  s.phase = Phase.TILE;
}

/** The back says the district; the tile is one of that district's that nobody has seen. */
export function tileOptions(s: ParisState, out: Options): void {
  const district = (s.back[s.stackDrawn] as number) - 1;
  for (let value = 0; value < VALUES.length; value++) {
    const tile = spaceOf(district, value);
    if (s.tile[tile] === UNSEEN) out.add(option(Kind.TILE, tile));
  }
}

export function turnOver(s: ParisState, tile: number): void {
  const stack = s.stackDrawn;
  s.stack[stack] = (s.stack[stack] as number) - 1;
  s.back[stack] = 0;
  if (!s.freeDistrict) return lay(s, tile, districtOfSpace(tile));
  s.drawn = tile;
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (whyNotPut(s, tile, district) !== Why.OK) continue;
    s.tile[tile] = LAID;
    s.phase = Phase.PUT;
    return;
  }
  s.tile[tile] = GONE;
  s.drawn = 0;
  nextBack(s);
}

/** Free district: the space of that value is empty, and no building of the type stands there (P-802). */
export function whyNotPut(s: ParisState, tile: number, district: number): number {
  if (s.space[spaceOf(district, valueIndexOf(tile))] !== 0) return Why.OCCUPIED;
  for (let value = 0; value < VALUES.length; value++) {
    const laid = (s.space[spaceOf(district, value)] as number) - 1;
    if (laid >= 0 && s.figures.type[laid] === s.figures.type[tile]) return Why.TWICE;
  }
  return Why.OK;
}

export function putOptions(s: ParisState, out: Options): void {
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (whyNotPut(s, s.drawn, district) === Why.OK) out.add(option(Kind.PUT, district));
  }
}

export function lay(s: ParisState, tile: number, district: number): void {
  s.tile[tile] = LAID;
  s.space[spaceOf(district, valueIndexOf(tile))] = tile + 1;
  s.drawn = 0;
  nextBack(s);
}

function nextBack(s: ParisState): void {
  if ((s.stack[s.stackDrawn] as number) > 0) s.phase = Phase.BACK;
  else {
    s.stackDrawn = 0;
    s.phase = Phase.ACTION;
  }
}

/** How many unseen tiles of a district the next tile of a stack may be: not those on top of the others. */
export function backWeight(s: ParisState, stack: number, district: number): number {
  let tiles = s.unseenIn(district);
  for (let other = 0; other < STACKS; other++) if (other !== stack && s.back[other] === district + 1) tiles--;
  return tiles;
}

export function backOptions(s: ParisState, out: Options): void {
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (backWeight(s, s.stackDrawn, district) > 0) out.add(option(Kind.BACK, pair(s.stackDrawn, district)));
  }
}

export function showBack(s: ParisState, stack: number, district: number): void {
  s.back[stack] = district + 1;
  s.stackDrawn = 0;
  s.phase = Phase.ACTION;
}

/* The action (P-3xx). */

export function whyNotPlace(s: ParisState, seat: number, at: number): number {
  if (s.hand[seat] === 0) return Why.NO_KEY;
  const taken = at === ARC ? s.arc[seat] : s.banked(seat, at - bankOf(0));
  return taken ? Why.BANK_TAKEN : Why.OK;
}

/** One action; passing only when there is none (P-204). */
export function actionOptions(s: ParisState, out: Options): void {
  if (whyNotPlace(s, s.seat, ARC) === Why.OK) out.add(option(Kind.PLACE, ARC));
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (whyNotPlace(s, s.seat, bankOf(district)) === Why.OK) out.add(option(Kind.PLACE, bankOf(district)));
  }
  if (out.full) return;
  moveOptions(s, out);
  if (whyNotLook(s) === Why.OK) out.add(option(Kind.LOOK));
  if (out.count === 0) out.add(option(Kind.PASS));
  freeOptions(s, out);
}

export function place(s: ParisState, at: number): void {
  s.hand[s.seat] = (s.hand[s.seat] as number) - 1;
  if (at === ARC) s.arc[s.seat] = 1;
  else {
    const district = at - bankOf(0);
    s.setBank(s.seat, district, 1);
    s.addFrancs(s.seat, s.figures.bank[district] as number);
  }
  s.phase = Phase.AFTER;
}

/* A move: target, resources, arrival, benefits. */

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
  else arrived(s);
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

/** The token beside a building, 2 points on an 8, a bonus tile on 1, 2 and 3, prestige at a landmark (P-34x). */
function arrived(s: ParisState): void {
  s.scoreDue = arrive(s) ? 1 : 0;
  const { seat, to } = s;
  if (to >= SPACES) {
    const colour = s.figures.landmarkPrestige[to - SPACES] as number;
    if (prestigeOf(s, colour) > 0) s.phase = Phase.PRESTIGE;
    else benefitsDone(s);
    return;
  }
  const beside = (s.beside[to] as number) - 1;
  if (beside >= 0) {
    s.addToken(seat, beside, 1);
    s.beside[to] = 0;
  }
  const value = s.worthOf(to);
  if (value === 8) s.addPoints(seat, s.figures.pointsForEight);
  const canPay = s.francsOf(seat) >= bonusPrice(s) || canRaiseFrancs(s);
  if (value <= 3 && canPay && anyBonusAhead(s)) s.phase = Phase.BONUS;
  else benefitsDone(s);
}

/** Could something be sold or used for the 2 francs of a 3 (P-343)? */
function canRaiseFrancs(s: ParisState): boolean {
  s.probe.clear();
  freeOptions(s, s.probe);
  return s.probe.count > 0;
}

/** A bonus tile, or none; who is short of the francs for it may first raise them, also with the token just come. */
export function bonusOptions(s: ParisState, out: Options): void {
  out.add(option(Kind.DECLINE));
  if (s.francsOf(s.seat) < bonusPrice(s)) freeOptions(s, out);
  else bonusTilesAhead(s, out);
}

export function chooseBonus(s: ParisState, tile: number): void {
  if (tile > 0) {
    s.addFrancs(s.seat, -bonusPrice(s));
    takeBonus(s, tile);
  }
  benefitsDone(s);
}

/** Tokens and tiles a seat could give as prestige of a colour. */
function prestigeOf(s: ParisState, colour: number): number {
  let count = s.token(s.seat, colour);
  for (let i = 0; i < STAND_INS.length; i++) if (standsFor(s, s.seat, STAND_INS[i] as number, colour)) count++;
  return count;
}

const colourHere = (s: ParisState): number => s.figures.landmarkPrestige[s.to - SPACES] as number;

export function prestigeOptions(s: ParisState, out: Options): void {
  const colour = colourHere(s);
  const most = Math.min(MOST_PRESTIGE, s.token(s.seat, colour));
  for (let tokens = most; tokens >= 0; tokens--) out.add(option(Kind.TRADE, pair(tokens, colour)));
}

export function tradePrestige(s: ParisState, tokens: number, colour: number): void {
  s.addToken(s.seat, colour, -tokens);
  scorePrestige(s, tokens);
  if (s.given < MOST_PRESTIGE && prestigeOf(s, colour) > s.token(s.seat, colour)) s.phase = Phase.PRESTIGE_TILE;
  else benefitsDone(s);
}

function scorePrestige(s: ParisState, units: number): void {
  s.given += units;
  s.addPoints(s.seat, units * (s.figures.landmarkPoints[s.to - SPACES] as number));
}

/** Tiles in any order: none that still fits may be lost by giving another first (P-332). */
export function prestigeTileOptions(s: ParisState, out: Options): void {
  const colour = colourHere(s);
  out.add(option(Kind.ENOUGH));
  for (let i = 0; i < STAND_INS.length; i++) {
    const tile = STAND_INS[i] as number;
    if (standsFor(s, s.seat, tile, colour)) out.add(option(Kind.WITH, tile));
  }
}

export function tradeTile(s: ParisState, tile: number): void {
  useStandIn(s, s.seat, tile);
  scorePrestige(s, Math.min(unitsOf(tile), MOST_PRESTIGE - s.given));
  if (s.given === MOST_PRESTIGE) benefitsDone(s);
}

/** Then, if the key was a district's fourth, a score tile may be placed anywhere it fits (P-307). */
export function benefitsDone(s: ParisState): void {
  s.to = 0;
  s.given = 0;
  s.nextTile = 0;
  s.phase = s.scoreDue && s.scoreLeft !== 0 && s.score.includes(0) ? Phase.SCORE : Phase.AFTER;
  s.scoreDue = 0;
}

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

/** After the last seat of a round: the round in which the last end-game tile went is followed by one more (P-705). */
export function endTurn(s: ParisState): void {
  s.seat++;
  if (s.seat < s.players) return startTurn(s);
  s.seat = 0;
  if (s.ending === 2) {
    s.phase = Phase.OVER;
    return;
  }
  if (s.ending === 1) s.ending = 2;
  s.round++;
  startTurn(s);
}
