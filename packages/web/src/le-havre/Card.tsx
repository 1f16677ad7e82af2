import { cardMessage, type LeHavreState, plusOf, TOWN } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { Gain, SeatLabel, ViewProps } from '../game-ui.ts';
import { TypeMark } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { useSpeaker, useText } from '../text/speech.tsx';
import { Fee, OwnerMark, Price, Symbols, Visitors, Yields } from './card-parts.tsx';
import { CloseUp } from './CloseUp.tsx';
import { Effects, Goods } from './Effects.tsx';
import { cardAt, colourOf, visitorsOf } from './harbour.ts';
import { Fit } from '../look/Fit.tsx';
import { footMeasure, nameScale } from './measures.ts';
import { placeOfCard, useVisit, wishesAt } from './places.ts';

/** How much of a card there is room for. */
export type CardForm = 'roomy' | 'broad' | 'middle' | 'compact' | 'chip';

/** How much wider than others a card is in its letters, where its shelf does not say so. */
const BREADTH: Readonly<Partial<Record<CardForm, number>>> = { roomy: 1.18, broad: 1.4 };

export interface CardProps extends ViewProps<LeHavreState> {
  readonly card: number;
  readonly form: CardForm;
  readonly breadth?: number;
}

/** A building on the table, which can be touched and looked at closely. */
export function BuildingCard({ card, form, breadth = BREADTH[form] ?? 1, ...props }: CardProps): ReactElement {
  const { view, viewer, seats } = props;
  const label = useCardLabel(view, card, seats);
  const visitors = visitorsOf(view, card);
  const visit = useVisit(card);
  return (
    <Place
      id={placeOfCard(card)}
      label={label}
      wishes={wishesAt(view, card, viewer)}
      closeUp={<CloseUp card={card} visit={visit} {...props} />}
      className={`lh-card lh-${form} lh-type-${cardAt(card).type} ${ownerClass(view, card, viewer)} ${visitors.length > 0 ? 'lh-occupied' : ''}`}
    >
      {form === 'chip' ? (
        <ChipFace card={card} view={view} viewer={viewer} visit={visit} />
      ) : (
        <CardFace card={card} view={view} viewer={viewer} visit={visit} form={form} breadth={breadth} />
      )}
    </Place>
  );
}

/** A building of another player is framed in the colour of the seat. */
const ownerClass = (s: LeHavreState, card: number, viewer: number): string =>
  s.ownerOf(card) < TOWN && s.ownerOf(card) !== viewer ? `lh-owned lh-own-${colourOf(s.ownerOf(card))}` : '';

/** Name, value and who is inside: what is heard of a card that is not seen. */
function useCardLabel(s: LeHavreState, card: number, seats: readonly SeatLabel[]): string {
  const text = useText();
  const speaker = useSpeaker();
  const name = speaker.say(cardMessage(card));
  const inside = visitorsOf(s, card).map((seat) => seats[seat]?.name ?? '');
  const { value } = cardAt(card);
  return inside.length > 0
    ? text('web.lh.card.label-visited', { name, value, who: inside.join(', ') })
    : text('web.lh.card.label', { name, value });
}

interface FaceProps {
  readonly card: number;
  readonly view: LeHavreState;
  readonly viewer: number;
  readonly visit: readonly Gain[];
}

function CardFace({
  card,
  view,
  viewer,
  visit,
  form,
  breadth,
}: FaceProps & Required<Pick<CardProps, 'form' | 'breadth'>>): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const name = speaker.say(cardMessage(card));
  const of = cardAt(card);
  const owner = view.ownerOf(card);
  const cost = owner <= TOWN ? {} : (of.build ?? {});
  const price = owner >= TOWN && of.purchase !== of.value ? of.purchase : null;
  const more = visit.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
  const { scale, most } = footMeasure(
    of,
    {
      owned: owner < TOWN && owner !== viewer,
      visitors: visitorsOf(view, card).length,
      cost,
      price,
      free: text('web.lh.free'),
    },
    more.length,
    breadth,
  );
  return (
    <>
      <CardHead card={card} view={view} name={name} breadth={breadth} oneLine={form === 'compact'} />
      <Effects card={of} breadth={breadth} />
      <span className="lh-card-foot" style={{ fontSize: `${0.92 * scale}em` }}>
        <OwnerMark view={view} viewer={viewer} card={card} />
        <Fee card={card} />
        <Symbols card={card} />
        <span className="lh-card-cost">
          <Goods of={cost} />
        </span>
        {price !== null && <Price of={price} />}
        <Visitors view={view} card={card} />
        <Yields of={more.slice(0, most)} />
      </span>
    </>
  );
}

function CardHead({
  card,
  view,
  name,
  breadth,
  oneLine,
}: {
  readonly card: number;
  readonly view: LeHavreState;
  readonly name: string;
  readonly breadth: number;
  readonly oneLine: boolean;
}): ReactElement {
  const { type, value } = cardAt(card);
  const owner = view.ownerOf(card);
  const plus = owner < TOWN ? plusOf(view, owner, card) : 0;
  return (
    <span className="lh-card-head">
      {oneLine ? (
        <span className="lh-card-line">
          <TypeMark type={type} />
          <Fit>{name}</Fit>
        </span>
      ) : (
        <span className="lh-card-name" style={{ fontSize: `${nameScale(name, breadth)}em` }}>
          <TypeMark type={type} />
          {name}
        </span>
      )}
      <span className="lh-value">
        {value}
        {plus > 0 && <small>+{plus}</small>}
      </span>
    </span>
  );
}

/** One line: type, name, value, who is inside; what it costs to go in and what that would bring where there is room. */
function ChipFace({ card, view, viewer, visit }: FaceProps): ReactElement {
  const speaker = useSpeaker();
  const { type, value } = cardAt(card);
  return (
    <>
      <OwnerMark view={view} viewer={viewer} card={card} />
      <TypeMark type={type} />
      <Fit className="lh-chip-name">{speaker.say(cardMessage(card))}</Fit>
      <Visitors view={view} card={card} />
      {view.ownerOf(card) !== viewer && <Fee card={card} />}
      <Yields of={visit.filter(({ amount }) => amount > 0).slice(0, 1)} />
      <span className="lh-chip-value">{value}</span>
    </>
  );
}
