import type { Message } from '@quayside/kernel';
import {
  ARC,
  canReach,
  canSpend,
  DISTRICTS,
  districtMessage,
  francsFor,
  francsMessage,
  type ParisState,
  PLACES,
  resourcesOf,
  seatMessage,
  spaceOf,
  STACKS,
  Standings,
  UNSEEN,
  VALUES,
} from '@quayside/paris';
import { inARow, type TurnReason } from '../../reasons.ts';
import { priceOfMissing } from '../reach.ts';
import { freeBuildings, othersThan, shownBy } from './banks.ts';

/** So few buildings of a district that one can think of each. */
const FEW = 2;
/** From where keys move: places, banks and the Arc. */
const FROM = Array.from({ length: ARC + 1 }, (_, from) => from);

/** From where a seat could move a key into a building that comes to a place; nowhere, where none comes. */
const keysFor = (s: ParisState, who: number, place: number): number[] =>
  place < 0 ? [] : FROM.filter((from) => canReach(s, who, from, place));

const canEnter = (s: ParisState, who: number, place: number): boolean => keysFor(s, who, place).length > 0;

/** The space of the building worth most in a district that nobody has seen; -1: all have been seen. */
const dearestUnseen = (s: ParisState, district: number): number =>
  VALUES.map((_, value) => spaceOf(district, value)).findLast((space) => s.tile[space] === UNSEEN) ?? -1;

/** Has a seat the resources that a place costs, or could it buy them, were it rich enough? */
function canPay(s: ParisState, seat: number, place: number): boolean {
  const cost = resourcesOf(s, place);
  return canSpend(s, seat, cost) || priceOfMissing(s, seat, cost) < Infinity;
}

/** A building that is drawn: what the seat, and others, have to enter it with. */
export function newBuilding(before: ParisState, seat: number, district: number): TurnReason[] {
  if (district < 0) return [];
  const choice = choiceOfStacks(before);
  const dearest = dearestUnseen(before, district);
  // The last that is left may be the one that costs resources.
  const isPaid = before.unseenIn(district) > 1 || dearest < 0 || canPay(before, seat, dearest);
  const entering = isPaid ? waysIn(keysFor(before, seat, dearest), district, 'paris.reason.new-up') : [];
  // Where the stacks leave no choice there is nothing to weigh.
  if (choice) return [choice, ...entering];
  const isIdle = shownBy(before).every((there) => !isEntered(before, there));
  const nobody = { about: 'new alone', message: { key: 'paris.reason.draw-nobody' }, weight: 1.5 };
  const others = forOthers(before, seat, district, dearest, entering.length > 0);
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
export function puts(
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
  const isOpen = canPay(before, seat, place) && (entered === null || entered === district);
  const paid = keysFor(before, seat, place).filter((from) => before.francsOf(seat) >= francsFor(before, from, place));
  const entering = isOpen ? waysIn(paid, district, 'paris.reason.new-rises') : [];
  return [
    ...entering,
    ...forOthers(before, seat, district, place, entering.length > 0),
    ...heldThere(before, seat, district),
  ];
}

/** With which of its keys a seat could enter a building of a district; `up` says it of a key in a building worth less. */
function waysIn(from: readonly number[], district: number, up: string): TurnReason[] {
  const args = { district: districtMessage(district) };
  if (from.includes(PLACES + district))
    return [{ about: 'new bank', message: { key: 'paris.reason.new-bank', args }, weight: 2 }];
  if (from.includes(ARC)) return [{ about: 'new bank', message: { key: 'paris.reason.new-arc' }, weight: 1 }];
  if (from.length === 0) return [];
  return [{ about: 'new bank', message: { key: up, args }, weight: 1.5 }];
}

/** Others who cannot enter it, if the seat can, or nobody. */
function forOthers(s: ParisState, seat: number, district: number, place: number, isOwn: boolean): TurnReason[] {
  if (othersThan(s, seat).some((other) => canEnter(s, other, place))) return [];
  const key = isOwn ? 'paris.reason.new-alone' : 'paris.reason.new-nobody';
  const message = { key, args: { district: districtMessage(district) } };
  return !isOwn && canEnter(s, seat, place) ? [] : [{ about: 'new alone', message, weight: 1.5 }];
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
  Array.from({ length: s.players }, (_, who) => who).some((who) => canEnter(s, who, dearestUnseen(s, district)));

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
      .filter((other) => before.arc[other] === 0 && canEnter(before, other, dearestUnseen(before, there)))
      .map(seatMessage);
  // Where something is free already, whoever waits there gets nothing new.
  if (before.freeDistrict || (waiting(district).length > 0 && freeBuildings(before, district).length === 0)) return [];
  const found = shownBy(before).flatMap((there): TurnReason[] => {
    if (there === district || canEnter(before, seat, dearestUnseen(before, there))) return [];
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
export function newAnywhere(before: ParisState, seat: number): TurnReason[] {
  const waiting = DISTRICTS.flatMap((_, district) =>
    before.banked(seat, district) > 0 ? [districtMessage(district)] : [],
  );
  const message = { key: 'paris.reason.new-anywhere', args: { districts: waiting } };
  const choice = choiceOfStacks(before);
  return [...(choice ? [choice] : []), ...(waiting.length === 0 ? [] : [{ about: 'new', message, weight: 0.6 }])];
}
