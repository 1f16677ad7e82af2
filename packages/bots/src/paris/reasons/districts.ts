import type { Message } from '@quayside/kernel';
import {
  argumentOf,
  DISTRICTS,
  districtMessage,
  districtPoints,
  FOURTH,
  highOf,
  Kind,
  kindOf,
  lowOf,
  type ParisState,
  pointsMessage,
  Standings,
} from '@quayside/paris';
import type { Prospect, TurnReason } from '../../reasons.ts';

/** What leading where no score tile lies is worth, as a share of what the tiles left pay. */
const OPEN = 0.25;

/** What a turn does for the count of the districts. */
export function districtReasons({ now: { seat, before, after, steps } }: Prospect<ParisState>): TurnReason[] {
  const was = new Standings();
  const is = new Standings();
  was.measure(before);
  is.measure(after);
  const reasons: TurnReason[] = scoreTiles(after, seat, is, steps);
  for (let district = 0; district < DISTRICTS.length; district++) {
    const own = is.sum(seat, district);
    if (own <= was.sum(seat, district)) continue;
    const best = bestOther(after, is, seat, district);
    const name = districtMessage(district);
    const isAhead = is.leads(after, seat, district);
    const wasAhead = was.leads(before, seat, district);
    const over = beaten(own, best, isAhead);
    const about = `district ${district}`;
    if (after.score[district] !== 0) {
      const points = districtPoints(after, district)[seat] as number;
      const had = before.score[district] === 0 ? 0 : (districtPoints(before, district)[seat] as number);
      const more = points - had;
      if (more > 0 && before.score[district] !== 0) {
        const args = { district: name, own, best: over, points: pointsMessage(points), had };
        const key = !isAhead ? 'paris.reason.scores' : best > 0 ? 'paris.reason.leads' : 'paris.reason.alone';
        reasons.push({ about, message: { key, args }, weight: more });
      } else if (more === 0 && isAhead && best > 0) {
        const args = { district: name, own, best: over, points: pointsMessage(points) };
        reasons.push({
          about,
          message: { key: 'paris.reason.lead-grows', args },
          weight: (own - was.sum(seat, district)) * 0.3,
        });
      }
    } else if (after.scoreLeft !== 0 && isAhead && !wasAhead && best > 0) {
      const args = { district: name, own, best: over, points: pointsMessage(bestTile(after)) };
      reasons.push({ about, message: { key: 'paris.reason.leads-open', args }, weight: bestTile(after) * OPEN });
    } else {
      const key = best > 0 ? 'paris.reason.holds' : 'paris.reason.holds-alone';
      const message = { key, args: { district: name, own, best } };
      reasons.push({ about, message, weight: 0.1 * (own - was.sum(seat, district)) });
    }
    if (
      ((after.fourth >> district) & 1) === 0 &&
      after.keysIn(district) === FOURTH - 1 &&
      isAhead &&
      after.scoreLeft !== 0
    ) {
      const message = { key: 'paris.reason.ripe', args: { district: name } };
      reasons.push({ about: `ripe ${district}`, message, weight: 1.2 });
    }
  }
  return reasons;
}

/** A score tile that the turn places, and who scores it as things stand. */
function scoreTiles(after: ParisState, seat: number, standings: Standings, steps: readonly number[]): TurnReason[] {
  return steps.flatMap((step): TurnReason[] => {
    if (kindOf(step) !== Kind.SCORE) return [];
    const district = lowOf(argumentOf(step));
    const [first] = after.figures.score[highOf(argumentOf(step))] as readonly [number, number, number];
    const points = districtPoints(after, district)[seat] as number;
    const own = standings.sum(seat, district);
    const best = bestOther(after, standings, seat, district);
    const isAhead = standings.leads(after, seat, district);
    const over = beaten(own, best, isAhead);
    const args = { district: districtMessage(district), own, best: over, points: pointsMessage(points), first };
    if (points === 0) return [];
    const key = isAhead
      ? best > 0
        ? 'paris.reason.places-and-leads'
        : 'paris.reason.places-alone'
      : 'paris.reason.places';
    return [{ about: 'score tile', message: { key, args }, weight: points }];
  });
}

/** The most that anybody else has, as a leader's sum is compared with it; where it is the same, with what decides (P-712). */
const beaten = (own: number, best: number, isAhead: boolean): number | Message =>
  isAhead && own === best ? { key: 'paris.reason.same-sum', args: { best } } : best;

function bestOther(s: ParisState, standings: Standings, seat: number, district: number): number {
  let best = 0;
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) best = Math.max(best, standings.sum(other, district));
  }
  return best;
}

/** What the first gets of the best score tile that nobody has placed. */
function bestTile(s: ParisState): number {
  return Math.max(0, ...s.figures.score.map(([first], tile) => ((s.scoreLeft >> tile) & 1 ? first : 0)));
}
