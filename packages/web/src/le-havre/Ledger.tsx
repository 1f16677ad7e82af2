import { foodOf, type LeHavreState } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { SeatProps } from '../game-ui.ts';
import { Good, Sign } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { T, useText } from '../text/speech.tsx';
import { OwnGoods } from './Goods.tsx';
import { FRANC } from './harbour.ts';
import { LOANS_PLACE, placeOfGood } from './places.ts';
import { SeatName } from './SeatName.tsx';
import { Worth } from './Wealth.tsx';

type Props = SeatProps<LeHavreState>;

/** The viewer's sheet: name and francs, every good in its own cell, and what it comes to. */
export function Ledger({ view, seat, seats }: Props): ReactElement {
  const text = useText();
  return (
    <div className="lh-ledger">
      <header className="lh-ledger-head">
        <h2 title={seats[seat]?.name}>
          <SeatName seat={seat} seats={seats} />
        </h2>
        <span className="lh-francs" data-place={placeOfGood(seat, FRANC)}>
          <Good good="franc" label={text('good.franc')} />
          <b>{view.has(seat, FRANC)}</b>
        </span>
      </header>
      <OwnGoods view={view} seat={seat} />
      <footer className="lh-ledger-foot">
        <span className="lh-amount">
          <Sign sign="food" label={text('term.food')} />
          <b>{foodOf(view, seat) - view.has(seat, FRANC)}</b>
        </span>
        <span className="lh-amount">
          <Sign sign="energy" label={text('web.lh.energy-word')} />
          <b>{view.energyOf(seat)}</b>
        </span>
        <Loans view={view} seat={seat} />
        <Worth view={view} seat={seat} />
      </footer>
    </div>
  );
}

function Loans({ view, seat }: Pick<Props, 'view' | 'seat'>): ReactElement {
  const text = useText();
  const n = view.loansOf(seat);
  if (n === 0) {
    return (
      <span className="lh-no-loan">
        <T id="web.lh.no-loan" />
      </span>
    );
  }
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
      <b>{n}</b>
    </Place>
  );
}
