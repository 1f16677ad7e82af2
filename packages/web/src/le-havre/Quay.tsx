import { goodMessage, goodsMessage, type LeHavreState, OFFERS, TURNS } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Disc } from '../icons/index.ts';
import { Good, Sign } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { Fact } from './Fact.tsx';
import { colourOf, goodName, seatAtTile, suppliedIn, suppliesUntil, tileAt } from './harbour.ts';
import { placeOfOffer, placeOfTile } from './places.ts';
import { SeatName } from './SeatName.tsx';

type View = ViewProps<LeHavreState>;

/** The water with a barge for every turn of the round, and the offers on the stones before it. */
export function Quay(props: View): ReactElement {
  return (
    <section className="lh-quay" aria-labelledby="lh-quay">
      <h2 id="lh-quay" className="unseen">
        <T id="web.lh.offers" />
      </h2>
      <ol className="lh-barges water">
        {!props.view.final &&
          Array.from({ length: TURNS }, (_, place) => (
            <li key={place}>
              <Barge {...props} place={place} />
            </li>
          ))}
      </ol>
      <ul className="lh-offers stone">
        {Array.from({ length: OFFERS }, (_, good) => (
          <li key={goodName(good)}>
            <Offer {...props} good={good} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A supply tile as a barge: what it brings, and whose turn it is there in this round. */
function Barge({ view, seats, place }: View & { readonly place: number }): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const tile = tileAt(view, place);
  const seat = seatAtTile(view, place);
  const when = place + 1 < view.turn ? 'past' : place + 1 === view.turn ? 'now' : 'ahead';
  const goods = tile ? tile.goods.map((good) => speaker.say(goodMessage(good))).join(', ') : text('web.lh.face-down');
  return (
    <Place
      id={placeOfTile(place)}
      label={text('web.lh.tile', { n: place + 1, goods, who: seats[seat]?.name ?? '', when })}
      closeUp={
        <article className="lh-closeup">
          <h3>
            <T id="web.lh.turn" args={{ turn: place + 1, turns: TURNS }} />
          </h3>
          <p>
            <SeatName seat={seat} seats={seats} />
          </p>
          <p>{goods}</p>
          {tile?.interest && (
            <p>
              <Sign sign="interest" /> <T id="web.lh.interest" />
            </p>
          )}
        </article>
      }
      className={`lh-barge lh-barge-${when}`}
    >
      <span className="lh-cargo">
        {tile ? tile.goods.map((good) => <Good key={good} good={goodName(good)} />) : <b>?</b>}
      </span>
      <svg className="lh-hull" viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H100C98.5 12 96 18 91 22H9C4 18 1.5 12 0 0z" />
        <path className="lh-rail" d="M0 0H100L99.6 3.6H.4z" />
      </svg>
      {tile?.interest && (
        <span className="lh-interest">
          <Sign sign="interest" />
        </span>
      )}
      <span className="lh-barge-seat">
        <Disc colour={colourOf(seat)} />
      </span>
    </Place>
  );
}

/** A pallet with what can be taken; how many more the next supply brings. */
function Offer({ view, viewer, good }: View & { readonly good: number }): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const amount = view.offer(good);
  const next = suppliedIn(view, good, 1);
  const untilMine = suppliesUntil(view, viewer);
  return (
    <Place
      id={placeOfOffer(good)}
      digit={good + 1}
      label={text('web.lh.offer', { goods: speaker.say(goodsMessage(good, amount)), n: next })}
      wishes={[`take ${goodName(good)}`]}
      closeUp={
        <article className="lh-closeup">
          <h3>
            <Said message={goodsMessage(good, amount)} />
          </h3>
          <dl className="lh-facts">
            <Fact name="web.lh.next-supply">+{next}</Fact>
            <Fact name="web.lh.by-your-turn">+{suppliedIn(view, good, untilMine)}</Fact>
          </dl>
        </article>
      }
      className={`lh-offer ${amount === 0 ? 'lh-none' : ''}`}
    >
      <Good good={goodName(good)} />
      <b>{amount}</b>
      {next > 0 && <span className="lh-next">+{next}</span>}
    </Place>
  );
}
