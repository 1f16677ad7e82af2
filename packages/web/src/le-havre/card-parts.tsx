import type { Card, LeHavreState } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import { Disc } from '../icons/index.ts';
import { Sign } from './icons/index.ts';
import { useText } from '../text/speech.tsx';
import { Amount, FoodAmount } from './Amount.tsx';
import { colourOf, visitorsOf } from './harbour.ts';

/** The small things that stand on a card, whatever its size. */

interface OfCard {
  readonly view: LeHavreState;
  readonly card: number;
}

/** What it costs to go in: nothing, food, francs, either; a padlock where nobody can. */
export function FeeOf({ card: { entryFee } }: { readonly card: Card }): ReactElement {
  const text = useText();
  if (!entryFee) {
    return (
      <span className="lh-fee">
        <Sign sign="lock" label={text('web.lh.locked')} />
      </span>
    );
  }
  const { food = 0, francs = 0 } = entryFee;
  return (
    <span className="lh-fee">
      {food + francs === 0 && <span className="lh-free">{text('web.lh.free')}</span>}
      {food > 0 && <FoodAmount n={food} />}
      {food > 0 && francs > 0 && <span className="lh-slash">/</span>}
      {francs > 0 && <Amount good="franc" n={francs} />}
    </span>
  );
}

/** Hammers and fishermen. */
export function SymbolsOf({ card: { hammers, fishermen } }: { readonly card: Card }): ReactElement | null {
  const text = useText();
  if (hammers + fishermen === 0) return null;
  return (
    <span className="lh-symbols">
      {hammers > 0 && (
        <>
          {hammers > 1 && hammers}
          <Sign sign="hammer" label={text('symbol.hammer', { n: hammers })} />
        </>
      )}
      {fishermen > 0 && (
        <>
          {fishermen > 1 && fishermen}
          <Sign sign="fisherman" label={text('symbol.fisherman', { n: fishermen })} />
        </>
      )}
    </span>
  );
}

/** Whose discs stand inside, large in the corner. */
export function Visitors({ view, card }: OfCard): ReactElement | null {
  const inside = visitorsOf(view, card);
  if (inside.length === 0) return null;
  return (
    <span className="lh-visitors">
      {inside.map((seat) => (
        <Disc key={seat} colour={colourOf(seat)} />
      ))}
    </span>
  );
}
