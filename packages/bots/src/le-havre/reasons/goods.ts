import {
  amountOf,
  canBuild,
  cardMessage,
  ENERGY,
  GOOD_NAMES,
  goodMessage,
  type GoodName,
  goodOf,
  goodsMessage,
  argumentOf,
  Kind,
  kindOf,
  type LeHavreState,
  OFFERS,
  PILE,
  TOWN,
  whatOf,
} from '@quayside/le-havre';
import { inARow, type Prospect, type TurnReason } from '../../reasons.ts';
import type { TurnAhead } from '../../turn-ahead.ts';
import { PRICES } from '../prices.ts';
import { builtBy, cardWithValue, shipWithValue, wharvesFor } from './works.ts';

/** An offer of so many is worth a word. */
const GROWN = 4;
/** And so many goods at once, and so much energy. */
const MANY = 4;
const MUCH = 9;
/** What is true, and says little. */
const LITTLE = 0.2;
/** What a good is for, now and once a building is there. */
const TURNED = 0.7;
const TURNED_LATER = 0.55;
/** So many goods are named at most. */
const LISTED = 3;

/** What goods a turn brings, and what for. */
export function goodsReasons({ now, next }: Prospect<LeHavreState>): TurnReason[] {
  return [...offerReasons(now), ...handReasons(now, next), ...turnedReasons(now), ...needReasons(now, next)];
}

/** What is taken, where that is more than any other offer has. */
function offerReasons({ before, steps }: TurnAhead<LeHavreState>): TurnReason[] {
  return steps.flatMap((step) => {
    const good = argumentOf(step);
    if (kindOf(step) !== Kind.TAKE) return [];
    const n = before.offer(good);
    const most = largestOffer(before, good);
    if (n < GROWN || n <= most) return [];
    const price = good === 0 ? 1 : (PRICES[good] as number);
    const message = { key: 'reason.offer', args: { good: goodMessage(good), n, most } };
    return [{ about: 'offer', message, weight: 0.15 * n * price }];
  });
}

/** The most that one offer has, leaving out one good. */
const largestOffer = (s: LeHavreState, but = -1): number =>
  Math.max(...Array.from({ length: OFFERS }, (_, good) => (good === but ? 0 : s.offer(good))));

/** Many goods in one turn, and energy for the next. */
function handReasons(
  { seat, before, after, steps }: TurnAhead<LeHavreState>,
  next: TurnAhead<LeHavreState> | null,
): TurnReason[] {
  const reasons: TurnReason[] = [];
  // What is only turned into something else is not more.
  const goods = GOOD_NAMES.reduce((sum, _, good) => {
    return good === 0 ? sum : sum + after.has(seat, good) - before.has(seat, good);
  }, 0);
  if (goods >= MANY && goods > largestOffer(before) && !steps.some((step) => kindOf(step) === Kind.TAKE)) {
    reasons.push({ about: 'goods', message: { key: 'reason.goods', args: { n: goods } }, weight: 0.3 * goods });
  }
  const more = GOOD_NAMES.flatMap((_, good) => {
    const has = after.has(seat, good);
    return good > 0 && has > before.has(seat, good) ? [goodsMessage(good, has)] : [];
  });
  if (more.length > 0) {
    const message = { key: 'reason.then-have', args: { goods: more.slice(0, LISTED) } };
    reasons.push({ about: 'have', message, weight: LITTLE });
  }
  const energy = after.energyOf(seat) - before.energyOf(seat);
  const burnt = next?.steps.filter((step) => kindOf(step) === Kind.BURN).map(argumentOf) ?? [];
  const need = burnt.reduce((sum, what) => sum + amountOf(what) * (ENERGY[whatOf(what)] as number), 0);
  if (energy >= MUCH && before.energyOf(seat) < need) {
    const message = { key: 'reason.energy', args: { n: after.energyOf(seat) } };
    reasons.push({ about: 'energy', message, weight: 0.15 * Math.min(energy, need) });
  }
  return reasons;
}

/** Where what is got can be turned into something else, or will be. */
function turnedReasons({ seat, before, after }: TurnAhead<LeHavreState>): TurnReason[] {
  if (after.final) return [];
  const got = GOOD_NAMES.map((_, good) => good).filter(
    (good) => good > 0 && after.has(seat, good) > before.has(seat, good),
  );
  const found = Array.from({ length: after.cards }, (_, card) => card).flatMap((card): TurnReason[] => {
    if (after.ownerOf(card) > PILE) return [];
    const isBuilt = after.ownerOf(card) <= TOWN;
    for (const effect of after.table.cards[card]?.does ?? []) {
      if (!('convert' in effect)) continue;
      const [name, ...rest] = Object.keys(effect.convert) as GoodName[];
      const good = name === undefined || rest.length > 0 ? -1 : goodOf(name);
      if (!got.includes(good)) continue;
      const made = (Object.keys(effect.into) as GoodName[]).map((each) => goodMessage(goodOf(each)));
      const message = {
        key: isBuilt ? 'reason.turned' : 'reason.turned-later',
        args: { card: cardMessage(card), good: goodMessage(good), made: inARow('reason.and', made) },
      };
      return [
        { about: `turned ${good}`, message, weight: (isBuilt ? TURNED : TURNED_LATER) + 0.001 * after.has(seat, good) },
      ];
    }
    return [];
  });
  const [best] = found.sort((a, b) => b.weight - a.weight);
  return best ? [best] : [];
}

/** What comes in the next turn of what is got now. */
function needReasons(
  { seat, before, after }: TurnAhead<LeHavreState>,
  next: TurnAhead<LeHavreState> | null,
): TurnReason[] {
  if (!next) return [];
  const more = (good: number): number => next.after.has(seat, good) - next.before.has(seat, good);
  const goods = GOOD_NAMES.map((_, good) => good);
  // Without what is got now there would be too little of it.
  const isUsed = goods.some(
    (good) => good > 0 && after.has(seat, good) > before.has(seat, good) && before.has(seat, good) < -more(good),
  );
  if (!isUsed) return [];
  const cards = next.steps.flatMap(builtBy);
  const ships = next.steps.filter((step) => kindOf(step) === Kind.BUILD_SHIP).map(argumentOf);
  if (cards.length + ships.length > 0) {
    // What could be built now is not made possible by this turn.
    const built = [
      ...cards.filter((card) => !canBuild(before, seat, card)).map((card) => cardWithValue(next.before, card)),
      ...ships
        .filter((type) => wharvesFor(before, seat, type).length === 0)
        .map((type) => shipWithValue(next.before, type)),
    ];
    if (built.length === 0) return [];
    const args = { things: inARow('reason.and', built) };
    return [{ about: 'next', message: { key: 'reason.next-builds', args }, weight: 2 }];
  }
  // Francs are the last that one speaks of.
  const made = [...goods.slice(1), 0].filter((good) => more(good) > 0).map((good) => goodsMessage(good, more(good)));
  if (made.length === 0) return [];
  const args = { goods: inARow('reason.and', made.slice(0, LISTED)) };
  return [{ about: 'next', message: { key: 'reason.next-makes', args }, weight: Math.max(1.2, 0.3 * more(0)) }];
}
