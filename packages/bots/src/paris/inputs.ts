import {
  BONUS_TILES,
  DISTRICTS,
  KINDS_OF_TOKEN,
  type ParisState,
  PLACES,
  placeName,
  RESOURCES,
  SPACES,
  STACKS,
  Standings,
  TOKENS,
} from '@quayside/paris';
import { describeSteps, type NetInputs, Places, stepNames } from '../net/inputs.ts';
import { beforeAction, turnsLeft } from './clock.ts';
import { FEATURES } from './feature-names.ts';
import { describe } from './features.ts';
import { promise } from './promise.ts';

/* What a learned value of Paris reads. Names and order are part of its file: a change needs a new training. */

const SEATS = 4;
const TURNS = [0, 0.5, 1, 2, 3, 4, 6, 8, 11, 15, 20];
const TILES = [0, 1, 2, 4, 8, 12, 18, 25];
const TRACK = [0, 2, 5, 9, 14, 19, 24];
/** No lead counts for more. */
const FAR = 12;
const RANKS = ['first', 'second', 'third'] as const;
const VARIANTS = ['randomTokens', 'freeDistrict', 'openHoldings'] as const;

const PLACE_NAMES = Array.from({ length: PLACES }, (_, place) => placeName(place));

const seats = new Places(FEATURES);
const CERTAIN = seats.add('certain');
const AWAY = seats.add(...Array.from({ length: SEATS + 1 }, (_, n) => `turn in ${n}`));
const LEFT = seats.add(...stepNames('turns', TURNS));
const KEY = seats.add(...PLACE_NAMES.map((place) => `key on ${place}`));
const BANKED = seats.add(...DISTRICTS.map((district) => `key on the bank of ${district}`));
const STRENGTH = seats.add(...DISTRICTS.map((district) => `sum in ${district}`));
const MARGIN = seats.add(...DISTRICTS.map((district) => `margin in ${district}`));
const COUNT = seats.add(...TOKENS);
const FRANCS = seats.add('all francs');
const GONE = seats.add(...Array.from({ length: BONUS_TILES }, (_, i) => `used tile ${i + 1}`));
const WALKED = seats.add(...stepNames('track', TRACK));

const table = new Places();
const PLAYERS = table.add(...Array.from({ length: SEATS - 1 }, (_, n) => `${n + 2} players`));
const VARIANT = table.add(...VARIANTS);
const ENDING = table.add('round is finished', 'last round');
const STACKED = table.add(...stepNames('building tiles', TILES));
const END_LEFT = table.add('end-game tiles');
const SCORE = table.add(...DISTRICTS.flatMap((district) => RANKS.map((rank) => `${rank} of ${district}`)));
const RIPE = table.add(...DISTRICTS.map((district) => `four keys in ${district}`));
const KEYS = table.add(...DISTRICTS.map((district) => `keys in ${district}`));
const STANDS = table.add(...PLACE_NAMES.map((place) => `${place} stands`));
const BESIDE = table.add(...PLACE_NAMES.slice(0, SPACES).map((place) => `token beside ${place}`));
const COPIES = table.add(...Array.from({ length: BONUS_TILES }, (_, i) => `copies of tile ${i + 1}`));
const SUPPLY = table.add(...TOKENS.slice(0, RESOURCES).map((kind) => `supply of ${kind}`));
const TOPS = table.add(...DISTRICTS.map((district) => `on top ${district}`));
const TO_COME = table.add(...DISTRICTS.map((district) => `unseen in ${district}`));

function describeSeat(s: ParisState, seat: number, standings: Standings, out: Float64Array): void {
  describe(s, seat, out);
  out.fill(0, FEATURES.length);
  standings.measure(s);
  out[CERTAIN] = promise(s, seat, standings);
  const open = s.seat === seat && beforeAction(s);
  out[AWAY + (open ? 0 : (seat - s.seat + s.players) % s.players || s.players)] = 1;
  describeSteps(turnsLeft(s, seat), TURNS, out, LEFT);
  for (let place = 0; place < PLACES; place++) out[KEY + place] = s.keysAt(seat, place);
  for (let district = 0; district < DISTRICTS.length; district++) {
    out[BANKED + district] = s.banked(seat, district);
    out[STRENGTH + district] = standings.sum(seat, district);
    out[MARGIN + district] = margin(s, seat, district, standings);
  }
  for (let kind = 0; kind < KINDS_OF_TOKEN; kind++) out[COUNT + kind] = s.token(seat, kind);
  out[FRANCS] = s.francsOf(seat);
  const used = s.usedBits(seat);
  for (let tile = 1; tile <= BONUS_TILES; tile++) if ((used >> tile) & 1) out[GONE + tile - 1] = 1;
  describeSteps(s.meepleOf(seat), TRACK, out, WALKED);
}

/** How far a seat is ahead of the best other in a district, or behind. */
function margin(s: ParisState, seat: number, district: number, standings: Standings): number {
  let best = 0;
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) best = Math.max(best, standings.sum(other, district));
  }
  return Math.max(-FAR, Math.min(FAR, standings.sum(seat, district) - best));
}

function describeTable(s: ParisState, out: Float64Array): void {
  out.fill(0);
  out[PLAYERS + s.players - 2] = 1;
  for (let i = 0; i < VARIANTS.length; i++) out[VARIANT + i] = s[VARIANTS[i]!];
  if (s.ending > 0) out[ENDING + s.ending - 1] = 1;
  describeSteps(s.tilesLeft, TILES, out, STACKED);
  out[END_LEFT] = s.endLeft;
  for (let district = 0; district < DISTRICTS.length; district++) {
    const tile = s.score[district] as number;
    const ranks = tile > 0 ? s.figures.score[tile - 1] : null;
    if (ranks) for (let rank = 0; rank < RANKS.length; rank++) out[SCORE + 3 * district + rank] = ranks[rank] ?? 0;
    out[RIPE + district] = (s.fourth >> district) & 1;
    out[KEYS + district] = s.keysIn(district);
    out[TO_COME + district] = s.unseenIn(district);
  }
  for (let place = 0; place < PLACES; place++) if (s.stands(place)) out[STANDS + place] = 1;
  for (let space = 0; space < SPACES; space++) if (s.tokenBeside(space) >= 0) out[BESIDE + space] = 1;
  for (let tile = 1; tile <= BONUS_TILES; tile++) out[COPIES + tile - 1] = s.copies[tile] as number;
  for (let kind = 0; kind < RESOURCES; kind++) out[SUPPLY + kind] = s.supply[kind] as number;
  for (let stack = 0; stack < STACKS; stack++) {
    const district = s.districtOnTop(stack);
    if (district >= 0) out[TOPS + district] = (out[TOPS + district] as number) + 1;
  }
}

export function parisInputs(): NetInputs<ParisState> {
  const standings = new Standings();
  return {
    seat: seats.names,
    table: table.names,
    describeSeat: (s, seat, out) => describeSeat(s, seat, standings, out),
    describeTable,
  };
}
