import { GOOD_NAMES } from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { Gain } from '../game-ui.ts';
import { Sign } from './icons/index.ts';

const GOODS = new Set<string>(GOOD_NAMES);
const isGood = ({ key }: Gain): boolean => key !== 'franc' && GOODS.has(key);
const isBuilding = ({ key }: Gain): boolean => key !== 'loan' && !GOODS.has(key) && !/-\d+$/.test(key);

const sum = (gains: readonly Gain[]): number => gains.reduce((all, { amount }) => all + amount, 0);

/** What a visit brings in one figure: goods of one kind, or how many goods; otherwise buildings, a ship, or francs. */
function figureOf(visit: readonly Gain[]): { readonly words: string; readonly icon: ReactElement } | null {
  const more = visit.filter(({ key, amount }) => amount > 0 && key !== 'loan');
  const goods = more.filter(isGood);
  const [good] = goods;
  if (good) {
    const icon = goods.length === 1 ? good.icon : <Sign sign="hold" />;
    return { words: `+${sum(goods)}`, icon };
  }
  const built = more.filter(isBuilding);
  if (built.length > 0) return { words: `${built.length}`, icon: <Sign sign="build" /> };
  const [rest] = more;
  // Which ship it is depends on what is chosen.
  if (rest?.open) return { words: '', icon: <Sign sign="build" /> };
  return rest ? { words: `+${rest.amount}`, icon: rest.icon } : null;
}

/** What going in would bring now, in short; the close-up has all. */
export function GainPill({ visit }: { readonly visit: readonly Gain[] }): ReactElement | null {
  const figure = figureOf(visit);
  return (
    figure && (
      <span className="lh-gain">
        {figure.words}
        {figure.icon}
      </span>
    )
  );
}
