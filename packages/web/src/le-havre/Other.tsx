import { cardMessage, foodDue, foodOf, type LeHavreState } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { SeatProps } from '../game-ui.ts';
import { Good, Sign } from './icons/index.ts';
import { useNarrow } from '../table/narrow.ts';
import { T, useText } from '../text/speech.tsx';
import { FoodAmount } from './Amount.tsx';
import { BuildingCard } from './Card.tsx';
import { TheirGoods } from './Goods.tsx';
import { cardsOf, colourOf, fleetOf, FRANC } from './harbour.ts';
import { placeOfSeat } from './places.ts';
import { Fit } from '../look/Fit.tsx';
import { SeatName } from './SeatName.tsx';
import { OwnedShips } from './ShipCard.tsx';
import { Worth } from './Wealth.tsx';

type Props = SeatProps<LeHavreState>;

/** Another player, small. On a wide screen the buildings stand on the board with all others. */
export function Other({ seat, ...props }: Props): ReactElement {
  const { view, seats } = props;
  const narrow = useNarrow();
  const cards = cardsOf(view, seat);
  const fleet = fleetOf(view, seat);
  const acts = view.seat === seat;
  return (
    <section
      className={`lh-other lh-own-${colourOf(seat)} ${acts ? 'lh-acts' : ''}`}
      data-place={placeOfSeat(seat)}
      aria-labelledby={`lh-other-${seat}`}
    >
      <header className="lh-other-head">
        <h2 id={`lh-other-${seat}`}>
          <SeatName seat={seat} seats={seats} />
        </h2>
        {seats[seat]?.role && <Fit className="lh-role">{seats[seat].role}</Fit>}
        <Purse view={view} seat={seat} />
      </header>
      <TheirGoods view={view} seat={seat} />
      <Whereabouts view={view} seat={seat} />
      {fleet.length > 0 && (
        <div className="lh-their-ships">
          {fleet.map((ships) => (
            <OwnedShips key={`${ships.type} ${ships.value}`} owner={seat} ships={ships} form="chip" {...props} />
          ))}
        </div>
      )}
      {narrow && cards.length > 0 && (
        <div className="lh-cards lh-cards-broad">
          {cards.map((card) => (
            <BuildingCard key={card} card={card} form="broad" {...props} />
          ))}
        </div>
      )}
    </section>
  );
}

function Purse({ view, seat }: Pick<Props, 'view' | 'seat'>): ReactElement {
  const text = useText();
  const loans = view.loansOf(seat);
  return (
    <span className="lh-other-purse">
      <span className="lh-amount">
        <Good good="franc" label={text('good.franc')} />
        <b>{view.has(seat, FRANC)}</b>
      </span>
      {loans > 0 && (
        <span className="lh-loans" title={text('term.loans', { n: loans })}>
          <Sign sign="loan" label={text('term.loans', { n: loans })} /> {loans}
        </span>
      )}
      <Worth view={view} seat={seat} short />
    </span>
  );
}

/** Where the disc stands, and what is owed at the end of the round. */
function Whereabouts({ view, seat }: Pick<Props, 'view' | 'seat'>): ReactElement {
  const disc = view.discOf(seat);
  const due = foodDue(view, seat);
  return (
    <p className="lh-whereabouts">
      <Fit className="lh-where">
        {disc >= 0 ? <T id="web.lh.in" args={{ card: cardMessage(disc) }} /> : <T id="web.lh.at-home" />}
      </Fit>
      {!view.final && (
        <span className={foodOf(view, seat) < due ? 'lh-lacking' : ''}>
          <T id="web.lh.owes" /> <FoodAmount n={due} />
        </span>
      )}
    </p>
  );
}
