import {
  argumentOf,
  BONUS,
  BONUS_TILES,
  bonusMessage,
  bonusText,
  FRANCS_AT_END,
  Kind,
  kindOf,
  pairPoints,
  type ParisState,
  pointsMessage,
  pointsOf,
} from '@quayside/paris';
import type { Prospect, TurnReason } from '../../reasons.ts';
import { turnsLeft } from '../clock.ts';
import { prospect } from '../prospects.ts';

/** So few end-game tiles that they will soon be gone. */
const FEW = 4;
const USES: readonly number[] = [Kind.USE_BONUS, Kind.USE_END];
const TAKES: readonly number[] = [Kind.BONUS, Kind.CLAIM, Kind.RETREAT];

/** What a turn does with bonus tiles and end-game tiles, and for those that the seat has already. */
export function tileReasons({ now: { seat, before, after, steps }, next }: Prospect<ParisState>): TurnReason[] {
  const reasons: TurnReason[] = [];
  for (const step of steps) {
    const tile = argumentOf(step);
    if (TAKES.includes(kindOf(step)) && after.holds(seat, tile)) reasons.push(taken(after, seat, tile));
    if (kindOf(step) === Kind.LOOK && before.endLeft <= FEW) {
      const message = { key: 'paris.reason.end-tiles', args: { n: before.endLeft } };
      reasons.push({ about: 'end tiles', message, weight: 1.5 });
    }
  }
  const kept = Array.from({ length: BONUS_TILES }, (_, at) => at + 1).filter(
    (tile) => before.holds(seat, tile) && after.holds(seat, tile),
  );
  const more = (tile: number): number => pointsOf(after, seat, tile) - pointsOf(before, seat, tile);
  // What one tile gains another may lose.
  const lost = kept.reduce((sum, tile) => sum - Math.min(0, more(tile)), 0);
  for (const tile of kept) {
    const is = pointsOf(after, seat, tile);
    const weight = more(tile) - lost;
    // The plan may be to go on from there at once.
    const isPassing = next !== null && next.after.holds(seat, tile) && pointsOf(next.after, seat, tile) < is;
    if (weight > 0 && !isPassing) {
      const args = {
        tile: bonusMessage(tile),
        what: bonusText(after.figures, tile, after.players),
        is: pointsMessage(is),
        was: pointsOf(before, seat, tile),
      };
      reasons.push({ about: `tile ${tile}`, message: { key: 'paris.reason.tile-grows', args }, weight });
    }
    const paired = pairPoints(after, seat, tile) - pairPoints(before, seat, tile);
    if (paired > 0) {
      const args = { tile: bonusMessage(tile), points: pointsMessage(paired) };
      const message = { key: 'paris.reason.pair', args };
      reasons.push({ about: `pair ${tile}`, message, weight: 3 });
    }
  }
  return reasons;
}

/** A tile that was taken: what it is for, and what it pays as things stand. */
function taken(s: ParisState, seat: number, tile: number): TurnReason {
  const points = pointsOf(s, seat, tile);
  const args = { tile: bonusMessage(tile), what: bonusText(s.figures, tile, s.players), points: pointsMessage(points) };
  const isCounted = points > 0 && BONUS[tile] !== 'gain';
  const key = isCounted ? 'paris.reason.tile-pays' : 'paris.reason.tile';
  return { about: `takes ${tile}`, message: { key, args }, weight: prospect(s, seat, tile, turnsLeft(s, seat)) };
}

/** The last turn: what still counts then. */
export function endReasons({ now: { seat, before, after, steps } }: Prospect<ParisState>): TurnReason[] {
  if (before.ending !== 2) return [];
  const used = steps.filter((step) => USES.includes(kindOf(step))).length;
  if (used > 0) {
    const message = { key: 'paris.reason.last-uses', args: { n: used } };
    return [{ about: 'last turn', message, weight: 1.5 }];
  }
  if (before.holds(seat, FRANCS_AT_END)) return [];
  const spent = before.francsOf(seat) - after.francsOf(seat);
  if (spent <= 0) return [];
  return [{ about: 'last turn', message: { key: 'paris.reason.last-turn' }, weight: 1.5 }];
}
