import { END_TILES, type ParisState, Phase, REMOVED, SPACES } from '@quayside/paris';

/** Turns of all seats after the last building tile that do not take an end-game tile, as a rule, by number of players. */
const OTHER_TURNS = [0, 0, 16, 33, 29] as const;

/** However many there were, so many more come before each end-game tile that is left. */
const BETWEEN = 0.6;

/** What the turn is at, also while a used tile asks something. */
export function stage(s: ParisState): number {
  const { phase } = s;
  return phase >= Phase.CLAIM && phase < Phase.OVER ? s.resume : phase;
}

/** Is the action of the turn still to come? */
export const beforeAction = (s: ParisState): boolean => stage(s) < Phase.SPEND;

/** Turns of all seats until the last end-game tile is likely to go (P-705), this one as long as its action is to come. */
function turnsToLastTile(s: ParisState, done: number): number {
  const tiles = s.tilesLeft;
  const others = OTHER_TURNS[s.players] as number;
  if (tiles > 0) {
    const drawn = stage(s) > Phase.TILE && done === 0 ? 1 : 0;
    return tiles + drawn + s.endLeft + others;
  }
  const turns = (s.round - 1) * s.players + s.seat + done;
  const first = s.freeDistrict ? SPACES : SPACES - REMOVED;
  const spent = turns - first - (END_TILES - s.endLeft);
  return s.endLeft + Math.max(BETWEEN * s.endLeft, others - Math.max(-1, spent));
}

/** Turns of its own that a seat has before it, this one as long as its action is to come: certain near the end, likely before. */
export function turnsLeft(s: ParisState, seat: number): number {
  if (s.phase === Phase.OVER) return 0;
  const done = beforeAction(s) ? 0 : 1;
  const open = seat > s.seat || (seat === s.seat && done === 0) ? 1 : 0;
  if (s.ending === 2) return open;
  if (s.ending === 1) return open + 1;
  const inRound = s.players - s.seat - done;
  const rounds = Math.max(0, turnsToLastTile(s, done) - inRound) / s.players;
  // The round in which the last tile goes is finished: half a round more, on average.
  return open + 1 + rounds + 0.5 * Math.min(1, rounds);
}
