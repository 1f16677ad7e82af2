import { BRICK, CARGO, CHARCOAL, EVERY_GOOD, goodName, LEATHER, placeInCargo, STEEL } from '../../data/goods.ts';
import { amountMessage, goodsMessage, message } from '../../text/phrases.ts';
import { amountOf, counted, Kind, option, whatOf } from '../option.ts';
import { Phase } from '../phases.ts';
import { notHeld, outOfOrder, refusal } from '../refusal.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { choice, namedRule, Next } from './named-rule.ts';

const FOR_STEEL = 4;
const WARES: readonly number[] = [CHARCOAL, LEATHER, BRICK];
/** While nothing is wished for, `s.course` tells which of the two wishes is asked about. */
const WISHES = 2;

/** The good that may not be given: a ware is not given for itself (L-424). */
const ownKind = (s: LeHavreState): number => (s.wish === STEEL ? -1 : s.wish);

/** Asks for the second wish, if there is a good left for it. */
function afterWish(s: LeHavreState, done: number): Next {
  s.course = done + 1;
  return s.course < WISHES && s.goodsOf(s.seat) > 0 ? Next.ASK : Next.DONE;
}

const want = choice({
  message: (_, ware) =>
    ware === 0 ? message('option.want-nothing') : message('option.want', { goods: goodsMessage(ware, 1) }),
  told: (_, ware) => (ware === 0 ? [] : [message('told.want', { goods: [goodsMessage(ware, 1)] })]),
  firstGuess: (_, ware) => (ware === STEEL ? 3 : ware > 0 ? 1 : 0),
  refused: (s, ware, token) => {
    if (ware === 0) return refusal('L-423', 'do-something', {});
    if (ware === STEEL && s.did === 0 && s.goodsOf(s.seat) < FOR_STEEL)
      return refusal('L-422', 'too-few-goods', { need: FOR_STEEL, have: s.goodsOf(s.seat) });
    if (ware === STEEL) return refusal('L-824', 'steel-first', {});
    if (!WARES.includes(ware)) return refusal('L-824', 'office-wares', { good: goodName(ware) });
    return s.course === 0 ? outOfOrder(token) : refusal('L-424', 'same-kind', {});
  },
});

/** Goods given one by one in the order of CARGO, `s.course` being the place reached. */
const give = choice({
  message: (_, argument) => amountMessage('give', whatOf(argument), amountOf(argument)),
  told: (_, argument) =>
    amountOf(argument) === 0
      ? []
      : [message('told.give', { goods: [goodsMessage(whatOf(argument), amountOf(argument))] })],
  firstGuess: (s, argument, price) => -amountOf(argument) * (price(s, whatOf(argument)) - 0.4),
  refused: (s, argument, token) => {
    if (whatOf(argument) === s.wish) return refusal('L-424', 'same-kind', {});
    return amountOf(argument) > s.has(s.seat, whatOf(argument)) ? notHeld(s, whatOf(argument)) : outOfOrder(token);
  },
  isPart: true,
  amount: amountOf,
});

/** Any 4 goods for a steel, then 1 good for a charcoal, leather or brick; either or both (L-824). */
export const businessOffice = namedRule({
  whyNot: (s, seat) => (s.goodsOf(seat) > 0 ? Why.OK : Why.NO_GOODS),
  options: (s, out) => {
    if (s.wish > 0) return giveOptions(s, out);
    const goods = s.goodsOf(s.seat);
    if (s.course === 0) {
      out.add(option(Kind.WANT, 0));
      if (goods >= FOR_STEEL) out.add(option(Kind.WANT, STEEL));
      return;
    }
    if (s.did > 0) out.add(option(Kind.WANT, 0));
    for (const ware of WARES) if (goods > s.has(s.seat, ware)) out.add(option(Kind.WANT, ware));
  },
  play: (s, kind, argument) => {
    if (kind === Kind.WANT) {
      if (argument === 0) return afterWish(s, s.course);
      s.wish = argument;
      s.owed = argument === STEEL ? FOR_STEEL : 1;
      s.course = 0;
      return Next.ASK;
    }
    const good = whatOf(argument);
    s.spend(s.seat, good, 1);
    s.course = placeInCargo(good);
    s.owed--;
    if (s.owed > 0) return Next.ASK;
    const ware = s.wish;
    s.gain(s.seat, ware, 1);
    s.wish = 0;
    s.did++;
    return afterWish(s, ware === STEEL ? 0 : 1);
  },
  flows: { from: EVERY_GOOD, into: EVERY_GOOD },
  remembers: { [Phase.USE]: ['did', 'course', 'wish', 'owed'] },
  wrong: (s) => {
    if (s.did > 1 || (s.did === 1 && (s.wish === STEEL || (s.wish === 0 && s.course === 0)))) return 'did';
    if (s.wish === 0) return s.owed > 0 ? 'owed' : s.course >= WISHES ? 'course' : null;
    if (s.wish !== STEEL && !WARES.includes(s.wish)) return 'wish';
    if (s.owed < 1 || s.owed > (s.wish === STEEL ? FOR_STEEL : 1)) return 'owed';
    return s.course >= CARGO.length ? 'course' : null;
  },
  choices: { [Kind.WANT]: want, [Kind.GIVE]: give },
});

function giveOptions(s: LeHavreState, out: Parameters<typeof businessOffice.options>[1]): void {
  const own = ownKind(s);
  let later = 0;
  for (let i = s.course; i < CARGO.length; i++) if (CARGO[i] !== own) later += s.has(s.seat, CARGO[i] as number);
  for (let i = s.course; i < CARGO.length; i++) {
    const good = CARGO[i] as number;
    if (good === own || s.has(s.seat, good) === 0) continue;
    if (later >= s.owed) out.add(option(Kind.GIVE, counted(good, 1)));
    later -= s.has(s.seat, good);
  }
}
