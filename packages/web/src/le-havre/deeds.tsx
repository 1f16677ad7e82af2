import type { GoodName } from '@quayside/le-havre';
import type { ShownDeed, ShownThing } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { Good, PartIcon, Ship, type ShipName, Sign } from './icons/index.ts';

const good = (thing: string): ShownThing => ({
  icon: <Good good={thing as GoodName} />,
  words: { key: `good.${thing}` },
});
const card = (thing: string): ShownThing => ({ icon: null, words: { key: `card.${thing}` } });
function ship(thing: string): ShownThing {
  const type = thing.replace(/-ship$/, '');
  return { icon: <Ship type={type as ShipName} />, words: { key: `ship.${type}` } };
}

const SHIP = /-ship$/;
const NO_SHIP = /^(?!.*-ship$)/;

/** What is counted at the end, by the first words of tokens. */
export const deeds: readonly ShownDeed[] = [
  { id: 'offers', verbs: ['take'], icon: () => <PartIcon part="quay" />, shows: good },
  { id: 'entered', verbs: ['enter'], icon: () => <Sign sign="enter" />, shows: card },
  { id: 'built', verbs: ['build'], only: NO_SHIP, icon: () => <Sign sign="build" /> },
  { id: 'bought', verbs: ['buy'], only: NO_SHIP, icon: () => <Sign sign="buy" /> },
  { id: 'ships', verbs: ['build', 'buy'], only: SHIP, icon: () => <Ship type="steel" />, shows: ship },
  { id: 'shipped', verbs: ['ship'], counted: true, icon: () => <Sign sign="hold" />, shows: good },
  { id: 'sold', verbs: ['sell'], icon: () => <Sign sign="sell" /> },
  { id: 'borrowed', verbs: ['borrow'], icon: () => <Sign sign="loan" /> },
  { id: 'repaid', verbs: ['repay'], icon: () => <Icon name="check" /> },
];
