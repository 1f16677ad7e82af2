import type { Message } from '@quayside/kernel';
import {
  ARC,
  argumentOf,
  bonusMessage,
  canSpend,
  DISTRICTS,
  districtMessage,
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
import { inARow, type Prospect, type TurnReason } from '../../reasons.ts';
import type { TurnAhead } from '../../turn-ahead.ts';
import { priceOfMissing } from '../reach.ts';

/** So few buildings of a district that one can think of each. */
const FEW = 2;

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

const othersThan = (s: ParisState, seat: number): number[] =>
  Array.from({ length: s.players }, (_, other) => other).filter((other) => other !== seat);

/** A key on a bank or the Arc: why there, and what it can do there. What the bank pays the step says. */
function placed(after: ParisState, seat: number, at: number): TurnReason[] {
  if (at === ARC) return [{ about: 'arc', message: { key: 'paris.reason.arc' }, weight: 1.1 }];
  const district = at - PLACES;
  const name = districtMessage(district);
  return [
    ...bankChosen(after, seat, district),
    ...comesNext(after, district),
    ...scoredThere(after, seat, district),
    ...freeBuildings(after, district).map((n) => ({
      about: 'free',
      message: { key: 'paris.reason.free', args: { district: name, n } },
      weight: 0.7 * n,
    })),
  ];
}

/** Does no bank pay more, of all that are open or of those where nobody else waits? */
function bankChosen(after: ParisState, seat: number, district: number): TurnReason[] {
  const pays = (bank: number): number => after.figures.bank[bank] as number;
  const isLone = (bank: number): boolean => !othersThan(after, seat).some((other) => after.banked(other, bank) > 0);
  const open = DISTRICTS.map((_, bank) => bank).filter((bank) => after.banked(seat, bank) === 0 || bank === district);
  const isBestOf = (banks: readonly number[]): boolean =>
    banks.length > 1 && banks.every((bank) => pays(bank) <= pays(district));
  const args = { francs: francsMessage(pays(district)), district: districtMessage(district) };
  const weight = 1 + pays(district) * 0.3;
  const alone = { key: 'paris.reason.bank-alone', args: { district: districtMessage(district) } };
  if (isBestOf(open)) {
    const best = { about: 'bank', message: { key: 'paris.reason.best-bank', args }, weight };
    return isLone(district) ? [best, { about: 'bank alone', message: alone, weight: 0.8 }] : [best];
  }
  if (!isLone(district) || !isBestOf(open.filter(isLone))) return [];
  return [{ about: 'bank', message: { key: 'paris.reason.best-lone-bank', args }, weight }];
}

/** A building of the district that is the next to be drawn from a stack. */
function comesNext(s: ParisState, district: number): TurnReason[] {
  if (s.freeDistrict || !shownBy(s).includes(district)) return [];
  const message = { key: 'paris.reason.bank-next', args: { district: districtMessage(district) } };
  return [{ about: 'bank next', message, weight: 0.9 }];
}

/** A score tile that a key may still win, and how it stands there. */
function scoredThere(s: ParisState, seat: number, district: number): TurnReason[] {
  const tile = s.score[district] as number;
  if (tile === 0) return [];
  const standings = new Standings();
  standings.measure(s);
  const own = standings.sum(seat, district);
  const best = Math.max(0, ...othersThan(s, seat).map((other) => standings.sum(other, district)));
  const [first] = s.figures.score[tile - 1] as readonly [number, number, number];
  const args = { district: districtMessage(district), points: pointsMessage(first), own, best };
  return [{ about: 'bank scores', message: { key: 'paris.reason.bank-scores', args }, weight: first * 0.08 }];
}

/** How many buildings of a district nobody occupies; nothing where there is none. */
function freeBuildings(s: ParisState, district: number): number[] {
  const free = VALUES.map((_, value) => spaceOf(district, value)).filter(
    (place) => s.stands(place) && !isHeld(s, place),
  );
  return free.length > 0 ? [free.length] : [];
}

function isHeld(s: ParisState, place: number): boolean {
  for (let seat = 0; seat < s.players; seat++) if (s.keysAt(seat, place) > 0) return true;
  return false;
}

/** The district in which a key comes to stand in these steps; -1: none does; null: there is no action among them. */
function districtEntered(steps: readonly number[]): number | null {
  const to = steps.find((step) => kindOf(step) === Kind.TO);
  if (to !== undefined) return Math.floor(argumentOf(to) / VALUES.length);
  return steps.some((step) => ACTIONS.includes(kindOf(step))) ? -1 : null;
}

/** Could a seat move a key into a building of a district that may be worth so much, from its bank, the Arc or a building worth less? */
function canEnter(s: ParisState, who: number, district: number, worth: number): boolean {
  if (s.banked(who, district) > 0 || s.arc[who] !== 0) return true;
  return VALUES.some((value, at) => value < worth && s.keysAt(who, spaceOf(district, at)) > 0);
}

/** The space of the building worth most in a district that nobody has seen; -1: all have been seen. */
const dearestUnseen = (s: ParisState, district: number): number =>
  VALUES.map((_, value) => spaceOf(district, value)).findLast((space) => s.tile[space] === UNSEEN) ?? -1;

/** The most that a building of a district may be worth that nobody has seen. */
function mostUnseen(s: ParisState, district: number): number {
  const dearest = dearestUnseen(s, district);
  return dearest < 0 ? 0 : s.worthOf(dearest);
}

/** Has a seat the resources that a place costs, or could it buy them, were it rich enough? */
function canPay(s: ParisState, seat: number, place: number): boolean {
  const cost = resourcesOf(s, place);
  return canSpend(s, seat, cost) || priceOfMissing(s, seat, cost) < Infinity;
}

/** A building that is drawn: what the seat, and others, have to enter it with. */
function newBuilding(before: ParisState, seat: number, district: number): TurnReason[] {
  if (district < 0) return [];
  const choice = choiceOfStacks(before);
  const dearest = dearestUnseen(before, district);
  const most = mostUnseen(before, district);
  // The last that is left may be the one that costs resources.
  const isPaid = before.unseenIn(district) > 1 || dearest < 0 || canPay(before, seat, dearest);
  const entering = isPaid ? waysIn(before, seat, district, most, 'paris.reason.new-up') : [];
  // Where the stacks leave no choice there is nothing to weigh.
  if (choice) return [choice, ...entering];
  const isIdle = shownBy(before).every((there) => !isEntered(before, there));
  const nobody = { about: 'new alone', message: { key: 'paris.reason.draw-nobody' }, weight: 1.5 };
  const others = forOthers(before, seat, district, most, entering.length > 0);
  return [
    ...entering,
    ...(isIdle ? [nobody] : others),
    ...bankThere(before, seat, district),
    ...fewLeft(before, district),
    ...heldThere(before, seat, district),
    ...elsewhere(before, seat, district),
  ];
}

/**
 * The same for a building that everybody sees and the seat puts there. `entered`: the district where the plan is to move a key in; null:
 * there is no plan yet.
 */
function puts(
  before: ParisState,
  after: ParisState,
  seat: number,
  district: number,
  entered: number | null,
): TurnReason[] {
  const place = VALUES.map((_, value) => spaceOf(district, value)).find(
    (space) => after.stands(space) && !before.stands(space),
  );
  if (place === undefined) return [];
  const worth = after.worthOf(place);
  const isPaid = before.francsOf(seat) >= worth && canPay(before, seat, place);
  const isOpen = isPaid && (entered === null || entered === district);
  const entering = isOpen ? waysIn(before, seat, district, worth, 'paris.reason.new-rises') : [];
  return [
    ...entering,
    ...forOthers(before, seat, district, worth, entering.length > 0),
    ...heldThere(before, seat, district),
  ];
}

/** With what a seat could enter a building of a district that may be worth so much; `up` says it of a key in a building worth less. */
function waysIn(s: ParisState, seat: number, district: number, worth: number, up: string): TurnReason[] {
  const args = { district: districtMessage(district) };
  if (s.banked(seat, district) > 0)
    return [{ about: 'new bank', message: { key: 'paris.reason.new-bank', args }, weight: 2 }];
  if (s.arc[seat]) return [{ about: 'new bank', message: { key: 'paris.reason.new-arc' }, weight: 1 }];
  if (!canEnter(s, seat, district, worth)) return [];
  return [{ about: 'new bank', message: { key: up, args }, weight: 1.5 }];
}

/** Others who cannot enter it, if the seat can, or nobody. */
function forOthers(s: ParisState, seat: number, district: number, worth: number, isOwn: boolean): TurnReason[] {
  if (othersThan(s, seat).some((other) => canEnter(s, other, district, worth))) return [];
  const key = isOwn ? 'paris.reason.new-alone' : 'paris.reason.new-nobody';
  const message = { key, args: { district: districtMessage(district) } };
  return !isOwn && canEnter(s, seat, district, worth) ? [] : [{ about: 'new alone', message, weight: 1.5 }];
}

/** The bank from which a key could go there later, where it is the best of those that the stacks ask about. */
function bankThere(s: ParisState, seat: number, district: number): TurnReason[] {
  const open = shownBy(s).filter((there) => s.banked(seat, there) === 0);
  const pays = s.figures.bank[district] as number;
  const isBest = open.every((there) => there === district || (s.figures.bank[there] as number) < pays);
  if (s.hand[seat] === 0 || !open.includes(district) || !isBest) return [];
  const args = { district: districtMessage(district), francs: francsMessage(pays) };
  return [{ about: 'bank there', message: { key: 'paris.reason.new-best-bank', args }, weight: 0.8 }];
}

/** What the building may be worth, where hardly any of its district is still to come. */
function fewLeft(s: ParisState, district: number): TurnReason[] {
  const values = VALUES.filter((_, at) => s.tile[spaceOf(district, at)] === UNSEEN);
  if (values.length > FEW) return [];
  const args = { district: districtMessage(district), values: values.join(', ') };
  return [{ about: 'few left', message: { key: 'paris.reason.new-left', args }, weight: 0.6 }];
}

/** What the seat has in the district already. */
function heldThere(s: ParisState, seat: number, district: number): TurnReason[] {
  const standings = new Standings();
  standings.measure(s);
  const own = standings.sum(seat, district);
  if (own === 0) return [];
  const message = { key: 'paris.reason.new-held', args: { district: districtMessage(district), own } };
  return [{ about: 'new held', message, weight: Math.min(2, own * 0.3) }];
}

/** Could anybody move a key into the next building of a district? */
const isEntered = (s: ParisState, district: number): boolean =>
  Array.from({ length: s.players }, (_, who) => who).some((who) => canEnter(s, who, district, mostUnseen(s, district)));

/** The districts that the stacks show. */
const shownBy = (s: ParisState): number[] =>
  [...new Set(Array.from({ length: STACKS }, (_, stack) => s.districtOnTop(stack)))].filter((each) => each >= 0);

function choiceOfStacks(s: ParisState): TurnReason | null {
  const shown = Array.from({ length: STACKS }, (_, stack) => s.districtOnTop(stack)).filter((each) => each >= 0);
  const [first = -1] = shown;
  if (shown.length === 1) return { about: 'stacks', message: { key: 'paris.reason.only-stack' }, weight: 2 };
  if (shown.length < 2 || shown.some((each) => each !== first)) return null;
  const message = { key: 'paris.reason.same-stacks', args: { district: districtMessage(first) } };
  return { about: 'stacks', message, weight: 2 };
}

/** Another stack would give others, whose keys can move in there, a building where none is free yet; and the seat nothing. */
function elsewhere(before: ParisState, seat: number, district: number): TurnReason[] {
  const waiting = (there: number): Message[] =>
    othersThan(before, seat)
      .filter((other) => before.arc[other] === 0 && canEnter(before, other, there, mostUnseen(before, there)))
      .map(seatMessage);
  // Where something is free already, whoever waits there gets nothing new.
  if (before.freeDistrict || (waiting(district).length > 0 && freeBuildings(before, district).length === 0)) return [];
  const found = shownBy(before).flatMap((there): TurnReason[] => {
    if (there === district || canEnter(before, seat, there, mostUnseen(before, there))) return [];
    if (freeBuildings(before, there).length > 0) return [];
    const seats = waiting(there);
    const args = { district: districtMessage(there), seats: inARow('paris.reason.and', seats) };
    return seats.length === 0
      ? []
      : [{ about: 'elsewhere', message: { key: 'paris.reason.elsewhere', args }, weight: 1.2 }];
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
  const choice = choiceOfStacks(before);
  return [...(choice ? [choice] : []), ...(waiting.length === 0 ? [] : [{ about: 'new', message, weight: 0.6 }])];
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
