import type { Options } from '@quayside/kernel';
import { slugOf } from '../../data/cards.ts';
import { CARGO, EVERY_GOOD, goodName, IRON, shippingValue, STEEL, UPGRADED } from '../../data/goods.ts';
import { amountMessage, goodsMessage, message } from '../../text/phrases.ts';
import { amountOf, counted, Kind, option, whatOf } from '../option.ts';
import { goodsFrom } from '../pay.ts';
import { Phase } from '../phases.ts';
import { notHeld, outOfOrder, refusal } from '../refusal.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { choice, type NamedRule, namedRule, Next } from './named-rule.ts';

/** How goods are changed for goods of other kinds. */
interface Terms {
  readonly rule: string;
  /** So many goods are given at most. */
  readonly most: number;
  /** What a good counts for; what is taken counts for as much as what was given. */
  readonly worth: (good: number) => number;
  /** Upgraded goods are changed for upgraded goods, standard for standard, each with its own limit. */
  readonly apart: boolean;
  /** What cannot be had. */
  readonly never: readonly number[];
}

const FIELDS = ['course', 'picked', 'times', 'holds', 'owed', 'earned'] as const;

/** Goods are given in the order of CARGO, then taken in the same order: `s.times` tells which, `s.course` the place reached. */
const isTaking = (s: LeHavreState): boolean => s.times > 0;
const isUpgraded = (good: number): boolean => good > UPGRADED;
const wasGiven = (s: LeHavreState, good: number): boolean => ((s.picked >> good) & 1) === 1;

/**
 * Up to so many goods for goods of other kinds that come to the same (L-988, L-989). `s.picked` holds the kinds that were given,
 * `s.holds` how many goods, `s.owed` what is still to be taken for them; where upgraded goods are kept apart, `s.earned` is theirs.
 */
function exchange(terms: Terms): NamedRule {
  const { apart, most, never, worth } = terms;
  const purse = (good: number): 'owed' | 'earned' => (apart && isUpgraded(good) ? 'earned' : 'owed');
  const room = (s: LeHavreState, good: number): number => most - (apart ? s[purse(good)] : s.holds);
  const isThere = (s: LeHavreState, good: number): boolean => !never.includes(good) && !wasGiven(s, good);

  /** Can the rest be taken exactly, from this place of the order on? */
  function comesOut(s: LeHavreState, place: number, owed: number, earned: number): boolean {
    if (owed + earned === 0) return true;
    if (place === CARGO.length) return false;
    const good = CARGO[place] as number;
    if (!isThere(s, good)) return comesOut(s, place + 1, owed, earned);
    const upgraded = purse(good) === 'earned';
    const each = worth(good);
    for (let amount = Math.floor((upgraded ? earned : owed) / each); amount >= 0; amount--) {
      const paid = amount * each;
      if (comesOut(s, place + 1, upgraded ? owed : owed - paid, upgraded ? earned - paid : earned)) return true;
    }
    return false;
  }

  function giveOptions(s: LeHavreState, out: Options): void {
    const good = CARGO[s.course] as number;
    const least = s.holds + goodsFrom(s, s.seat, s.course + 1) === 0 ? 1 : 0;
    const top = Math.min(s.has(s.seat, good), room(s, good));
    for (let amount = least; amount <= top; amount++) out.add(option(Kind.GIVE, counted(good, amount)));
  }

  function getOptions(s: LeHavreState, out: Options): void {
    const good = CARGO[s.course] as number;
    const upgraded = purse(good) === 'earned';
    const each = worth(good);
    const top = isThere(s, good) ? Math.floor(s[purse(good)] / each) : 0;
    for (let amount = 0; amount <= top; amount++) {
      const paid = amount * each;
      if (comesOut(s, s.course + 1, upgraded ? s.owed : s.owed - paid, upgraded ? s.earned - paid : s.earned))
        out.add(option(Kind.GET, counted(good, amount)));
    }
  }

  function give(s: LeHavreState, good: number, amount: number): void {
    s.spend(s.seat, good, amount);
    if (amount > 0) s.picked |= 1 << good;
    s.holds += amount;
    s[purse(good)] += amount * worth(good);
    s.course++;
    if (s.course < CARGO.length) return;
    s.course = 0;
    s.times = 1;
  }

  function get(s: LeHavreState, good: number, amount: number): Next {
    s.gain(s.seat, good, amount);
    s[purse(good)] -= amount * worth(good);
    s.course++;
    if (s.owed + s.earned > 0) return Next.ASK;
    s.picked = 0;
    s.times = 0;
    s.holds = 0;
    s.did++;
    return Next.DONE;
  }

  return namedRule({
    whyNot: (s, seat) => (s.goodsOf(seat) > 0 ? Why.OK : Why.NO_GOODS),
    options: (s, out) => (isTaking(s) ? getOptions(s, out) : giveOptions(s, out)),
    play: (s, kind, argument) => {
      if (kind === Kind.GET) return get(s, whatOf(argument), amountOf(argument));
      give(s, whatOf(argument), amountOf(argument));
      return Next.ASK;
    },
    flows: { from: EVERY_GOOD.filter((good) => !never.includes(good)), into: EVERY_GOOD },
    because: { [Why.NO_GOODS]: terms.rule },
    remembers: { [Phase.USE]: FIELDS },
    wrong: (s) => wrong(s, terms, purse, comesOut),
    choices: {
      [Kind.GIVE]: choice({
        message: (_, argument) => amountMessage('give', whatOf(argument), amountOf(argument)),
        told: (_, argument) => told('give', argument),
        firstGuess: (s, argument, price) => amountOf(argument) * (worth(whatOf(argument)) - price(s, whatOf(argument))),
        refused: (s, argument, token) => {
          const good = whatOf(argument);
          if (isTaking(s)) return outOfOrder(token);
          if (amountOf(argument) > s.has(s.seat, good)) return notHeld(s, good);
          if (CARGO[s.course] !== good) return outOfOrder(token);
          return amountOf(argument) > room(s, good)
            ? refusal(terms.rule, 'give-limit', { most })
            : refusal('L-423', 'do-something', {});
        },
        isPart: true,
        amount: amountOf,
      }),
      [Kind.GET]: choice({
        message: (_, argument) => amountMessage('get', whatOf(argument), amountOf(argument)),
        told: (_, argument) => told('take', argument),
        firstGuess: (s, argument, price) => amountOf(argument) * price(s, whatOf(argument)),
        refused: (s, argument, token) => {
          const good = whatOf(argument);
          if (never.includes(good))
            return refusal(terms.rule, 'not-given-here', { building: slugOf(s.card), good: goodName(good) });
          if (wasGiven(s, good)) return refusal(terms.rule, 'same-kind', {});
          return CARGO[s.course] === good ? refusal(terms.rule, 'sums-differ', {}) : outOfOrder(token);
        },
        isPart: true,
        amount: amountOf,
      }),
    },
  });
}

