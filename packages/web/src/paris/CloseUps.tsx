import type { Message } from '@quayside/kernel';
import {
  ARC_MESSAGE,
  bankMessage,
  bonusMessage,
  bonusText,
  districtMessage,
  districtOfSpace,
  districtPoints,
  endText,
  francsMessage,
  gainsOf,
  landmarkMessage,
  MOST_PRESTIGE,
  type ParisState,
  placeMessage,
  pointsMessage,
  pointsOf,
  resourcesOf,
  scoreText,
  SPACES,
  spaceOnTrack,
  tokenMessage,
  tokensListed,
  tokensMessage,
} from '@quayside/paris';
import type { ReactElement, ReactNode } from 'react';
import type { SeatLabel, ViewProps } from '../face.ts';
import { Disc, House, Key, Landmark } from '../icons/index.ts';
import { Said, T } from '../text/speech.tsx';
import { standingIn } from './standing.ts';
import { BonusFormula, EndFormula, ScoreFigures } from './formula.tsx';
import { colourOf, districtName, landmarkName, meeplesAt, nameOf, seatsAt, typeOf } from './pieces.tsx';

type Props = ViewProps<ParisState>;

/** A leaf about one thing: its drawing, its name, and what there is to say of it. */
function Leaf({
  icon,
  name,
  children,
}: {
  readonly icon?: ReactNode;
  readonly name: Message;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="paris-leaf">
      <h4>
        {icon}
        <span>
          <Said message={name} />
        </span>
      </h4>
      {children}
    </div>
  );
}

/** Who stands there, one key each. */
function Holders({ of, seats }: { readonly of: readonly number[]; readonly seats: readonly SeatLabel[] }) {
  if (of.length === 0) return null;
  return (
    <ul className="paris-holders">
      {of.map((seat, at) => (
        // biome-ignore lint: keys of one seat are alike
        <li key={at}>
          <Key colour={colourOf(seat)} />
          {nameOf(seats, seat)}
        </li>
      ))}
    </ul>
  );
}

/** A building or landmark that one can move to: what that costs and brings, and who is there. */
export function PlaceCloseUp({ view, seats, place }: Props & { readonly place: number }): ReactElement {
  const tile = place < SPACES ? (view.space[place] as number) - 1 : -1;
  const stands = view.stands(place);
  const gains = gainsOf(view, place, view.districtOf(place));
  return (
    <Leaf icon={<PlaceIcon view={view} place={place} tile={tile} />} name={placeMessage(view, place)}>
      {!stands && (
        <p>
          <T id="web.paris.not-laid" />
        </p>
      )}
      <dl className="paris-facts">
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
    </Leaf>
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

/** A landmark beside the board. */
export function LandmarkCloseUp({ view, landmark }: Props & { readonly landmark: number }): ReactElement {
  const { figures } = view;
  return (
    <Leaf icon={<Landmark landmark={landmarkName(landmark)} size={44} />} name={landmarkMessage(landmark)}>
      <dl className="paris-facts">
        <dt>
          <T id="web.paris.value" />
        </dt>
        <dd>{figures.landmarkValue[landmark]}</dd>
        <dt>
          <T id="web.paris.costs" />
        </dt>
        <dd>
          <T id="web.paris.cost" args={{ value: figures.landmarkValue[landmark] as number }} />
          {tokensListed((kind) => figures.landmarkCost[landmark]?.[kind] ?? 0).map((tokens) => (
            <span key={tokens.key}>
              {' + '}
              <Said message={tokens} />
            </span>
          ))}
        </dd>
        <dt>
          <T id="web.paris.brings" />
        </dt>
        <dd>
          <T
            id="web.paris.prestige-for"
            args={{
              n: MOST_PRESTIGE,
              token: tokenMessage(figures.landmarkPrestige[landmark] as number),
              points: pointsMessage(figures.landmarkPoints[landmark] as number),
            }}
          />
        </dd>
      </dl>
      <p>
        <T id="web.paris.landmark-how" />
      </p>
    </Leaf>
  );
}

/** A bonus tile: what it is, what it would bring the viewer now, how many are left, who has passed. */
export function BonusCloseUp({
  view,
  viewer,
  seats,
  tile,
  owned = false,
}: Props & { readonly tile: number; readonly owned?: boolean }): ReactElement {
  const { figures, players } = view;
  const worth = pointsOf(view, viewer, tile);
  const here = meeplesAt(view, spaceOnTrack(view, tile));
  return (
    <Leaf icon={<BonusFormula figures={figures} tile={tile} players={players} />} name={bonusMessage(tile)}>
      <p>
        <Said message={bonusText(figures, tile, players)} />
      </p>
      {figures.bonusPoints[tile] !== worth && worth > 0 && (
        <p>
          <T id="web.paris.worth-now" args={{ points: pointsMessage(worth) }} />
        </p>
      )}
      {!owned && (
        <p className="paris-small">
          <T id="web.paris.copies" args={{ n: view.copies[tile] as number }} />
          {view.owned(viewer, tile) && (
            <>
              {' '}
              <T id="web.paris.had-it" />
            </>
          )}
        </p>
      )}
      {!owned && here.length > 0 && (
        <p className="paris-small">
          <T id="web.paris.meeple-here" args={{ names: here.map((seat) => nameOf(seats, seat)).join(', ') }} />
        </p>
      )}
      {!owned && (
        <p className="paris-small">
          <T id="web.paris.track-how" args={{ francs: francsMessage(figures.francsForThree) }} />
        </p>
      )}
    </Leaf>
  );
}

export function EndCloseUp({ view, tile }: { readonly view: ParisState; readonly tile: number }): ReactElement {
  return (
    <Leaf icon={<EndFormula figures={view.figures} tile={tile} />} name={{ key: 'web.paris.end-tile' }}>
      <p>
        <Said message={endText(view.figures, tile)} />
      </p>
    </Leaf>
  );
}

export function EndStackCloseUp({ view }: { readonly view: ParisState }): ReactElement {
  return (
    <Leaf name={{ key: 'web.paris.end-tiles' }}>
      <p>
        <T id="web.paris.end-how" args={{ n: view.endLeft }} />
      </p>
    </Leaf>
  );
}

export function ScoreCloseUp({ view, tile }: { readonly view: ParisState; readonly tile: number }): ReactElement {
  return (
    <Leaf icon={<ScoreFigures figures={view.figures} tile={tile} />} name={{ key: 'web.paris.score-tile' }}>
      <p>
        <T id="web.paris.score-how" />
      </p>
    </Leaf>
  );
}

/** A kind of token: what it costs in the supply and what it is sold for. */
export function TokenCloseUp({ view, kind }: { readonly view: ParisState; readonly kind: number }): ReactElement {
  const { figures } = view;
  const price = figures.buy[kind];
  return (
    <Leaf name={tokenMessage(kind)}>
      <dl className="paris-facts">
        {price !== undefined && (
          <>
            <dt>
              <T id="web.paris.buy" />
            </dt>
            <dd>
              <Said message={francsMessage(price)} />{' '}
              <T id="web.paris.in-supply" args={{ tokens: tokensMessage(kind, view.supply[kind] as number) }} />
            </dd>
          </>
        )}
        <dt>
          <T id="web.paris.sell" />
        </dt>
        <dd>
          <Said message={francsMessage(figures.sell[kind] as number)} />
        </dd>
      </dl>
    </Leaf>
  );
}
