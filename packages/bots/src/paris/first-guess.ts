import {
  ARC,
  argumentOf,
  BONUS_TILES,
  bonusBits,
  END_OFFSET,
  FRANCS_AT_END,
  francsFor,
  highOf,
  Kind,
  kindOf,
  LANDMARKS,
  lowOf,
  MOST_PRESTIGE,
  PLACES,
  type ParisState,
  PER_UNUSED,
  Phase,
  RESOURCES,
  resourcesOf,
  SPACES,
  sellPrice,
  spaceOf,
  spaceOnTrack,
  VALUES,
} from '@quayside/paris';
import { turnsLeft } from './clock.ts';
import { FRANC, prospect, guessTake } from './prospects.ts';

/** What tokens are worth at first sight: wood, marble, gold, bronze, silver, golden. */
const TOKEN_WORTH = [1.8, 2.4, 3.2, 1.8, 2.4, 3] as const;
/** What the benefit of a bonus tile is worth while the track is long, and a point of value in a district. */
const BONUS_WORTH = 7;
const SCORED = 0.9;
const UNSCORED = 0.45;
const ARC_WORTH = 2.5;

/** Resources, prestige and francs lose their worth with the last turns. */
const FADING = [0, 0.35, 0.7, 0.9];
const fading = (turns: number): number => FADING[Math.min(FADING.length, Math.floor(turns))] ?? 1;

/** What an option of this state brings at first sight, in points. */
export function firstGuess(s: ParisState, chosen: number): number {
  const argument = argumentOf(chosen);
  switch (kindOf(chosen)) {
    case Kind.DRAW:
      return guessDraw(s, argument);
    case Kind.PUT:
      return guessPut(s, argument);
    case Kind.PLACE:
      return guessPlace(s, argument);
    case Kind.MOVE:
      return 3 + guessMove(s, argument);
    case Kind.TO:
      return guessGoal(s, argument, s.districtOf(argument));
    case Kind.RAISE:
      return guessGoal(s, SPACES + highOf(argument), lowOf(argument));
    case Kind.SPEND:
    case Kind.PRESTIGE:
      return highOf(argument);
    case Kind.WITH_TILE:
      return s.phase === Phase.STAND_IN ? -standInWorth(s, argument) : 1;
    case Kind.BONUS:
      return guessTake(s, s.seat, argument, spaceOnTrack(s, argument));
    case Kind.SCORE:
      return guessScoreTile(s, highOf(argument), lowOf(argument));
    case Kind.LOOK:
      return 4;
    case Kind.KEEP:
      return guessEndTile(s, argument - 1);
    case Kind.USE_BONUS:
      return guessUse(s, argument);
    case Kind.USE_END:
      return 1;
    case Kind.CLAIM:
      return prospect(s, s.seat, argument, turnsLeft(s, s.seat));
    case Kind.RETREAT:
      return prospect(s, s.seat, argument, turnsLeft(s, s.seat)) - spaceOnTrack(s, argument) * 0.2;
    case Kind.PAIRS:
      return highOf(argument);
    case Kind.BUY:
      return -2;
    case Kind.SELL:
    case Kind.SELL_AS:
      return guessSale(s, chosen);
    case Kind.PASS:
      return -20;
    default:
      return 0;
  }
}

/** A tile of a district where a key waits on the bank can be entered at once. */
function guessDraw(s: ParisState, stack: number): number {
  const district = s.districtOnTop(stack);
  if (district < 0) return 0;
  return (s.banked(s.seat, district) ? 2 : 0) + sumHeld(s, s.seat, district) * 0.1;
}

function guessPut(s: ParisState, district: number): number {
  return (s.banked(s.seat, district) ? 2 : 0) + sumHeld(s, s.seat, district) * 0.1;
}

function guessPlace(s: ParisState, at: number): number {
  const turns = turnsLeft(s, s.seat);
  if (turns <= 1) return -1;
  if (at === ARC) return ARC_WORTH;
  const district = at - PLACES;
  let free = 0;
  for (let value = 0; value < VALUES.length; value++) {
    const place = spaceOf(district, value);
    if (s.space[place] !== 0 && isFree(s, place)) free++;
  }
  return (s.figures.bank[district] as number) * FRANC * fading(turns - 1) + Math.min(3, free) * 0.6 + 1;
}

function isFree(s: ParisState, place: number): boolean {
  for (let seat = 0; seat < s.players; seat++) if (s.keysAt(seat, place) > 0) return false;
  return true;
}

/** Keys from the Arc and the banks go first, low ones before high ones. */
function guessMove(s: ParisState, from: number): number {
  return from >= PLACES ? 2 : 2 - s.worthOf(from) * 0.2;
}

