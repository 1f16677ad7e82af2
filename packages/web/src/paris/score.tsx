import { count, DISTRICTS, districtMessage, type ParisState } from '@quayside/paris';
import type { ScoreRow } from '../game-ui.ts';
import { Coin } from '../icons/index.ts';
import { Points } from './icons/index.ts';
import { districtName, hueOf, indexes } from './pieces.tsx';

/** The score sheet: points of the game itself, each district, and francs that a tile turns into points. */
export function scoreRows(state: ParisState): ScoreRow[] {
  const counts = indexes(state.players).map((seat) => count(state, seat));
  return [
    {
      id: 'points',
      icon: <Points />,
      words: { key: 'web.paris.points-so-far' },
      points: counts.map(({ points }) => points),
    },
    ...indexes(DISTRICTS.length).map((district) => ({
      id: districtName(district),
      icon: <span className="paris-hue" style={hueOf(district)} />,
      words: districtMessage(district),
      points: counts.map(({ districts }) => districts[district] ?? 0),
    })),
    {
      id: 'francs',
      icon: <Coin />,
      words: { key: 'web.paris.points-of-francs' },
      points: counts.map(({ francs }) => francs),
    },
  ];
}

/** What would be counted now. Of others only the francs that a hidden tile may turn into points are missing. */
export const worth = (view: ParisState, _viewer: number, seat: number): number => count(view, seat).total;
