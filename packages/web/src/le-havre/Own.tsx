import { foodOf, type LeHavreState } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { SeatProps } from '../game-ui.ts';
import { Good, Sign } from './icons/index.ts';
import { useNarrow } from '../table/narrow.ts';
import { Place } from '../table/Place.tsx';
import { T, useText } from '../text/speech.tsx';
import { BuildingCard } from './Card.tsx';
import { Buttery } from './Buttery.tsx';
import { GoodsInShort, OwnGoods } from './Goods.tsx';
import { cardsOf, colourOf, fleetOf, FRANC } from './harbour.ts';
import { LOANS_PLACE, placeOfGood, placeOfSeat } from './places.ts';
import { SeatName } from './SeatName.tsx';
import { Shelf } from './Shelf.tsx';
import { OwnedShips } from './ShipCard.tsx';
import { Worth } from './Wealth.tsx';

type Props = SeatProps<LeHavreState>;

/** The viewer's own things. On a narrow screen the cards stand on the page of the quay. */
export function Own(props: Props): ReactElement {
  const { seat, view } = props;
  const narrow = useNarrow();
  return (
    <div className={`lh-own lh-own-${colourOf(seat)}`} data-place={placeOfSeat(seat)}>
      <div className="lh-store">
        <Purse {...props} />
        {narrow ? <GoodsInShort view={view} seat={seat} /> : <OwnGoods view={view} seat={seat} />}
      </div>
      {!narrow && <Buttery view={view} seat={seat} />}
      {!narrow && <OwnCards {...props} />}
    </div>
  );
}

/** Name, francs, worth, food, energy and loans. */
function Purse({ view, seat, seats }: Props): ReactElement {
  const text = useText();
  const food = foodOf(view, seat) - view.has(seat, FRANC);
  return (
    <header className="lh-purse">
      <h2>
        <SeatName seat={seat} seats={seats} />
      </h2>
      <span className="lh-francs" data-place={placeOfGood(seat, FRANC)}>
        <Good good="franc" label={text('good.franc')} />
        <b>{view.has(seat, FRANC)}</b>
      </span>
      <span className="lh-amount">
        <Sign sign="food" label={text('term.food')} />
        <b>{food}</b>
      </span>
      <span className="lh-amount">
        <Sign sign="energy" label={text('web.lh.energy-word')} />
        <b>{view.energyOf(seat)}</b>
      </span>
      <Loans view={view} seat={seat} />
      <Worth view={view} seat={seat} />
    </header>
  );
}

function Loans({ view, seat }: Pick<Props, 'view' | 'seat'>): ReactElement | null {
  const text = useText();
  const n = view.loansOf(seat);
  if (n === 0) return null;
  return (
    <Place
      id={LOANS_PLACE}
      label={text('term.loans', { n })}
      wishes={['repay']}
      closeUp={
        <article className="lh-closeup">
          <h3>
            <T id="term.loans" args={{ n }} />
          </h3>
          <p>
            <T id="web.lh.loans-cost" />
          </p>
        </article>
      }
      className="lh-loans"
    >
      <Sign sign="loan" />
      <span className="lh-wide">
        <T id="term.loans" args={{ n }} />
      </span>
      <span className="lh-narrow">{n}</span>
    </Place>
  );
}

function OwnCards({ seat, ...props }: Props): ReactElement {
  const { view } = props;
  const cards = cardsOf(view, seat);
  const fleet = fleetOf(view, seat);
  const count = cards.length + fleet.length;
  return (
    <section className="lh-own-cards" aria-labelledby="lh-own-cards">
      <h3 id="lh-own-cards" className="unseen">
        <T id="web.lh.yours" />
      </h3>
      {count === 0 && (
        <p className="lh-nothing">
          <T id="web.lh.nothing-built" />
        </p>
      )}
      <Shelf count={count}>
        {(form, breadth) => (
          <>
            {cards.map((card) => (
              <BuildingCard key={card} card={card} form={form} breadth={breadth} {...props} />
            ))}
            {fleet.map((ships) => (
              <OwnedShips key={`${ships.type} ${ships.value}`} owner={seat} ships={ships} form={form} {...props} />
            ))}
          </>
        )}
      </Shelf>
    </section>
  );
}
