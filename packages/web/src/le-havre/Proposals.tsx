import { cardMessage, type LeHavreState, pileForTown, PILES, WAITING } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Sign, TypeMark } from './icons/index.ts';
import { Fit } from '../look/Fit.tsx';
import { Place } from '../table/Place.tsx';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { BuildingCard, type CardForm } from './Card.tsx';
import { Effects, Goods } from './Effects.tsx';
import { cardAt, cardsOf, pileFromTop, roundCard } from './harbour.ts';
import { placeOfPile } from './places.ts';

type View = ViewProps<LeHavreState>;

/** The three piles of proposals, fanned out: everybody may read what is still to come. */
export function Proposals({ form, ...props }: View & { readonly form: CardForm }): ReactElement {
  const waiting = cardsOf(props.view, WAITING);
  return (
    <section className="lh-proposals" aria-labelledby="lh-proposals">
      <header className="lh-heading">
        <h2 id="lh-proposals">
          <T id="web.lh.proposals" />
        </h2>
        {waiting.map((card) => (
          <BuildingCard key={card} card={card} form="chip" {...props} />
        ))}
      </header>
      <div className="lh-piles">
        {Array.from({ length: PILES }, (_, pile) => (
          <Pile key={pile} {...props} pile={pile} form={form} />
        ))}
      </div>
    </section>
  );
}

function Pile({ pile, form, ...props }: View & { readonly pile: number; readonly form: CardForm }): ReactElement {
  const text = useText();
  const { view } = props;
  const [top, ...below] = pileFromTop(view, pile);
  if (top === undefined) {
    return (
      <div className="lh-pile lh-none" data-place={placeOfPile(pile)}>
        <T id="web.lh.pile-empty" />
      </div>
    );
  }
  const townNext = pileForTown(view) === pile && !view.final && roundCard(view, view.round)?.town === 'standard';
  return (
    <div className="lh-pile" data-place={placeOfPile(pile)}>
      <BuildingCard card={top} form={form} {...props} />
      {townNext && (
        <span className="lh-town-next" title={text('web.lh.town-next')}>
          <Sign sign="town" label={text('web.lh.town-next')} />
        </span>
      )}
      {below.length > 0 && (
        <Place
          id={`below ${pile + 1}`}
          label={text('web.lh.below', { n: below.length })}
          closeUp={<PileCloseUp cards={below} />}
          className="lh-below-list"
        >
          {below.map((card) => (
            <Row key={card} card={card} />
          ))}
        </Place>
      )}
    </div>
  );
}

function Row({ card }: { readonly card: number }): ReactElement {
  const speaker = useSpeaker();
  const { type, value } = cardAt(card);
  return (
    <span className="lh-row">
      <TypeMark type={type} />
      <Fit>{speaker.say(cardMessage(card))}</Fit>
      <small>{value}</small>
    </span>
  );
}

/** What lies below the top card, with what it does and costs. */
function PileCloseUp({ cards }: { readonly cards: readonly number[] }): ReactElement {
  return (
    <article className="lh-closeup">
      <h3>
        <T id="web.lh.below" args={{ n: cards.length }} />
      </h3>
      <ol className="lh-pile-list">
        {cards.map((card) => (
          <li key={card}>
            <b>
              <Said message={cardMessage(card)} />
            </b>
            <span className="lh-pile-value">{cardAt(card).value}</span>
            <Effects card={cardAt(card)} />
            <span className="lh-card-cost">
              <Goods of={cardAt(card).build ?? {}} />
            </span>
          </li>
        ))}
      </ol>
    </article>
  );
}
