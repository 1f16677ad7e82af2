import type { GoodName } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import { Good, Sign } from './icons/index.ts';
import { useText } from '../text/speech.tsx';

interface AmountProps {
  readonly good: GoodName;
  readonly n: number;
  /** A single one is shown without its number. */
  readonly bare?: boolean;
}

/** So many of a good: a number and a token. Those who do not see it hear the same in words. */
export function Amount({ good, n, bare = false }: AmountProps): ReactElement {
  const text = useText();
  return (
    <span className="lh-amount" role="img" aria-label={text(`goods.${good}`, { n })}>
      {!(bare && n === 1) && <b>{n}</b>}
      <Good good={good} />
    </span>
  );
}

export function FoodAmount({ n }: { readonly n: number }): ReactElement {
  const text = useText();
  return (
    <span className="lh-amount" role="img" aria-label={text('fee.food', { n })}>
      <b>{n}</b>
      <Sign sign="food" />
    </span>
  );
}

export function EnergyAmount({ n }: { readonly n: number }): ReactElement {
  const text = useText();
  return (
    <span className="lh-amount" role="img" aria-label={text('web.lh.energy', { n })}>
      <b>{n === 0.5 ? '½' : n}</b>
      <Sign sign="energy" />
    </span>
  );
}
