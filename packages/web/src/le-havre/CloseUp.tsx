import { cardMessage, cardText, type LeHavreState, pawnedBy, plusOf, TOWN } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { Gain, SeatLabel, ViewProps } from '../game-ui.ts';
import { Gains } from '../table/Gains.tsx';
import { Said, T, useSpeaker } from '../text/speech.tsx';
import { Amount } from './Amount.tsx';
import { FeeOf, SymbolsOf } from './card-parts.tsx';
import { Fact } from './Fact.tsx';
import { cardAt, drawnAt, listed, seatsOf, visitorsOf } from './harbour.ts';
import { TypeMark } from './icons/index.ts';
import { SeatName } from './SeatName.tsx';
import { Vignette } from './vignettes/Vignette.tsx';

interface CardProps extends ViewProps<LeHavreState> {
  readonly card: number;
}

/** A building closely: its scene, everything that stands on it in words, whose it is, and what it would do for the viewer now. */
export function CloseUp({ visit, ...props }: CardProps & { readonly visit: readonly Gain[] }): ReactElement {
  const certain = visit.filter(({ open }) => !open);
  return (
    <article className="lh-closeup lh-closeup-card">
      <CardHead card={props.card} view={props.view} lit={visit.length > 0} />
      <CardFacts {...props} />
      {visit.length > 0 && (
        <div className="lh-for-you">
          <T id="web.lh.for-you" />
          <Gains gains={certain} />
          {certain.length < visit.length && (
            <span>
              <T id="web.lh.what-you-choose" />
            </span>
          )}
        </div>
      )}
    </article>
  );
}

/** The scene of a building, its name and the words of its card. */
export function CardHead({
  card,
  view,
  lit,
}: {
  readonly card: number;
  readonly view: LeHavreState;
  readonly lit: boolean;
}): ReactElement {
  const speaker = useSpeaker();
  const of = cardAt(view, card);
  return (
    <header className={`lh-card-head lh-type-${of.type}`}>
      <div className="lh-scene">
        <Vignette card={of.slug} type={of.type} drawn={drawnAt(view, card)} lit={lit} />
        <span className="lh-value">{of.value}</span>
      </div>
      <h2>{speaker.say(cardMessage(card))}</h2>
      <p className="lh-closeup-type">
        <TypeMark type={of.type} />
        <T id={`type.${of.type}`} />
        <SymbolsOf card={of} />
      </p>
      {cardText(of).map((line, at) => (
        // By its place: the text of a card never changes.
        <p key={at}>
          <Said message={line} />
        </p>
      ))}
    </header>
  );
}

export function CardFacts({ card, ...props }: CardProps): ReactElement {
  const of = cardAt(props.view, card);
  return (
    <dl className="lh-facts">
      <Fact name="term.entry-fee">{of.entryFee === null ? <T id="web.lh.locked" /> : <FeeOf card={of} />}</Fact>
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
        <Owner card={card} {...props} />
      </Fact>
      <Inside card={card} {...props} />
      {of.slug === 'pawnbrokers' && <InPawn {...props} />}
    </dl>
  );
}

/** Whose goods are in pawn. */
function InPawn({ view, seats }: Omit<CardProps, 'card'>): ReactElement {
  return (
    <>
      {seatsOf(view).map((seat) => {
        const goods = pawnedBy(view, seat);
        return (
          goods.length > 0 && (
            <Fact key={seat} name="web.lh.in-pawn">
              <SeatName seat={seat} seats={seats} />
              {goods.map((good) => (
                <Amount key={good} good={good} n={1} />
              ))}
            </Fact>
          )
        );
      })}
    </>
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
