import { ENERGY, FOOD, goodsMessage, type LeHavreState, SHIPPING } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import { Good, Sign } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { Amount, EnergyAmount, FoodAmount } from './Amount.tsx';
import { Fact } from './Fact.tsx';
import { goodName, RAW_GOODS, UPGRADED_GOODS } from './harbour.ts';
import { placeOfGood } from './places.ts';

interface GoodsProps {
  readonly view: LeHavreState;
  readonly seat: number;
}

/** The viewer's goods: raw ones, and below each what is made of it. What is not there is faint. */
export function OwnGoods({ view, seat }: GoodsProps): ReactElement {
  return (
    <ul className="lh-own-goods">
      {[...RAW_GOODS, ...UPGRADED_GOODS].map((good) => (
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

/** The viewer's goods where there is little room: only what is there, and closely what each is good for. */
export function GoodsInShort({ view, seat }: GoodsProps): ReactElement {
  const text = useText();
  const there = [...RAW_GOODS, ...UPGRADED_GOODS].filter((good) => view.has(seat, good) > 0);
  return (
    <Place
      id={`seat ${seat} goods`}
      label={text('web.lh.goods')}
      closeUp={<GoodsTable view={view} seat={seat} goods={there} />}
      className="lh-goods-short"
    >
      {there.length === 0 && <T id="web.lh.no-goods" />}
      {there.map((good) => (
        <span key={good} className="lh-amount" data-place={placeOfGood(seat, good)}>
          <Good good={goodName(good)} />
          <b>{view.has(seat, good)}</b>
        </span>
      ))}
    </Place>
  );
}

function GoodsTable({ view, seat, goods }: GoodsProps & { readonly goods: readonly number[] }): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const unless0 = (n: number | undefined): number | string => (n ? n : '');
  return (
    <table className="lh-rounds">
      <thead>
        <tr>
          <th scope="col">{text('web.lh.goods')}</th>
          <th scope="col">
            <Sign sign="food" label={text('web.lh.good.food')} />
          </th>
          <th scope="col">
            <Sign sign="energy" label={text('web.lh.good.energy')} />
          </th>
          <th scope="col">
            <Good good="franc" label={text('web.lh.good.shipping')} />
          </th>
        </tr>
      </thead>
      <tbody>
        {goods.map((good) => (
          <tr key={good}>
            <th scope="row">
              <Good good={goodName(good)} /> {speaker.say(goodsMessage(good, view.has(seat, good)))}
            </th>
            <td>{unless0(FOOD[good])}</td>
            <td>{unless0(ENERGY[good])}</td>
            <td>{unless0(SHIPPING[good])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Another's goods: raw over upgraded, and only what is there. */
export function TheirGoods({ view, seat }: GoodsProps): ReactElement | null {
  const rows = [RAW_GOODS, UPGRADED_GOODS]
    .map((goods) => goods.filter((good) => view.has(seat, good) > 0))
    .filter((goods) => goods.length > 0);
  if (rows.length === 0) return null;
  return (
    <div className="lh-their-goods">
      {rows.map((goods) => (
        <ul key={goods[0]}>
          {goods.map((good) => (
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
      ))}
    </div>
  );
}

function Words({ good, n }: { readonly good: number; readonly n: number }): ReactElement {
  const speaker = useSpeaker();
  return <>{speaker.say(goodsMessage(good, n))}</>;
}
