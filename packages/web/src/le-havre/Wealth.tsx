import { type LeHavreState, wealth } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import { Sign } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { T, useText } from '../text/speech.tsx';
import { Fact } from './Fact.tsx';

export const WEALTH_PARTS = ['francs', 'buildings', 'ships', 'plus', 'loans'] as const;

interface WealthProps {
  readonly view: LeHavreState;
  readonly seat: number;
}

/** What a seat would be worth if the game ended now, part by part when one looks closely. */
export function Worth({ view, seat }: WealthProps): ReactElement {
  const text = useText();
  const { total } = wealth(view, seat);
  return (
    <Place
      id={`seat ${seat} worth`}
      label={text('web.lh.worth', { n: total })}
      closeUp={<WealthCloseUp view={view} seat={seat} />}
      className="lh-worth"
    >
      <Sign sign="worth" />
      <b>{total}</b>
    </Place>
  );
}

function WealthCloseUp({ view, seat }: WealthProps): ReactElement {
  const parts = wealth(view, seat);
  return (
    <article className="lh-closeup">
      <h3>
        <T id="web.lh.worth" args={{ n: parts.total }} />
      </h3>
      <dl className="lh-facts">
        {WEALTH_PARTS.filter((part) => parts[part] !== 0).map((part) => (
          <Fact key={part} name={`web.lh.score.${part}`}>
            {parts[part] < 0 ? `−${-parts[part]}` : parts[part]}
          </Fact>
        ))}
      </dl>
    </article>
  );
}
