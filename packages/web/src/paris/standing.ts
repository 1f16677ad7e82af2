import { held, type ParisState } from '@quayside/paris';
import { indexes } from './pieces.tsx';

/** What a seat holds in a district: the sum of values and the highest of them. */
export interface Holding {
  readonly seat: number;
  readonly sum: number;
  readonly highest: number;
}

/** What each seat holds in a district, the strongest first; who holds nothing is left out. */
export const standingIn = (view: ParisState, district: number): Holding[] =>
  indexes(view.players)
    .map((seat) => ({ seat, ...held(view, seat, district) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum || b.highest - a.highest);
