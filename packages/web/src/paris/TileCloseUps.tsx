import {
  bonusMessage,
  bonusText,
  districtMessage,
  endText,
  francsMessage,
  landmarkMessage,
  type ParisState,
  pointsMessage,
  pointsOf,
  spaceOf,
  spaceOnTrack,
  tokenMessage,
  tokensListed,
  tokensMessage,
  typeMessage,
  UNSEEN,
  VALUES,
  valueIndexOf,
} from '@quayside/paris';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { House, Landmark } from './icons/index.ts';
import { Said, T } from '../text/speech.tsx';
import { BonusFormula, EndFormula, ScoreFigures } from './formula.tsx';
import { Leaf } from './Leaf.tsx';
import { districtName, landmarkName, meeplesAt, namesOf, prestigeTerms, typeOf } from './pieces.tsx';

type Props = ViewProps<ParisState>;

type LandmarkProps = { readonly view: ParisState; readonly landmark: number };

/** A landmark beside the board. */
export function LandmarkCloseUp({ view, landmark }: LandmarkProps): ReactElement {
  return (
    <Leaf icon={<Landmark landmark={landmarkName(landmark)} size={44} />} name={landmarkMessage(landmark)}>
      <LandmarkFacts view={view} landmark={landmark} />
    </Leaf>
  );
}

export function LandmarkFacts({ view, landmark }: LandmarkProps): ReactElement {
  const { figures } = view;
  return (
    <>
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
          <T id="web.paris.prestige-for" args={prestigeTerms(figures, landmark)} />
        </dd>
      </dl>
      <p>
        <T id="web.paris.landmark-how" />
      </p>
    </>
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
          <T id="web.paris.meeple-here" args={{ names: namesOf(seats, here) }} />
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

/** A stack: its top tile is of the district on its back, and nobody has seen it yet. */
export function StackCloseUp({
  view,
  stack,
}: {
  readonly view: ParisState;
  readonly stack: number;
}): ReactElement | null {
  const back = (view.back[stack] as number) - 1;
  if (back < 0) return null;
  const unseen = VALUES.map((_, value) => spaceOf(back, value)).filter((tile) => view.tile[tile] === UNSEEN);
  return (
    <Leaf name={districtMessage(back)}>
      <p>
        <T id="web.paris.stack-may-be" />
      </p>
      <ul className="paris-may-be">
        {unseen.map((tile) => (
          <li key={tile}>
            <b>{VALUES[valueIndexOf(tile)]}</b>
            <House type={typeOf(view, tile)} district={districtName(back)} size={28} />
            <Said message={typeMessage(view.figures.type[tile] as number)} />
          </li>
        ))}
      </ul>
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