/** What a key brings where it goes: token, tile, points and standing, less francs and resources. */
function guessGoal(s: ParisState, to: number, district: number): number {
  const { seat } = s;
  const later = fading(turnsLeft(s, seat) - 1);
  const rise = francsFor(s, s.from, to);
  let worth = rise * ((s.score[district] === 0 ? UNSCORED : SCORED) - FRANC * later);
  const cost = resourcesOf(s, to);
  for (let kind = 0; kind < RESOURCES; kind++) worth -= (cost[kind] as number) * (TOKEN_WORTH[kind] as number) * later;
  if (to >= SPACES) {
    const colour = s.figures.landmarkPrestige[to - SPACES] as number;
    return (
      worth + Math.min(MOST_PRESTIGE, s.token(seat, colour)) * (s.figures.landmarkPoints[to - SPACES] as number) + 2
    );
  }
  const beside = s.tokenBeside(to);
  if (beside >= 0) worth += (TOKEN_WORTH[beside] as number) * later;
  const value = s.worthOf(to);
  if (value === 8) return worth + s.figures.pointsForEight;
  if (value > 3) return worth;
  const track = Math.min(1, (BONUS_TILES - s.meepleOf(seat)) / 4) * (0.6 + 0.4 * later);
  if (value < 3) return worth + BONUS_WORTH * track;
  if (s.francsOf(seat) < rise + s.figures.francsForThree) return worth;
  return worth + BONUS_WORTH * track - s.figures.francsForThree * FRANC * later;
}

function standInWorth(s: ParisState, tile: number): number {
  return tile > END_OFFSET ? 2 : prospect(s, s.seat, tile, turnsLeft(s, s.seat));
}

function sumHeld(s: ParisState, seat: number, district: number): number {
  let sum = 0;
  for (let value = 0; value < VALUES.length; value++)
    sum += s.keysAt(seat, spaceOf(district, value)) * (VALUES[value] as number);
  for (let i = 0; i < LANDMARKS.length; i++)
    if (s.landmark[i] === district + 1) sum += s.keysAt(seat, SPACES + i) * s.worthOf(SPACES + i);
  return sum;
}

/** The high tiles where the seat leads, the low ones where others do. */
function guessScoreTile(s: ParisState, tile: number, district: number): number {
  const own = sumHeld(s, s.seat, district);
  let best = 0;
  for (let seat = 0; seat < s.players; seat++) if (seat !== s.seat) best = Math.max(best, sumHeld(s, seat, district));
  const [first, second] = s.figures.score[tile] as readonly [number, number, number];
  if (own > best) return first * Math.min(1, 0.5 + (own - best) / 16);
  const behind = 2 * own >= best ? second : 0;
  return behind - first * Math.min(1, 0.5 + (best - own) / 16);
}

function guessEndTile(s: ParisState, tile: number): number {
  const reward = s.figures.end[tile];
  if (reward === undefined) return 0;
  const later = fading(turnsLeft(s, s.seat));
  if ('token' in reward) return (TOKEN_WORTH[reward.token] as number) * later;
  return reward.points + reward.francs * FRANC * later;
}

const GROWS = bonusBits('per-value', 'per-unused', 'per-landmark', 'kinds');
const PAIRS = bonusBits('prestige-pairs', 'resource-pairs');
const KEY_TILES = bonusBits('buy-key');

/** Tiles that grow wait for the last turn; a tile waits as long as tile 20 counts it. */
function guessUse(s: ParisState, tile: number): number {
  const turns = turnsLeft(s, s.seat);
  if (turns < 1) return tile === PER_UNUSED ? 3 : 1;
  if ((1 << tile) & (GROWS | PAIRS)) return -1;
  if ((1 << tile) & KEY_TILES) return turns > 4 ? 1 : -1;
  return s.holds(s.seat, PER_UNUSED) ? -1 : 0.5;
}

/** Francs count at the end with tile 27 alone. */
function guessSale(s: ParisState, chosen: number): number {
  const kind = kindOf(chosen) === Kind.SELL ? argumentOf(chosen) : lowOf(argumentOf(chosen));
  const price = sellPrice(s.figures, kind) * FRANC;
  if (s.phase === Phase.SELL_MORE) return price;
  if (turnsLeft(s, s.seat) < 1) return s.holds(s.seat, FRANCS_AT_END) ? 1 : -1;
  if (s.phase === Phase.BONUS) return BONUS_WORTH - (TOKEN_WORTH[kind] as number) + price;
  return price - (TOKEN_WORTH[kind] as number) - 1;
}
