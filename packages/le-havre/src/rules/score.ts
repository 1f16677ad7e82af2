import { SHIP_CARD, TYPES } from '../data/cards.ts';
import { FRANC, goodOf } from '../data/goods.ts';
import { LOAN_PENALTY, SOLO_BANDS } from '../data/setup.ts';
import { SHIPS } from '../data/ships.ts';
import type { Worth } from '../data/vocabulary.ts';
import type { LeHavreState } from './state.ts';

/** Each part of a seat's wealth (L-760 to L-763). */
export interface Wealth {
  readonly francs: number;
  readonly buildings: number;
  readonly ships: number;
  readonly plus: number;
  readonly loans: number;
  readonly total: number;
}

function countOf(s: LeHavreState, seat: number, what: Worth['worth']): number {
  if (what === 'good') return s.goodsOf(seat);
  if (what !== 'ship') {
    const type = (TYPES as readonly string[]).indexOf(what);
    return type < 0 ? s.has(seat, goodOf(what)) : s.countType(seat, type);
  }
  let ships = s.countType(seat, SHIP_CARD);
  for (let ship = 0; ship < SHIPS.length; ship++) if (s.shipOwner[ship] === seat) ships++;
  return ships;
}

/** What a building with a plus is worth to its owner besides its value, rounded down. */
export function plusOf(s: LeHavreState, seat: number, card: number): number {
  let plus = 0;
  for (const { worth, francs } of s.table.worths[card] as readonly Worth[]) plus += francs * countOf(s, seat, worth);
  return Math.floor(plus);
}

export function wealth(s: LeHavreState, seat: number): Wealth {
  let buildings = 0;
  let ships = 0;
  let plus = 0;
  const { cards, table } = s;
  for (let card = 0; card < cards; card++) {
    if (s.owner[card] !== seat) continue;
    const value = table.value[card] as number;
    if (table.type[card] === SHIP_CARD) ships += value;
    else buildings += value;
    plus += plusOf(s, seat, card);
  }
  for (let ship = 0; ship < SHIPS.length; ship++) if (s.shipOwner[ship] === seat) ships += SHIPS[ship]!.value;
  const francs = s.has(seat, FRANC);
  const loans = 0 - LOAN_PENALTY * s.loansOf(seat);
  return { francs, buildings, ships, plus, loans, total: francs + buildings + ships + plus + loans };
}

export function scores(s: LeHavreState): number[] {
  return Array.from({ length: s.players }, (_, seat) => wealth(s, seat).total);
}

/** The richest; all of them when several are (L-764). */
export function winners(s: LeHavreState): number[] {
  const all = scores(s);
  const best = Math.max(...all);
  return all.flatMap((score, seat) => (score === best ? [seat] : []));
}

export const BANDS = ['poor', 'fair', 'good', 'excellent'] as const;

/** How good a solo result is (L-765). */
export function soloBand(s: LeHavreState): (typeof BANDS)[number] {
  const limits = SOLO_BANDS[s.length];
  const total = wealth(s, 0).total;
  const band = limits.findIndex((limit) => total <= limit);
  return BANDS[band < 0 ? 3 : band] as (typeof BANDS)[number];
}
