import type { Message } from '@quayside/kernel';
import {
  bonusMessage,
  bonusText,
  count,
  districtMessage,
  endText,
  KINDS_OF_TOKEN,
  type ParisState,
  tokensMessage,
} from '@quayside/paris';
import type { ReactElement } from 'react';
import type { SeatProps } from '../game-ui.ts';
import { Coin } from '../icons/index.ts';
import { Key, ParisToken, Points } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { BonusCloseUp, EndCloseUp, TokenCloseUp } from './TileCloseUps.tsx';
import { BonusFormula, EndFormula } from './formula.tsx';
import {
  colourOf,
  districtName,
  indexes,
  inkOf,
  nameOf,
  tokenName,
  unusedBonus,
  unusedEnds,
  usedBonus,
  usedEnds,
} from './pieces.tsx';
import { ownBonusPlace, ownEndPlace, ownTokenPlace, seatPlace } from './places.ts';
import { sellWishes, useEndWishes, useWishes } from './wishes.ts';

type Props = SeatProps<ParisState>;

/** What lies behind the viewer's own screen. */
export function Own(props: Props): ReactElement {
  const { view, seat, seats } = props;
  const text = useText();
  const reserve = view.reserve[seat] as number;
  return (
    <section
      className="paris-own"
      style={inkOf(seat)}
      data-place={seatPlace(seat)}
      aria-label={text('web.paris.screen')}
    >
      <div className="paris-own-who">
        <h2>
          <Key colour={colourOf(seat)} />
          <span>{nameOf(seats, seat)}</span>
        </h2>
        <OwnPoints {...props} />
      </div>
      <ul className="paris-purse">
        <li>
          <Coin label={text('web.paris.francs')} />
          <b>{view.francsOf(seat)}</b>
        </li>
        <li>
          <Key colour={colourOf(seat)} label={text('web.paris.keys')} />
          <b>{view.hand[seat]}</b>
          {reserve > 0 && (
            <span className="paris-reserve" title={text('web.paris.reserve', { n: reserve })}>
              <span aria-hidden="true">+{reserve}</span>
              <span className="unseen">
                <T id="web.paris.reserve" args={{ n: reserve }} />
              </span>
            </span>
          )}
        </li>
      </ul>
      <Tokens {...props} />
      <Tiles {...props} />
    </section>
  );
}

/** Resources over prestige; each can be touched to sell it, and resources to buy them. */
function Tokens({ view, seat }: Props): ReactElement {
  const speaker = useSpeaker();
  return (
    <div className="paris-own-tokens">
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

/** Tiles to use, and those that were used. */
function Tiles(props: Props): ReactElement {
  const { view, seat } = props;
  const speaker = useSpeaker();
  const text = useText();
  const bonus = unusedBonus(view, seat);
  const ends = unusedEnds(view, seat);
  const tiles = [bonus, ends, usedBonus(view, seat), usedEnds(view, seat)].flat().length;
  return (
    <div className="paris-own-tiles" role="group" aria-label={text('web.paris.own-tiles')}>
      {bonus.map((tile) => (
        <Place
          key={`bonus ${tile}`}
          id={ownBonusPlace(tile)}
          label={`${speaker.say(bonusMessage(tile))}: ${speaker.say(bonusText(view.figures, tile, view.players))}`}
          wishes={useWishes(view, tile)}
          closeUp={<BonusCloseUp {...props} tile={tile} owned />}
          className="paris-own-tile"
        >
          <span className="paris-bonus-number">{tile}</span>
          <BonusFormula figures={view.figures} tile={tile} players={view.players} />
        </Place>
      ))}
      {ends.map((tile) => (
        <Place
          key={`end ${tile}`}
          id={ownEndPlace(tile)}
          label={`${text('web.paris.end-tile')}: ${speaker.say(endText(view.figures, tile))}`}
          wishes={useEndWishes(view, tile)}
          closeUp={<EndCloseUp view={view} tile={tile} />}
          className="paris-own-tile paris-from-end"
        >
          <span className="paris-bonus-number">
            <T id="web.paris.end-mark" />
          </span>
          <EndFormula figures={view.figures} tile={tile} />
        </Place>
      ))}
      {tiles === 0 && (
        <span className="paris-small paris-no-tiles">
          <T id="web.paris.no-tiles" />
        </span>
      )}
      <UsedTiles view={view} seat={seat} />
    </div>
  );
}

/** The numbers of tiles that were used; they lie open before their owner. */
export function UsedTiles({ view, seat }: { readonly view: ParisState; readonly seat: number }): ReactElement | null {
  const text = useText();
  const speaker = useSpeaker();
  const bonus = usedBonus(view, seat);
  const ends = usedEnds(view, seat);
  if (bonus.length + ends.length === 0) return null;
  return (
    <ul className="paris-used" aria-label={text('web.paris.used')}>
      <li className="paris-used-word" aria-hidden="true">
        <T id="web.paris.used" />
      </li>
      {bonus.map((tile) => (
        <li key={tile} title={speaker.say(bonusText(view.figures, tile, view.players))}>
          {tile}
        </li>
      ))}
      {ends.map((tile) => (
        <li key={`end ${tile}`} className="paris-from-end">
          <EndFormula figures={view.figures} tile={tile} />
        </li>
      ))}
    </ul>
  );
}

/** Points so far, and with everything that would be counted now; closely, part by part. */
function OwnPoints({ view, seat }: Props): ReactElement {
  const text = useText();
  const { points, francs, districts, total } = count(view, seat);
  const rows: readonly (readonly [string, Message, number])[] = [
    ['points', { key: 'web.paris.points-so-far' }, points],
    ...districts.map((each, district) => [districtName(district), districtMessage(district), each] as const),
    ...(francs > 0 ? [['francs', { key: 'web.paris.points-of-francs' }, francs] as const] : []),
  ];
  return (
    <Place
      id="own points"
      label={`${text('web.paris.points')} ${points}, ${text('web.paris.if-counted', { n: total })}`}
      closeUp={
        <div className="paris-leaf">
          <h4>
            <T id="web.paris.if-counted" args={{ n: total }} />
          </h4>
          <dl className="paris-sheet">
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
      className="paris-own-points"
    >
      <b>{points}</b>
      <Points />
      <span className="paris-if-counted">
        <T id="web.paris.if-counted" args={{ n: total }} />
      </span>
    </Place>
  );
}
