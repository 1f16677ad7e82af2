import { CARDS, type LeHavreState, PILES, TOWN } from '@quayside/le-havre';
import type { CSSProperties, ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { BuildingCard } from './Card.tsx';
import { T } from '../text/speech.tsx';
import { cardsOf, fleetOf } from './harbour.ts';
import { Proposals } from './Proposals.tsx';
import { Quay } from './Quay.tsx';
import { OwnedShips } from './ShipCard.tsx';
import { Buildings, Ships } from './Town.tsx';

type View = ViewProps<LeHavreState>;

/** More buildings than this need more room than the proposals do. */
const CROWDED = 16;

/** The whole table but the players' stores: quay, buildings, proposals and ships. Once all is built, there is more room. */
export function Board(props: View): ReactElement {
  const { view, viewer } = props;
  const standing = CARDS.filter((_, card) => view.ownerOf(card) <= TOWN && view.ownerOf(card) !== viewer).length;
  const piles = Array.from({ length: PILES }, (_, pile) => view.pileSize[pile] ?? 0);
  const built = piles.every((size) => size === 0);
  /** Those below the top card of the highest pile. */
  const rows = Math.max(0, ...piles.map((size) => size - 1));
  return (
    <div className={`lh-board ${built ? 'lh-all-built' : standing > CROWDED ? 'lh-crowded' : ''}`}>
      <Quay {...props} />
      <Buildings {...props} />
      <div className="lh-right" style={{ '--rows': rows } as CSSProperties}>
        {!built && <Proposals form="middle" {...props} />}
        <Ships {...props} />
      </div>
    </div>
  );
}

/* The same as pages of a narrow screen, which grow downwards. */

/** The quay, the town, and what the viewer has built: everything that can be taken or entered without asking others. */
export function QuayPage(props: View): ReactElement {
  const { view, viewer } = props;
  const own = cardsOf(view, viewer);
  const fleet = fleetOf(view, viewer);
  return (
    <div className="lh-page">
      <Quay {...props} />
      <section aria-labelledby="lh-page-town">
        <h2 id="lh-page-town">
          <T id="web.lh.town" />
        </h2>
        <div className="lh-cards lh-cards-broad">
          {cardsOf(view, TOWN).map((card) => (
            <BuildingCard key={card} card={card} form="broad" {...props} />
          ))}
        </div>
      </section>
      {own.length + fleet.length > 0 && (
        <section aria-labelledby="lh-page-own">
          <h2 id="lh-page-own">
            <T id="web.lh.yours" />
          </h2>
          <div className="lh-cards lh-cards-broad">
            {own.map((card) => (
              <BuildingCard key={card} card={card} form="broad" {...props} />
            ))}
            {fleet.map((ships) => (
              <OwnedShips key={`${ships.type} ${ships.value}`} owner={viewer} ships={ships} form="broad" {...props} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

export const ProposalsPage = (props: View): ReactElement => (
  <div className="lh-page">
    <Proposals form="roomy" {...props} />
  </div>
);

export const ShipsPage = (props: View): ReactElement => (
  <div className="lh-page">
    <Ships {...props} />
  </div>
);
