import type { Card, Effect, GoodName } from '@quayside/le-havre';
import { listed } from './harbour.ts';

/**
 * How wide things on a card are, in letters of the card: what would not fit into a line is set smaller. Icons and numbers have
 * known widths, so nothing needs to be drawn to be measured.
 */

const ICON = 1.25;
const DIGIT = 0.62;
/** How many letters wide a card is at least, in its middle form, and how many a line of it has. */
export const CARD_LINE = 9.4;
const LINE = 8.2;
const FOOT_LINE = 8.6;
const SMALLEST = 0.72;

type Amounts = Readonly<Partial<Record<GoodName, number>>>;

const goodsWidth = (amounts: Amounts = {}): number =>
  listed(amounts).reduce((sum, [, n]) => sum + ICON + (n > 1 ? DIGIT * String(n).length : 0), 0);

/** Deeds with icons of their own, as they are drawn in named-deeds. */
const NAMED: Readonly<Partial<Record<string, number>>> = {
  'business-office': 10.5,
  'bridge-over-the-seine': 9,
  'coal-trader': 11,
  'shipping-line': 8,
  'harbour-watch': 7,
};
const NAMED_USUALLY = 4.2;

function effectWidth(effect: Effect): number {
  if ('rule' in effect) return NAMED[effect.rule] ?? NAMED_USUALLY;
  if ('gain' in effect) {
    const per = [effect.perFisherman, effect.perHammer, effect.withHammer].filter((each) => each !== undefined);
    return goodsWidth(effect.gain) + goodsWidth(effect.owning) + per.length * 3.6 + (effect.owning ? 1.4 : 0);
  }
  if ('convert' in effect) {
    return (
      goodsWidth(effect.convert) +
      goodsWidth(effect.into) +
      1.2 +
      (effect.half ? 2.7 : 0) +
      (effect.halfEnergy ? 2.2 : 0) +
      (effect.energyOnce ? 2 : 0) +
      (effect.most === undefined ? 0 : 1.4) +
      (effect.first ? goodsWidth(effect.first) + 0.8 : 0) +
      (effect.owning ? goodsWidth(effect.owning) + 1.4 : 0)
    );
  }
  return 'pick' in effect ? 4.6 : 3.6;
}

const scaled = (room: number, width: number): number => Math.max(SMALLEST, Math.min(1, room / width));

/** The size of letters in which everything a card does stands in one line, or in two where it is much. */
export const effectsScale = ({ does }: Card, breadth: number): number =>
  scaled(
    LINE * breadth,
    does.reduce((sum, effect) => sum + effectWidth(effect) + 0.5, 0),
  );

export interface Foot {
  readonly owned: boolean;
  readonly visitors: number;
  readonly cost: Amounts;
  readonly price: number | null;
  /** The word for an entry without a fee. */
  readonly free: string;
}

const YIELD = 2.9;

/** How the foot of a card is set: the size of its letters, and how many yields of a visit have room. */
export function footMeasure(
  { entryFee, hammers, fishermen }: Card,
  foot: Foot,
  yields: number,
  breadth: number,
): { scale: number; most: number } {
  const { food = 0, francs = 0 } = entryFee ?? {};
  const part = DIGIT + ICON + 0.2;
  const fee =
    entryFee === null ? ICON : food + francs === 0 ? wordWidth(foot.free) : (food ? part : 0) + (francs ? part : 0);
  const still =
    fee +
    (hammers > 0 ? ICON : 0) +
    (fishermen > 0 ? ICON : 0) +
    (foot.owned ? ICON : 0) +
    foot.visitors * 1.8 +
    goodsWidth(foot.cost) * 1.1 +
    (foot.price === null ? 0 : 2.6) +
    0.8;
  const most = yields > 1 && still + 2 * YIELD + 0.9 <= (FOOT_LINE * breadth) / 0.9 ? 2 : Math.min(1, yields);
  return { scale: scaled(FOOT_LINE * breadth, still + (most > 0 ? most * YIELD + 0.9 : 0)), most };
}

const isWide = (words: string): boolean => /[\u1100-\uffdc]/.test(words);
const isCyrillic = (words: string): boolean => /[\u0400-\u04ff]/.test(words);
const wordWidth = (word: string): number => word.length * (isWide(word) ? 1 : isCyrillic(word) ? 0.58 : 0.52);

/** Room for a name beside the value, and what the mark before it takes. */
const NAME_LINE = 5.55;
const MARK = 1.1;
const SMALLEST_NAME = 0.76;

/** Long names are set smaller, so that their words need not be broken: in two lines, and the longest of all in three. */
export function nameScale(name: string, breadth: number): number {
  const line = NAME_LINE * breadth;
  const longest = Math.max(...name.split(/[\s-]/).map(wordWidth));
  const whole = (lines: number): number => (line * lines * 0.9) / (wordWidth(name) + MARK);
  const letters = whole(2) < SMALLEST_NAME ? whole(3) : whole(2);
  return Math.max(SMALLEST_NAME, Math.min(1, line / (longest + MARK), letters));
}
