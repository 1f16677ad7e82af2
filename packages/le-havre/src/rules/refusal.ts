import type { Refusal } from '@quayside/kernel';
import { goodName } from '../data/goods.ts';
import type { LeHavreState } from './state.ts';
import { REASONS, type Why } from './why.ts';

export type Facts = Refusal['facts'];

export const refusal = (rule: string, why: string, facts: Facts = {}): Refusal => ({ rule, why, facts });

/** A reason of the rules with its usual rule, or a closer one. */
export function because(code: Why, facts: Facts, rule?: string): Refusal {
  const [usual, key] = REASONS[code];
  return refusal(rule ?? usual, key, facts);
}

/** Goods of one payment or choice are named in a fixed order; this one is named out of it. */
export const outOfOrder = (token: string): Refusal => refusal('notation', 'out-of-order', { token });

/** More of a good than there is in hand. */
export const notHeld = (s: LeHavreState, good: number): Refusal =>
  refusal('L-422', 'not-held', { good: goodName(good), have: s.has(s.seat, good) });
