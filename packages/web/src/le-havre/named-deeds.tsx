import type { Effect, NamedRuleName } from '@quayside/le-havre';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { Good, Ship, Sign } from './icons/index.ts';

type Help = Extract<Effect, { owner: unknown }>['owner'];

export const Arrow = (): ReactElement => (
  <span className="lh-arrow">
    <Sign sign="arrow" />
  </span>
);
const Any = (): ReactElement => <Sign sign="hold" />;
const Francs = ({ n }: { readonly n?: number }): ReactElement => (
  <span className="lh-amount">
    {n !== undefined && <b>{n}</b>}
    <Good good="franc" />
  </span>
);
const Visitor = (): ReactElement => <span className="lh-visitor" />;

/** Deeds that no vocabulary catches, each in a few icons of its own. */
export const NAMED_DEEDS: Readonly<Record<NamedRuleName, ReactNode>> = {
  peek: (
    <>
      +<Icon name="eye" />
      <Sign sign="special" />
    </>
  ),
  'arts-centre': (
    <>
      <Francs n={4} />
      <span className="lh-slash">/</span>
      <Visitor />
    </>
  ),
  wharf: (
    <>
      <Sign sign="build" />
      <Ship type="wooden" />
      <Ship type="steel" />
    </>
  ),
  'black-market': (
    <>
      <b>2</b>
      <span className="lh-times">×</span>
      <span className="lh-empty">0</span>
    </>
  ),
  'local-court': (
    <>
      <b>−1</b>
      <Sign sign="loan" />
      <span className="lh-group">
        +<Francs n={2} />
      </span>
    </>
  ),
  'shipping-line': (
    <>
      <Ship type="wooden" />
      <b>3</b>
      <Sign sign="energy" />
      <span className="lh-group">
        <Any />
        <Arrow />
        <Francs />
      </span>
    </>
  ),
  'business-office': (
    <>
      <span className="lh-group">
        <b>4</b>
        <Any />
        <Arrow />
        <Good good="steel" />
      </span>
      <span className="lh-group">
        <Any />
        <Arrow />
        <span className="lh-overlap">
          <Good good="charcoal" />
          <Good good="leather" />
          <Good good="brick" />
        </span>
      </span>
    </>
  ),
  'bridge-over-the-seine': (
    <>
      <span className="lh-group">
        <span className="lh-upgraded">
          <Any />
        </span>
        <Arrow />
        <Francs />
      </span>
      <span className="lh-group">
        <b>3</b>
        <Any />
        <Arrow />
        <Francs />
      </span>
    </>
  ),
  'harbour-watch': (
    <>
      <Francs n={1} />
      <Arrow />
      <Visitor />
      <Icon name="home" />
      <Sign sign="enter" />
    </>
  ),
  'coal-trader': (
    <>
      <span className="lh-group">
        <Sign sign="food" />
        <Arrow />
        <Good good="charcoal" />
        <span className="lh-most">≤1</span>
      </span>
      <span className="lh-group">
        <b>2</b>
        <Sign sign="food" />
        <Arrow />
        <Good good="coal" />
        <span className="lh-most">≤5</span>
      </span>
    </>
  ),
  'haulage-firm': (
    <>
      <Francs n={3} />
      <Arrow />
      <span className="lh-offer-mark" />
      <span className="lh-offer-mark" />
    </>
  ),
  zoo: (
    <>
      <Francs />
      <span className="lh-slash">/</span>
      <b>3</b>
      <Good good="fish" />
      <Good good="cattle" />
    </>
  ),
  'cattle-drive': (
    <>
      <Visitor />
      <Arrow />
      <Good good="cattle" />
    </>
  ),
  'flea-market': (
    <>
      <span className="lh-empty">2</span>+<span className="lh-empty">1</span>
    </>
  ),
  hotel: (
    <>
      <Francs n={3} />
      <span className="lh-slash">/</span>
      <span className="lh-offer-mark" />
    </>
  ),
  'picket-line': (
    <>
      <span className="lh-offer-mark" />
      <Visitor />
      <Arrow />
      <span className="lh-offer-mark" />
    </>
  ),
  'main-station': (
    <>
      <Visitor />
      <Arrow />
      <b>2</b>
      <Sign sign="enter" />
    </>
  ),
  pawnbrokers: (
    <>
      <Any />
      <Arrow />
      <Francs n={2} />
    </>
  ),
  'construction-site': (
    <>
      <Sign sign="special" />
      <Arrow />
      <Sign sign="enter" />
    </>
  ),
  'trading-firm': (
    <>
      <span className="lh-most">≤4</span>
      <Any />
      <Arrow />
      <Any />
      <span className="lh-slash">=</span>
      <Francs />
    </>
  ),
  'trafficking-spot': (
    <>
      <span className="lh-group">
        <span className="lh-most">≤3</span>
        <Any />
        <Arrow />
        <Any />
      </span>
      <span className="lh-group">
        <span className="lh-most">≤3</span>
        <span className="lh-upgraded">
          <Any />
        </span>
        <Arrow />
        <span className="lh-upgraded">
          <Any />
        </span>
      </span>
    </>
  ),
};

/** How a building helps its owner all the time. */
export const OWNER_HELP: Readonly<Record<Help, ReactNode>> = {
  feedlot: (
    <>
      <Sign sign="harvest" />
      +1
      <Good good="cattle" />
    </>
  ),
  'dive-bar': (
    <>
      <Visitor />
      <b>−2</b>
      <Francs />
    </>
  ),
  'masons-guild': (
    <>
      <Sign sign="build" />
      −1
      <Good good="clay" />
      <span className="lh-slash">/</span>
      <Good good="brick" />
    </>
  ),
  'wind-farm': (
    <>
      <Sign sign="wind" />
      −3
      <Sign sign="energy" />
    </>
  ),
  'biofuel-facility': (
    <>
      <Good good="grain" />
      <Arrow />
      <b>2</b>
      <Sign sign="energy" />
    </>
  ),
  'pirates-lair': (
    <>
      <Francs n={1} />
      <span className="lh-slash">/</span>
      <Ship type="wooden" />
    </>
  ),
  'souvenir-shop': (
    <>
      <Francs n={1} />
      <span className="lh-slash">/</span>
      <Visitor />
    </>
  ),
  stockmarket: (
    <>
      <Francs n={1} />
      <span className="lh-slash">/</span>
      <span className="lh-offer-mark" />
    </>
  ),
  'tobacco-factory': (
    <>
      <Visitor />
      <Arrow />
      <Icon name="home" />
    </>
  ),
  'wooden-crane': (
    <>
      <Sign sign="build" />
      <Good good="wood" />
      <Arrow />
      <Any />
    </>
  ),
  'workers-cottages': <b>2×</b>,
};
