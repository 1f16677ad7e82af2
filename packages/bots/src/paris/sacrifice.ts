import type { Options } from '@quayside/kernel';
import {
  ANY_RESOURCE,
  argumentOf,
  bonusBits,
  END_OFFSET,
  highOf,
  Kind,
  kindOf,
  lowOf,
  PER_UNUSED,
  type ParisState,
  RESOURCE_PAIRS,
  RESOURCES,
  resourcesOf,
  SPACES,
  sellPrice,
  TWO_RESOURCES,
} from '@quayside/paris';
import { turnsLeft } from './clock.ts';
import { FRANC, prospect } from './prospects.ts';
import { isBestSale } from './search-options.ts';

/** The tile that pays for pairs of prestige. */
const PRESTIGE_PAIRS = 31 - Math.clz32(bonusBits('prestige-pairs'));
/** What tokens are worth to whoever keeps them while there is time to use them: wood, marble, gold, bronze, silver, golden. */
const KEPT = [1.8, 2.4, 3.2, 1.8, 2.4, 3] as const;
/** Turns after which nothing of that is left, and before which all of it is. */
const LATE = 2;

/**
 * Of what can be sold or used for francs, what is missed least for each franc; -1 when nothing can. What a place costs, or takes as
 * prestige, is kept for it.
 */
export function leastMissed(s: ParisState, all: Options, place: number): number {
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < all.count; i++) {
    const option = all.at(i);
    const francs = francsFrom(s, option);
    if (francs <= 0 || isKeptFor(s, option, place)) continue;
    const missed = (lossOf(s, option) - francs * FRANC) / francs;
    if (missed >= least) continue;
    least = missed;
    best = option;
  }
  return best;
}

/** The second token of a tile for two, as what brings most. */
export function pricierHalf(s: ParisState, all: Options): number {
  let best = -1;
  let most = 0;
  for (let i = 0; i < all.count; i++) {
    if (kindOf(all.at(i)) !== Kind.SELL_AS) continue;
    const price = sellPrice(s.figures, lowOf(argumentOf(all.at(i))));
    if (price <= most) continue;
    most = price;
    best = all.at(i);
  }
  return best;
}

/** Francs that an option brings at once. */
function francsFrom(s: ParisState, option: number): number {
  const argument = argumentOf(option);
  switch (kindOf(option)) {
    case Kind.SELL:
      return sellPrice(s.figures, argument);
    case Kind.SELL_AS:
      return isBestSale(s, option) ? sellPrice(s.figures, lowOf(argument)) : 0;
    case Kind.USE_BONUS:
      return (bonusBits('gain') >> argument) & 1 ? (s.figures.bonusFrancs[argument] as number) : 0;
    case Kind.USE_END: {
      const reward = s.figures.end[argument - 1];
      return reward !== undefined && 'francs' in reward ? reward.francs : 0;
    }
    default:
      return 0;
  }
}

function isKeptFor(s: ParisState, option: number, place: number): boolean {
  const kind = soldKind(option);
  if (place < 0 || kind < 0) return false;
  if (kind >= RESOURCES) return place >= SPACES && s.figures.landmarkPrestige[place - SPACES] === kind;
  const cost = resourcesOf(s, place);
  if (kindOf(option) === Kind.SELL) return s.token(s.seat, kind) <= (cost[kind] as number);
  // A tile pays what tokens do not; one for any resource pays whatever is missing.
  if (OF_ANY_KIND.includes(highOf(argumentOf(option))))
    return cost.some((due, resource) => due > s.token(s.seat, resource));
  return s.token(s.seat, kind) < (cost[kind] as number);
}

const OF_ANY_KIND: readonly number[] = [ANY_RESOURCE, TWO_RESOURCES];

const soldKind = (option: number): number => {
  if (kindOf(option) === Kind.SELL) return argumentOf(option);
  return kindOf(option) === Kind.SELL_AS ? lowOf(argumentOf(option)) : -1;
};

/** Points that go with it, at first sight. */
function lossOf(s: ParisState, option: number): number {
  const turns = turnsLeft(s, s.seat);
  const argument = argumentOf(option);
  switch (kindOf(option)) {
    case Kind.SELL: {
      const later = Math.max(0, Math.min(1, (turns - 1) / LATE));
      return Math.max((KEPT[argument] as number) * later, pairLoss(s, argument));
    }
    case Kind.SELL_AS: {
      const tile = highOf(argument);
      return tile > END_OFFSET ? 1 : prospect(s, s.seat, tile, turns - 1);
    }
    case Kind.USE_BONUS:
      return s.holds(s.seat, PER_UNUSED) ? (s.figures.bonusPointsBy[PER_UNUSED]?.[s.players] as number) : 0;
    default:
      return 0;
  }
}

/** What the tile for pairs would lose by one token less. */
function pairLoss(s: ParisState, kind: number): number {
  const tile = kind < RESOURCES ? RESOURCE_PAIRS : PRESTIGE_PAIRS;
  if (!s.holds(s.seat, tile)) return 0;
  const points = s.figures.bonusPointsBy[tile]?.[s.players] as number;
  return s.token(s.seat, kind) % 2 === 0 ? points : points / 4;
}
