import {
  CARDS,
  type Card,
  type Effect,
  GOOD_NAMES,
  type GoodName,
  type NamedRuleName,
  OFFERS,
} from '@quayside/le-havre';

/** The goods a card gives and takes, as it says itself: for who asks where a good comes from and what it is good for. */

const RAW = GOOD_NAMES.slice(1, 9);
const UPGRADED = GOOD_NAMES.slice(9).filter((good) => good !== 'steel');

/** What comes out of cards with rules of their own. */
const NAMED_GIVES: Readonly<Record<NamedRuleName, readonly GoodName[]>> = {
  peek: [],
  'arts-centre': ['franc'],
  wharf: [],
  'black-market': GOOD_NAMES.slice(0, OFFERS),
  'local-court': ['franc'],
  'shipping-line': ['franc'],
  'business-office': ['steel', 'charcoal', 'leather', 'brick'],
  'bridge-over-the-seine': ['franc'],
  'harbour-watch': [],
  'coal-trader': ['charcoal', 'coal'],
  'haulage-firm': GOOD_NAMES.slice(1, OFFERS),
  zoo: ['franc'],
  'cattle-drive': ['cattle'],
  'flea-market': GOOD_NAMES.slice(0, OFFERS),
  hotel: ['franc'],
  'picket-line': GOOD_NAMES.slice(0, OFFERS),
  'main-station': [],
  'construction-site': [],
  pawnbrokers: ['franc'],
  'trading-firm': GOOD_NAMES.slice(1),
  'trafficking-spot': GOOD_NAMES.slice(1).filter((good) => good !== 'iron' && good !== 'steel'),
};

const named = (amounts: object | undefined): GoodName[] => GOOD_NAMES.filter((good) => good in (amounts ?? {}));
const one = (good: GoodName | undefined): GoodName[] => (good ? [good] : []);

function given(effect: Effect): readonly GoodName[] {
  if ('rule' in effect) return NAMED_GIVES[effect.rule];
  if ('pick' in effect) return effect.pick === 'standard' ? RAW : effect.pick === 'upgraded' ? UPGRADED : effect.pick;
  if ('either' in effect) return effect.either.flatMap(given);
  if ('income' in effect) return [effect.income];
  if ('gain' in effect)
    return [
      ...named(effect.gain),
      ...one(effect.perFisherman),
      ...one(effect.perHammer),
      ...one(effect.withHammer),
      ...Object.values(effect.perBuilding ?? {}).flatMap(named),
    ];
  if ('convert' in effect) return [...named(effect.into), ...named(effect.first), ...one(effect.half)];
  return [];
}

const taken = (effect: Effect): readonly GoodName[] =>
  'either' in effect ? effect.either.flatMap(taken) : 'convert' in effect ? named(effect.convert) : [];

export const givenBy = (card: Card): ReadonlySet<GoodName> => new Set(card.does.flatMap(given));
export const takenBy = (card: Card): ReadonlySet<GoodName> => new Set(card.does.flatMap(taken));

const cardsWhere = (is: (card: Card) => boolean): number[] => CARDS.flatMap((card, index) => (is(card) ? [index] : []));

export const giversOf = (good: GoodName): number[] => cardsWhere((card) => givenBy(card).has(good));
export const takersOf = (good: GoodName): number[] => cardsWhere((card) => takenBy(card).has(good));
export const builtWith = (good: GoodName): number[] => cardsWhere((card) => (card.build?.[good] ?? 0) > 0);

export type SymbolName = 'hammer' | 'fisherman';
export const symbolsOn = (card: Card, symbol: SymbolName): number =>
  symbol === 'hammer' ? card.hammers : card.fishermen;
export const bearersOf = (symbol: SymbolName): number[] => cardsWhere((card) => symbolsOn(card, symbol) > 0);
/** Cards that count a symbol. */
export const countersOf = (symbol: SymbolName): number[] =>
  cardsWhere(({ does }) =>
    does.some(
      (effect) =>
        'gain' in effect &&
        (symbol === 'hammer' ? (effect.perHammer ?? effect.withHammer) : effect.perFisherman) !== undefined,
    ),
  );
/** Cards that count buildings of a type. */
export const countersOfType = (type: Card['type']): number[] =>
  cardsWhere(({ does }) =>
    does.some((effect) => ('worth' in effect && effect.worth === type) || ('pick' in effect && type === 'craftsman')),
  );
export const builders = (card: Card): number[] =>
  cardsWhere(({ does }) =>
    does.some((effect) => 'build' in effect && (!effect.lessWood || (card.build?.wood ?? 0) > 0)),
  );
