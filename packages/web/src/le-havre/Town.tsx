import { cardMessage, type LeHavreState, SHIP_TYPES, TOWN } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Sign } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { BuildingCard } from './Card.tsx';
import { cardsOf, knownSpecials, rounds } from './harbour.ts';
import { SPECIALS_PLACE, TOWN_PLACE } from './places.ts';
import { Shelf } from './Shelf.tsx';
import { ShipPile } from './ShipCard.tsx';

type View = ViewProps<LeHavreState>;

/** Everything that stands and is not the viewer's: the town's, then that of the others, in the largest form that fits. */
export function Buildings(props: View): ReactElement {
  const { view, viewer } = props;
  const others = Array.from({ length: view.players - 1 }, (_, at) => (viewer + at + 1) % view.players);
  const cards = [TOWN, ...others].flatMap((owner) => cardsOf(view, owner));
  return (
    <section className="lh-town" aria-labelledby="lh-town" data-place={TOWN_PLACE}>
      <header className="lh-heading">
        <h2 id="lh-town">
          <T id="web.lh.buildings" />
        </h2>
      </header>
      <Shelf count={cards.length}>
        {(form, breadth) =>
          cards.map((card) => <BuildingCard key={card} card={card} form={form} breadth={breadth} {...props} />)
        }
      </Shelf>
    </section>
  );
}

/** The four piles of ships and the special buildings. */
export function Ships(props: View): ReactElement {
  return (
    <section className="lh-fleet" aria-labelledby="lh-fleet">
      <header className="lh-heading">
        <h2 id="lh-fleet">
          <T id="web.lh.ships" />
        </h2>
      </header>
      <div className="lh-ship-row">
        {SHIP_TYPES.map(({ name }, type) => (
          <ShipPile key={name} {...props} type={type} />
        ))}
        <Specials {...props} />
      </div>
    </section>
  );
}

/** The pile of special buildings: how many are left, and those that the viewer has looked at. */
function Specials({ view, viewer }: View): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const known = knownSpecials(view, viewer);
  const next = rounds(view).findIndex(({ town }, at) => at + 1 >= view.round && town === 'special');
  return (
    <Place
      id={SPECIALS_PLACE}
      label={text('web.lh.specials-left', { n: view.specialsLeft })}
      closeUp={
        <article className="lh-closeup">
          <h3>
            <T id="web.lh.specials-left" args={{ n: view.specialsLeft }} />
          </h3>
          {known.length > 0 && (
            <ol className="lh-known">
              {known.map(({ place, card }) => (
                <li key={card}>
                  {place + 1}. <Said message={cardMessage(card)} />
                </li>
              ))}
            </ol>
          )}
          {next >= 0 && view.specialsLeft > 0 && !view.final && (
            <p>
              <T id="web.lh.special-next" args={{ n: next + 1 }} />
            </p>
          )}
        </article>
      }
      className={`lh-ships lh-specials ${view.specialsLeft === 0 ? 'lh-none' : ''}`}
    >
      <span className="lh-ships-top">
        <Sign sign="special" />
        <span className="lh-value">{view.specialsLeft}</span>
      </span>
      {known.length === 0 ? (
        <span className="lh-specials-word">
          <T id="web.lh.specials" />
        </span>
      ) : (
        known.map(({ place, card }) => (
          <span key={card} className="lh-specials-known">
            {place + 1}. {speaker.say(cardMessage(card))}
          </span>
        ))
      )}
    </Place>
  );
}
