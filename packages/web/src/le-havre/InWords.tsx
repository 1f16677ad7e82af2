import type { Message } from '@quayside/kernel';
import {
  type Card,
  cardMessage,
  cardText,
  foodDue,
  foodOf,
  GOOD_NAMES,
  goodMessage,
  goodsMessage,
  handOf,
  type LeHavreState,
  OFFERS,
  pawnedBy,
  PILES,
  SHIP_TYPES,
  SHIPS,
  TOWN,
  TURNS,
  wealth,
} from '@quayside/le-havre';
import type { ReactElement, ReactNode } from 'react';
import type { SeatLabel, ViewProps } from '../game-ui.ts';
import { useSpeaker } from '../text/speech.tsx';
import {
  cardAt,
  cardsOf,
  fleetOf,
  FRANC,
  knownSpecials,
  pileFromTop,
  roundCard,
  rounds,
  seatAtTile,
  seatsOf,
  shipMessage,
  shipsFromTop,
  suppliedIn,
  tileAt,
  visitorsOf,
} from './harbour.ts';

type View = ViewProps<LeHavreState>;

/** Says messages and page texts in plain words: there are no icons here. */
function useWords(): (key: string, args?: Message['args']) => string {
  const speaker = useSpeaker();
  return (key, args) => speaker.say(args ? { key, args } : { key });
}

/** The whole table in words, heading by heading. */
export function InWords(props: View): ReactElement {
  const { view, viewer, seats } = props;
  const say = useWords();
  return (
    <div className="lh-words">
      <Part title={place(view, say)}>
        <RoundWords {...props} />
      </Part>
      <Part title={say('web.lh.offers')}>
        {Array.from({ length: OFFERS }, (_, good) => (
          <li key={good}>
            {say('web.lh.offer', { goods: goodsMessage(good, view.offer(good)), n: suppliedIn(view, good, 1) })}
          </li>
        ))}
      </Part>
      {!view.final && (
        <Part title={say('web.lh.supply')}>
          {Array.from({ length: TURNS }, (_, at) => (
            <li key={at}>{tileWords(view, at, seats, say)}</li>
          ))}
        </Part>
      )}
      <Part title={say('web.lh.town')}>
        {cardsOf(view, TOWN).map((card) => (
          <CardWords key={card} {...props} card={card} />
        ))}
      </Part>
      {Array.from({ length: PILES }, (_, pile) => (
        <Part key={pile} title={say('web.lh.pile', { n: pile + 1 })}>
          {pileFromTop(view, pile).map((card) => (
            <CardWords key={card} {...props} card={card} />
          ))}
        </Part>
      ))}
      <Part title={say('web.lh.ships')}>
        {SHIP_TYPES.map((_, type) => (
          <li key={shipMessage(type).key}>{shipPileWords(view, type, say)}</li>
        ))}
      </Part>
      <Part title={say('web.lh.specials-left', { n: view.specialsLeft })}>
        {knownSpecials(view, viewer).map(({ place: at, card }) => (
          <li key={card}>
            {at + 1}. {say(cardMessage(card).key)}
          </li>
        ))}
      </Part>
      {viewer >= 0 && handOf(view, viewer).length > 0 && (
        <Part title={say('web.lh.in-hand')}>
          {handOf(view, viewer).map((card) => (
            <CardWords key={card} {...props} card={card} />
          ))}
        </Part>
      )}
      {seatsOf(view).map((seat) => (
        <SeatWords key={seat} {...props} seat={seat} />
      ))}
    </div>
  );
}

type Say = ReturnType<typeof useWords>;

