import { foodDue, foodOf, type LeHavreState } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { SeatProps } from '../game-ui.ts';
import { Good, Sign } from './icons/index.ts';
import { T, useText } from '../text/speech.tsx';
import { FoodAmount } from './Amount.tsx';
import { TheirGoods } from './Goods.tsx';
import { colourOf, fleetOf, FRANC } from './harbour.ts';
import { placeOfSeat } from './places.ts';
import { SeatName } from './SeatName.tsx';
import { OwnedShips } from './ShipCard.tsx';
import { Worth } from './Wealth.tsx';

type Props = SeatProps<LeHavreState>;

/** Another player: money, goods, what is owed and the ships. The buildings stand in the town. */
export function Other({ seat, ...props }: Props): ReactElement {
  const { view, seats } = props;
  return (
    <section
      className={`lh-other seat-${colourOf(seat)} ${view.seat === seat ? 'lh-acts' : ''}`}
      data-place={placeOfSeat(seat)}
      aria-labelledby={`lh-other-${seat}`}
    >
      <span className="lh-other-edge seat-field" />
      <header className="lh-other-head" title={seats[seat]?.role ?? undefined}>
        <h2 id={`lh-other-${seat}`}>
          <SeatName seat={seat} seats={seats} />
        </h2>
        <span className="lh-role">
          <span />
          <span>{seats[seat]?.role}</span>
        </span>
        <Purse view={view} seat={seat} />
      </header>
      <TheirGoods view={view} seat={seat} />
      <div className="lh-other-foot">
        <Owes view={view} seat={seat} />
        <span className="lh-their-ships">
          {fleetOf(view, seat).map((ships) => (
            <OwnedShips key={`${ships.type} ${ships.value}`} owner={seat} ships={ships} short {...props} />
          ))}
        </span>
      </div>
    </section>
  );
}

function Purse({ view, seat }: Pick<Props, 'view' | 'seat'>): ReactElement {
  const text = useText();
  const loans = view.loansOf(seat);
  return (
    // Written anew where it changes: it stands at the end of its line.
    <span key={`${view.has(seat, FRANC)} ${loans}`} className="lh-other-purse">
      <span className="lh-amount">
        <Good good="franc" label={text('good.franc')} />
        <b>{view.has(seat, FRANC)}</b>
      </span>
      {loans > 0 && (
        <span className="lh-amount lh-owed" title={text('term.loans', { n: loans })}>
          <Sign sign="loan" label={text('term.loans', { n: loans })} />
          <b>{loans}</b>
        </span>
      )}
      <Worth view={view} seat={seat} />
    </span>
  );
}

/** What is owed at the end of the round, beyond what ships bring. */
function Owes({ view, seat }: Pick<Props, 'view' | 'seat'>): ReactElement {
  const due = foodDue(view, seat);
  if (view.final || due === 0) {
    return <OwesWords id="web.lh.owes-nothing" />;
  }
  return (
    <span className={`lh-owes ${foodOf(view, seat) < due ? 'lh-lacking' : ''}`}>
      <OwesWords id="web.lh.owes" /> <FoodAmount n={due} />
    </span>
  );
}

/** Left out where ships take all the room. */
function OwesWords({ id }: { readonly id: string }): ReactElement {
  const text = useText();
  return (
    <span className="lh-owes-words" title={text(id)}>
      <span />
      <span>
        <T id={id} />
      </span>
    </span>
  );
}
