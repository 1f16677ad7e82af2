import {
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  FRANCS_AT_END,
  KINDS_OF_TOKEN,
  kindsHeld,
  LANDMARKS,
  MOST_PRESTIGE,
  type ParisState,
  pointsOf,
  SPACES,
  spaceOf,
  VALUES,
} from '@quayside/paris';
import { beforeAction, turnsLeft } from './clock.ts';
import { describeDistricts } from './districts.ts';
import { AT, add, FIRST_AT, HELD_AT, MORE_AT, SECOND_AT } from './feature-names.ts';
import { prospect } from './prospects.ts';
import { Reach } from './reach.ts';

const FIRST_FRANCS = 5;
const NEXT_FRANCS = 7;
const MOST_TOKENS_NEAR = 4;

const reach = new Reach();

/** Describes the prospects of one seat in numbers. */
export function describe(s: ParisState, seat: number, out: Float64Array): void {
  out.fill(0);
  out[AT.start] = 1;
  out[AT.points] = s.points[seat] as number;
  describePurse(s, seat, out);
  describeKeys(s, seat, out);
  describeReach(s, seat, out);
  describeDistricts(s, seat, reach, out);
  describeTrack(s, seat, out);
  describeEnd(s, seat, out);
  const away = (seat - s.seat + s.players) % s.players;
  if (away > 0) out[AT['turns until']] = away;
  else if (beforeAction(s)) out[AT.turn] = 1;
  else out[AT['turns until']] = s.players;
}

function describePurse(s: ParisState, seat: number, out: Float64Array): void {
  const francs = s.francsOf(seat);
  out[AT['first francs']] = Math.min(francs, FIRST_FRANCS);
  if (francs > FIRST_FRANCS) out[AT['next francs']] = Math.min(francs - FIRST_FRANCS, NEXT_FRANCS);
  if (francs > FIRST_FRANCS + NEXT_FRANCS) out[AT['more francs']] = francs - FIRST_FRANCS - NEXT_FRANCS;
  if (s.holds(seat, FRANCS_AT_END)) out[AT['francs at end']] = francs;
  for (let kind = 0; kind < KINDS_OF_TOKEN; kind++) {
    const count = s.token(seat, kind);
    if (count === 0) continue;
    out[FIRST_AT + kind] = 1;
    if (count > 1) out[SECOND_AT + kind] = 1;
    if (count > 2) out[MORE_AT + kind] = count - 2;
  }
}

function describeKeys(s: ParisState, seat: number, out: Float64Array): void {
  out[AT['keys in hand']] = s.hand[seat] as number;
  out[AT['keys in reserve']] = s.reserve[seat] as number;
  out[AT['key on arc']] = s.arc[seat] as number;
  let banks = 0;
  let pays = 0;
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (s.banked(seat, district) > 0) banks++;
    else if ((s.figures.bank[district] as number) > pays) pays = s.figures.bank[district] as number;
    for (let value = 0; value < VALUES.length; value++) {
      const keys = s.keysAt(seat, spaceOf(district, value));
      if (keys > 0) out[AT['on 1'] + value] = (out[AT['on 1'] + value] as number) + keys;
    }
  }
  out[AT['keys on banks']] = banks;
  if ((s.hand[seat] as number) > 0) out[AT['bank to come']] = pays;
  let landmarks = 0;
  let worth = 0;
  for (let i = 0; i < LANDMARKS.length; i++) {
    const keys = s.keysAt(seat, SPACES + i);
    landmarks += keys;
    worth += keys * s.worthOf(SPACES + i);
  }
  out[AT.landmarks] = landmarks;
  out[AT['landmark worth']] = worth;
  out[AT.kinds] = kindsHeld(s, seat);
}

function describeReach(s: ParisState, seat: number, out: Float64Array): void {
  reach.look(s, seat);
  if (reach.landmark > 0) {
    out[AT['landmark ready']] = 1;
    out[AT['ready worth']] = reach.landmark;
    out[AT['ready prestige']] = reach.prestige;
  }
  if (reach.nearLandmark > reach.landmark) {
    out[AT['landmark near']] = 1;
    out[AT['landmark short']] = reach.short;
  }
  if (reach.bought > reach.landmark) out[AT['landmark to buy']] = reach.bought;
  out[AT['eight ready']] = reach.eight;
  out[AT['bonus moves']] = Math.min(1, reach.bonus);
  out[AT['second bonus move']] = Math.min(2, Math.max(0, reach.bonus - 1));
  out[AT['three moves']] = Math.min(2, reach.three);
  out[AT.steps] = Math.min(4, reach.steps);
  out[AT['tokens near']] = Math.min(MOST_TOKENS_NEAR, reach.tokens);
  out[AT['prestige to trade']] = prestigeToTrade(s, seat);
}

/** The best landmark of each colour that nobody holds takes up to three. */
function prestigeToTrade(s: ParisState, seat: number): number {
  let sum = 0;
  for (let colour = KINDS_OF_TOKEN / 2; colour < KINDS_OF_TOKEN; colour++) {
    const tokens = Math.min(MOST_PRESTIGE, s.token(seat, colour));
    if (tokens === 0) continue;
    let best = 0;
    for (let i = 0; i < LANDMARKS.length; i++) {
      if (s.landmark[i] !== 0 || s.figures.landmarkPrestige[i] !== colour) continue;
      best = Math.max(best, s.figures.landmarkPoints[i] as number);
    }
    sum += tokens * best;
  }
  return sum;
}

function describeTrack(s: ParisState, seat: number, out: Float64Array): void {
  const turns = turnsLeft(s, seat);
  const meeple = s.meeple[seat] as number;
  let best = 0;
  let second = 0;
  let third = 0;
  let tiles = 0;
  for (let space = meeple + 1; space <= BONUS_TILES; space++) {
    const tile = s.track[space] as number;
    if (s.copies[tile] === 0 || s.owned(seat, tile)) continue;
    tiles++;
    const worth = prospect(s, seat, tile, turns);
    if (worth > best) {
      third = second;
      second = best;
      best = worth;
    } else if (worth > second) {
      third = second;
      second = worth;
    } else if (worth > third) third = worth;
  }
  out[AT['best ahead']] = best;
  out[AT['second ahead']] = second;
  out[AT['third ahead']] = third;
  if (reach.bonus > 0 || reach.three > 0) out[AT['next bonus']] = best;
  out[AT['track left']] = BONUS_TILES - meeple;
  out[AT['tiles ahead']] = tiles;
  let points = 0;
  for (let tile = 1; tile <= BONUS_TILES; tile++) {
    if (!s.holds(seat, tile)) continue;
    out[HELD_AT + tile] = 1;
    points += pointsOf(s, seat, tile);
  }
  out[AT['tile points']] = points;
}

function describeEnd(s: ParisState, seat: number, out: Float64Array): void {
  for (let tile = 0; tile < END_TILES; tile++) {
    if (s.end[tile] !== seat + 1) continue;
    const reward = s.figures.end[tile];
    if (reward === undefined) continue;
    if ('token' in reward) add(out, AT['end tokens'], 1);
    else {
      add(out, AT['end points'], reward.points);
      add(out, AT['end francs'], reward.francs);
    }
  }
}
