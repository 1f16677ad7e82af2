import { type BuildingType, type Card, type Effect, GOOD_NAMES, type GoodName } from '@quayside/le-havre';
import { type CSSProperties, Fragment, type ReactElement, type ReactNode } from 'react';
import { Good, Sign, TypeMark } from './icons/index.ts';
import { EnergyAmount } from './Amount.tsx';
import { drawnOf, effectsBreadth } from './effect-breadth.ts';
import { listed } from './harbour.ts';
import { Arrow, NAMED_DEEDS, OWNER_HELP } from './named-deeds.tsx';

type Amounts = Readonly<Partial<Record<GoodName, number>>>;

/** What is broader than this has smaller icons. */
const TIGHT = 8.6;

/** What a card does, in icons. The words of the card stand in its close-up. */
export function Effects({ card }: { readonly card: Card }): ReactElement {
  const breadth = effectsBreadth(card);
  const { does, isCut } = drawnOf(card);
  return (
    <span
      className={`lh-effects ${breadth > TIGHT ? 'lh-tight' : ''}`}
      style={{ '--breadth': breadth } as CSSProperties}
      aria-hidden="true"
    >
      {does.map((effect, at) => (
        // By its place: the effects of a card never change places.
        <span key={at} className="lh-effect">
          {drawn(effect)}
          {isCut && at === does.length - 1 && '…'}
        </span>
      ))}
    </span>
  );
}

function drawn(effect: Effect): ReactNode {
  if ('rule' in effect) return NAMED_DEEDS[effect.rule];
  if ('owner' in effect) return OWNER_HELP[effect.owner];
  if ('worth' in effect) {
    return (
      <>
        +{effect.francs === 0.5 ? '½' : effect.francs}
        <Slash />
        <Counted what={effect.worth} />
      </>
    );
  }
  if ('build' in effect) {
    return (
      <>
        <Sign sign="build" />
        <b>{effect.build === 1 ? '1' : `1–${effect.build}`}</b>
        {effect.lessWood && (
          <span className="lh-less">
            −{effect.lessWood}
            <Good good="wood" />
          </span>
        )}
      </>
    );
  }
  if ('pick' in effect) {
    return (
      <>
        {effect.base > 0 && <b>{effect.base}</b>}
        {effect.perCraftsman && effect.base > 0 && '+'}
        {effect.perCraftsman && <TypeMark type="craftsman" />}
        <span className="lh-times">×</span>
        {effect.pick === 'upgraded' ? <Upgraded /> : <Sign sign="hold" />}
      </>
    );
  }
  if ('either' in effect)
    return effect.either.map((each, at) => (
      // By its place: the ways of a card never change places.
      <Fragment key={at}>
        {at > 0 && <Slash />}
        {converted(each)}
      </Fragment>
    ));
  if ('income' in effect) return <Yearly n={Math.max(...effect.amounts)} of={<Good good={effect.income} />} />;
  if ('feeds' in effect) return <Yearly n={Math.max(...effect.feeds)} of={<Sign sign="food" />} />;
  if ('discount' in effect) {
    return (
      <>
        <Sign sign="build" />−<Goods of={effect.discount} />
      </>
    );
  }
  return 'gain' in effect ? gained(effect) : converted(effect);
}

/** What comes at the end of every round, at most. */
const Yearly = ({ n, of }: { readonly n: number; readonly of: ReactNode }): ReactElement => (
  <>
    <Sign sign="harvest" />≤<b>{n}</b>
    {of}
  </>
);

function Counted({ what }: { readonly what: Extract<Effect, { worth: unknown }>['worth'] }): ReactElement {
  if (what === 'good') return <Sign sign="hold" />;
  return isType(what) ? <TypeMark type={what} /> : <Good good={what} />;
}

const isType = (what: BuildingType | GoodName): what is BuildingType =>
  !(GOOD_NAMES as readonly string[]).includes(what);

