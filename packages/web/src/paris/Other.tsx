import {
  count,
  DISTRICTS,
  KEYS,
  KINDS_OF_TOKEN,
  type ParisState,
  PLACES,
  RESERVE,
  seesHoldings,
} from '@quayside/paris';
import type { ReactElement } from 'react';
import type { SeatProps } from '../game-ui.ts';
import { Coin } from '../icons/index.ts';
import { Fit } from '../look/Fit.tsx';
import { Key, Meeple, ParisToken, Points } from './icons/index.ts';
import { T, useText } from '../text/speech.tsx';
import { BonusFormula, EndFormula } from './formula.tsx';
import { UsedTiles } from './OwnTiles.tsx';
import { colourOf, indexes, seatClass, tokenName, unusedBonus, unusedEnds } from './pieces.tsx';
import { seatPlace } from './places.ts';

type Props = SeatProps<ParisState>;

/** Keys that stand on the board, wherever they are. */
const keysOnBoard = (view: ParisState, seat: number): number =>
  indexes(PLACES).reduce((sum, place) => sum + view.keysAt(seat, place), 0) +
  indexes(DISTRICTS.length).reduce((sum, district) => sum + view.banked(seat, district), 0) +
  (view.arc[seat] as number);

/** The rest lies behind the screen: everybody can count how many that are (P-105). */
const keysHidden = (view: ParisState, seat: number): number =>
  (KEYS[view.players] as number) + RESERVE - (view.reserve[seat] as number) - keysOnBoard(view, seat);

/** Another player: what everybody sees, and what is behind the screen where it may be seen. */
export function Other(props: Props): ReactElement {
  const { view, viewer, seat, seats } = props;
  const text = useText();
  const label = seats[seat];
  const space = view.meepleOf(seat);
  return (
    <section
      className={`paris-other ${seatClass(seat)} ${view.seat === seat ? 'paris-turn' : ''}`}
      data-place={seatPlace(seat)}
      aria-label={label?.name ?? ''}
    >
      <span className="paris-other-edge seat-field" />
      <h2>
        <Key colour={colourOf(seat)} />
        <b title={label?.name}>
          <Fit>{label?.name}</Fit>
        </b>
        {label?.role && <small>{label.role}</small>}
        <span className="paris-figure" title={text('web.paris.if-counted', { n: count(view, seat).total })}>
          {view.points[seat]}
          <Points label={text('web.paris.points')} />
        </span>
      </h2>
      <p>
        <Key colour={colourOf(seat)} />
        <T id="web.paris.keys-where" args={{ board: keysOnBoard(view, seat), hidden: keysHidden(view, seat) }} />
      </p>
      <p>
        <Meeple colour={colourOf(seat)} />
        {space === 0 ? (
          <T id="web.paris.meeple-start" />
        ) : (
          <T id="web.paris.meeple-at" args={{ n: view.track[space] as number }} />
        )}
        <UsedTiles view={view} seat={seat} most={3} />
      </p>
      {seesHoldings(view, viewer, seat) && <Holdings {...props} />}
    </section>
  );
}

/** Francs, tokens and tiles, where nothing is hidden. */
function Holdings({ view, seat }: Props): ReactElement {
  const text = useText();
  const bonus = unusedBonus(view, seat);
  const ends = unusedEnds(view, seat);
  return (
    <>
      <p className="paris-other-goods">
        <span>
          <Coin label={text('web.paris.francs')} />
          {view.francsOf(seat)}
        </span>
        {indexes(KINDS_OF_TOKEN).map((kind) => (
          <span key={kind} className={view.token(seat, kind) === 0 ? 'paris-none' : ''}>
            <ParisToken token={tokenName(kind)} label={text(`paris.token.${tokenName(kind)}`)} />
            {view.token(seat, kind)}
          </span>
        ))}
      </p>
      <p className="paris-other-tiles">
        {bonus.map((tile) => (
          <span key={tile}>
            <span className="paris-bonus-number">{tile}</span>
            <BonusFormula figures={view.figures} tile={tile} players={view.players} />
          </span>
        ))}
        {ends.map((tile) => (
          <span key={`end ${tile}`} className="paris-from-end">
            <EndFormula figures={view.figures} tile={tile} />
          </span>
        ))}
      </p>
    </>
  );
}
