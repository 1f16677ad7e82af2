import type { Message } from '@quayside/kernel';
import { type Card, CARDS, cardOf, GOOD_NAMES, type GoodName } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import { Good, Ship, type ShipName, TypeMark } from './icons/index.ts';
import { useText } from '../text/speech.tsx';
import { Amount, FoodAmount } from './Amount.tsx';

const SHIP_NAMES: readonly ShipName[] = ['wooden', 'iron', 'steel', 'luxury'];

/** Goods stand as tokens with their number, cards and ships with their mark before the name. */
export function stand({ key, args }: Message, words: string): ReactElement | null {
  const [kind, ...rest] = key.split('.');
  const what = rest.join('.');
  const n = args?.['n'];
  switch (kind) {
    case 'goods': {
      const good = goodNamed(what);
      return good && typeof n === 'number' ? <Amount good={good} n={n} /> : null;
    }
    case 'good': {
      const good = goodNamed(what);
      return good ? <GoodWord good={good} /> : null;
    }
    case 'fee':
      return what === 'food' && typeof n === 'number' ? <FoodAmount n={n} /> : null;
    case 'card': {
      // A card that somebody made has its words alone: which it is only its game knows.
      const card = CARDS[cardOf(what)];
      return card ? <CardWord card={card} words={words} /> : null;
    }
    case 'ship': {
      const ship = SHIP_NAMES.find((name) => name === what);
      return ship ? <ShipWord ship={ship} words={words} /> : null;
    }
    default:
      return null;
  }
}

const goodNamed = (name: string): GoodName | undefined => GOOD_NAMES.find((each) => each === name);

function GoodWord({ good }: { readonly good: GoodName }): ReactElement {
  const text = useText();
  return <Good good={good} label={text(`good.${good}`)} />;
}

function CardWord({ card, words }: { readonly card: Card; readonly words: string }): ReactElement {
  return (
    <span className="lh-word">
      <TypeMark type={card.type} />
      {words}
    </span>
  );
}

function ShipWord({ ship, words }: { readonly ship: ShipName; readonly words: string }): ReactElement {
  return (
    <span className="lh-word">
      <Ship type={ship} />
      {words}
    </span>
  );
}
