import {
  ARC,
  DISTRICTS,
  districtMessage,
  francsMessage,
  type ParisState,
  PLACES,
  pointsMessage,
  spaceOf,
  STACKS,
  Standings,
  VALUES,
} from '@quayside/paris';
import type { TurnReason } from '../../reasons.ts';

export const othersThan = (s: ParisState, seat: number): number[] =>
  Array.from({ length: s.players }, (_, other) => other).filter((other) => other !== seat);

/** A key on a bank or the Arc: why there, and what it can do there. What the bank pays the step says. */
export function placed(after: ParisState, seat: number, at: number): TurnReason[] {
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
export function freeBuildings(s: ParisState, district: number): number[] {
  const free = VALUES.map((_, value) => spaceOf(district, value)).filter(
    (place) => s.stands(place) && !isHeld(s, place),
  );
  return free.length > 0 ? [free.length] : [];
}

function isHeld(s: ParisState, place: number): boolean {
  for (let seat = 0; seat < s.players; seat++) if (s.keysAt(seat, place) > 0) return true;
  return false;
}

/** The districts that the stacks show. */
export const shownBy = (s: ParisState): number[] =>
  [...new Set(Array.from({ length: STACKS }, (_, stack) => s.districtOnTop(stack)))].filter((each) => each >= 0);
