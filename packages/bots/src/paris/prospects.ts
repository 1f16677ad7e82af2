import {
  BONUS,
  type BonusKind,
  BONUS_TILES,
  kindsHeld,
  type ParisState,
  pointsOf,
  TWO_PRESTIGE,
  TWO_RESOURCES,
} from '@quayside/paris';
import { turnsLeft } from './clock.ts';

/** What a franc is worth in points while there is something to buy. */
export const FRANC = 0.5;

/** What tiles that bring no points by themselves are worth at first sight, by what they are for. */
const WORTH: Readonly<Partial<Record<BonusKind, number>>> = {
  resource: 2.5,
  'any-prestige': 3.5,
  'any-resource': 4,
  'onto-own': 3,
  'onto-other': 5,
  'buy-key': 2.5,
  claim: 8,
  retreat: 7,
  'prestige-pairs': 3,
  'resource-pairs': 3,
  'francs-at-end': 5,
};
const PLAIN = BONUS.map((kind) => WORTH[kind] ?? 0);
/** Tiles that stand for two tokens. */
PLAIN[TWO_PRESTIGE] = 7.5;
PLAIN[TWO_RESOURCES] = 8;

const BRINGS_POINTS = BONUS.map((kind) =>
  kind === 'gain' || kind === 'per-value' || kind === 'per-unused' || kind === 'per-landmark' || kind === 'kinds'
    ? 1
    : 0,
);
/** How much of one more key, landmark, kind or tile comes with each turn. */
const GROWTH = BONUS.map((kind) => {
  switch (kind) {
    case 'per-value':
      return 0.1;
    case 'per-landmark':
      return 0.12;
    case 'per-unused':
      return 0.12;
    case 'kinds':
      return 0.25;
    default:
      return 0;
  }
});
const MOST_GROWTH = 1.5;
/** With fewer turns left, what brings no points by itself is worth less. */
const FULL_TURNS = 2;

/** Points that a tile brings by the end at first sight, to a seat with so many turns left. */
export function prospect(s: ParisState, seat: number, tile: number, turns: number): number {
  const fading = turns >= FULL_TURNS ? 1 : turns / FULL_TURNS;
  if (!BRINGS_POINTS[tile]) return (PLAIN[tile] as number) * fading;
  const now = pointsOf(s, seat, tile);
  const more = Math.min(MOST_GROWTH, (GROWTH[tile] as number) * Math.max(0, turns - 1));
  switch (BONUS[tile]) {
    case 'gain':
      return now + (s.figures.bonusFrancs[tile] as number) * FRANC * fading;
    case 'per-unused':
      return now + more * (s.figures.bonusPointsBy[tile]?.[s.players] as number);
    case 'kinds':
      return now + more * kindsAhead(s, kindsHeld(s, seat));
    default:
      return now + more * (s.figures.bonusPoints[tile] as number);
  }
}

/** What one more kind would bring on the way to the fourth and after it. */
function kindsAhead(s: ParisState, kinds: number): number {
  const { kinds: points } = s.figures;
  const most = points.length - 1;
  if (kinds >= most) return 0;
  for (let more = kinds + 1; more <= most; more++) {
    const gain = (points[more] as number) - (points[kinds] as number);
    if (gain > 0) return gain / (more - kinds);
  }
  return 0;
}

/** What leaping over a space of the track costs a seat: little when it has few turns left to come for tiles. */
function leap(s: ParisState, seat: number, turns: number): number {
  const left = BONUS_TILES - s.meepleOf(seat);
  return left === 0 ? 0 : Math.min(0.6, (0.35 * turns * 3) / left);
}

/** What a tile on the track ahead is worth to take now: itself, less what lies in between. */
export function guessTake(s: ParisState, seat: number, tile: number, space: number): number {
  const turns = turnsLeft(s, seat);
  const steps = Math.max(0, space - s.meepleOf(seat) - 1);
  return prospect(s, seat, tile, turns) - steps * leap(s, seat, turns);
}
