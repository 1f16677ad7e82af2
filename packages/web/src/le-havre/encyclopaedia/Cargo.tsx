import { GOOD_NAMES, SHIP_TYPES, SHIPPING } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import { T } from '../../text/speech.tsx';
import { Good, Ship } from '../icons/index.ts';

const values = [...new Set(SHIPPING.slice(1))].sort((a, b) => b - a);

/** What each kind of ship carries, and what each good brings when it is shipped. */
export const Cargo = (): ReactElement => (
  <>
    <ul className="lh-book-holds">
      {SHIP_TYPES.map(({ name, holds }) => (
        <li key={name}>
          <Ship type={name} size={40} />
          <span>
            {holds > 0 ? Array.from({ length: holds }, (_, at) => <i key={at} />) : <T id="web.lh.book.no-hold" />}
          </span>
        </li>
      ))}
    </ul>
    <ul className="lh-book-prices">
      {values.map((value) => (
        <li key={value}>
          <b>{value}</b>
          {GOOD_NAMES.map((good, at) => at > 0 && SHIPPING[at] === value && <Good key={good} good={good} size={22} />)}
        </li>
      ))}
    </ul>
  </>
);
