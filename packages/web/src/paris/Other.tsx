import { count, type ParisState, PLACES, DISTRICTS, KINDS_OF_TOKEN, seesHoldings } from '@quayside/paris';
import type { ReactElement } from 'react';
import type { SeatProps } from '../game-ui.ts';
import { Coin } from '../icons/index.ts';
import { BonusGlyph, Key, Meeple, ParisToken, Points } from './icons/index.ts';
import { T, useText } from '../text/speech.tsx';
import { BonusFormula, EndFormula } from './formula.tsx';
import { colourOf, indexes, inkOf, tokenName, unusedBonus, unusedEnds } from './pieces.tsx';
import { seatPlace } from './places.ts';
import { UsedTiles } from './Own.tsx';

type Props = SeatProps<ParisState>;

/** Keys that stand on the board, wherever they are. */
const keysOnBoard = (view: ParisState, seat: number): number =>
  indexes(PLACES).reduce((sum, place) => sum + view.keysAt(seat, place), 0) +
  indexes(DISTRICTS.length).reduce((sum, district) => sum + view.banked(seat, district), 0) +
  (view.arc[seat] as number);

/** Another player: what everybody sees, and what is behind the screen where it may be seen. */
export function Other(props: Props): ReactElement {
  const { view, viewer, seat, seats } = props;
  const text = useText();
  const label = seats[seat];
  const isTurn = view.seat === seat;
  const reserve = view.reserve[seat] as number;
  const space = view.meeple[seat] as number;
  return (
    <section
      className={`paris-other ${isTurn ? 'paris-turn' : ''}`}
      style={inkOf(seat)}
      data-place={seatPlace(seat)}
      aria-label={label?.name ?? ''}
    >
      <h2>
        <Key colour={colourOf(seat)} />
        <span className="paris-other-name">{label?.name}</span>
        {label?.role && <span className="paris-other-role">{label.role}</span>}
        <span className="paris-other-points" title={text('web.paris.if-counted', { n: count(view, seat).total })}>
          <b>{view.points[seat]}</b>
          <Points label={text('web.paris.points')} />
        </span>
      </h2>
      <ul className="paris-other-facts">
        <li>
          <Key colour={colourOf(seat)} />
          <T id="web.paris.on-board" args={{ n: keysOnBoard(view, seat) }} />
          {reserve > 0 && (
            <span className="paris-small">
              {' '}
              <T id="web.paris.plus-reserve" args={{ n: reserve }} />
            </span>
          )}
        </li>
        <li>
          <Meeple colour={colourOf(seat)} />
          {space === 0 ? <T id="web.paris.meeple-start" /> : <T id="web.paris.meeple-at" args={{ n: space }} />}
        </li>
      </ul>
      {seesHoldings(view, viewer, seat) ? (
        <Holdings {...props} />
      ) : (
        <p className="paris-hidden" title={text('web.paris.hidden')}>
          <T id="web.paris.hidden-word" />
          <span aria-hidden="true">
            <Coin />
            <Key colour={colourOf(seat)} />
            <BonusGlyph kind="any-resource" />
            <BonusGlyph kind="any-prestige" />
            <BonusGlyph kind="per-unused" />
          </span>
          <span className="unseen">
            <T id="web.paris.hidden" />
          </span>
        </p>
      )}
      <UsedTiles view={view} seat={seat} />
    </section>
  );
}

/** Francs, keys, tokens and tiles, small. */
function Holdings({ view, seat }: Props): ReactElement {
  const text = useText();
  const bonus = unusedBonus(view, seat);
  const ends = unusedEnds(view, seat);
  return (
    <>
      <ul className="paris-other-goods">
        <li>
          <Coin label={text('web.paris.francs')} />
          {view.francsOf(seat)}
        </li>
        <li>
          <Key colour={colourOf(seat)} label={text('web.paris.keys')} />
          {view.hand[seat]}
        </li>
        {indexes(KINDS_OF_TOKEN)
          .filter((kind) => view.token(seat, kind) > 0)
          .map((kind) => (
            <li key={kind}>
              <ParisToken token={tokenName(kind)} label={text(`paris.token.${tokenName(kind)}`)} />
              {view.token(seat, kind)}
            </li>
          ))}
      </ul>
      {bonus.length + ends.length > 0 && (
        <ul className="paris-other-tiles" aria-label={text('web.paris.own-tiles')}>
          {bonus.map((tile) => (
            <li key={tile}>
              <span className="paris-bonus-number">{tile}</span>
              <BonusFormula figures={view.figures} tile={tile} players={view.players} />
            </li>
          ))}
          {ends.map((tile) => (
            <li key={`end ${tile}`} className="paris-from-end">
              <EndFormula figures={view.figures} tile={tile} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
