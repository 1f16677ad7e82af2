import type { ReactElement } from 'react';
import type { GameId } from '../face.ts';
import { Arc, Good, House, Landmark, Ship } from '../icons/index.ts';
import './drawing.css';

const ON_THE_QUAY = ['fish', 'wood', 'clay', 'iron', 'grain', 'cattle', 'coal', 'hide'] as const;

/** A view of the place: ships before a quay full of goods, or the skyline around the Arc. */
export function GameDrawing({ game }: { readonly game: GameId }): ReactElement {
  return (
    <div className={`drawing drawing-${game}`} aria-hidden="true">
      {game === 'le-havre' ? <Harbour /> : <Skyline />}
    </div>
  );
}

const Harbour = (): ReactElement => (
  <>
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
  </>
);

const Skyline = (): ReactElement => (
  <>
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
  </>
);