const told = (verb: 'give' | 'take', argument: number): ReturnType<typeof message>[] =>
  amountOf(argument) === 0
    ? []
    : [message(`told.${verb}`, { goods: [goodsMessage(whatOf(argument), amountOf(argument))] })];

/** What was given explains what is owed, and can be taken for it. */
function wrong(
  s: LeHavreState,
  { apart, most, worth }: Terms,
  purse: (good: number) => 'owed' | 'earned',
  comesOut: (s: LeHavreState, place: number, owed: number, earned: number) => boolean,
): (typeof FIELDS)[number] | null {
  const given = EVERY_GOOD.filter((good) => wasGiven(s, good));
  if (s.times > 1) return 'times';
  if (s.course >= CARGO.length) return 'course';
  if ((s.picked & 1) === 1 || given.length > s.holds || (given.length === 0) !== (s.holds === 0)) return 'picked';
  if (s.holds > (apart ? 2 * most : most) || (isTaking(s) && s.holds === 0)) return 'holds';
  if (!isTaking(s) && s.holds === 0 && goodsFrom(s, s.seat, s.course) === 0) return 'holds';
  if (!isTaking(s) && given.some((good) => CARGO.indexOf(good as (typeof CARGO)[number]) >= s.course)) return 'picked';
  for (const field of ['owed', 'earned'] as const) {
    const own = given.filter((good) => purse(good) === field);
    const worths = own.map(worth);
    const least = worths.reduce((sum, each) => sum + each, 0);
    const spare = (apart ? most : s.holds) - own.length;
    if (s[field] > least + spare * Math.max(0, ...worths)) return field;
    if (!isTaking(s) && s[field] < least) return field;
  }
  if (apart && !isTaking(s) && s.owed + s.earned !== s.holds) return 'holds';
  if (isTaking(s) && (s.owed + s.earned === 0 || !comesOut(s, s.course, s.owed, s.earned))) return 'owed';
  return null;
}

/** Up to 4 goods for others with the same shipping value in all (L-988). */
export const tradingFirm = exchange({ rule: 'L-988', most: 4, worth: shippingValue, apart: false, never: [] });

/** Up to 3 standard goods for as many others but iron, up to 3 upgraded ones for as many others but steel (L-989). */
export const traffickingSpot = exchange({ rule: 'L-989', most: 3, worth: () => 1, apart: true, never: [IRON, STEEL] });
