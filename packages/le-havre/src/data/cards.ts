import { MOST_CARDS } from './card-fields.ts';
import { type Amounts, amounts, GOODS, goodOf } from './goods.ts';
import { SPECIAL } from './special.ts';
import { STANDARD } from './standard.ts';
import { type BuildingType, type Card, type Convert, type Effect, NAMED_RULES, type Pick } from './vocabulary.ts';

/** Every building, known to the rules by its place here: the standard ones, then the special ones of all sets. */
export const CARDS: readonly Card[] = [...STANDARD, ...SPECIAL];
export const STANDARDS = STANDARD.length;
export const BUILDINGS = CARDS.length;
/** So many are of the base game: a table without other sets looks no further. */
export const BASE_BUILDINGS = CARDS.findIndex(({ set }) => set !== 'base');

/** Behind the printed ones there is room for a table's blank cards, whose words are their places. */
export const CARD_SPACE = BUILDINGS + MOST_CARDS;
const SLUGS = [...CARDS.map(({ slug }) => slug), ...Array.from({ length: MOST_CARDS }, (_, at) => `blank-${at + 1}`)];
export const slugOf = (index: number): string => SLUGS[index] as string;

/** A printed card. What a table plays with is asked of its state: `s.table`. */
export const card = (index: number): Card => CARDS[index] as Card;

const BY_SLUG = new Map(SLUGS.map((slug, index) => [slug, index]));
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
export const BANK = named('bank');
export const BIOFUEL_FACILITY = named('biofuel-facility');
export const CONSTRUCTION_SITE = named('construction-site');
export const DIVE_BAR = named('dive-bar');
export const DUNNY = named('dunny');
export const HOTEL = named('hotel');
export const MAIN_STATION = named('main-station');
export const MS_DAGMAR = named('ms-dagmar');
export const PAWNBROKERS = named('pawnbrokers');
export const PICKET_LINE = named('picket-line');
export const PIRATES_LAIR = named('pirates-lair');
export const RATTLETRAP_CAR = named('rattletrap-car');
export const SOUVENIR_SHOP = named('souvenir-shop');
export const STOCKMARKET = named('stockmarket');
export const TOBACCO_FACTORY = named('tobacco-factory');
export const WOODEN_CRANE = named('wooden-crane');
export const WORKERS_COTTAGES = named('workers-cottages');

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

export const TYPES = ['craftsman', 'economic', 'industrial', 'public', 'none', 'ship'] as const;
export const CRAFTSMAN = 0;
export const SHIP_CARD = 5;

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
  readonly food: number;
  /** The good that says how often, or -1; and how often for each. */
  readonly mostPer: number;
  readonly timesPer: number;
  /** Only while nothing was done in this visit. */
  readonly instead: boolean;
  readonly perFisherman: number;
  readonly perHammer: number;
  readonly withHammer: number;
  readonly perBuilding: readonly PerBuilding[];
  readonly loans: number;
  readonly base: number;
  /** Picks: bits of the goods to choose from. */
  readonly from: number;
  readonly perCraftsman: boolean;
  readonly held: boolean;
  readonly prices: Int16Array;
  readonly lessWood: number;
}

/** Goods for each own building of a type. */
export interface PerBuilding {
  readonly type: number;
  readonly get: Int16Array;
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
  food: 0,
  mostPer: -1,
  timesPer: 0,
  instead: false,
  perFisherman: -1,
  perHammer: -1,
  withHammer: -1,
  perBuilding: [],
  loans: 0,
  base: 0,
  from: 0,
  perCraftsman: false,
  held: false,
  prices: NO_GOODS,
  lessWood: 0,
};

const optional = (name: string | undefined): number => (name === undefined ? -1 : goodOf(name));

/** Fish to hides, and smoked fish to leather without steel. */
export const STANDARD_GOODS = 0b1_1111_1110;
export const SQUARE_GOODS = 0b1_1110_1110_0000_0000;

const from = (pick: Pick['pick']): number => {
  if (pick === 'standard') return STANDARD_GOODS;
  if (pick === 'upgraded') return SQUARE_GOODS;
  return pick.reduce((bits, good) => bits | (1 << goodOf(good)), 0);
};

/** So often that what something may stand in for can be named in one token. */
const mostSubstitutes = ({ convert, substitute }: Convert): number =>
  substitute ? Math.floor(NO_LIMIT / Math.max(convert.clay ?? 1, convert.iron ?? 1)) : NO_LIMIT;

const conversion = (effect: Convert, instead: boolean): CardAction => ({
  ...EMPTY,
  kind: Do.CONVERT,
  give: amounts(effect.convert),
  get: amounts(effect.into),
  once: amounts(effect.first ?? {}),
  owning: amounts(effect.owning ?? {}),
  half: optional(effect.half),
  halfEnergy: effect.halfEnergy ?? 0,
  energyOnce: effect.energyOnce ?? 0,
  food: effect.food ?? 0,
  most: Math.min(effect.most ?? NO_LIMIT, mostSubstitutes(effect)),
  mostPer: optional(effect.mostPer?.good),
  timesPer: effect.mostPer?.times ?? 0,
  substitute: effect.substitute ?? false,
  instead,
});

/** The actions of an effect: what helps its owner or counts at the end is none. */
function actions(effect: Effect): readonly CardAction[] {
  if ('gain' in effect) {
    const perBuilding = Object.entries(effect.perBuilding ?? {}) as [BuildingType, Amounts][];
    return [
      {
        ...EMPTY,
        kind: Do.GAIN,
        get: amounts(effect.gain),
        owning: amounts(effect.owning ?? {}),
        perFisherman: optional(effect.perFisherman),
        perHammer: optional(effect.perHammer),
        withHammer: optional(effect.withHammer),
        perBuilding: perBuilding.map(([type, get]) => ({ type: TYPES.indexOf(type), get: amounts(get) })),
        loans: effect.loans ?? 0,
      },
    ];
  }
  if ('convert' in effect) return [conversion(effect, false)];
  if ('either' in effect) return effect.either.map((each, at) => conversion(each, at > 0));
  if ('pick' in effect) {
    const { base, most, perCraftsman = false, held = false, prices = {} } = effect;
    return [
      { ...EMPTY, kind: Do.PICK, base, most, from: from(effect.pick), perCraftsman, held, prices: amounts(prices) },
    ];
  }
  if ('build' in effect) return [{ ...EMPTY, kind: Do.BUILD, most: effect.build, lessWood: effect.lessWood ?? 0 }];
  if ('rule' in effect) return [{ ...EMPTY, kind: Do.NAMED, named: NAMED_RULES.indexOf(effect.rule) }];
  return [];
}

/** The actions of a card in the order they are done. */
export const actionsOf = (of: Card): readonly CardAction[] => of.does.flatMap(actions);

const column = (of: (each: Card) => number): Int16Array => Int16Array.from(CARDS, of);

/** Sort number on a proposal pile: what the town builds first. */
const SORT = column((each) => (each.build || each.fullGame.length > 0 ? Number(each.id) || 0 : 0));
export const sortOf = (index: number): number => SORT[index] as number;
export const BUILDABLE = column((each) => (each.build ? 1 : 0));
/** Building material, 17 numbers a card. */
export const MATERIAL = Int16Array.from(CARDS.flatMap((each) => [...amounts(each.build ?? {})]));
export const materialOf = (index: number, good: number): number => MATERIAL[index * GOODS + good] as number;
