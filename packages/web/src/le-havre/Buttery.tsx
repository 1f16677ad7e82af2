import { foodDue, foodFromShips, foodOf, type LeHavreState } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { Ship, Sign } from './icons/index.ts';
import { T, useText } from '../text/speech.tsx';
import { FoodAmount } from './Amount.tsx';
import { FRANC, roundCard } from './harbour.ts';

/** What a seat will have to feed with, now and in the next round, and whether it is there. */
export function Buttery({ view, seat }: { readonly view: LeHavreState; readonly seat: number }): ReactElement {
  const text = useText();
  const asked = roundCard(view, view.round)?.food ?? 0;
  const next = roundCard(view, view.round + 1);
  const ships = foodFromShips(view, seat);
  const due = foodDue(view, seat);
  const francs = view.has(seat, FRANC);
  const food = foodOf(view, seat) - francs;
  const share = (part: number): string => `${due === 0 ? 100 : (part * 100) / due}%`;
  return (
    <article className="lh-buttery">
      <h3>
        <Sign sign="food" /> <T id="web.lh.buttery" />
      </h3>
      {view.final ? (
        <p>
          <T id="web.lh.fed" />
        </p>
      ) : (
        <>
          <p className="lh-buttery-due">
            <FoodAmount n={asked} />
            {ships > 0 && (
              <>
                − <b>{ships}</b>
                <Ship type="wooden" label={text('web.lh.from-ships', { n: ships })} /> = <FoodAmount n={due} />
              </>
            )}
          </p>
          <div className="lh-meter" aria-hidden="true">
            <span className="lh-meter-food" style={{ width: share(Math.min(food, due)) }} />
            <span className="lh-meter-francs" style={{ width: due > food ? share(Math.min(francs, due - food)) : 0 }} />
          </div>
          <p className={food + francs >= due ? 'lh-enough' : 'lh-lacking'}>
            <Icon name={food + francs >= due ? 'check' : 'warning'} />{' '}
            {due === 0 ? (
              <T id="web.lh.nothing-due" />
            ) : food >= due ? (
              <T id="web.lh.food-covers" args={{ n: food }} />
            ) : food + francs >= due ? (
              <T id="web.lh.francs-cover" args={{ n: food, missing: due - food }} />
            ) : (
              <T id="web.lh.food-short" args={{ missing: due - food - francs }} />
            )}
          </p>
          <p className="lh-buttery-next">
            {next ? (
              <T id="web.lh.next-due" args={{ n: Math.max(0, next.food - ships) }} />
            ) : (
              <T id="web.lh.then-final" />
            )}
          </p>
        </>
      )}
    </article>
  );
}
