import { type LeHavreState, SHIP_TYPES } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Ship, Sign } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { Amount, EnergyAmount, FoodAmount } from './Amount.tsx';
import { Fact } from './Fact.tsx';
import { listed, type Ships, shipMessage, shipName } from './harbour.ts';
import { placeOfShip } from './places.ts';

type View = ViewProps<LeHavreState>;

/** Food a round and holds. */
export function ShipGives({ view, type }: Pick<View, 'view'> & { readonly type: number }): ReactElement | null {
  const of = SHIP_TYPES[type];
  const food = of?.food[view.players - 1] ?? 0;
  if (!of || food + of.holds === 0) return null;
  return (
    <span className="lh-ship-gives">
      <FoodAmount n={food} />
      <span className="lh-amount">
        <b>{of.holds}</b>
        <Sign sign="hold" />
      </span>
    </span>
  );
}

export function ShipCloseUp({
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

/** Equal ships of a seat on half a place of its street; in short in another's panel. */
export function OwnedShips({
  view,
  viewer,
  owner,
  ships: { type, value, count },
  short = false,
}: View & { readonly owner: number; readonly ships: Ships; readonly short?: boolean }): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const name = speaker.say(shipMessage(type));
  return (
    <Place
      id={placeOfShip(owner, viewer, type, value)}
      label={text('web.lh.ship.pile', { name, value, n: count })}
      wishes={owner === viewer ? [`sell ${shipName(type)}-${value}`] : []}
      closeUp={<ShipCloseUp view={view} type={type} values={Array<number>(count).fill(value)} next={null} />}
      className={short ? 'lh-their-ship' : 'lh-ship'}
    >
      <Ship type={shipName(type)} />
      {short ? (
        <b>{value}</b>
      ) : (
        <>
          <ShipGives view={view} type={type} />
          <span className="lh-ship-value">{value}</span>
        </>
      )}
      {count > 1 && <span className="lh-ship-count">×{count}</span>}
    </Place>
  );
}
