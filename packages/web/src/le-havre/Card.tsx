import { cardMessage, type LeHavreState, plusOf, TOWN } from '@quayside/le-havre';
import type { CSSProperties, ReactElement } from 'react';
import type { Gain, SeatLabel, ViewProps } from '../game-ui.ts';
import { Good, TypeMark } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { useSpeaker, useText } from '../text/speech.tsx';
import { useBreadth } from './breadth.ts';
import { FeeOf, SymbolsOf, Visitors } from './card-parts.tsx';
import { CloseUp } from './CloseUp.tsx';
import { effectsBreadth } from './effect-breadth.ts';
import { Effects, Goods } from './Effects.tsx';
import { GainPill } from './GainPill.tsx';
import { cardAt, drawnAt, visitorsOf } from './harbour.ts';
import { placeOfCard, useVisit, wishesAt } from './places.ts';
import { seatClass } from './Street.tsx';
import { Vignette } from './vignettes/Vignette.tsx';

export interface CardProps extends ViewProps<LeHavreState> {
  readonly card: number;
  readonly style?: CSSProperties;
}

/** A building on the table, which can be touched and looked at closely. How large it is its zone says. */
export function BuildingCard({ card, style = {}, ...props }: CardProps): ReactElement {
  const { view, viewer, seats } = props;
  const label = useCardLabel(view, card, seats);
  const visit = useVisit(card);
  const { type, set } = cardAt(view, card);
  const occupied = visitorsOf(view, card).length > 0;
  return (
    <Place
      id={placeOfCard(card)}
      label={label}
      wishes={wishesAt(view, card, viewer)}
      closeUp={<CloseUp card={card} visit={visit} {...props} />}
      className={`lh-card lh-type-${type} ${seatClass(view.ownerOf(card))} ${occupied ? 'lh-occupied' : ''} ${set === 'blank' ? 'lh-made' : ''}`}
      style={{ ...style, '--effects': effectsBreadth(cardAt(view, card)) } as CSSProperties}
    >
      <CardFace card={card} view={view} visit={visit} />
    </Place>
  );
}

/** Name, value and who is inside: what is heard of a card that is not seen. */
function useCardLabel(s: LeHavreState, card: number, seats: readonly SeatLabel[]): string {
  const text = useText();
  const speaker = useSpeaker();
  const name = speaker.say(cardMessage(card));
  const inside = visitorsOf(s, card).map((seat) => seats[seat]?.name ?? '');
  const { value } = cardAt(s, card);
  return inside.length > 0
    ? text('web.lh.card.label-visited', { name, value, who: inside.join(', ') })
    : text('web.lh.card.label', { name, value });
}

/** From top to bottom: the sky, the name, what it does, what it costs and brings, and the owner's kerb. */
function CardFace({
  card,
  view,
  visit,
}: {
  readonly card: number;
  readonly view: LeHavreState;
  readonly visit: readonly Gain[];
}): ReactElement {
  const of = cardAt(view, card);
  const owner = view.ownerOf(card);
  return (
    <>
      <span className="lh-sky">
        <Vignette card={of.slug} type={of.type} drawn={drawnAt(view, card)} />
      </span>
      <span className="lh-mark">
        <TypeMark type={of.type} />
      </span>
      {owner >= TOWN && of.purchase !== null && (
        <span className="lh-tag">
          {of.purchase}
          <Good good="franc" />
        </span>
      )}
      <Value card={card} view={view} />
      <Name card={card} />
      <Effects card={of} />
      <span className="lh-foot">
        <FeeOf card={of} />
        {owner > TOWN ? (
          <span className="lh-cost">
            <Goods of={of.build ?? {}} />
          </span>
        ) : (
          <>
            <SymbolsOf card={of} />
            <GainPill visit={visit} />
          </>
        )}
      </span>
      <span className={`lh-kerb ${owner < TOWN ? 'seat-field' : ''}`} />
      <Visitors view={view} card={card} />
    </>
  );
}

/** What it is worth; a plus where it is worth more by what else its owner has. */
function Value({ card, view }: { readonly card: number; readonly view: LeHavreState }): ReactElement {
  const { value, does } = cardAt(view, card);
  const owner = view.ownerOf(card);
  const plus = owner < TOWN ? plusOf(view, owner, card) : 0;
  const grows = does.some((effect) => 'worth' in effect);
  return (
    <span className="lh-value">
      {value}
      {grows && `+${plus > 0 ? plus : ''}`}
    </span>
  );
}

/** Long names are set one or two steps smaller, and the longest of all in two lines. */
function Name({ card }: { readonly card: number }): ReactElement {
  const breadth = useBreadth();
  const name = useSpeaker().say(cardMessage(card));
  return (
    <span className="lh-name" style={{ '--breadth': breadth(name) } as CSSProperties}>
      {name}
    </span>
  );
}