function gained(effect: Extract<Effect, { gain: unknown }>): ReactNode {
  const per = (good: GoodName | undefined, sign: 'fisherman' | 'hammer'): ReactNode =>
    good && (
      <span className="lh-group">
        +<Good good={good} />
        <Slash />
        <Sign sign={sign} />
      </span>
    );
  return (
    <>
      {effect.owning && <Owning of={effect.owning} />}
      <Goods of={effect.gain} />
      {per(effect.perFisherman, 'fisherman')}
      {per(effect.perHammer, 'hammer')}
      {Object.entries(effect.perBuilding ?? {}).map(([type, goods]) => (
        <span key={type} className="lh-group">
          <Goods of={goods} />
          <Slash />
          <TypeMark type={type as BuildingType} />
        </span>
      ))}
      {effect.loans && (
        <span className="lh-group">
          +<Sign sign="loan" />
        </span>
      )}
      {effect.withHammer && (
        <span className="lh-group">
          <Sign sign="hammer" />
          :+
          <Good good={effect.withHammer} />
        </span>
      )}
    </>
  );
}

function converted(effect: Extract<Effect, { convert: unknown }>): ReactNode {
  const energy = (effect.halfEnergy ?? 0) / 2;
  const paid = totals(effect);
  return (
    <>
      {effect.owning && <Owning of={effect.owning} />}
      {effect.energyOnce && (
        <span className="lh-owning">
          <EnergyAmount n={effect.energyOnce} />:
        </span>
      )}
      <span className="lh-group">
        <Goods of={effect.convert} />
        {effect.food && (
          <>
            <b>{effect.food}</b>
            <Sign sign="food" />
          </>
        )}
        {energy > 0 && <EnergyAmount n={energy} />}
        <Arrow />
        {paid ? <Totals of={paid} /> : <Goods of={effect.into} />}
        {effect.half && (
          <>
            +½
            <Good good={effect.half} />
          </>
        )}
      </span>
      {effect.mostPer && (
        <span className="lh-most">
          ≤{effect.mostPer.times}×<Good good={effect.mostPer.good} />
        </span>
      )}
      {!paid && effect.most !== undefined && <span className="lh-most">≤{effect.most}</span>}
      {!paid && effect.first && (
        <span className="lh-group">
          +<Goods of={effect.first} />
        </span>
      )}
    </>
  );
}

/** What is paid for one, two, three, where the first is worth more: a short list says it best. */
function totals({ into, first, most = 0 }: Extract<Effect, { convert: unknown }>): readonly number[] | null {
  const each = into.franc ?? 0;
  const once = first?.franc ?? 0;
  return each > 0 && once > 0 && most > 1 && most <= 4
    ? Array.from({ length: most }, (_, times) => once + each * (times + 1))
    : null;
}

const Totals = ({ of }: { readonly of: readonly number[] }): ReactElement => (
  <span className="lh-amount">
    <b>{of.join('·')}</b>
    <Good good="franc" />
  </span>
);

/** Goods side by side, francs last; a single one goes without its number. */
export function Goods({ of }: { readonly of: Amounts }): ReactElement {
  return (
    <>
      {listed(of)
        .toSorted(francsLast)
        .map(([name, n]) => (
          <Fragment key={name}>
            <span className="lh-amount">
              {n > 1 && <b>{n}</b>}
              <Good good={name} />
            </span>
          </Fragment>
        ))}
    </>
  );
}

const francsLast = ([a]: readonly [GoodName, number], [b]: readonly [GoodName, number]): number =>
  Number(a === 'franc') - Number(b === 'franc');

/** What must be in hand, and stays there. */
function Owning({ of }: { readonly of: Amounts }): ReactElement {
  return (
    <span className="lh-owning">
      ≥<Goods of={of} />:
    </span>
  );
}

export const Slash = (): ReactElement => <span className="lh-slash">/</span>;

/** Any upgraded good: a crate with a double rim. */
export const Upgraded = (): ReactElement => (
  <span className="lh-upgraded">
    <Sign sign="hold" />
  </span>
);
