import {
  argumentOf,
  bonusMessage,
  canSpend,
  FRANCS_AT_END,
  francsMessage,
  Kind,
  kindOf,
  landmarkMessage,
  LANDMARKS,
  type ParisState,
  pointsMessage,
  resourcesOf,
  RESOURCES,
  SPACES,
  tokensListed,
  VALUES,
} from '@quayside/paris';
import type { Prospect, TurnReason } from '../../reasons.ts';
import type { TurnAhead } from '../../turn-ahead.ts';
import { placed } from './banks.ts';
import { newAnywhere, newBuilding, puts } from './stacks.ts';

const ACTIONS: readonly number[] = [Kind.PLACE, Kind.MOVE, Kind.LOOK, Kind.PASS];

/** What a turn earns at once, and where its keys can go afterwards. */
export function keyReasons({ now, next, isSameTurn }: Prospect<ParisState>): TurnReason[] {
  const { seat, before, after, steps } = now;
  const reasons: TurnReason[] = [];
  const points = (after.points[seat] as number) - (before.points[seat] as number);
  if (points > 0) {
    const message = { key: 'paris.reason.points', args: { points: pointsMessage(points) } };
    reasons.push({ about: 'points', message, weight: points });
  }
  const entered = districtEntered(isSameTurn && next ? [...steps, ...next.steps] : steps);
  for (const step of steps) {
    if (kindOf(step) === Kind.PLACE) reasons.push(...placed(after, seat, argumentOf(step)));
    // With free districts the stack says nothing of where the building comes to stand.
    if (kindOf(step) === Kind.DRAW && !before.freeDistrict)
      reasons.push(...newBuilding(before, seat, before.districtOnTop(argumentOf(step))));
    if (kindOf(step) === Kind.DRAW && before.freeDistrict) reasons.push(...newAnywhere(before, seat));
    if (kindOf(step) === Kind.PUT) reasons.push(...puts(before, after, seat, argumentOf(step), entered));
  }
  return [...reasons, ...landmarks(before, after, seat), ...tokens(before, after, seat), ...francsAtEnd(now)];
}

/** The district in which a key comes to stand in these steps; -1: none does; null: there is no action among them. */
function districtEntered(steps: readonly number[]): number | null {
  const to = steps.find((step) => kindOf(step) === Kind.TO);
  if (to !== undefined) return Math.floor(argumentOf(to) / VALUES.length);
  return steps.some((step) => ACTIONS.includes(kindOf(step))) ? -1 : null;
}

/** Francs that a tile in hand makes points at the end. */
function francsAtEnd({ seat, before, after }: TurnAhead<ParisState>): TurnReason[] {
  const more = after.francsOf(seat) - before.francsOf(seat);
  if (more <= 0 || !before.holds(seat, FRANCS_AT_END)) return [];
  const args = { tile: bonusMessage(FRANCS_AT_END), francs: francsMessage(more), points: pointsMessage(more) };
  return [{ about: 'francs at end', message: { key: 'paris.reason.francs-count', args }, weight: 0.6 * more }];
}

/** Landmarks whose resources the seat then has. */
function landmarks(before: ParisState, after: ParisState, seat: number): TurnReason[] {
  let best: TurnReason | null = null;
  for (let landmark = 0; landmark < LANDMARKS.length; landmark++) {
    const place = SPACES + landmark;
    if (after.landmark[landmark] !== 0) continue;
    const cost = resourcesOf(after, place);
    if (canSpend(before, seat, cost) || !canSpend(after, seat, cost)) continue;
    const value = after.worthOf(place);
    const message = { key: 'paris.reason.landmark', args: { landmark: landmarkMessage(landmark), value } };
    if (!best || value * 0.25 > best.weight) best = { about: 'landmark', message, weight: value * 0.25 };
  }
  return best ? [best] : [];
}

/** What the seat then has of tokens that it got. */
function tokens(before: ParisState, after: ParisState, seat: number): TurnReason[] {
  const more = (kind: number): number => Math.max(0, after.token(seat, kind) - before.token(seat, kind));
  const got = tokensListed(more);
  if (got.length === 0) return [];
  let resources = 0;
  for (let kind = 0; kind < RESOURCES; kind++) resources += more(kind);
  const message = { key: 'paris.reason.tokens', args: { tokens: got } };
  return [{ about: 'tokens', message, weight: resources > 0 ? 1 : 0.9 }];
}
