import { BONUS_TILES, DISTRICTS, type ParisState } from '@quayside/paris';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { useSize } from '../table/size.ts';
import { type TableContext, useTableContext } from '../table/table-context.tsx';
import { T } from '../text/speech.tsx';
import { Boulevards } from './Board.tsx';
import { District } from './District.tsx';
import { LandmarkSupply, ResourceSupply, ScoreSupply } from './Market.tsx';
import { ArcPlace, EndStack, Stacks } from './Middle.tsx';
import { indexes, numbersTo } from './pieces.tsx';
import { bankPlace, bonusPlace, keyPlace } from './places.ts';
import { Quarter } from './Plan.tsx';
import { Start, TrackSpace } from './River.tsx';
import { spacesOf } from './Sites.tsx';

type Props = ViewProps<ParisState>;

/* The pages of a narrow screen. */

/** The river, what is drawn from, and the city: on its side whole, upright as a plan with one quarter in full below it. */
export function CityPage(props: Props): ReactElement {
  const size = useSize();
  return (
    <section className="paris-page paris-city-page">
      <div className="paris-city-top">
        <div className="paris-city-row">
          <Stacks {...props} />
          <EndStack {...props} />
          <ArcPlace {...props} />
        </div>
        <Strip {...props} />
      </div>
      {size === 'low' ? <WholeCity {...props} /> : <Plan {...props} />}
    </section>
  );
}

function WholeCity(props: Props): ReactElement {
  return (
    <div className="paris-whole">
      <Boulevards />
      {indexes(DISTRICTS.length).map((district) => (
        <District key={district} {...props} district={district} />
      ))}
    </div>
  );
}

/** All quarters small; the one that was touched, or in which something is chosen, lies in full below them. */
function Plan(props: Props): ReactElement {
  const context = useTableContext();
  const [touched, setTouched] = useState<number | null>(null);
  const open = touched ?? firstToTouch(context);
  const way = context?.chosen ?? context?.held ?? null;
  useEffect(() => {
    const chosen = indexes(DISTRICTS.length).find((district) => way?.places.some((place) => isIn(district, place)));
    if (chosen !== undefined) setTouched(chosen);
  }, [way]);
  return (
    <>
      <div className="paris-plan">
        <Boulevards />
        {indexes(DISTRICTS.length).map((district) => (
          <Quarter
            key={district}
            {...props}
            district={district}
            open={district === open}
            onOpen={() => setTouched(district)}
          />
        ))}
      </div>
      <div className="paris-open">
        <District {...props} district={open} />
      </div>
    </>
  );
}

const isIn = (district: number, place: string): boolean =>
  place === bankPlace(district) || spacesOf(district).some((space) => place === keyPlace(space));

/** The first quarter in which something can be done. */
function firstToTouch(context: TableContext | null): number {
  const can = (place: string): boolean => (context?.at(place).length ?? 0) > 0;
  const districts = indexes(DISTRICTS.length);
  const found = districts.find(
    (district) => can(bankPlace(district)) || spacesOf(district).some((space) => can(keyPlace(space))),
  );
  return found ?? 0;
}

/** The track in its order, turned to the own meeple, since what lies behind it can no longer be taken; or to the tile that is chosen. */
function Strip(props: Props): ReactElement {
  const strip = useRef<HTMLDivElement>(null);
  const { chosen = null } = useTableContext() ?? {};
  const meeple = props.view.meepleOf(props.viewer);
  const tile = numbersTo(BONUS_TILES).find((each) => chosen?.places.includes(bonusPlace(each)));
  useEffect(() => {
    const track = strip.current;
    const here = track?.children[tile ?? meeple];
    if (!track || !(here instanceof HTMLElement)) return;
    const isSeen =
      here.offsetLeft >= track.scrollLeft && here.offsetLeft + here.offsetWidth <= track.scrollLeft + track.clientWidth;
    if (tile === undefined) track.scrollLeft = here.offsetLeft - 4;
    else if (!isSeen) track.scrollLeft = here.offsetLeft - (track.clientWidth - here.offsetWidth) / 2;
  }, [meeple, tile]);
  return (
    <div className="paris-strip water" ref={strip}>
      <Start {...props} />
      {numbersTo(BONUS_TILES).map((each) => (
        <TrackSpace key={each} {...props} space={each} />
      ))}
    </div>
  );
}

/** What can be built, placed and bought. */
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
