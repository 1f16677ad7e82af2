import {
  bankMessage,
  districtOfSpace,
  PLACES,
  type ParisState,
  placeMessage,
  SPACES,
  spaceOf,
  VALUES,
  valueIndexOf,
} from '@quayside/paris';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Coin } from '../icons/index.ts';
import { House, Landmark, ParisToken } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { BankCloseUp, PlaceCloseUp } from './PlaceCloseUps.tsx';
import { Arrival, useKeyTaken } from './Arrival.tsx';
import { districtName, heldBy, Keys, landmarkName, seatsAt, tokenName, typeOf } from './pieces.tsx';
import { bankPlace, keyPlace } from './places.ts';
import { useSiteWords } from './site-words.ts';
import { bankWishes, placeWishes } from './wishes.ts';

type Props = ViewProps<ParisState>;
/** Does a digit touch it? */
type Cell = Props & { readonly digits: boolean };

/** A building space: its value, the building that lies there, the token beside it, the keys on it. */
export function Space({ space, digits, ...props }: Cell & { readonly space: number }): ReactElement {
  const { view, viewer } = props;
  const words = useSiteWords(props.seats);
  const tile = view.tileOn(space);
  const token = view.tokenBeside(space);
  const holders = seatsAt(view, (seat) => view.keysAt(seat, space));
  const taken = useKeyTaken(view) === space;
  return (
    <Place
      id={keyPlace(space)}
      label={words({ name: placeMessage(view, space), holders, token, stands: tile >= 0 })}
      wishes={placeWishes(view, viewer, space)}
      closeUp={<PlaceCloseUp {...props} place={space} />}
      {...(digits ? { digit: view.worthOf(space) } : {})}
      className={`paris-cell ${tile < 0 ? 'paris-empty' : ''} ${heldBy(holders, viewer)} ${taken ? 'paris-taken-from' : ''}`}
    >
      <b className="paris-value">{VALUES[valueIndexOf(space)]}</b>
      {token >= 0 && (
        <span className="paris-beside">
          <ParisToken token={tokenName(token)} />
        </span>
      )}
      <span className="paris-house">
        {tile >= 0 && <House type={typeOf(view, tile)} district={districtName(districtOfSpace(space))} />}
      </span>
      <Keys of={holders} />
      <Arrival {...props} id={keyPlace(space)} at={space} />
    </Place>
  );
}

/** The bank of a district: what it pays, and who stands there. */
export function Bank({ district, digits, ...props }: Cell & { readonly district: number }): ReactElement {
  const { view, viewer } = props;
  const words = useSiteWords(props.seats);
  const holders = seatsAt(view, (seat) => view.banked(seat, district));
  const taken = useKeyTaken(view) === PLACES + district;
  return (
    <Place
      id={bankPlace(district)}
      label={words({ name: bankMessage(district), holders })}
      wishes={bankWishes(view, viewer, district)}
      closeUp={<BankCloseUp {...props} district={district} />}
      {...(digits ? { digit: 0 } : {})}
      className={`paris-cell paris-bank ${holders.includes(viewer) ? 'paris-mine' : ''} ${taken ? 'paris-taken-from' : ''}`}
    >
      <b className="paris-value">
        {view.figures.bank[district]}
        <Coin />
      </b>
      <Keys of={holders} />
      <Arrival {...props} id={bankPlace(district)} at={PLACES + district} />
    </Place>
  );
}

/** A landmark that stands in a district, with the keys on it. */
export function BuiltLandmark({ landmark, ...props }: Props & { readonly landmark: number }): ReactElement {
  const { view, viewer } = props;
  const words = useSiteWords(props.seats);
  const place = SPACES + landmark;
  const holders = seatsAt(view, (seat) => view.keysAt(seat, place));
  const taken = useKeyTaken(view) === place;
  return (
    <Place
      id={keyPlace(place)}
      label={words({ name: placeMessage(view, place), holders })}
      wishes={placeWishes(view, viewer, place)}
      closeUp={<PlaceCloseUp {...props} place={place} />}
      className={`paris-built ${heldBy(holders, viewer)} ${taken ? 'paris-taken-from' : ''}`}
    >
      <b className="paris-value">{view.figures.landmarkValue[landmark]}</b>
      <Landmark landmark={landmarkName(landmark)} />
      <Keys of={holders} />
      <Arrival {...props} id={keyPlace(place)} at={place} />
    </Place>
  );
}

export const spacesOf = (district: number): number[] => VALUES.map((_, value) => spaceOf(district, value));
