import {
  bankMessage,
  PLACES,
  type ParisState,
  placeMessage,
  SPACES,
  spaceOf,
  VALUES,
  districtOfSpace,
  valueIndexOf,
} from '@quayside/paris';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Coin } from '../icons/index.ts';
import { House, Landmark, ParisToken } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { BankCloseUp, PlaceCloseUp } from './PlaceCloseUps.tsx';
import { districtName, liftedFrom, Keys, landmarkName, seatsAt, tokenName, typeOf } from './pieces.tsx';
import { bankPlace, keyPlace } from './places.ts';
import { useSiteWords } from './site-words.ts';
import { bankWishes, placeWishes } from './wishes.ts';

type Props = ViewProps<ParisState>;

/** A building space: its value, the building that lies there, the token beside it, the keys on it. */
export function Space({ space, ...props }: Props & { readonly space: number }): ReactElement {
  const { view, viewer } = props;
  const words = useSiteWords(props.seats);
  const tile = (view.space[space] as number) - 1;
  const token = (view.beside[space] as number) - 1;
  const holders = seatsAt(view, (seat) => view.keysAt(seat, space));
  const lifted = liftedFrom(view, space);
  return (
    <Place
      id={keyPlace(space)}
      label={words({ name: placeMessage(view, space), holders, token, stands: tile >= 0 })}
      wishes={placeWishes(view, viewer, space)}
      closeUp={<PlaceCloseUp {...props} place={space} />}
      className={`paris-space ${tile < 0 ? 'paris-empty' : ''} ${lifted !== null ? 'paris-lifted' : ''}`}
    >
      <span className="paris-space-head">
        <b>{VALUES[valueIndexOf(space)]}</b>
        {token >= 0 && <ParisToken token={tokenName(token)} />}
      </span>
      <span className="paris-space-house">
        {tile >= 0 && <House type={typeOf(view, tile)} district={districtName(districtOfSpace(space))} />}
      </span>
      <span className="paris-space-keys">
        <Keys of={holders} lifted={lifted} />
      </span>
    </Place>
  );
}

/** The bank of a district: what it pays, and who stands there. */
export function Bank({ district, ...props }: Props & { readonly district: number }): ReactElement {
  const { view, viewer } = props;
  const words = useSiteWords(props.seats);
  const holders = seatsAt(view, (seat) => view.banked(seat, district));
  const lifted = liftedFrom(view, PLACES + district);
  return (
    <Place
      id={bankPlace(district)}
      label={words({ name: bankMessage(district), holders })}
      wishes={bankWishes(view, viewer, district)}
      closeUp={<BankCloseUp {...props} district={district} />}
      className={`paris-bank ${lifted !== null ? 'paris-lifted' : ''}`}
    >
      <span className="paris-bank-pays">
        <Coin />
        <b>{view.figures.bank[district]}</b>
      </span>
      <Keys of={holders} lifted={lifted} />
    </Place>
  );
}

/** A landmark that stands in a district, with the keys on it. */
export function BuiltLandmark({ landmark, ...props }: Props & { readonly landmark: number }): ReactElement {
  const { view, viewer } = props;
  const words = useSiteWords(props.seats);
  const place = SPACES + landmark;
  const holders = seatsAt(view, (seat) => view.keysAt(seat, place));
  const lifted = liftedFrom(view, place);
  return (
    <Place
      id={keyPlace(place)}
      label={words({ name: placeMessage(view, place), holders })}
      wishes={placeWishes(view, viewer, place)}
      closeUp={<PlaceCloseUp {...props} place={place} />}
      className={`paris-built ${lifted !== null ? 'paris-lifted' : ''}`}
    >
      <b>{view.figures.landmarkValue[landmark]}</b>
      <Landmark landmark={landmarkName(landmark)} />
      <Keys of={holders} lifted={lifted} />
    </Place>
  );
}

export const spacesOf = (district: number): number[] => VALUES.map((_, value) => spaceOf(district, value));
