import {
  argumentOf,
  CARGO,
  FEE_GOODS,
  feeAmount,
  Kind,
  kindOf,
  type LeHavreState,
  SHIP_TYPES,
  SHIPPING,
  TOWN,
} from '@quayside/le-havre';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { SlipBodyProps } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { Amount } from './Amount.tsx';
import { goodName, shipMessage, shipName } from './harbour.ts';
import { Good, Ship, Sign } from './icons/index.ts';
import { SeatName } from './SeatName.tsx';
import { choicesFor, choicesForJust, fuelsFor, stowed, type Begun, begunIn, type Voyage, voyageOf } from './voyage.ts';

type Props = SlipBodyProps<LeHavreState>;

interface Bill extends Props {
  readonly voyage: Voyage;
  readonly before: readonly number[];
  readonly begun: Begun;
  /** Chooses a voyage, or as near to it as the game allows. */
  readonly sail: (wanted: Partial<Voyage>) => void;
  /** Can it be had exactly so? */
  readonly can: (wanted: Partial<Voyage>, ...parts: readonly ('ships' | 'load')[]) => boolean;
}

/** The bill of lading: ships and their holds, fee and fuel, and all own goods with what of them is loaded. */
export function Lading(props: Props): ReactElement {
  const { view, way, path, onChoices } = props;
  const before = way?.options ?? [];
  const voyage = voyageOf(view, path);
  const bill: Bill = {
    ...props,
    voyage,
    before,
    begun: begunIn(view, way),
    sail: (wanted) => onChoices(choicesFor(view, before, { ...voyage, ...wanted })),
    can: (wanted, ...parts) => choicesForJust(view, before, { ...voyage, ...wanted }, parts) !== null,
  };
  return (
    <div className="lh-lading">
      <Fleet {...bill} />
      <div className="lh-lading-terms">
        <Sailing {...bill} />
        <Fuel {...bill} />
        <Fee {...bill} />
        <div className="lh-lading-all">
          <button type="button" className="chip" onClick={() => onChoices(choicesFor(view, before, voyage, 'best'))}>
            <T id="web.lh.lading.best" />
          </button>
          <button type="button" className="chip" onClick={() => onChoices(choicesFor(view, before, voyage, 'empty'))}>
            <T id="web.lh.lading.empty" />
          </button>
        </div>
      </div>
      <ul className="lh-lading-goods">
        {CARGO.filter((good) => view.has(props.viewer, good) > 0).map((good) => (
          <Cargo key={good} {...bill} good={good} />
        ))}
      </ul>
    </div>
  );
}

const with1 = (list: readonly number[], at: number, n: number): number[] =>
  list.map((each, i) => (i === at ? n : each));
const sumOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);

/** Ships that may still be asked about, by type, each as often as it is there. */
const fleet = (view: LeHavreState, seat: number, asked: number): { readonly type: number; readonly at: number }[] =>
  SHIP_TYPES.flatMap(({ holds }, type) =>
    Array.from({ length: holds > 0 && type >= asked ? view.shipsOf(seat, type) : 0 }, (_, at) => ({ type, at })),
  );

/** The ships on the water with their holds as boxes that fill. */
function Fleet({ view, viewer, voyage, begun }: Bill): ReactElement {
  const ships = fleet(view, viewer, begun.types);
  const isSailing = ({ type, at }: (typeof ships)[number]): boolean => at < (voyage.ships[type] ?? 0);
  const holdsOf = (type: number): number => SHIP_TYPES[type]?.holds ?? 0;
  const sailing = [
    ...ships.filter(isSailing).map(({ type }) => holdsOf(type)),
    ...(begun.room > 0 ? [begun.room] : []),
  ];
  const loaded = stowed(sailing, voyage.load);
  const used = sumOf(voyage.load);
  const room = sumOf(sailing);
  let next = 0;
  return (
    <header className="lh-lading-fleet water" data-ships={Math.min(ships.length, MANY)}>
      <h2>
        <T id="web.lh.lading" />
      </h2>
      <ul>
        {ships.map((ship) => {
          const aboard = isSailing(ship) ? (loaded[next++] ?? []) : null;
          return (
            <li key={`${ship.type} ${ship.at}`} className={aboard ? '' : 'lh-lading-stays'}>
              <Ship type={shipName(ship.type)} />
              <Holds room={holdsOf(ship.type)} aboard={aboard ?? []} />
            </li>
          );
        })}
        {begun.room > 0 && (
          <li>
            <Holds room={begun.room} aboard={loaded.at(-1)} />
          </li>
        )}
      </ul>
      <p className="lh-lading-slots">
        <b>
          {used}
          <span> / {room}</span>
        </b>
        <T id="web.lh.lading.slots" />
      </p>
    </header>
  );
}

/** From so many ships on they are drawn small. */
const MANY = 6;

const Holds = ({
  room,
  aboard = [],
}: {
  readonly room: number;
  readonly aboard?: readonly number[] | undefined;
}): ReactElement => (
  <span className="lh-holds">
    {Array.from({ length: room }, (_, at) => aboard[at] ?? -1).map((good, at) => (
      // By its place: the holds of a ship stay where they are.
      <span key={at} className={good < 0 ? 'lh-hold' : 'lh-hold lh-hold-full'}>
        {good >= 0 && <Good good={goodName(good)} />}
      </span>
    ))}
  </span>
);

