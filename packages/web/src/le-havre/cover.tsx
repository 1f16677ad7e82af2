import type { ReactElement } from 'react';
import type { GameCover } from '../game-cover.ts';
import { Good } from './icons/good.tsx';
import { Ship } from './icons/ship.tsx';
import './cover.css';

const ON_THE_QUAY = ['fish', 'wood', 'clay', 'iron', 'grain', 'cattle', 'coal', 'hide'] as const;

/** Ships before a quay full of goods. */
const Drawing = (): ReactElement => (
  <div className="drawing-harbour">
    <div className="drawing-ships">
      <Ship type="wooden" size={46} />
      <Ship type="luxury" size={84} />
      <Ship type="iron" size={58} />
    </div>
    <div className="drawing-quay">
      {ON_THE_QUAY.map((good) => (
        <Good key={good} good={good} size={28} />
      ))}
    </div>
  </div>
);

/** Le Havre before it is opened. */
export const cover: GameCover = {
  Drawing,
  Emblem: ({ size }) => <Ship type="steel" size={size} />,
  winShares: { deckhand: null, mate: 0.97, captain: 0.838, 'harbour-master': 0.792 },
};
