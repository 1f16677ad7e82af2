import { held, type ParisState } from '@quayside/paris';
import { indexes } from './pieces.tsx';

/** What a seat holds in a district: the sum of values and the highest of them. */
export interface Holding {
  readonly seat: number;
  readonly sum: number;
  readonly highest: number;
  /** Is nobody stronger? Equals share the lead. */
  readonly leads: boolean;
}

/** What each seat holds in a district, the strongest first; who holds nothing is left out. */
export function standingIn(view: ParisState, district: number): Holding[] {
  const holdings = indexes(view.players)
    .map((seat) => ({ seat, ...held(view, seat, district) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum || b.highest - a.highest);
  const [first] = holdings;
  return holdings.map((each) => ({ ...each, leads: each.sum === first?.sum && each.highest === first.highest }));
}
