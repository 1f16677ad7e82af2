import { type LeHavreState, SHIP_TYPES } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Ship, Sign } from './icons/index.ts';
import { Fit } from '../look/Fit.tsx';
import { Place } from '../table/Place.tsx';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { Amount, EnergyAmount, FoodAmount } from './Amount.tsx';
import type { CardForm } from './Card.tsx';
import { Fact } from './Fact.tsx';
import { Goods } from './Effects.tsx';
import { listed, roundOfNextShip, type Ships, shipMessage, shipName, shipsFromTop } from './harbour.ts';
import { placeOfShip, placeOfShips, wishesAtShips } from './places.ts';

type View = ViewProps<LeHavreState>;

/** A pile of ships: the top one, what it costs, what it gives, and how many lie below. */
export function ShipPile({ view, type }: View & { readonly type: number }): ReactElement {
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
      className={`lh-ships ${value === undefined ? 'lh-none' : ''}`}
    >
      <span className="lh-ships-top">
        <Ship type={shipName(type)} />
        {value !== undefined && <span className="lh-value">{value}</span>}
      </span>
      {value === undefined ? <span className="lh-ships-name">{name}</span> : <b className="lh-narrow">{name}</b>}
      {value === undefined ? (
        <span className="lh-ships-next">{next === null ? '–' : text('web.lh.from-round', { n: next })}</span>
      ) : (
        <>
          <span className="lh-ships-facts">
            <Sign sign="buy" />
            {of?.purchase ?? '–'}
            {values.length > 1 && <span className="lh-below">×{values.length}</span>}
          </span>
          <span className="lh-ships-facts">
            <Goods of={of?.build ?? {}} />
            <EnergyAmount n={of?.energy ?? 0} />
          </span>
          <ShipGives view={view} type={type} />
        </>
      )}
    </Place>
  );
}

/** Food a round and holds. */
function ShipGives({ view, type }: Pick<View, 'view'> & { readonly type: number }): ReactElement | null {
  const of = SHIP_TYPES[type];
  const food = of?.food[view.players - 1] ?? 0;
  if (!of || food + of.holds === 0) return null;
  return (
    <span className="lh-ships-facts">
      <FoodAmount n={food} />
      <span className="lh-amount">
        <b>{of.holds}</b>
        <Sign sign="hold" />
      </span>
    </span>
  );
}

function ShipCloseUp({
  view,
  type,
  values,
  next,
}: Pick<View, 'view'> & {
  readonly type: number;
  readonly values: readonly number[];
  readonly next: number | null;
}): ReactElement {
  const of = SHIP_TYPES[type];
  const food = of?.food[view.players - 1] ?? 0;
  return (
    <article className="lh-closeup lh-type-ship">
      <header>
        <h3>
          <Said message={shipMessage(type)} />
        </h3>
        {values[0] !== undefined && <span className="lh-value">{values[0]}</span>}
      </header>
      <dl className="lh-facts">
        <Fact name="term.price">
          {of?.purchase ? <Amount good="franc" n={of.purchase} /> : <T id="web.lh.never-bought" />}
        </Fact>
        <Fact name="term.build-cost">
          {listed(of?.build ?? {}).map(([good, n]) => (
            <Amount key={good} good={good} n={n} />
          ))}
          <EnergyAmount n={of?.energy ?? 0} />
        </Fact>
        <Fact name="web.lh.ship.each-round">
          <FoodAmount n={food} />
        </Fact>
        <Fact name="web.lh.ship.holds">{of?.holds ?? 0}</Fact>
        {values.length > 0 && <Fact name="web.lh.ship.values">{values.join(' · ')}</Fact>}
        {next !== null && (
          <Fact name="web.lh.ship.next">
            <T id="web.lh.end-of-round" args={{ n: next }} />
          </Fact>
        )}
      </dl>
    </article>
  );
}

/** Ships of a seat that are equal. */
export function OwnedShips({
  view,
  viewer,
  owner,
  ships: { type, value, count },
  form,
}: View & { readonly owner: number; readonly ships: Ships; readonly form: CardForm }): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const name = speaker.say(shipMessage(type));
  const several = count > 1 && <span className="lh-below">×{count}</span>;
  return (
    <Place
      id={placeOfShip(owner, viewer, type, value)}
      label={text('web.lh.ship.pile', { name, value, n: count })}
      wishes={owner === viewer ? [`sell ${shipName(type)}-${value}`] : []}
      closeUp={<ShipCloseUp view={view} type={type} values={Array<number>(count).fill(value)} next={null} />}
      className={`lh-card lh-${form} lh-type-ship`}
    >
      {form === 'chip' ? (
        <>
          <Ship type={shipName(type)} />
          <Fit className="lh-chip-name lh-ship-name">{name}</Fit>
          {several}
          <span className="lh-chip-value">{value}</span>
        </>
      ) : (
        <>
          <span className="lh-card-head">
            <span className="lh-card-name lh-unmarked">{name}</span>
            <span className="lh-value">{value}</span>
          </span>
          <span className="lh-card-foot">
            <Ship type={shipName(type)} />
            {several}
            <ShipGives view={view} type={type} />
          </span>
        </>
      )}
    </Place>
  );
}
