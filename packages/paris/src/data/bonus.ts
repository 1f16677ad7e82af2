/** What each bonus tile is for (P-6xx); amounts are on the figure sheet. */
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

export const ONTO_OWN = 9;
export const ONTO_OTHER = 16;
export const ANY_RESOURCE = 10;
export const TWO_RESOURCES = 21;
export const ANY_PRESTIGE = 8;
export const TWO_PRESTIGE = 19;
export const FRANCS_AT_END = 27;

/** Tiles that stand for tokens: how many at most. */
export const unitsOf = (number: number): number => (number === TWO_RESOURCES || number === TWO_PRESTIGE ? 2 : 1);
