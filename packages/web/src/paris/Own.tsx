import type { Message } from '@quayside/kernel';
import { count, districtMessage, KINDS_OF_TOKEN, type ParisState, tokensMessage } from '@quayside/paris';
import type { ReactElement } from 'react';
import type { SeatProps } from '../game-ui.ts';
import { Coin } from '../icons/index.ts';
import { Key, ParisToken, Points } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { OwnTiles } from './OwnTiles.tsx';
import { TokenCloseUp } from './TileCloseUps.tsx';
import { colourOf, districtName, indexes, nameOf, seatClass, tokenName } from './pieces.tsx';
import { ownTokenPlace, seatPlace } from './places.ts';
import { sellWishes } from './wishes.ts';

type Props = SeatProps<ParisState>;

/** What lies behind the viewer's own screen, on sheets of paper on the desk. */
export function Own(props: Props): ReactElement {
  const { seat } = props;
  const text = useText();
  return (
    <section
      className={`paris-own ${seatClass(seat)}`}
      data-place={seatPlace(seat)}
      aria-label={text('web.paris.screen')}
    >
      <Who {...props} />
      <Purse {...props} />
      <Tokens {...props} />
      <OwnTiles {...props} />
    </section>
  );
}

/** No figure has more digits. */
const WIDEST = 188;

/** Whose it is, points so far, and with everything that would be counted now; closely, part by part. */
function Who({ view, seat, seats }: Props): ReactElement {
  const text = useText();
  const { points, francs, districts, total } = count(view, seat);
  const rows: readonly (readonly [string, Message, number])[] = [
    ['points', { key: 'web.paris.points-so-far' }, points],
    ...districts.map((each, district) => [districtName(district), districtMessage(district), each] as const),
    ...(francs > 0 ? [['francs', { key: 'web.paris.points-of-francs' }, francs] as const] : []),
  ];
  const counted = text('web.paris.if-counted', { n: total });
  return (
    <Place
      id="own points"
      label={`${nameOf(seats, seat)}, ${text('web.paris.points')} ${points}, ${counted}`}
      closeUp={
        <div className="paris-leaf">
          <h4>{counted}</h4>
          <dl className="paris-parts">
            {rows.map(([id, words, n]) => (
              <div key={id}>
                <dt>
                  <Said message={words} />
                </dt>
                <dd>{n}</dd>
              </div>
            ))}
          </dl>
        </div>
      }
      className="paris-sheet paris-who"
    >
      <Key colour={colourOf(seat)} />
      <span className="paris-who-name">
        <b title={nameOf(seats, seat)}>{nameOf(seats, seat)}</b>
        <small data-room={text('web.paris.if-counted', { n: WIDEST })}>{counted}</small>
      </span>
      <span className="paris-figure">
        <b>{points}</b>
        <Points />
      </span>
    </Place>
  );
}

/** Francs, and the keys that can still be placed. */
function Purse({ view, seat }: Props): ReactElement {
  const text = useText();
  const reserve = view.reserve[seat] as number;
  return (
    <ul className="paris-sheet paris-purse">
      <li className="paris-figure">
        <Coin label={text('web.paris.francs')} />
        <b>{view.francsOf(seat)}</b>
      </li>
      <li className="paris-figure">
        <Key colour={colourOf(seat)} label={text('web.paris.keys')} />
        <b>{view.hand[seat]}</b>
        <small title={text('web.paris.reserve', { n: reserve })} hidden={reserve === 0}>
          <span className="paris-plus" aria-hidden="true">
            +{reserve}
          </span>
          <span className="paris-plus-words">
            <T id="web.paris.plus-reserve" args={{ n: reserve }} />
          </span>
        </small>
      </li>
    </ul>
  );
}

/** Resources over prestige; each can be touched to sell it, and resources to buy them. */
function Tokens({ view, seat }: Props): ReactElement {
  const speaker = useSpeaker();
  return (
    <div className="paris-sheet paris-own-tokens">
      {indexes(KINDS_OF_TOKEN).map((kind) => {
        const n = view.token(seat, kind);
        return (
          <Place
            key={kind}
            id={ownTokenPlace(kind)}
            label={speaker.say(tokensMessage(kind, n))}
            wishes={n > 0 ? sellWishes(view, kind) : []}
            closeUp={<TokenCloseUp view={view} kind={kind} />}
            className={`paris-own-token ${n === 0 ? 'paris-none' : ''}`}
          >
            <ParisToken token={tokenName(kind)} />
            <b>{n}</b>
          </Place>
        );
      })}
    </div>
  );
}
