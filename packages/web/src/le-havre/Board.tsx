import type { LeHavreState } from '@quayside/le-havre';
import { type ReactElement, useEffect, useRef } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { useTableContext } from '../table/table-context.tsx';
import { Mooring } from './Mooring.tsx';
import { StreetRows } from './pages.tsx';
import { Quay } from './Quay.tsx';
import { Site } from './Site.tsx';
import { Town } from './Town.tsx';

type View = ViewProps<LeHavreState>;

/** The table but for the players' stores: ships over the site at the left, the quay over the town. */
export function Board(props: View): ReactElement {
  return (
    <div className="lh-board">
      <Mooring {...props} />
      <Quay {...props} />
      <Site {...props} />
      <Town {...props} />
    </div>
  );
}

/* The same as pages of a narrow screen. Only what lies below the quay scrolls. */

export function TownPage(props: View): ReactElement {
  const streets = useRef<HTMLDivElement>(null);
  const chosen = useTableContext()?.chosen ?? null;
  // What is chosen by other ways than a touch, such as from a hint, comes into sight.
  useEffect(() => {
    if (chosen) streets.current?.querySelector('.place.chosen')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div className="lh-page lh-page-town">
      <Quay {...props} />
      <div ref={streets} className="lh-page-scroll land">
        <StreetRows {...props} />
      </div>
    </div>
  );
}

export const SitePage = (props: View): ReactElement => (
  <div className="lh-page">
    <div className="lh-page-scroll land">
      <Site {...props} />
    </div>
  </div>
);

export const ShipsPage = (props: View): ReactElement => (
  <div className="lh-page">
    <div className="lh-page-scroll water">
      <Mooring {...props} />
    </div>
  </div>
);
