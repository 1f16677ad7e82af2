import { type LeHavreState, SHIP_TYPES } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Good, Ship } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { EnergyAmount } from './Amount.tsx';
import { Goods } from './Effects.tsx';
import { roundOfNextShip, shipMessage, shipName, shipsFromTop } from './harbour.ts';
import { placeOfShips, wishesAtShips } from './places.ts';
import { ShipCloseUp, ShipGives } from './ShipCard.tsx';

type View = ViewProps<LeHavreState>;

/** The ships that wait for an owner, moored beside each other; those still at sea say when they come. */
export function Mooring(props: View): ReactElement {
  return (
    <section className="lh-mooring water" aria-labelledby="lh-mooring">
      <h2 id="lh-mooring" className="unseen">
        <T id="web.lh.ships" />
      </h2>
      {SHIP_TYPES.map(({ name }, type) => (
        <MooredShips key={name} {...props} type={type} />
      ))}
    </section>
  );
}

function MooredShips({ view, type }: View & { readonly type: number }): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const values = shipsFromTop(view, type);
  const [value] = values;
  const of = SHIP_TYPES[type];
  const next = roundOfNextShip(view, type);
  const name = speaker.say(shipMessage(type));
  const label =
    value === undefined
      ? text('web.lh.ship.none', { name })
      : text('web.lh.ship.pile', { name, value, n: values.length });
  return (
    <Place
      id={placeOfShips(type)}
      label={label}
      wishes={wishesAtShips(view, type)}
      closeUp={<ShipCloseUp view={view} type={type} values={values} next={next} />}
      className={`lh-moored ${value === undefined ? 'lh-at-sea' : ''}`}
    >
      <span className="lh-moored-ship">
        <Ship type={shipName(type)} />
        {value !== undefined && <b className="lh-moored-value">{value}</b>}
      </span>
      <b className="lh-moored-name">{name}</b>
      <span className="lh-moored-plate">
        {value === undefined ? (
          next === null ? (
            <span>–</span>
          ) : (
            <>
              <span>
                <T id="term.round" />
              </span>
              <b>{next}</b>
            </>
          )
        ) : (
          <>
            <span className="lh-moored-cost">
              <Goods of={of?.build ?? {}} />
              <EnergyAmount n={of?.energy ?? 0} />
            </span>
            <span className="lh-moored-price">
              {of?.purchase ?? '–'}
              {of?.purchase && <Good good="franc" />}
            </span>
            <span className="lh-moored-gives">
              <ShipGives view={view} type={type} />
            </span>
          </>
        )}
      </span>
      {values.length > 1 && <span className="lh-moored-count">×{values.length}</span>}
    </Place>
  );
}
