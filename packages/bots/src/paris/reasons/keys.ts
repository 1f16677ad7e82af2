import type { Message } from '@quayside/kernel';
import {
  ARC,
  argumentOf,
  canSpend,
  DISTRICTS,
  districtMessage,
  endText,
  francsMessage,
  Kind,
  kindOf,
  landmarkMessage,
  LANDMARKS,
  type ParisState,
  PLACES,
  pointsMessage,
  resourcesOf,
  RESOURCES,
  seatMessage,
  STACKS,
  SPACES,
  spaceOf,
  Standings,
  tokensListed,
  VALUES,
} from '@quayside/paris';
import type { Prospect, TurnReason } from '../../reasons.ts';

/** What a turn earns at once, and where its keys can go afterwards. */
export function keyReasons({ now, next, isSameTurn }: Prospect<ParisState>): TurnReason[] {
  const { seat, before, after, steps } = now;
  const reasons: TurnReason[] = [];
  const points = (after.points[seat] as number) - (before.points[seat] as number);
  if (points > 0) {
    const message = { key: 'paris.reason.points', args: { points: pointsMessage(points) } };
    reasons.push({ about: 'points', message, weight: points });
  }
  // Where the plan is to put a key on a bank, it is not for moving one in that the building is drawn.
  const movesIn = !isSameTurn || next === null || !next.steps.some((step) => kindOf(step) === Kind.PLACE);
  for (const step of steps) {
    if (kindOf(step) === Kind.PLACE) reasons.push(...placed(after, seat, argumentOf(step)));
    // With free districts the stack says nothing of where the building comes to stand.
    if (kindOf(step) === Kind.DRAW && !before.freeDistrict)
      reasons.push(...newBuilding(before, seat, before.districtOnTop(argumentOf(step)), movesIn));
    if (kindOf(step) === Kind.DRAW && before.freeDistrict) reasons.push(...newAnywhere(before, seat));
    if (kindOf(step) === Kind.PUT) reasons.push(...newBuilding(before, seat, argumentOf(step), movesIn));
    if (kindOf(step) === Kind.KEEP) reasons.push(kept(after, argumentOf(step)));
  }
  return [...reasons, ...landmarks(before, after, seat), ...tokens(before, after, seat)];
}

/** A key on a bank or the Arc: francs, and free buildings that it can reach. */
function placed(after: ParisState, seat: number, at: number): TurnReason[] {
  if (at === ARC) return [{ about: 'arc', message: { key: 'paris.reason.arc' }, weight: 1.1 }];
  const district = at - PLACES;
  const name = districtMessage(district);
  const pays = after.figures.bank[district] as number;
  const reasons: TurnReason[] = [];
  const open = DISTRICTS.flatMap((_, other) =>
    after.banked(seat, other) === 0 || other === district ? [after.figures.bank[other] as number] : [],
  );
  if (open.length > 1 && pays >= Math.max(...open)) {
    const message = { key: 'paris.reason.best-bank', args: { francs: francsMessage(pays), district: name } };
    reasons.push({ about: 'bank', message, weight: 1 + pays * 0.3 });
  } else {
    const message = { key: 'paris.reason.bank', args: { francs: francsMessage(pays), district: name } };
    reasons.push({ about: 'bank', message, weight: pays * 0.3 });
  }
  const rivals = Array.from({ length: after.players }, (_, other) => other).some(
    (other) => other !== seat && after.banked(other, district) > 0,
  );
  if (!rivals) {
    const message = { key: 'paris.reason.bank-alone', args: { district: name } };
    reasons.push({ about: 'bank alone', message, weight: 0.8 });
  }
  const free = freeBuildings(after, district);
  if (free > 0) {
    const message = { key: 'paris.reason.free', args: { district: name, n: free } };
    reasons.push({ about: 'free', message, weight: 0.7 * free });
  }
  return reasons;
}

function freeBuildings(s: ParisState, district: number): number {
  let free = 0;
  for (let value = 0; value < VALUES.length; value++) {
    const place = spaceOf(district, value);
    if (s.stands(place) && !isHeld(s, place)) free++;
  }
  return free;
}

function isHeld(s: ParisState, place: number): boolean {
  for (let seat = 0; seat < s.players; seat++) if (s.keysAt(seat, place) > 0) return true;
  return false;
}

/** A building that is drawn or put there: what the seat, and others, have to enter it with. */
function newBuilding(before: ParisState, seat: number, district: number, movesIn: boolean): TurnReason[] {
  if (district < 0) return [];
  const name = districtMessage(district);
  const standings = new Standings();
  standings.measure(before);
  const own = standings.sum(seat, district);
  const others = Array.from({ length: before.players }, (_, other) => other).filter((other) => other !== seat);
  const couldEnter = (who: number): boolean => before.banked(who, district) > 0 || before.arc[who] !== 0;
  const reasons: TurnReason[] = [];
  if (movesIn && before.banked(seat, district) > 0) {
    reasons.push({ about: 'new bank', message: { key: 'paris.reason.new-bank', args: { district: name } }, weight: 2 });
  } else if (movesIn && before.arc[seat]) {
    reasons.push({ about: 'new bank', message: { key: 'paris.reason.new-arc' }, weight: 1 });
  }
  if (!others.some(couldEnter)) {
    const message = { key: 'paris.reason.new-alone', args: { district: name } };
    reasons.push({ about: 'new alone', message, weight: 1.5 });
  }
  if (own > 0) {
    const message = { key: 'paris.reason.new-held', args: { district: name, own } };
    reasons.push({ about: 'new held', message, weight: Math.min(2, own * 0.3) });
  }
  reasons.push(...elsewhere(before, seat, district));
  const unseen = before.unseenIn(district);
  const message = { key: 'paris.reason.unseen', args: { district: name, n: unseen } };
  return [...reasons, { about: 'unseen', message, weight: 0.3 }];
}

/** Another stack would give a building to others whose keys wait there, and not to the seat. */
function elsewhere(before: ParisState, seat: number, district: number): TurnReason[] {
  const waiting = (there: number): Message[] =>
    Array.from({ length: before.players }, (_, other) => other)
      .filter((other) => other !== seat && before.banked(other, there) > 0)
      .map(seatMessage);
  if (before.freeDistrict || waiting(district).length > 0) return [];
  const shown = [...new Set(Array.from({ length: STACKS }, (_, stack) => before.districtOnTop(stack)))];
  return shown.flatMap((there): TurnReason[] => {
    if (there < 0 || there === district || before.banked(seat, there) > 0) return [];
    const seats = waiting(there);
    const message = { key: 'paris.reason.elsewhere', args: { district: districtMessage(there), seats } };
    return seats.length === 0 ? [] : [{ about: `elsewhere ${there}`, message, weight: 1.2 }];
  });
}

/** With free districts a building can come to where keys wait for it. */
function newAnywhere(before: ParisState, seat: number): TurnReason[] {
  const waiting = DISTRICTS.flatMap((_, district) =>
    before.banked(seat, district) > 0 ? [districtMessage(district)] : [],
  );
  const message = { key: 'paris.reason.new-anywhere', args: { districts: waiting } };
  return waiting.length === 0 ? [] : [{ about: 'new', message, weight: 0.6 }];
}

/** An end-game tile that the seat takes. */
function kept(s: ParisState, tile: number): TurnReason {
  const message = { key: 'paris.reason.end-tile', args: { what: endText(s.figures, tile) } };
  return { about: 'end tile', message, weight: 1.5 };
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
