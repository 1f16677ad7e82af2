import {
  bankMessage,
  districtMessage,
  type ParisState,
  placeMessage,
  SPACES,
  VALUES,
  valueIndexOf,
} from '@quayside/paris';
import { type ReactElement, type ReactNode, startTransition } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Place } from '../table/Place.tsx';
import { Said } from '../text/speech.tsx';
import { useKeyTaken } from './Arrival.tsx';
import { Landmark, Points } from './icons/index.ts';
import { heldBy, hueOf, Keys, landmarkName, landmarksIn, seatsAt } from './pieces.tsx';
import { BankCloseUp, PlaceCloseUp } from './PlaceCloseUps.tsx';
import { bankPlace, keyPlace } from './places.ts';
import { spacesOf } from './Sites.tsx';
import { useSiteWords } from './site-words.ts';
import { bankWishes, placeWishes } from './wishes.ts';

interface Props extends ViewProps<ParisState> {
  readonly district: number;
  /** It lies in full elsewhere: there it is touched. */
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** A quarter on the plan: who stands where, and what is free. Touching anything in it opens it. */
export function Quarter({ district, open, onOpen, ...props }: Props): ReactElement {
  const { view, viewer } = props;
  const tile = (view.score[district] as number) - 1;
  return (
    <section
      className={`paris-quarter ${open ? 'paris-is-open' : ''}`}
      style={hueOf(district)}
      // Only once the touch has chosen something: what was touched lies elsewhere then.
      onClickCapture={() => startTransition(onOpen)}
    >
      <button type="button" className="paris-quarter-head" aria-expanded={open} onClick={onOpen}>
        <b>
          <Said message={districtMessage(district)} />
        </b>
        <span className="paris-quarter-marks">
          {landmarksIn(view, district)
            .slice(-2)
            .map((landmark) => (
              <span
                key={landmark}
                className={heldBy(
                  seatsAt(view, (seat) => view.keysAt(seat, SPACES + landmark)),
                  viewer,
                )}
              >
                <Landmark landmark={landmarkName(landmark)} />
              </span>
            ))}
        </span>
        {tile >= 0 && (
          <span className="paris-plaque">
            <Points />
            {view.figures.score[tile]?.[0]}
          </span>
        )}
      </button>
      <div className="paris-quarter-cells">
        <SmallBank {...props} district={district} open={open} />
        {spacesOf(district).map((space) => (
          <SmallSpace key={space} {...props} space={space} open={open} />
        ))}
      </div>
    </section>
  );
}

type Small = ViewProps<ParisState> & { readonly open: boolean };

function SmallBank({ district, open, ...props }: Small & { readonly district: number }): ReactElement {
  const { view, viewer } = props;
  const words = useSiteWords(props.seats);
  const holders = seatsAt(view, (seat) => view.banked(seat, district));
  const mine = holders.includes(viewer) ? 'paris-mine' : '';
  return (
    <SmallCell
      id={bankPlace(district)}
      label={words({ name: bankMessage(district), holders })}
      wishes={bankWishes(view, viewer, district)}
      closeUp={<BankCloseUp {...props} district={district} />}
      className={`paris-small-bank ${mine}`}
      open={open}
    >
      <Keys of={holders} />
    </SmallCell>
  );
}

function SmallSpace({ space, open, ...props }: Small & { readonly space: number }): ReactElement {
  const { view, viewer } = props;
  const words = useSiteWords(props.seats);
  const holders = seatsAt(view, (seat) => view.keysAt(seat, space));
  const taken = useKeyTaken(view) === space;
  const stands = view.stands(space);
  return (
    <SmallCell
      id={keyPlace(space)}
      label={words({ name: placeMessage(view, space), holders, stands })}
      wishes={placeWishes(view, viewer, space)}
      closeUp={<PlaceCloseUp {...props} place={space} />}
      className={`${stands ? '' : 'paris-empty'} ${heldBy(holders, viewer)} ${taken ? 'paris-taken-from' : ''}`}
      open={open}
    >
      {holders.length > 0 ? <Keys of={holders} /> : <b>{VALUES[valueIndexOf(space)]}</b>}
    </SmallCell>
  );
}

/** Each place is there once: of the quarter that is open these are only a picture. */
function SmallCell({
  open,
  className,
  children,
  ...place
}: {
  readonly id: string;
  readonly label: string;
  readonly wishes: readonly string[];
  readonly closeUp: ReactNode;
  readonly open: boolean;
  readonly className: string;
  readonly children: ReactNode;
}): ReactElement {
  if (open) return <span className={`paris-small-cell ${className}`}>{children}</span>;
  return (
    <Place {...place} className={`paris-small-cell ${className}`}>
      {children}
    </Place>
  );
}
