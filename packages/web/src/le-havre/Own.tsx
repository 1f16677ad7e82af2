import type { LeHavreState } from '@quayside/le-havre';
import type { CSSProperties, ReactElement } from 'react';
import type { SeatProps } from '../game-ui.ts';
import { useTableContext } from '../table/table-context.tsx';
import { useNarrow } from '../table/size.ts';
import { T, useText } from '../text/speech.tsx';
import { colourOf, fleetKey, fleetOf, type Ships } from './harbour.ts';
import { Ledger } from './Ledger.tsx';
import { placeOfSeat, placeOfShip } from './places.ts';
import { OwnedShips } from './ShipCard.tsx';
import { type Standing, Streets } from './Street.tsx';
import { plotsIn } from './streets.ts';
import { standing } from './Town.tsx';

type Props = SeatProps<LeHavreState>;
const ROWS = 2;

/** The viewer's desk: the ledger, and the street beside it. A narrow screen has the street on the page of the town. */
export function Own(props: Props): ReactElement {
  const narrow = useNarrow();
  const { seat } = props;
  return (
    <div className={`lh-own desk seat-${colourOf(seat)}`} data-place={placeOfSeat(seat)}>
      <Ledger {...props} />
      {!narrow && <OwnStreet {...props} />}
    </div>
  );
}

function OwnStreet(props: Props): ReactElement {
  const text = useText();
  const street = useOwnStreet(props);
  // In a picture of somebody's things, such as the winner's, nobody is "you".
  const name = useTableContext() ? text('web.lh.you') : (props.seats[props.seat]?.name ?? '');
  return (
    <section className="lh-own-street" aria-labelledby="lh-own-street">
      <h3 id="lh-own-street" className="unseen">
        <T id="web.lh.yours" />
      </h3>
      <Streets streets={[{ owner: props.seat, name, standing: street }]} rows={ROWS} filled>
        {street.length === 0 && (
          <p className="lh-blotter">
            <T id="web.lh.nothing-built" />
          </p>
        )}
      </Streets>
    </section>
  );
}

/** The viewer's buildings and ships; two ships share a plot. */
export function useOwnStreet({ seat, ...props }: Props): Standing[] {
  const { view, viewer } = props;
  const plots = plotsIn(props);
  const fleet = fleetOf(view, seat)
    .map((ships) => ({ ships, at: plots.get(fleetKey(seat, ships))?.at ?? 0 }))
    .toSorted((a, b) => a.at - b.at);
  const berths = [...Map.groupBy(fleet, ({ at }) => Math.floor(at))].map(([plot, pair]) => ({
    key: `berth ${plot}`,
    plot,
    places: pair.map(({ ships }) => placeOfShip(seat, viewer, ships.type, ships.value)),
    draw: (style: CSSProperties) => (
      <Berth ships={pair.map(({ ships }) => ships)} seat={seat} style={style} {...props} />
    ),
  }));
  return [...standing(seat, props), ...berths];
}

const Berth = ({
  ships,
  seat,
  style,
  ...props
}: Props & { readonly ships: readonly Ships[]; readonly style: CSSProperties }): ReactElement => (
  <div className="lh-berth" style={style}>
    {ships.map((each) => (
      <OwnedShips key={`${each.type} ${each.value}`} owner={seat} ships={each} {...props} />
    ))}
  </div>
);
