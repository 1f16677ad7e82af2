import { DISTRICTS, type ParisState } from '@quayside/paris';
import { type ReactElement, useRef } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { T } from '../text/speech.tsx';
import { District } from './District.tsx';
import { useTouchableInSight } from './in-sight.ts';
import { LandmarkSupply, ResourceSupply, ScoreSupply } from './Market.tsx';
import { ArcPlace, EndStack, Stacks } from './Middle.tsx';
import { indexes } from './pieces.tsx';
import { Ring } from './Track.tsx';

type Props = ViewProps<ParisState>;

/** The city within its ring of bonus tiles: districts above and below, between them the Arc and all that is in supply. */
export function Board(props: Props): ReactElement {
  const districts = indexes(DISTRICTS.length).map((district) => (
    <District key={district} {...props} district={district} />
  ));
  return (
    <div className="paris-board">
      <div className="paris-table">
        <Ring {...props} />
        <div className="paris-city">
          {districts.slice(0, 3)}
          <div className="paris-middle">
            <Stacks {...props} />
            <EndStack {...props} />
            <ResourceSupply {...props} />
            <ArcPlace {...props} />
            <LandmarkSupply {...props} />
            <ScoreSupply {...props} />
          </div>
          {districts.slice(3)}
        </div>
      </div>
    </div>
  );
}

/* The pages of a narrow screen. */

export function CityPage(props: Props): ReactElement {
  const page = useRef<HTMLElement>(null);
  useTouchableInSight(page, props.view);
  return (
    <section className="paris-page paris-city-page" ref={page}>
      <div className="paris-city-row">
        {props.view.tilesLeft > 0 && <Stacks {...props} />}
        <EndStack {...props} />
        <ArcPlace {...props} />
      </div>
      {indexes(DISTRICTS.length).map((district) => (
        <District key={district} {...props} district={district} />
      ))}
    </section>
  );
}

export function MarketPage(props: Props): ReactElement {
  return (
    <section className="paris-page paris-market-page">
      <h2>
        <T id="web.paris.landmarks" />
      </h2>
      <LandmarkSupply {...props} />
      <h2>
        <T id="web.paris.score-tiles" />
      </h2>
      <ScoreSupply {...props} />
      <h2>
        <T id="web.paris.supply" />
      </h2>
      <ResourceSupply {...props} />
    </section>
  );
}