function place(view: LeHavreState, say: Say): string {
  if (view.final) return say('web.lh.final');
  return say('web.lh.round-turn', {
    round: view.round,
    rounds: rounds(view).length,
    turn: view.turn,
    turns: TURNS,
  });
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function RoundWords({ view, seats }: View): ReactElement {
  const say = useWords();
  const card = roundCard(view, view.round);
  const ship = SHIPS[card?.ship ?? -1];
  return (
    <>
      <li>{say('web.lh.turn-of', { name: seats[view.active]?.name ?? '' })}</li>
      {card && !view.final && (
        <>
          <li>{say('web.lh.due-each', { n: card.food })}</li>
          <li>{say(card.harvest ? 'web.lh.harvest' : 'web.lh.no-harvest')}</li>
          {card.town === 'standard' && <li>{say('web.lh.town-standard')}</li>}
          {card.town === 'special' && <li>{say('web.lh.town-special')}</li>}
          {ship && <li>{say('web.lh.ship-comes', { ship: shipMessage(ship.type), value: ship.value })}</li>}
        </>
      )}
    </>
  );
}

function tileWords(view: LeHavreState, at: number, seats: readonly SeatLabel[], say: Say): string {
  const tile = tileAt(view, at);
  const goods = tile ? tile.goods.map((good) => say(goodMessage(good).key)).join(', ') : say('web.lh.face-down');
  const when = at + 1 < view.turn ? 'past' : at + 1 === view.turn ? 'now' : 'ahead';
  const words = say('web.lh.tile', { n: at + 1, goods, who: seats[seatAtTile(view, at)]?.name ?? '', when });
  return tile?.interest ? `${words}; ${say('term.interest')}` : words;
}

/** A building with all that stands on it. */
function CardWords({ view, seats, card }: View & { readonly card: number }): ReactElement {
  const say = useWords();
  const speaker = useSpeaker();
  const of = cardAt(view, card);
  const inside = visitorsOf(view, card).map((seat) => seats[seat]?.name ?? '');
  const facts = [
    say(`type.${of.type}`),
    `${say('term.value')} ${of.value}`,
    ...(of.hammers > 0 ? [say('symbol.hammer', { n: of.hammers })] : []),
    ...(of.fishermen > 0 ? [say('symbol.fisherman', { n: of.fishermen })] : []),
    `${say('term.entry-fee')}: ${feeWords(of, say)}`,
    ...(of.purchase === of.value ? [] : [`${say('term.price')}: ${of.purchase ?? say('web.lh.never-bought')}`]),
    ...(view.ownerOf(card) > TOWN && of.build ? [`${say('term.build-cost')}: ${amountsWords(of.build, say)}`] : []),
    ...(inside.length > 0 ? [`${say('web.lh.inside')}: ${inside.join(', ')}`] : []),
  ];
  return (
    <li>
      <b>{say(cardMessage(card).key)}</b> ({facts.join('; ')}).{' '}
      {cardText(of)
        .map((line) => speaker.say(line))
        .join(' ')}
    </li>
  );
}

const amountsWords = (amounts: Readonly<Record<string, number | undefined>>, say: Say): string =>
  GOOD_NAMES.flatMap((name) => (amounts[name] ? [say(`goods.${name}`, { n: amounts[name] })] : [])).join(', ');

function feeWords({ entryFee }: Card, say: Say): string {
  if (!entryFee) return say('web.lh.locked');
  const { food = 0, francs = 0 } = entryFee;
  const inFood: Message = { key: 'fee.food', args: { n: food } };
  if (food > 0 && francs > 0) return say('fee.either', { food: inFood, francs: goodsMessage(FRANC, francs) });
  if (food > 0) return say('fee.food', { n: food });
  return francs > 0 ? say('goods.franc', { n: francs }) : say('web.lh.free');
}

function shipPileWords(view: LeHavreState, type: number, say: Say): string {
  const name = say(shipMessage(type).key);
  const values = shipsFromTop(view, type);
  const of = SHIP_TYPES[type];
  if (values.length === 0 || !of) return say('web.lh.ship.none', { name });
  return [
    say('web.lh.ship.pile', { name, value: values[0] ?? 0, n: values.length }),
    `${say('term.price')}: ${of.purchase ?? say('web.lh.never-bought')}`,
    `${say('term.build-cost')}: ${amountsWords(of.build, say)}, ${say('web.lh.energy', { n: of.energy })}`,
    `${say('web.lh.ship.each-round')}: ${say('fee.food', { n: of.food[view.players - 1] ?? 0 })}`,
  ].join('; ');
}

function SeatWords({ seat, ...props }: View & { readonly seat: number }): ReactElement {
  const { view, seats } = props;
  const say = useWords();
  const goods = GOOD_NAMES.flatMap((name, good) =>
    view.has(seat, good) > 0 ? [say(`goods.${name}`, { n: view.has(seat, good) })] : [],
  );
  const disc = view.discOf(seat);
  return (
    <Part title={seats[seat]?.name ?? ''}>
      <li>{say('web.lh.worth', { n: wealth(view, seat).total })}</li>
      <li>{goods.length > 0 ? goods.join(', ') : say('none')}</li>
      {pawnedBy(view, seat).length > 0 && (
        <li>
          {say('web.lh.in-pawn')}:{' '}
          {pawnedBy(view, seat)
            .map((name) => say(`goods.${name}`, { n: 1 }))
            .join(', ')}
        </li>
      )}
      {view.loansOf(seat) > 0 && <li>{say('term.loans', { n: view.loansOf(seat) })}</li>}
      {!view.final && <li>{say('web.lh.owes-of', { n: foodDue(view, seat), have: foodOf(view, seat) })}</li>}
      <li>{disc < 0 ? say('web.lh.at-home') : say('web.lh.in', { card: cardMessage(disc) })}</li>
      {fleetOf(view, seat).map(({ type, value, count }) => (
        <li key={`${type} ${value}`}>
          {say('web.lh.ship.pile', { name: say(shipMessage(type).key), value, n: count })}
        </li>
      ))}
      {cardsOf(view, seat).map((card) => (
        <CardWords key={card} {...props} card={card} />
      ))}
    </Part>
  );
}
