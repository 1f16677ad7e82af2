import { cardMessage, cardText, type LeHavreState, plusOf, TOWN } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { Gain, SeatLabel, ViewProps } from '../game-ui.ts';
import { Gains } from '../table/Gains.tsx';
import { Said, T } from '../text/speech.tsx';
import { Amount } from './Amount.tsx';
import { Fee, Symbols } from './card-parts.tsx';
import { Fact } from './Fact.tsx';
import { cardAt, listed, visitorsOf } from './harbour.ts';
import { SeatName } from './SeatName.tsx';

interface CardProps extends ViewProps<LeHavreState> {
  readonly card: number;
}

/** A building closely: everything that stands on it, in words, whose it is, and what it would do for the viewer now. */
export function CloseUp({
  card,
  view,
  viewer,
  seats,
  visit,
}: CardProps & { readonly visit: readonly Gain[] }): ReactElement {
  const of = cardAt(card);
  return (
    <article className={`lh-closeup lh-type-${of.type}`}>
      <header>
        <h3>
          <Said message={cardMessage(card)} />
        </h3>
        <span className="lh-value">{of.value}</span>
      </header>
      <p className="lh-closeup-type">
        <T id={`type.${of.type}`} />
        <Symbols card={card} />
      </p>
      {cardText(of).map((line, at) => (
        // By its place: the text of a card never changes.
        <p key={at}>
          <Said message={line} />
        </p>
      ))}
      <dl className="lh-facts">
        <Fact name="term.entry-fee">{of.entryFee === null ? <T id="web.lh.locked" /> : <Fee card={card} />}</Fact>
        <Fact name="term.price">
          {of.purchase === null ? <T id="web.lh.never-bought" /> : <Amount good="franc" n={of.purchase} />}
        </Fact>
        <Fact name="term.build-cost">
          {of.build ? (
            listed(of.build).map(([good, n]) => <Amount key={good} good={good} n={n} />)
          ) : (
            <T id="web.lh.only-bought" />
          )}
        </Fact>
        <Fact name="web.lh.owner">
          <Owner view={view} viewer={viewer} card={card} seats={seats} />
        </Fact>
        <Inside view={view} card={card} seats={seats} />
      </dl>
      {visit.length > 0 && (
        <div className="lh-for-you">
          <T id="web.lh.for-you" />
          <Gains gains={visit} />
        </div>
      )}
    </article>
  );
}

function Owner({ view, card, seats }: CardProps): ReactElement {
  const owner = view.ownerOf(card);
  if (owner === TOWN) return <T id="term.town" />;
  if (owner > TOWN) return <T id="web.lh.nobody" />;
  const plus = plusOf(view, owner, card);
  return (
    <>
      <SeatName seat={owner} seats={seats} />
      {plus > 0 && (
        <span>
          {' '}
          <T id="web.lh.plus" args={{ n: plus }} />
        </span>
      )}
    </>
  );
}

function Inside({
  view,
  card,
  seats,
}: {
  readonly view: LeHavreState;
  readonly card: number;
  readonly seats: readonly SeatLabel[];
}): ReactElement | null {
  const inside = visitorsOf(view, card);
  if (inside.length === 0) return null;
  return (
    <Fact name="web.lh.inside">
      {inside.map((seat) => (
        <SeatName key={seat} seat={seat} seats={seats} />
      ))}
    </Fact>
  );
}
