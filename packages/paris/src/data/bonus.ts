/** What each bonus tile is for (P-601 to P-630); amounts are on the figure sheet. */
export type BonusKind =
  | 'gain'
  | 'resource'
  | 'per-value'
  | 'any-prestige'
  | 'onto-own'
  | 'any-resource'
  | 'buy-key'
  | 'onto-other'
  | 'claim'
  | 'per-unused'
  | 'prestige-pairs'
  | 'resource-pairs'
  | 'retreat'
  | 'francs-at-end'
  | 'per-landmark'
  | 'kinds';

const KIND_OF: Readonly<Record<BonusKind, readonly number[]>> = {
  gain: [1, 5, 7, 12, 22],
  resource: [2, 3, 4],
  'per-value': [6, 11, 15, 18, 26, 28],
  'any-prestige': [8, 19],
  'onto-own': [9],
  'any-resource': [10, 21],
  'buy-key': [13, 14],
  'onto-other': [16],
  claim: [17],
  'per-unused': [20],
  'prestige-pairs': [23],
  'resource-pairs': [24],
  retreat: [25],
  'francs-at-end': [27],
  'per-landmark': [29],
  kinds: [30],
};

/** By number, 1 to 30. */
export const BONUS: readonly BonusKind[] = Array.from({ length: 31 }, (_, number) => {
  const found = (Object.keys(KIND_OF) as BonusKind[]).find((kind) => KIND_OF[kind].includes(number));
  return found ?? 'gain';
});

/** The one tile of a kind. */
const theOne = (kind: BonusKind): number => KIND_OF[kind][0] as number;

export const ONTO_OWN = theOne('onto-own');
export const ONTO_OTHER = theOne('onto-other');
export const FRANCS_AT_END = theOne('francs-at-end');
export const PER_UNUSED = theOne('per-unused');
export const RESOURCE_PAIRS = theOne('resource-pairs');
/** Tiles that stand for one kind of resource, for one or two of any, and for prestige of any colour. */
export const RESOURCE_TILES = KIND_OF.resource;
export const [ANY_RESOURCE, TWO_RESOURCES] = KIND_OF['any-resource'] as readonly [number, number];
export const [ANY_PRESTIGE, TWO_PRESTIGE] = KIND_OF['any-prestige'] as readonly [number, number];

/** The tiles of some kinds, a bit for each number. */
export const bonusBits = (...kinds: readonly BonusKind[]): number =>
  kinds.flatMap((kind) => KIND_OF[kind]).reduce((bits, number) => bits | (1 << number), 0);

/** Tiles that stand for tokens: how many at most. */
export const unitsOf = (number: number): number => (number === TWO_RESOURCES || number === TWO_PRESTIGE ? 2 : 1);
