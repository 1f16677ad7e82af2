import type { GoodName } from '@quayside/le-havre';
import type { Message } from '@quayside/kernel';
import type { ReactElement } from 'react';
import type { GameId } from '../face.ts';
import {
  BonusGlyph,
  type District,
  Face as Icon,
  Good,
  House,
  Key,
  Landmark,
  type LandmarkName,
  ParisToken,
  type ParisTokenName,
  Points,
  type SeatColour,
  Ship,
  type ShipName,
  Sign,
} from '../icons/index.ts';
import type { DeedKind } from './figures.ts';

/** A thing as it is shown beside how often: a picture, words, or both. */
export interface ShownThing {
  readonly icon: ReactElement | null;
  readonly words: Message;
}

/** A kind of deed with its picture. Its name is the text `web.deed.<id>`. */
export interface ShownDeed extends DeedKind {
  icon(colour: SeatColour): ReactElement;
  /** How the thing it was done with most is shown; without it the number says it all. */
  readonly shows?: (thing: string) => ShownThing | null;
  /** Show everything it was done with, not only the most frequent. */
  readonly all?: true;
}

const good = (thing: string): ShownThing => ({
  icon: <Good good={thing as GoodName} />,
  words: { key: `good.${thing}` },
});
const card = (thing: string): ShownThing => ({ icon: null, words: { key: `card.${thing}` } });
function ship(thing: string): ShownThing {
  const type = thing.replace(/-ship$/, '');
  return { icon: <Ship type={type as ShipName} />, words: { key: `ship.${type}` } };
}
/** Places of Paris begin with the name of their district. */
function district(thing: string): ShownThing | null {
  const name = thing.replace(/-(?:\d+|bank)$/, '');
  if (name === 'arc') return null;
  return {
    icon: <House type="cafe" district={name as District} />,
    words: { key: `paris.district.${name}` },
  };
}
const landmark = (thing: string): ShownThing => ({
  icon: <Landmark landmark={thing as LandmarkName} />,
  words: { key: `paris.landmark.${thing}` },
});
const token = (thing: string): ShownThing => ({
  icon: <ParisToken token={thing as ParisTokenName} />,
  words: { key: `paris.token.${thing}` },
});

const SHIP = /-ship$/;
const NO_SHIP = /^(?!.*-ship$)/;

/** What is counted of each game, by the first words of its tokens. */
export const SHOWN_DEEDS: Readonly<Record<GameId, readonly ShownDeed[]>> = {
  'le-havre': [
    { id: 'offers', verbs: ['take'], icon: () => <Icon face="quay" />, shows: good },
    { id: 'entered', verbs: ['enter'], icon: () => <Sign sign="enter" />, shows: card },
    { id: 'built', verbs: ['build'], only: NO_SHIP, icon: () => <Sign sign="build" /> },
    { id: 'bought', verbs: ['buy'], only: NO_SHIP, icon: () => <Sign sign="buy" /> },
    { id: 'ships', verbs: ['build', 'buy'], only: SHIP, icon: () => <Ship type="steel" />, shows: ship },
    { id: 'shipped', verbs: ['ship'], counted: true, icon: () => <Sign sign="hold" />, shows: good },
    { id: 'sold', verbs: ['sell'], icon: () => <Sign sign="sell" /> },
    { id: 'borrowed', verbs: ['borrow'], icon: () => <Sign sign="loan" /> },
    { id: 'repaid', verbs: ['repay'], icon: () => <Icon face="check" /> },
  ],
  paris: [
    { id: 'keys', verbs: ['place'], icon: (colour) => <Key colour={colour} />, shows: district },
    { id: 'moves', verbs: ['to'], icon: () => <Sign sign="arrow" />, shows: district },
    { id: 'landmarks', verbs: ['raise'], icon: () => <Landmark landmark="eiffel-tower" />, shows: landmark, all: true },
    { id: 'bonus', verbs: ['bonus', 'claim', 'retreat'], icon: () => <BonusGlyph kind="claim" /> },
    { id: 'ends', verbs: ['keep'], icon: () => <Icon face="clock" /> },
    { id: 'scored', verbs: ['score'], icon: () => <Points /> },
    { id: 'traded', verbs: ['trade'], counted: true, icon: () => <Sign sign="worth" />, shows: token },
    { id: 'sold-tokens', verbs: ['sell'], icon: () => <Sign sign="sell" /> },
    { id: 'bought-tokens', verbs: ['buy'], icon: () => <Sign sign="buy" />, shows: token },
  ],
};
