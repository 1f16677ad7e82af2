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
  readonly most?: number;
  /** Must be in hand, is not paid. */
  readonly owning?: Amounts;
  /** Brick may stand for clay and steel for iron: paid goods, not tokens turned over. */
  readonly substitute?: boolean;
}

/** Choose different goods from the supply: `base`, and one more per own craftsman building. */
export interface Pick {
  readonly pick: 'standard' | 'upgraded';
  readonly base: number;
  readonly most: number;
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
] as const;
export type NamedRuleName = (typeof NAMED_RULES)[number];

export interface Named {
  readonly rule: NamedRuleName;
}

/** Adds to the owner's score for each thing of a kind owned. */
export interface Worth {
  readonly worth: BuildingType | 'good';
  readonly francs: number;
}

/** Helps its owner all the time. */
export interface Owner {
  readonly owner: 'feedlot' | 'masons-guild' | 'wind-farm';
}

export type Effect = Gain | Convert | Pick | Build | Named | Worth | Owner;

export interface EntryFee {
  readonly food?: number;
  readonly francs?: number;
  readonly mode?: 'either';
}

/** Special buildings come in sets; a table says which of them it plays with (L-127). */
export type CardSet = 'base';

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
}
