import type { Card, Effect, GoodName } from '@quayside/le-havre';
import { listed } from './harbour.ts';

/**
 * How broad the icons and figures of a card are, in letters: what would not fit into its line is set a step smaller. They have known
 * widths, so nothing needs to be drawn to be measured.
 */
const ICON = 1.25;
const DIGIT = 0.56;

type Amounts = Readonly<Partial<Record<GoodName, number>>>;

const goodsBreadth = (amounts: Amounts = {}): number =>
  listed(amounts).reduce((sum, [, n]) => sum + ICON + (n > 1 ? DIGIT * String(n).length : 0), 0);

/** Deeds with icons of their own, as they are drawn in named-deeds. */
const NAMED: Readonly<Partial<Record<string, number>>> = {
  'business-office': 8.6,
  'bridge-over-the-seine': 8,
  'coal-trader': 10,
  'shipping-line': 6.6,
  'harbour-watch': 7,
  'trading-firm': 7,
  'trafficking-spot': 10.4,
};
const NAMED_USUALLY = 4.2;

/** Between two effects, and between two ways to have one. */
const GAP = 0.3;
const SLASH = 0.4;
/** What two lines of a card take. A card that somebody made may do more. */
const MOST = 17;

function effectBreadth(effect: Effect): number {
  if ('rule' in effect) return NAMED[effect.rule] ?? NAMED_USUALLY;
  if ('either' in effect) return effect.either.reduce((sum, way) => sum + effectBreadth(way) + SLASH, -SLASH);
  if ('gain' in effect) {
    const per = [effect.perFisherman, effect.perHammer, effect.withHammer].filter((each) => each !== undefined);
    return goodsBreadth(effect.gain) + goodsBreadth(effect.owning) + per.length * 3.4 + (effect.owning ? 1.4 : 0);
  }
  if ('convert' in effect) {
    return (
      goodsBreadth(effect.convert) +
      goodsBreadth(effect.into) +
      1.1 +
      (effect.half ? 2.4 : 0) +
      (effect.halfEnergy ? 1.3 + DIGIT * String(effect.halfEnergy / 2).length : 0) +
      (effect.energyOnce ? 2 : 0) +
      (effect.most === undefined ? 0 : 1.2) +
      (effect.first ? goodsBreadth(effect.first) + 0.8 : 0) +
      (effect.owning ? goodsBreadth(effect.owning) + 1.4 : 0)
    );
  }
  return 'pick' in effect ? 4.6 : 3.4;
}

export const effectsBreadth = ({ does }: Card): number =>
  Math.max(
    1,
    does.reduce((sum, effect) => sum + effectBreadth(effect) + GAP, 0),
  );

/** As much of what a card does as is drawn on it, from its beginning, which always is; the rest stands in its close-up. */
export function drawnOf({ does }: Card): { readonly does: readonly Effect[]; readonly isCut: boolean } {
  let room = MOST;
  const fits = (effect: Effect, apart: number): boolean => {
    const isFirst = room === MOST;
    room -= effectBreadth(effect) + apart;
    return isFirst || room >= 0;
  };
  const drawn: Effect[] = [];
  for (const effect of does) {
    const either = 'either' in effect ? effect.either.filter((way) => fits(way, SLASH)) : [];
    const isWhole = 'either' in effect ? either.length === effect.either.length : fits(effect, GAP);
    if (either.length > 0) drawn.push({ either });
    else if (isWhole) drawn.push(effect);
    if (room < 0) return { does: drawn, isCut: !isWhole || drawn.length < does.length };
  }
  return { does: drawn, isCut: false };
}
