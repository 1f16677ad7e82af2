import { type LeHavreState, type RoundCard, SHIPS } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { T, useText } from '../text/speech.tsx';
import { Ship, Sign } from './icons/index.ts';
import { rounds, shipName } from './harbour.ts';

/** More players than this leave no room for it. */
const MOST_PLAYERS = 3;

/** The calendar of all rounds, where the rail is broad: what is due, which ship comes, harvests and what the town builds. */
export function Ahead({ view }: ViewProps<LeHavreState>): ReactElement | null {
  if (view.players > MOST_PLAYERS) return null;
  return (
    <section className="lh-ahead" aria-labelledby="lh-ahead">
      <h2 id="lh-ahead">
        <T id="web.lh.rounds-ahead" />
      </h2>
      <ol>
        {rounds(view).map((card, at) => (
          // By its place: rounds never change places.
          <Round key={at} n={at + 1} card={card} now={view.round} />
        ))}
      </ol>
    </section>
  );
}

function Round({
  n,
  card: { food, harvest, town, ship },
  now,
}: {
  readonly n: number;
  readonly card: RoundCard;
  readonly now: number;
}): ReactElement {
  const text = useText();
  const type = shipName(SHIPS[ship]?.type ?? 0);
  return (
    <li className={n < now ? 'lh-past' : ''} aria-current={n === now || undefined}>
      <span className="lh-ahead-round">{n}</span>
      <span className="lh-amount">
        <b>{food}</b>
        <Sign sign="food" label={text('term.food')} />
      </span>
      <Ship type={type} label={text(`ship.${type}`)} />
      <b>{SHIPS[ship]?.value}</b>
      {harvest ? (
        <Sign sign="harvest" label={text('web.lh.harvest')} />
      ) : (
        <Sign sign="no-harvest" label={text('web.lh.no-harvest')} />
      )}
      <span>
        {town === 'standard' && <Sign sign="town" label={text('web.lh.town-standard')} />}
        {town === 'special' && <Sign sign="special" label={text('web.lh.special')} />}
      </span>
    </li>
  );
}
