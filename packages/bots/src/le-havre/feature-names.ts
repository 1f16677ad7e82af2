import { CARDS, cardOf, GOOD_NAMES, type GoodName, goodOf } from '@quayside/le-havre';

export const STANDARD = CARDS.map((card, index) => ({ card, index })).filter(
  ({ card }) => card.id.length === 2 && card.set === 'base',
);

/** Where a good is turned into a better one: it is worth more once that building stands. */
const REFINED: readonly (readonly [GoodName, string])[] = [
  ['fish', 'smokehouse'],
  ['wood', 'charcoal-kiln'],
  ['clay', 'brickworks'],
  ['iron', 'steel-mill'],
  ['grain', 'bakehouse'],
  ['cattle', 'abattoir'],
  ['coal', 'cokery'],
  ['hide', 'tannery'],
];
export const RAW = REFINED.map(([good]) => goodOf(good));
export const REFINERY = REFINED.map(([, slug]) => cardOf(slug));

const goods = GOOD_NAMES.slice(1);
const FIRSTS = goods.map((good) => `first ${good}`);
const MORES = goods.map((good) => `more ${good}`);

const SUMS = [
  'start',
  'francs',
  'buildings',
  'ships',
  'plus',
  'loans',
  // Food that is missing at the end of this round, before and after the purse.
  'hunger',
  'debt',
  // Food that ships do not bring in the rounds to come, as far as it is not in hand.
  'food to come',
  'food in hand',
  // A herd and a field grow.
  'herd',
  'field',
  'wooden ships',
  'iron ships',
  'steel ships',
  // What ships could carry to sea now, and once more; and whether the way is free.
  'holds',
  'cargo',
  'second cargo',
  'cargo ready',
  // The best ship and the best building that could be built with what is in hand.
  'ship to build',
  'building to build',
  'second building',
  'hammers',
  'fishermen',
  'craftsmen',
  // What others would pay to enter.
  'fees',
  'energy',
  // What lies on the offers when this seat's turn comes.
  'offer',
  'turn',
  // A little cash opens doors.
  'small change',
  // Iron that could be steel, and liners that the steel in hand could be.
  'steel to make',
  'liners to build',
  'wharf made modern',
  'feedings left',
  // What the best visits to special buildings would bring with what is in hand, and what own ones will help: by what the cards do.
  'visit to make',
  'second visit',
  'help',
] as const;

/** Buildings that make a difference to everybody once they stand. */
const STANDING = [
  'marketplace',
  'fishery',
  'smokehouse',
  'abattoir',
  'clay-mound',
  'brickworks',
  'colliery',
  'wharf-1',
  'shipping-line',
  'tannery',
  'ironworks',
  'steel-mill',
  'cokery',
  'business-office',
  'grocery-market',
].map((slug) => [`${slug} stands`, cardOf(slug)] as const);

const OWNED = STANDARD.map(({ card }) => `own ${card.slug}`);
const REFINABLE = REFINED.map(([good, slug]) => `${good} for ${slug}`);

export const FEATURES: readonly string[] = [
  ...SUMS,
  ...FIRSTS,
  ...MORES,
  ...OWNED,
  ...REFINABLE,
  ...STANDING.map(([name]) => name),
];

const at = (name: string): number => FEATURES.indexOf(name);
/** The places of the features. */
export const AT = Object.fromEntries(SUMS.map((name) => [name, at(name)])) as Record<(typeof SUMS)[number], number>;
export const FIRST_AT = at(FIRSTS[0] as string);
export const MORE_AT = at(MORES[0] as string);
export const OWNED_AT = at(OWNED[0] as string);
export const REFINABLE_AT = at(REFINABLE[0] as string);
export const STANDING_AT = at((STANDING[0] as (typeof STANDING)[number])[0]);
export const STANDING_CARD = Int16Array.from(STANDING, ([, card]) => card);

/** Never bad to have. */
export const WELCOME: ReadonlySet<string> = new Set([
  'francs',
  'buildings',
  'ships',
  'plus',
  'food in hand',
  'holds',
  'cargo',
  'second cargo',
  'cargo ready',
  'ship to build',
  'building to build',
  'second building',
  'hammers',
  'fishermen',
  'craftsmen',
  'energy',
  'herd',
  'field',
  'small change',
  'steel to make',
  'liners to build',
  'visit to make',
  'second visit',
  'help',
  ...FIRSTS,
  ...MORES,
  ...REFINABLE,
]);

/** A franc is a franc at the end, a loan costs five to seven of them, and who is hungry pays. */
export const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  francs: [0.95, 2.5],
  buildings: [0.8, 1.6],
  ships: [0.9, 1.6],
  plus: [0.9, 1.3],
  loans: [-9, -5.5],
  hunger: [-2.5, -0.2],
  debt: [-3, -0.3],
  'food to come': [-1.5, 0],
  fees: [0, 5],
  offer: [0, 2],
};
