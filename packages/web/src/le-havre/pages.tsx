import type { LeHavreState } from '@quayside/le-havre';
import type { ReactElement, ReactNode } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { useSize } from '../table/size.ts';
import { useText } from '../text/speech.tsx';
import { useOwnStreet } from './Own.tsx';
import { useRoom } from './room.ts';
import { freePlots, plotsOf, seatClass, type StreetOf } from './Street.tsx';
import { placesIn } from './streets.ts';
import { useStreets } from './Town.tsx';

type View = ViewProps<LeHavreState>;

const LEAST_WIDTH = 110;
const GAP = 6;
const MANY = 12;
/** On a low screen the sign stands beside its street. */
const SIGN = 25;

/** Streets below each other, as long as they are, on a page that scrolls: those of others, and the viewer's own. */
export function StreetRows(props: View): ReactElement {
  const text = useText();
  const [zone, room] = useRoom();
  const beside = useSize() === 'low' ? SIGN : 0;
  const columns = placesIn((room?.width ?? 0) - beside, LEAST_WIDTH, GAP, MANY);
  const own = useOwnStreet({ ...props, seat: props.viewer });
  const streets = [...useStreets(props), { owner: props.viewer, name: text('web.lh.you'), standing: own }];
  const rowsOf = ({ standing }: StreetOf): number => Math.max(1, Math.ceil(plotsOf(standing) / columns));
  let row = 0;
  return (
    <div ref={zone}>
      {room &&
        streets.map((street) => {
          // A street that made way for another is a new one in its new row.
          const key = `${street.owner} ${row}`;
          row += rowsOf(street);
          return <StreetRow key={key} {...street} columns={columns} />;
        })}
    </div>
  );
}

function StreetRow({ owner, name, standing, columns }: StreetOf & { readonly columns: number }): ReactElement {
  const cells: ReactNode[] = [];
  for (const { key, plot, draw } of standing) {
    cells[plot] = (
      <div key={`${key} ${plot}`} className="lh-row-cell">
        {draw({})}
      </div>
    );
  }
  for (const plot of freePlots(standing)) {
    if (plot < plotsOf(standing) || plot % columns > 0 || plot === 0)
      cells[plot] = <span key={plot} className="lh-plot" />;
  }
  return (
    <section className={`lh-street-row ${seatClass(owner)}`} aria-label={name}>
      <h2 className="lh-row-sign seat-field">
        <span>{name}</span>
      </h2>
      <div className="lh-row-cards" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {cells}
      </div>
    </section>
  );
}
