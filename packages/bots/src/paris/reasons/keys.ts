import type { Message } from '@quayside/kernel';
import {
  ARC,
  argumentOf,
  bonusMessage,
  canSpend,
  DISTRICTS,
  districtMessage,
  endText,
  FRANCS_AT_END,
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
  UNSEEN,
  VALUES,
} from '@quayside/paris';
import type { Prospect, TurnReason } from '../../reasons.ts';
import type { TurnAhead } from '../../turn-ahead.ts';

/** A building worth so much asks for wood. */
const DEAREST = 8;
const WOOD = 0;
const WOOD_ONCE = [1, 0, 0] as const;

/** What a turn earns at once, and where its keys can go afterwards. */
export function keyReasons({ now, next, isSameTurn }: Prospect<ParisState>): TurnReason[] {
  const { seat, before, after, steps } = now;
  const reasons: TurnReason[] = [];
  const points = (after.points[seat] as number) - (before.points[seat] as number);
  if (points > 0) {
    const message = { key: 'paris.reason.points', args: { points: pointsMessage(points) } };
    reasons.push({ about: 'points', message, weight: points });
  }
  const movesIn = isSameTurn && next ? districtEntered(next.steps) : null;
  for (const step of steps) {
    if (kindOf(step) === Kind.PLACE) reasons.push(...placed(after, seat, argumentOf(step)));
    // With free districts the stack says nothing of where the building comes to stand.
    if (kindOf(step) === Kind.DRAW && !before.freeDistrict)
      reasons.push(...newBuilding(before, seat, before.districtOnTop(argumentOf(step)), movesIn));
    if (kindOf(step) === Kind.DRAW && before.freeDistrict) reasons.push(...newAnywhere(before, seat));
    if (kindOf(step) === Kind.PUT) reasons.push(...newBuilding(before, seat, argumentOf(step), movesIn));
    if (kindOf(step) === Kind.KEEP) reasons.push(kept(after, argumentOf(step)));
  }
  return [...reasons, ...landmarks(before, after, seat), ...tokens(before, after, seat), ...francsAtEnd(now)];
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

/** The district in which a key comes to stand in these steps; -1: none does. */
function districtEntered(steps: readonly number[]): number {
  const to = steps.find((step) => kindOf(step) === Kind.TO);
  return to === undefined ? -1 : Math.floor(argumentOf(to) / VALUES.length);
}

/** Could a seat move a key into a building of a district that may be worth so much, from its bank, the Arc or a building worth less? */
function canEnter(s: ParisState, who: number, district: number, worth: number): boolean {
  if (s.banked(who, district) > 0 || s.arc[who] !== 0) return true;
  return VALUES.some((value, at) => value < worth && s.keysAt(who, spaceOf(district, at)) > 0);
}

/** The most that a building of a district may be worth that nobody has seen. */
const mostUnseen = (s: ParisState, district: number): number =>
  Math.max(0, ...VALUES.filter((_, at) => s.tile[spaceOf(district, at)] === UNSEEN));

const canPayWood = (s: ParisState, seat: number): boolean =>
  (s.supply[WOOD] as number) > 0 || canSpend(s, seat, WOOD_ONCE);

/**
 * A building that is drawn or put there: what the seat, and others, have to enter it with. `entered`: where the plan is to move a key in;
 * null: there is no plan yet.
 */
function newBuilding(before: ParisState, seat: number, district: number, entered: number | null): TurnReason[] {
  if (district < 0) return [];
  const choice = choiceOfStacks(before);
  if (choice) return [choice];
  const name = districtMessage(district);
  const standings = new Standings();
  standings.measure(before);
  const own = standings.sum(seat, district);
  const others = Array.from({ length: before.players }, (_, other) => other).filter((other) => other !== seat);
  const most = mostUnseen(before, district);
  // The last that is left may be the one that wood pays for.
  const isPaid = before.unseenIn(district) > 1 || most < DEAREST || canPayWood(before, seat);
  const reasons: TurnReason[] = [];
  if (isPaid && (entered === null || entered === district)) {
    if (before.banked(seat, district) > 0) {
      const message = { key: 'paris.reason.new-bank', args: { district: name } };
      reasons.push({ about: 'new bank', message, weight: 2 });
    } else if (before.arc[seat]) {
      reasons.push({ about: 'new bank', message: { key: 'paris.reason.new-arc' }, weight: 1 });
    } else if (canEnter(before, seat, district, most)) {
      const message = { key: 'paris.reason.new-up', args: { district: name } };
      reasons.push({ about: 'new bank', message, weight: 1.5 });
    }
  }
  if (!others.some((other) => canEnter(before, other, district, most))) {
    const message = { key: 'paris.reason.new-alone', args: { district: name } };
    reasons.push({ about: 'new alone', message, weight: 1.5 });
  }
  if (own > 0) {
    const message = { key: 'paris.reason.new-held', args: { district: name, own } };
    reasons.push({ about: 'new held', message, weight: Math.min(2, own * 0.3) });
  }
  return [...reasons, ...elsewhere(before, seat, district)];
}

/** Where the stacks leave no choice there is nothing to weigh. */
function choiceOfStacks(s: ParisState): TurnReason | null {
  const shown = Array.from({ length: STACKS }, (_, stack) => s.districtOnTop(stack)).filter((each) => each >= 0);
  const [first = -1] = shown;
  if (shown.length === 1) return { about: 'stacks', message: { key: 'paris.reason.only-stack' }, weight: 2 };
  if (shown.length < 2 || shown.some((each) => each !== first)) return null;
  const message = { key: 'paris.reason.same-stacks', args: { district: districtMessage(first) } };
  return { about: 'stacks', message, weight: 2 };
}

/** Another stack would give a building to others whose keys wait there, and not to the seat. */
function elsewhere(before: ParisState, seat: number, district: number): TurnReason[] {
  const waiting = (there: number): Message[] =>
    Array.from({ length: before.players }, (_, other) => other)
      .filter((other) => other !== seat && before.banked(other, there) > 0 && before.arc[other] === 0)
      .map(seatMessage);
  if (before.freeDistrict || waiting(district).length > 0) return [];
  const shown = [...new Set(Array.from({ length: STACKS }, (_, stack) => before.districtOnTop(stack)))];
  const found = shown.flatMap((there): TurnReason[] => {
    if (there < 0 || there === district || before.banked(seat, there) > 0) return [];
    const seats = waiting(there);
    const message = { key: 'paris.reason.elsewhere', args: { district: districtMessage(there), seats } };
    return seats.length === 0 ? [] : [{ about: 'elsewhere', message, weight: 1.2 }];
  });
  // One is enough to say why not another.
  return found.slice(0, 1);
}

/** With free districts a building can come to where keys wait for it. */
function newAnywhere(before: ParisState, seat: number): TurnReason[] {
  const waiting = DISTRICTS.flatMap((_, district) =>
    before.banked(seat, district) > 0 ? [districtMessage(district)] : [],
  );
  const message = { key: 'paris.reason.new-anywhere', args: { districts: waiting } };
  return waiting.length === 0 ? [] : [{ about: 'new', message, weight: 0.6 }];
}

/** Francs that a tile in hand makes points at the end. */
function francsAtEnd({ seat, before, after }: TurnAhead<ParisState>): TurnReason[] {
  const more = after.francsOf(seat) - before.francsOf(seat);
  if (more <= 0 || !before.holds(seat, FRANCS_AT_END)) return [];
  const args = { tile: bonusMessage(FRANCS_AT_END), francs: francsMessage(more), points: pointsMessage(more) };
  return [{ about: 'francs at end', message: { key: 'paris.reason.francs-count', args }, weight: 0.6 * more }];
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
