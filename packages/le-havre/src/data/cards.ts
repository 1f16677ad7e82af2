import { amounts, GOODS, goodOf } from './goods.ts';
import { SPECIAL } from './special.ts';
import { STANDARD } from './standard.ts';
import type { Card, Effect } from './vocabulary.ts';

/** Every building, known to the rules by its place here: 33 standard, then 36 special. */
export const CARDS: readonly Card[] = [...STANDARD, ...SPECIAL];
export const STANDARDS = STANDARD.length;
export const BUILDINGS = CARDS.length;

export const card = (index: number): Card => CARDS[index] as Card;

const BY_SLUG = new Map(CARDS.map((each, index) => [each.slug, index]));
/** The place of the card with this slug, or -1. */
export const cardOf = (slug: string): number => BY_SLUG.get(slug) ?? -1;

const named = (slug: string): number => {
  const index = cardOf(slug);
  if (index < 0) throw new Error(`no card ${slug}`);
  return index;
};
export const WHARF_1 = named('wharf-1');
export const WHARF_2 = named('wharf-2');
export const BLACK_MARKET = named('black-market');
export const HARBOUR_WATCH = named('harbour-watch');
export const LUXURY_YACHT = named('luxury-yacht');
export const FEEDLOT = named('feedlot');
export const MASONS_GUILD = named('masons-guild');
export const WIND_FARM = named('wind-farm');
export const FOOTBALL_STADIUM = named('football-stadium');

/** What a deed is; passive effects (worth, owner) are no deeds. */
export const Do = {
  GAIN: 0,
  CONVERT: 1,
  PICK: 2,
  BUILD: 3,
  PEEK: 4,
  ARTS_CENTRE: 5,
  WHARF: 6,
  BLACK_MARKET: 7,
  LOCAL_COURT: 8,
  SHIPPING_LINE: 9,
  BUSINESS_OFFICE: 10,
  BRIDGE: 11,
  HARBOUR_WATCH: 12,
  COAL_TRADER: 13,
  HAULAGE_FIRM: 14,
  ZOO: 15,
} as const;
export type Do = (typeof Do)[keyof typeof Do];

const RULES = {
  peek: Do.PEEK,
  'arts-centre': Do.ARTS_CENTRE,
  wharf: Do.WHARF,
  'black-market': Do.BLACK_MARKET,
  'local-court': Do.LOCAL_COURT,
  'shipping-line': Do.SHIPPING_LINE,
  'business-office': Do.BUSINESS_OFFICE,
  'bridge-over-the-seine': Do.BRIDGE,
  'harbour-watch': Do.HARBOUR_WATCH,
  'coal-trader': Do.COAL_TRADER,
  'haulage-firm': Do.HAULAGE_FIRM,
  zoo: Do.ZOO,
} as const;

const NO_GOODS = amounts({});
export const NO_LIMIT = 10_000;

/** An effect of a card in the shape the executor runs: every deed has every field. */
export interface CardAction {
  readonly kind: Do;
  readonly give: Int16Array;
  readonly get: Int16Array;
  readonly once: Int16Array;
  readonly owning: Int16Array;
  readonly half: number;
  readonly halfEnergy: number;
  readonly energyOnce: number;
  readonly most: number;
  readonly substitute: boolean;
  readonly perFisherman: number;
  readonly perHammer: number;
  readonly withHammer: number;
  readonly base: number;
  /** Picks: bits of the goods to choose from. */
  readonly from: number;
  readonly lessWood: number;
}

const EMPTY: CardAction = {
  kind: 0,
  give: NO_GOODS,
  get: NO_GOODS,
  once: NO_GOODS,
  owning: NO_GOODS,
  half: -1,
  halfEnergy: 0,
  energyOnce: 0,
  most: NO_LIMIT,
  substitute: false,
  perFisherman: -1,
  perHammer: -1,
  withHammer: -1,
  base: 0,
  from: 0,
  lessWood: 0,
};

const optional = (name: string | undefined): number => (name === undefined ? -1 : goodOf(name));

/** Fish to hides, and smoked fish to leather without steel. */
export const STANDARD_GOODS = 0b1_1111_1110;
export const SQUARE_GOODS = 0b1_1110_1110_0000_0000;

function deed(effect: Effect): CardAction | null {
  if ('gain' in effect) {
    return {
      ...EMPTY,
      kind: Do.GAIN,
      get: amounts(effect.gain),
      owning: amounts(effect.owning ?? {}),
      perFisherman: optional(effect.perFisherman),
      perHammer: optional(effect.perHammer),
      withHammer: optional(effect.withHammer),
    };
  }
  if ('convert' in effect) {
    return {
      ...EMPTY,
      kind: Do.CONVERT,
      give: amounts(effect.convert),
      get: amounts(effect.into),
      once: amounts(effect.first ?? {}),
      owning: amounts(effect.owning ?? {}),
      half: optional(effect.half),
      halfEnergy: effect.halfEnergy ?? 0,
      energyOnce: effect.energyOnce ?? 0,
      most: effect.most ?? NO_LIMIT,
      substitute: effect.substitute ?? false,
    };
  }
  if ('pick' in effect) {
    const from = effect.pick === 'standard' ? STANDARD_GOODS : SQUARE_GOODS;
    return { ...EMPTY, kind: Do.PICK, base: effect.base, most: effect.most, from };
  }
  if ('build' in effect) return { ...EMPTY, kind: Do.BUILD, most: effect.build, lessWood: effect.lessWood ?? 0 };
  if ('rule' in effect) return { ...EMPTY, kind: RULES[effect.rule] };
  return null;
}

/** The deeds of each card in the order they are done. */
export const ACTIONS: readonly (readonly CardAction[])[] = CARDS.map((each) =>
  each.does.map(deed).filter((one): one is CardAction => one !== null),
);

const column = (of: (each: Card) => number): Int16Array => Int16Array.from(CARDS, of);

export const VALUE = column((each) => each.value);
/** Purchase price, or -1 where the card is never bought. */
export const PRICE = column((each) => each.purchase ?? -1);
/** Sort number on a proposal pile: what the town builds first. */
export const SORT = column((each) => (each.build || each.fullGame.length > 0 ? Number(each.id) || 0 : 0));
export const LOCKED = column((each) => (each.entryFee === null ? 1 : 0));
export const FEE_FOOD = column((each) => each.entryFee?.food ?? 0);
export const FEE_FRANCS = column((each) => each.entryFee?.francs ?? 0);
export const HAMMERS = column((each) => each.hammers);
export const FISHERMEN = column((each) => each.fishermen);
export const BUILDABLE = column((each) => (each.build ? 1 : 0));
/** Building material, 17 numbers a card. */
export const MATERIAL = Int16Array.from(CARDS.flatMap((each) => [...amounts(each.build ?? {})]));
export const materialOf = (index: number, good: number): number => MATERIAL[index * GOODS + good] as number;

export const TYPES = ['craftsman', 'economic', 'industrial', 'public', 'none', 'ship'] as const;
export const CRAFTSMAN = 0;
export const TYPE = column((each) => TYPES.indexOf(each.type));
