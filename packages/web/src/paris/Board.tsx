import { DISTRICTS, type ParisState } from '@quayside/paris';
import { type ReactElement, useState } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { District } from './District.tsx';
import { LandmarkSupply, ResourceSupply, ScoreSupply } from './Market.tsx';
import { ArcPlace, EndStack, Stacks } from './Middle.tsx';
import { indexes } from './pieces.tsx';
import { LowerRiver, UpperRiver } from './River.tsx';

type Props = ViewProps<ParisState>;

/** A plan of the city: the Seine round three sides of it, three quarters above and three below, between them the Arc and all that is in supply. */
export function Board(props: Props): ReactElement {
  const [focused, setFocused] = useState(0);
  const quarters = indexes(DISTRICTS.length).map((district) => (
    <District
      key={district}
      {...props}
      district={district}
      digits={district === focused}
      onFocus={() => setFocused(district)}
    />
  ));
  return (
    <div className="paris-board water">
      <div className="paris-land">
        <Boulevards />
      </div>
      <UpperRiver {...props} />
      <div className="paris-city">
        {quarters.slice(0, 3)}
        <div className="paris-middle">
          <div className="paris-middle-left">
            <Stacks {...props} />
            <EndStack {...props} />
            <ResourceSupply {...props} />
          </div>
          <ArcPlace {...props} />
          <div className="paris-middle-right">
            <LandmarkSupply {...props} />
            <ScoreSupply {...props} />
          </div>
        </div>
        {quarters.slice(3)}
      </div>
      <LowerRiver {...props} />
      <Downstream />
    </div>
  );
}

const RAYS = indexes(12).map((ray) => {
  const angle = (Math.PI * 2 * ray) / 12 + 0.26;
  return `M500 250L${Math.round(500 + 900 * Math.cos(angle))} ${Math.round(250 + 620 * Math.sin(angle))}`;
});

/** Twelve of them leave the Arc, with trees along their middle. */
export function Boulevards(): ReactElement {
  return (
    <svg className="paris-boulevards" viewBox="0 0 1000 500" preserveAspectRatio="none" aria-hidden="true">
      <path className="paris-pavement" d={RAYS.join('')} />
      <path className="paris-trees" d={RAYS.join('')} />
    </svg>
  );
}

/** In the bend the river turns back: so does the track. */
function Downstream(): ReactElement {
  return (
    <svg className="paris-downstream" viewBox="0 0 22 120" aria-hidden="true">
      <path d="M11 6V108M4 100L11 110L18 100" />
    </svg>
  );
}