function Term({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactElement {
  return (
    <div className="lh-lading-term">
      <p className="slip-label">{name}</p>
      <div className="slip-chips">{children}</div>
    </div>
  );
}

function Sailing({ view, viewer, voyage, begun, sail, can }: Bill): ReactElement | null {
  const speaker = useSpeaker();
  const ships = fleet(view, viewer, begun.types);
  if (ships.length === 0) return null;
  return (
    <Term name={<T id="web.lh.lading.ships" />}>
      {ships.map(({ type, at }) => {
        const sailing = voyage.ships[type] ?? 0;
        const isSailing = at < sailing;
        const wanted = { ships: with1(voyage.ships, type, sailing + (isSailing ? -1 : 1)) };
        return (
          <button
            key={`${type} ${at}`}
            type="button"
            className="chip"
            aria-pressed={isSailing}
            aria-label={speaker.say(shipMessage(type))}
            disabled={!can(wanted, 'ships')}
            onClick={() => sail(wanted)}
          >
            <Ship type={shipName(type)} />
            {SHIP_TYPES[type]?.holds}
            <Sign sign="hold" />
          </button>
        );
      })}
    </Term>
  );
}

/** So many answers are shown at once; more are behind a button. */
const SHOWN = 3;

function Answers<A>({
  answers,
  isChosen,
  children,
  onChoose,
}: {
  readonly answers: readonly A[];
  readonly isChosen: (answer: A) => boolean;
  readonly children: (answer: A) => ReactNode;
  readonly onChoose: (answer: A) => void;
}): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const shown = answers.filter((answer, at) => isOpen || at < SHOWN || isChosen(answer));
  return (
    <>
      {shown.map((answer, at) => (
        <button
          key={at}
          type="button"
          className="chip"
          aria-pressed={isChosen(answer)}
          disabled={answers.length === 1}
          onClick={() => onChoose(answer)}
        >
          {children(answer)}
        </button>
      ))}
      {shown.length < answers.length && (
        <button type="button" className="chip" onClick={() => setOpen(true)}>
          <T id="web.plan.other" />
        </button>
      )}
    </>
  );
}

function Fuel({ view, path, before, voyage, sail }: Bill): ReactElement | null {
  if (sumOf(voyage.fuel) === 0) return null;
  return (
    <Term name={<T id="web.lh.lading.fuel" />}>
      <Answers
        answers={fuelsFor(view, before, path)}
        isChosen={(fuel) => fuel.join() === voyage.fuel.join()}
        onChoose={(fuel) => sail({ fuel })}
      >
        {(fuel) => fuel.map((n, good) => n > 0 && <Amount key={good} good={goodName(good)} n={n} />)}
      </Answers>
    </Term>
  );
}

function Fee({ view, seats, rows, before, voyage, sail }: Bill): ReactElement | null {
  if (voyage.fee < 0) return null;
  const row = rows.find(({ options }) => options.some((option) => kindOf(option) === Kind.PAY));
  const card = before[0] === undefined ? view.card : argumentOf(before[0]);
  const owner = view.ownerOf(card);
  return (
    <Term
      name={
        <>
          <span>
            <T id="term.entry-fee" />
          </span>
          {owner < TOWN && <SeatName seat={owner} seats={seats} />}
        </>
      }
    >
      <Answers
        answers={row?.options ?? [voyage.fee]}
        isChosen={(fee) => fee === voyage.fee}
        onChoose={(fee) => sail({ fee })}
      >
        {(fee) =>
          FEE_GOODS.map((good, at) => {
            const n = feeAmount(argumentOf(fee), at);
            return n > 0 && <Amount key={good} good={goodName(good)} n={n} />;
          })
        }
      </Answers>
    </Term>
  );
}

/** A good: what it earns, how many there are, how many are loaded. */
function Cargo({ view, viewer, voyage, sail, can, good }: Bill & { readonly good: number }): ReactElement {
  const text = useText();
  const n = voyage.load[good] ?? 0;
  const name = text(`good.${goodName(good)}`);
  const step = (to: number, icon: 'minus' | 'plus', label: string): ReactElement => {
    const load = with1(voyage.load, good, to);
    return (
      <button
        type="button"
        aria-label={`${name}: ${text(label)}`}
        disabled={to < 0 || !can({ load }, 'ships', 'load')}
        onClick={() => sail({ load })}
      >
        <Icon name={icon} />
      </button>
    );
  };
  return (
    <li className={n > 0 ? 'lh-load lh-load-loaded' : 'lh-load'} data-cargo={goodName(good)}>
      <Good good={goodName(good)} label={name} />
      <span className="lh-load-price">
        {SHIPPING[good]}
        <Good good="franc" />
      </span>
      <span className="lh-load-own">
        <T id="web.lh.lading.of" args={{ n: view.has(viewer, good) }} />
      </span>
      <span className="lh-load-steps">
        {step(n - 1, 'minus', 'web.plan.less')}
        <output aria-live="polite">{n}</output>
        {step(n + 1, 'plus', 'web.plan.more')}
      </span>
    </li>
  );
}
