import { ENERGY, FOOD, goodsMessage, type LeHavreState, SHIPPING } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import { Good } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { useSpeaker } from '../text/speech.tsx';
import { Amount, EnergyAmount, FoodAmount } from './Amount.tsx';
import { Fact } from './Fact.tsx';
import { goodName, RAW_GOODS, UPGRADED_GOODS } from './harbour.ts';
import { placeOfGood } from './places.ts';

/** More kinds than this need smaller letters to stand in two lines. */
const MANY_KINDS = 10;

interface GoodsProps {
  readonly view: LeHavreState;
  readonly seat: number;
}

/** The viewer's goods: every raw one beside what is made of it, each in its own cell. What is not there is faint. */
export function OwnGoods({ view, seat }: GoodsProps): ReactElement {
  return (
    <ul className="lh-own-goods">
      {RAW_GOODS.flatMap((good, at) => [good, UPGRADED_GOODS[at] as number]).map((good) => (
        <li key={good} className={view.has(seat, good) === 0 ? 'lh-none' : ''}>
          <OwnGood view={view} seat={seat} good={good} />
        </li>
      ))}
    </ul>
  );
}

function OwnGood({ view, seat, good }: GoodsProps & { readonly good: number }): ReactElement {
  const speaker = useSpeaker();
  const amount = view.has(seat, good);
  return (
    <Place
      id={placeOfGood(seat, good)}
      label={speaker.say(goodsMessage(good, amount))}
      closeUp={<GoodCloseUp good={good} amount={amount} />}
      className="lh-own-good"
    >
      <Good good={goodName(good)} />
      <b>{amount}</b>
    </Place>
  );
}

/** What one piece of a good is good for. */
function GoodCloseUp({ good, amount }: { readonly good: number; readonly amount: number }): ReactElement {
  const speaker = useSpeaker();
  return (
    <article className="lh-closeup">
      <h3>
        <Good good={goodName(good)} size={20} /> {speaker.say(goodsMessage(good, amount))}
      </h3>
      <dl className="lh-facts">
        {(FOOD[good] ?? 0) > 0 && (
          <Fact name="web.lh.good.food">
            <FoodAmount n={FOOD[good] ?? 0} />
          </Fact>
        )}
        {(ENERGY[good] ?? 0) > 0 && (
          <Fact name="web.lh.good.energy">
            <EnergyAmount n={ENERGY[good] ?? 0} />
          </Fact>
        )}
        <Fact name="web.lh.good.shipping">
          <Amount good="franc" n={SHIPPING[good] ?? 0} />
        </Fact>
      </dl>
    </article>
  );
}

/** Another's goods, only what is there; many kinds are set closer. */
export function TheirGoods({ view, seat }: GoodsProps): ReactElement {
  const there = [...RAW_GOODS, ...UPGRADED_GOODS].filter((good) => view.has(seat, good) > 0);
  return (
    // Written anew where it changes.
    <ul
      key={there.map((good) => `${good} ${view.has(seat, good)}`).join()}
      className={`lh-their-goods ${there.length > MANY_KINDS ? 'lh-many' : ''}`}
    >
      {there.map((good) => (
        <li key={good} data-place={placeOfGood(seat, good)}>
          <span className="lh-amount" aria-hidden="true">
            <Good good={goodName(good)} />
            <b>{view.has(seat, good)}</b>
          </span>
          <span className="unseen">
            <Words good={good} n={view.has(seat, good)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Words({ good, n }: { readonly good: number; readonly n: number }): ReactElement {
  const speaker = useSpeaker();
  return <>{speaker.say(goodsMessage(good, n))}</>;
}
