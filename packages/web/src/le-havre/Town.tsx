import { type LeHavreState, TOWN } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { T, useText } from '../text/speech.tsx';
import { BuildingCard } from './Card.tsx';
import { Chart } from './Chart.tsx';
import { cardsOf, othersThan } from './harbour.ts';
import { placeOfCard, TOWN_PLACE } from './places.ts';
import { type Standing, type StreetOf, Streets } from './Street.tsx';
import { plotsIn } from './streets.ts';

type View = ViewProps<LeHavreState>;

/** With four and five players the town has a row more, and all cards in it are lower. */
export const townRows = (players: number): number => (players > 3 ? 5 : 4);

/** Everything that stands and is not the viewer's: the town's street, then that of each opponent in the order of seats. */
export function Town(props: View): ReactElement {
  const streets = useStreets(props);
  return (
    <section className="lh-town land" aria-labelledby="lh-town" data-place={TOWN_PLACE}>
      <h2 id="lh-town" className="unseen">
        <T id="web.lh.buildings" />
      </h2>
      <Streets streets={streets} rows={townRows(props.view.players)}>
        <Chart />
      </Streets>
    </section>
  );
}

export function useStreets(props: View): StreetOf[] {
  const text = useText();
  const { view, viewer, seats } = props;
  return [TOWN, ...othersThan(view, viewer)].map((owner) => ({
    owner,
    name: owner === TOWN ? text('web.lh.town') : (seats[owner]?.name ?? ''),
    standing: standing(owner, props),
  }));
}

/** The buildings of an owner as they stand in a street. */
export function standing(owner: number, props: View): Standing[] {
  const plots = plotsIn(props);
  return cardsOf(props.view, owner).map((card) => ({
    key: placeOfCard(card),
    plot: plots.get(placeOfCard(card))?.at ?? 0,
    places: [placeOfCard(card)],
    draw: (style) => <BuildingCard card={card} style={style} {...props} />,
  }));
}
