import { cardOf, type LeHavreState } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { SlipHeadProps } from '../game-ui.ts';
import { CardFacts, CardHead } from './CloseUp.tsx';

const cardAtPlace = (place: string): number => {
  const [kind, slug = ''] = place.split(' ');
  return kind === 'card' ? cardOf(slug) : -1;
};

/** Buildings head their slips with a picture; other things are named. */
export const heads = (place: string): boolean => cardAtPlace(place) >= 0;

/** The head of a slip: the building, lit while something is chosen there; otherwise with all that is to know of it. */
export function SlipHead({ place, way, ...props }: SlipHeadProps<LeHavreState>): ReactElement {
  const card = cardAtPlace(place);
  return (
    <>
      <CardHead card={card} view={props.view} lit={way !== null} />
      {way === null && <CardFacts card={card} {...props} />}
    </>
  );
}
