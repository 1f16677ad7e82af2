import { amounts, GOODS, goodOf } from './goods.ts';
import { SPECIAL } from './special.ts';
import { STANDARD } from './standard.ts';
import { type Card, type Effect, NAMED_RULES } from './vocabulary.ts';

/** Every building, known to the rules by its place here: the standard ones, then the special ones of all sets. */
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

/** What a card does when it is used; passive effects (worth, owner) are no actions. */
export const Do = {
  GAIN: 0,
  CONVERT: 1,
  PICK: 2,
  BUILD: 3,
  /** By a rule of its own. */
  NAMED: 4,
} as const;
export type Do = (typeof Do)[keyof typeof Do];

const NO_GOODS = amounts({});
/** Nothing is done more often in one visit, which keeps every list of options within its bounds. */
export const NO_LIMIT = 255;

/** An effect of a card in the shape the executor runs: every action has every field. */
export interface CardAction {
  readonly kind: Do;
  /** The place of its rule in NAMED_RULES, or -1. */
  readonly named: number;
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
  kind: Do.GAIN,
  named: -1,
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

function action(effect: Effect): CardAction | null {
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
  if ('rule' in effect) return { ...EMPTY, kind: Do.NAMED, named: NAMED_RULES.indexOf(effect.rule) };
  return null;
}

/** The actions of each card in the order they are done. */
export const ACTIONS: readonly (readonly CardAction[])[] = CARDS.map((each) =>
  each.does.map(action).filter((one): one is CardAction => one !== null),
);

export const actionsOf = (index: number): readonly CardAction[] => ACTIONS[index] as readonly CardAction[];

const column = (of: (each: Card) => number): Int16Array => Int16Array.from(CARDS, of);

const VALUE = column((each) => each.value);
export const valueOf = (index: number): number => VALUE[index] as number;
/** Purchase price, or -1 where the card is never bought. */
const PRICE = column((each) => each.purchase ?? -1);
export const priceOf = (index: number): number => PRICE[index] as number;
/** Sort number on a proposal pile: what the town builds first. */
const SORT = column((each) => (each.build || each.fullGame.length > 0 ? Number(each.id) || 0 : 0));
export const sortOf = (index: number): number => SORT[index] as number;
export const LOCKED = column((each) => (each.entryFee === null ? 1 : 0));
const FEE_FOOD = column((each) => each.entryFee?.food ?? 0);
export const feeFood = (index: number): number => FEE_FOOD[index] as number;
const FEE_FRANCS = column((each) => each.entryFee?.francs ?? 0);
export const feeFrancs = (index: number): number => FEE_FRANCS[index] as number;
export const HAMMERS = column((each) => each.hammers);
export const FISHERMEN = column((each) => each.fishermen);
export const BUILDABLE = column((each) => (each.build ? 1 : 0));
/** Building material, 17 numbers a card. */
export const MATERIAL = Int16Array.from(CARDS.flatMap((each) => [...amounts(each.build ?? {})]));
export const materialOf = (index: number, good: number): number => MATERIAL[index * GOODS + good] as number;

export const TYPES = ['craftsman', 'economic', 'industrial', 'public', 'none', 'ship'] as const;
export const CRAFTSMAN = 0;
export const TYPE = column((each) => TYPES.indexOf(each.type));
