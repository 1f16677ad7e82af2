import { CHANCE, type JsonObject } from '@quayside/kernel';
import { leHavre, type LeHavreState } from '@quayside/le-havre';
import { expect } from 'vitest';
import { given, type Scenario } from './scenario.ts';

const OFFERS = { wood: 1, clay: 1 };
export const table = (red: JsonObject, more: JsonObject = {}, green: JsonObject = {}): Scenario =>
  given({ offers: OFFERS, ...more, seats: { red, green } });
/** Red inside an own building, after these tokens. */
export const inside = (building: string, red: JsonObject, tokens = '', more: JsonObject = {}): Scenario =>
  table({ ...red, buildings: [building, 'town-square'] }, more).play(
    [`enter ${building}`, tokens].filter(Boolean).join(';'),
  );
/** Red before the town's building, having to pay its fee. */
export const fee = (building: string, red: JsonObject): Scenario =>
  table(red, { town: [building] }).play(`enter ${building}`);

/** A position before anything is played from it, even if there is but one option. */
export function asWritten(position: JsonObject): { table: { state: LeHavreState } } {
  const read = leHavre.fromPosition({ players: 2, round: 9, turn: 1, offers: OFFERS, ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { table: { state: read.value } };
}

/** A table, a token ("green: repay", "chance: tile 3 fish+clay"), why it is refused ("L-202 not-asked"), and what is told besides. */
export type Row = [() => { table: { state: LeHavreState } }, string, string, JsonObject];

export const check = (at: Row[0], token: string, reason: string, facts: JsonObject): void => {
  const { state } = at().table;
  const [who, word] = token.includes(': ') ? (token.split(': ') as [string, string]) : [undefined, token];
  const seat =
    who === undefined ? leHavre.mover(state) : who === 'chance' ? CHANCE : leHavre.seatsOf(state).indexOf(who);
  const [rule, why] = reason.split(' ');
  expect(leHavre.explain(state, seat, word)).toStrictEqual({ rule, why, facts });
};
