import { type Card, type CardTable, type Effect, goodOf, type LeHavreState, roundCards } from '@quayside/le-havre';
import { PRICES } from './prices.ts';

/* What a special building is worth by what it does: nobody has to have met it before, so that a card somebody made is valued too. */

type Conversion = Extract<Effect, { readonly convert: unknown }>;
type OwnerRule = Extract<Effect, { readonly owner: unknown }>['owner'];

/** Francs a round that an owner's rule helps, at a rough guess: half of these need others or goods that one may not have. */
const HELP: Readonly<Record<OwnerRule, number>> = {
  'biofuel-facility': 0.4,
  'dive-bar': 0.5,
  feedlot: 0.8,
  'masons-guild': 0.8,
  'pirates-lair': 0.8,
  'souvenir-shop': 0.8,
  stockmarket: 0.8,
  'tobacco-factory': 0.3,
  'wind-farm': 1.2,
  'wooden-crane': 0.6,
  'workers-cottages': 0,
};
/** Workers' Cottages give a whole action at the end, whenever they are bought. */
const AT_THE_END: Readonly<Partial<Record<OwnerRule, number>>> = { 'workers-cottages': 10 };
/** A discount saves so much of its price a round: something is built in two rounds of five. */
const BUILDS_A_ROUND = 0.4;
/** Food that a conversion takes is cheap, energy cheaper. */
const FOOD_PRICE = 1;
const ENERGY_PRICE = 0.7;
/** Of a conversion without a limit no more is dreamt of than this. */
const AT_ONCE = 8;

/** One conversion, as far as it concerns what a visit brings. */
interface Trade {
  /** Goods paid a time, in pairs: which, how many. */
  readonly give: Int16Array;
  /** A bit for each of them, and for what says how often. */
  readonly needs: number;
  /** Francs a time, goods at their usual price besides, and what it takes of goods. */
  readonly francs: number;
  readonly goods: number;
  readonly energy: number;
  readonly most: number;
  /** The good that says how often, or -1; and how often for each. */
  readonly per: number;
  readonly timesPer: number;
  /** Counted where it is better than the one before it, not besides. */
  readonly instead: boolean;
}

/** What is known of one card. */
interface SpecialWorth {
  readonly trades: readonly Trade[];
  readonly fee: number;
  /** What it helps its owner in a round, by number of players, and at the end. */
  readonly help: readonly number[];
  readonly end: number;
}

const priceOf = (good: string): number => PRICES[goodOf(good)] as number;
const sumOf = (amounts: Readonly<Partial<Record<string, number>>>): number =>
  Object.entries(amounts).reduce((sum, [good, count = 0]) => sum + (good === 'franc' ? 0 : count * priceOf(good)), 0);

function trade(effect: Conversion, instead: boolean): Trade {
  const { convert, into, half, food = 0, halfEnergy = 0, most = AT_ONCE, mostPer } = effect;
  const energy = halfEnergy / 2;
  const asked = [...Object.keys(convert), ...(mostPer ? [mostPer.good] : [])];
  return {
    needs: asked.reduce((bits, good) => bits | (1 << goodOf(good)), 0),
    give: Int16Array.from(Object.entries(convert).flatMap(([good, count]) => [goodOf(good), count])),
    francs: (into.franc ?? 0) - (convert.franc ?? 0) - food * FOOD_PRICE,
    goods: sumOf(into) - sumOf(convert) + (half ? priceOf(half) / 2 : 0) - energy * ENERGY_PRICE,
    energy,
    most: Math.min(most, AT_ONCE),
    per: mostPer ? goodOf(mostPer.good) : -1,
    timesPer: mostPer?.times ?? 0,
    instead,
  };
}

function helpIn(effect: Effect, players: number): number {
  if ('income' in effect) return (effect.amounts[players - 1] ?? 0) * priceOf(effect.income);
  if ('discount' in effect) return BUILDS_A_ROUND * sumOf(effect.discount);
  return 'owner' in effect ? HELP[effect.owner] : 0;
}

function worthOf({ does, entryFee }: Card): SpecialWorth {
  return {
    trades: does.flatMap((effect) => {
      if ('convert' in effect) return [trade(effect, false)];
      return 'either' in effect ? effect.either.map((each, at) => trade(each, at > 0)) : [];
    }),
    fee: Math.max(entryFee?.food ?? 0, entryFee?.francs ?? 0),
    help: [1, 2, 3, 4, 5].map((players) => does.reduce((sum, effect) => sum + helpIn(effect, players), 0)),
    end: does.reduce((sum, effect) => sum + ('owner' in effect ? (AT_THE_END[effect.owner] ?? 0) : 0), 0),
  };
}

interface Knowledge {
  readonly worths: readonly SpecialWorth[];
  readonly asked: Int32Array;
}
/** Goods without which a visit brings nothing, a bit each; all bits where nothing is traded. */
const askedBy = ({ trades }: SpecialWorth): number => trades.reduce((bits, { needs }) => bits & needs, -1);
const knowledgeOf = (cards: readonly Card[]): Knowledge => {
  const worths = cards.map(worthOf);
  return { worths, asked: Int32Array.from(worths, askedBy) };
};
const KNOWN = new WeakMap<CardTable, Knowledge>();
/** The cards that a game is played with never change. */
function knowledge({ table }: LeHavreState): Knowledge {
  let known = KNOWN.get(table);
  if (!known) KNOWN.set(table, (known = knowledgeOf(table.cards)));
  return known;
}

/** What is known of a special building; of standard ones self-play has taught more. */
const known = (s: LeHavreState, card: number): SpecialWorth => knowledge(s).worths[card] as SpecialWorth;

/** How often a seat could make a trade with what is in hand. */
function timesOf(s: LeHavreState, seat: number, { give, energy, most, per, timesPer }: Trade): number {
  let times = most;
  for (let i = 0; i < give.length && times > 0; i += 2) {
    times = Math.min(times, Math.floor(s.has(seat, give[i] as number) / (give[i + 1] as number)));
  }
  if (per >= 0) times = Math.min(times, timesPer * s.has(seat, per));
  if (energy > 0 && times > 0) times = Math.min(times, Math.floor(s.energyOf(seat) / energy));
  return times;
}

/** The goods a seat has, a bit each: most trades need no closer look. */
export function handOf(s: LeHavreState, seat: number): number {
  let bits = 0;
  for (let good = 0; good < PRICES.length; good++) if (s.has(seat, good) > 0) bits |= 1 << good;
  return bits;
}

/** What a visit would bring a seat now, in francs; in the final stage goods are worth nothing any more. */
export function visitWorth(s: LeHavreState, seat: number, card: number, hand: number): number {
  if (((knowledge(s).asked[card] as number) & ~hand) !== 0) return 0;
  const worth = known(s, card);
  const { trades } = worth;
  let all = 0;
  let last = 0;
  for (let i = 0; i < trades.length; i++) {
    const each = trades[i] as Trade;
    if ((each.needs & ~hand) !== 0) continue;
    const one = Math.max(0, timesOf(s, seat, each) * (each.francs + (s.final ? 0 : each.goods)));
    if (each.instead) all -= Math.min(last, one);
    all += one;
    last = each.instead ? Math.max(last, one) : one;
  }
  if (all === 0) return 0;
  return Math.max(0, s.owner[card] === seat ? all : all - worth.fee);
}

/** What a card will still help its owner, in francs. */
export function helpOf(s: LeHavreState, card: number): number {
  const { help, end } = known(s, card);
  const rounds = s.final ? 0 : roundCards(s.players, s.length).length - s.round + 1;
  return (help[s.players - 1] as number) * rounds + end;
}
