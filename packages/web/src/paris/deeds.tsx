import type { ShownDeed, ShownThing } from '../game-ui.ts';
import { Icon, Sign } from '../icons/index.ts';
import {
  BonusGlyph,
  type District,
  House,
  Key,
  Landmark,
  type LandmarkName,
  ParisToken,
  type ParisTokenName,
  Points,
} from './icons/index.ts';

/** Places begin with the name of their district. */
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

/** What is counted at the end, by the first words of tokens. */
export const deeds: readonly ShownDeed[] = [
  { id: 'keys', verbs: ['place'], icon: (colour) => <Key colour={colour} />, shows: district },
  { id: 'moves', verbs: ['to'], icon: () => <Sign sign="arrow" />, shows: district },
  { id: 'landmarks', verbs: ['raise'], icon: () => <Landmark landmark="eiffel-tower" />, shows: landmark, all: true },
  { id: 'bonus', verbs: ['bonus', 'claim', 'retreat'], icon: () => <BonusGlyph kind="claim" /> },
  { id: 'ends', verbs: ['keep'], icon: () => <Icon name="clock" /> },
  { id: 'scored', verbs: ['score'], icon: () => <Points /> },
  { id: 'traded', verbs: ['trade'], counted: true, icon: () => <Sign sign="worth" />, shows: token },
  { id: 'sold-tokens', verbs: ['sell'], icon: () => <Sign sign="sell" /> },
  { id: 'bought-tokens', verbs: ['buy'], icon: () => <Sign sign="buy" />, shows: token },
];
