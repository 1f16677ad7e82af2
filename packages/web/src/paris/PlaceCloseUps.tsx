import {
  ARC_MESSAGE,
  bankMessage,
  districtMessage,
  districtOfSpace,
  districtPoints,
  francsMessage,
  gainsOf,
  type ParisState,
  placeMessage,
  resourcesOf,
  SPACES,
  scoreText,
  tokensListed,
} from '@quayside/paris';
import type { ReactElement } from 'react';
import type { SeatLabel, ViewProps } from '../game-ui.ts';
import { Disc } from '../icons/index.ts';
import { House, Key, Landmark } from './icons/index.ts';
import { Said, T } from '../text/speech.tsx';
import { Leaf } from './Leaf.tsx';
import { colourOf, districtName, landmarkName, nameOf, seatsAt, typeOf } from './pieces.tsx';
import { standingIn } from './standing.ts';

type Props = ViewProps<ParisState>;

/** Who stands there, one key each. */
function Holders({ of, seats }: { readonly of: readonly number[]; readonly seats: readonly SeatLabel[] }) {
  if (of.length === 0) return null;
  return (
    <ul className="paris-holders">
      {of.map((seat, at) => (
        // By its place: keys of one seat are alike.
        <li key={at}>
          <Key colour={colourOf(seat)} />
          {nameOf(seats, seat)}
        </li>
      ))}
    </ul>
  );
}

type PlaceProps = Props & { readonly place: number };

/** A building or landmark that one can move to: what that costs and brings, and who is there. */
export function PlaceCloseUp(props: PlaceProps): ReactElement {
  const { view, place } = props;
  const tile = place < SPACES ? view.tileOn(place) : -1;
  return (
    <Leaf icon={<PlaceIcon view={view} place={place} tile={tile} />} name={placeMessage(view, place)}>
      <PlaceFacts {...props} />
    </Leaf>
  );
}

/** `priced`: what it costs stands elsewhere already. */
export function PlaceFacts({
  view,
  seats,
  place,
  priced = false,
}: PlaceProps & { readonly priced?: boolean }): ReactElement {
  const stands = view.stands(place);
  const gains = gainsOf(view, place, view.districtOf(place));
  return (
    <>
      {!stands && (
        <p>
          <T id="web.paris.not-laid" />
        </p>
      )}
      <dl className="paris-facts">
        {!priced && (
          <>
            <dt>
              <T id="web.paris.costs" />
            </dt>
            <dd>
              <T id="web.paris.cost" args={{ value: view.worthOf(place) }} />
              {tokensListed((kind) => resourcesOf(view, place)[kind] ?? 0).map((tokens) => (
                <span key={tokens.key}>
                  {' + '}
                  <Said message={tokens} />
                </span>
              ))}
            </dd>
          </>
        )}
        {gains.length > 0 && (
          <>
            <dt>
              <T id="web.paris.brings" />
            </dt>
            <dd>
              <T id="web.paris.listed" args={{ list: gains }} />
            </dd>
          </>
        )}
      </dl>
      {stands && <Holders of={seatsAt(view, (seat) => view.keysAt(seat, place))} seats={seats} />}
    </>
  );
}

function PlaceIcon({
  view,
  place,
  tile,
}: {
  readonly view: ParisState;
  readonly place: number;
  readonly tile: number;
}) {
  if (place >= SPACES) return <Landmark landmark={landmarkName(place - SPACES)} size={36} />;
  if (tile < 0) return null;
  return <House type={typeOf(view, tile)} district={districtName(districtOfSpace(place))} size={36} />;
}

export function BankCloseUp({ view, seats, district }: Props & { readonly district: number }): ReactElement {
  return (
    <Leaf name={bankMessage(district)}>
      <p>
        <T id="web.paris.bank-pays" args={{ francs: francsMessage(view.figures.bank[district] as number) }} />
      </p>
      <Holders of={seatsAt(view, (seat) => view.banked(seat, district))} seats={seats} />
    </Leaf>
  );
}

export function ArcCloseUp({ view, seats }: Props): ReactElement {
  return (
    <Leaf name={ARC_MESSAGE}>
      <p>
        <T id="web.paris.arc-leads" />
      </p>
      <Holders of={seatsAt(view, (seat) => view.arc[seat] as number)} seats={seats} />
    </Leaf>
  );
}

/** Who is how strong in a district, and what the score tile brings each if it were counted now. */
export function DistrictCloseUp({ view, seats, district }: Props & { readonly district: number }): ReactElement {
  const tile = (view.score[district] as number) - 1;
  const points = districtPoints(view, district);
  const standing = standingIn(view, district);
  return (
    <Leaf name={districtMessage(district)}>
      <p>
        {tile < 0 ? (
          <T id="web.paris.score-missing" />
        ) : (
          <T id="web.paris.score-here" args={{ tile: scoreText(view.figures, tile) }} />
        )}
      </p>
      {standing.length === 0 ? (
        <p>
          <T id="web.paris.nobody-here" />
        </p>
      ) : (
        <table className="paris-ranks">
          <thead>
            <tr>
              <td />
              <th scope="col">
                <T id="web.paris.value-held" />
              </th>
              <th scope="col">
                <T id="web.paris.highest" />
              </th>
              {tile >= 0 && (
                <th scope="col">
                  <T id="web.paris.points-now" />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {standing.map(({ seat, sum, highest }) => (
              <tr key={seat}>
                <th scope="row">
                  <Disc colour={colourOf(seat)} /> {nameOf(seats, seat)}
                </th>
                <td>{sum}</td>
                <td>{highest}</td>
                {tile >= 0 && <td>{points[seat]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Leaf>
  );
}
