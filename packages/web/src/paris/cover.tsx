import type { ReactElement } from 'react';
import type { GameCover } from '../game-cover.ts';
import { Arc } from './icons/arc.tsx';
import { House } from './icons/house.tsx';
import { Landmark } from './icons/landmark.tsx';
import './cover.css';

/** The skyline around the Arc. */
const Drawing = (): ReactElement => (
  <div className="drawing-skyline">
    <div className="drawing-houses">
      <Landmark landmark="sacre-coeur" size={62} />
      <House type="bakery" district="montmartre" size={40} />
      <Landmark landmark="moulin-rouge" size={50} />
      <Arc size={84} />
      <House type="bookshop" district="saint-germain" size={44} />
      <Landmark landmark="eiffel-tower" size={98} />
      <House type="hotel" district="chaillot" size={46} />
    </div>
    <div className="drawing-street" />
  </div>
);

/** Paris before it is opened. */
export const cover: GameCover = {
  Drawing,
  Emblem: ({ size }) => <Arc size={size} />,
  winShares: { deckhand: null, mate: 0.985, captain: 0.74, 'harbour-master': 0.767 },
};
