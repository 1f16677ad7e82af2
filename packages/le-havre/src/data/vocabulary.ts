import type { Amounts, GoodName } from './goods.ts';

export type BuildingType = 'craftsman' | 'economic' | 'industrial' | 'public' | 'none' | 'ship';

export const ALL: readonly number[] = [1, 2, 3, 4, 5];

/** Take goods from the supply; with `owning`, only who has that much may. */
export interface Gain {
  readonly gain: Amounts;
  readonly perFisherman?: GoodName;
  readonly perHammer?: GoodName;
  /** One more with at least one hammer. */
  readonly withHammer?: GoodName;
  /** So much for each own building of a type. */
  readonly perBuilding?: Readonly<Partial<Record<BuildingType, Amounts>>>;
  /** Loans that are taken besides; they bring no francs. */
  readonly loans?: number;
  readonly owning?: Amounts;
}

/** Turn goods into others, any number of times up to `most`. */
export interface Convert {
  readonly convert: Amounts;
  readonly into: Amounts;
  /** Paid out once, besides. */
  readonly first?: Amounts;
  /** Half a unit of this a time, summed and rounded down. */
  readonly half?: GoodName;
  /** Energy a time in halves, summed and rounded up. */
  readonly halfEnergy?: number;
  /** Energy for the whole visit. */
  readonly energyOnce?: number;
  /** Food a time. */
  readonly food?: number;
  readonly most?: number;
  /** So often for each of a good in hand, counted on entering; the good stays. */
  readonly mostPer?: { readonly good: GoodName; readonly times: number };
  /** Must be in hand, is not paid. */
  readonly owning?: Amounts;
  /** Brick may stand for clay and steel for iron: paid goods, not tokens turned over. */
  readonly substitute?: boolean;
}

/** One of several conversions, not two. */
export interface Either {
  readonly either: readonly Convert[];
}

/** Choose different goods from the supply: at least `base`, at most `most`. */
export interface Pick {
  /** What there is to choose from; `upgraded` is without steel. */
  readonly pick: 'standard' | 'upgraded' | readonly GoodName[];
  readonly base: number;
  readonly most: number;
  /** No more than the base and one for each own craftsman building. */
  readonly perCraftsman?: boolean;
  /** Only of kinds that are in hand. */
  readonly held?: boolean;
  /** Francs for one of a good; what is not named costs nothing. */
  readonly prices?: Amounts;
}

/** Build top cards of the proposals. */
export interface Build {
  readonly build: number;
  readonly lessWood?: number;
}

/** What no vocabulary catches has a rule of its own: each of these names is one object in rules/named/. */
export const NAMED_RULES = [
  'peek',
  'arts-centre',
  'wharf',
  'black-market',
  'local-court',
  'shipping-line',
  'business-office',
  'bridge-over-the-seine',
  'harbour-watch',
  'coal-trader',
  'haulage-firm',
  'zoo',
  'cattle-drive',
  'flea-market',
  'hotel',
  'picket-line',
  'main-station',
  'trading-firm',
  'trafficking-spot',
  'pawnbrokers',
  'construction-site',
] as const;
export type NamedRuleName = (typeof NAMED_RULES)[number];

export interface Named {
  readonly rule: NamedRuleName;
}

/** Adds to the owner's score for each thing of a kind owned: a building of a type, any good, or one good. */
export interface Worth {
  readonly worth: BuildingType | 'good' | GoodName;
  readonly francs: number;
}

/** Gives its owner a good at the end of every round, before the feeding; how much depends on the number of players, 1 to 5. */
export interface Income {
  readonly income: GoodName;
  readonly amounts: readonly number[];
}

/** Feeds its owner at the end of every round as a ship does, by the number of players. */
export interface Feeds {
  readonly feeds: readonly number[];
}

/** Every building costs its owner so much less. */
export interface Discount {
  readonly discount: Amounts;
}

/** Helps its owner all the time. */
export interface Owner {
  readonly owner:
    | 'biofuel-facility'
    | 'dive-bar'
    | 'feedlot'
    | 'masons-guild'
    | 'wind-farm'
    | 'pirates-lair'
    | 'souvenir-shop'
    | 'stockmarket'
    | 'tobacco-factory'
    | 'wooden-crane'
    | 'workers-cottages';
}

export type Effect = Gain | Convert | Either | Pick | Build | Named | Worth | Income | Feeds | Discount | Owner;

export interface EntryFee {
  readonly food?: number;
  readonly francs?: number;
  readonly mode?: 'either';
}

/** Special buildings come in sets; a table says which of them it plays with (L-127). */
export const PRINTED_SETS = ['base', 'essen-2008', 'le-grand-hameau', 'essen-2010'] as const;
/** Blank cards are a set of the table's own (L-133). */
export const BLANK_SET = 'blank';
export const CARD_SETS = [...PRINTED_SETS, BLANK_SET] as const;
export type CardSet = (typeof CARD_SETS)[number];

/** How sure we are of what a card is silent about (L-132). */
export type Confidence = 'high' | 'medium' | 'low';

export interface Card {
  /** The number printed on the card. */
  readonly id: string;
  /** The word that names the card in tokens and keys, for ever. */
  readonly slug: string;
  readonly set: CardSet;
  readonly name: string;
  readonly type: BuildingType;
  readonly value: number;
  readonly purchase: number | null;
  /** null: the card shows a padlock and cannot be entered. */
  readonly entryFee: EntryFee | null;
  readonly build: Amounts | null;
  readonly hammers: number;
  readonly fishermen: number;
  /** Numbers of players with which the card is in the game, or stands in the town from the start. */
  readonly fullGame: readonly number[];
  readonly fullStart: readonly number[];
  readonly shortGame: readonly number[];
  readonly shortStart: readonly number[];
  readonly does: readonly Effect[];
  /** The rule that says who finds nothing there, where the card has one. */
  readonly rule?: string;
  /** How sure a reading of ours is where the card is silent; the rules page says what it is. */
  readonly reading?: Confidence;
}
