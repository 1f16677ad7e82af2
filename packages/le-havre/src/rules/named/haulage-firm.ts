import { ALL_GOODS, FISH, FRANC, OFFERS } from '../../data/goods.ts';
import { listed, message } from '../../text/phrases.ts';
import { takeOffer } from '../offers.ts';
import { Kind, leftOf, offers, option, rightOf } from '../option.ts';
import { Phase } from '../phases.ts';
import { refusal } from '../refusal.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { choice, namedRule, Next } from './named-rule.ts';

const CHARGE = 3;

/** What lies on the two offers. */
const hauled =
  (s: LeHavreState, argument: number) =>
  (good: number): number =>
    good === leftOf(argument) || good === rightOf(argument) ? s.offer(good) : 0;

/** The seven offers lie in a row; francs are not hauled. */
const areNeighbours = (argument: number): boolean =>
  leftOf(argument) > FRANC && rightOf(argument) === leftOf(argument) + 1;

/** 3 francs, then everything on two neighbouring goods offers that are not both empty (L-929, L-942, L-943). */
export const haulageFirm = namedRule({
  whyNot: (s, seat) => {
    if (s.has(seat, FRANC) < CHARGE) return Why.NO_FRANCS;
    for (let good = FISH; good < OFFERS; good++) if (s.offer(good) > 0) return Why.OK;
    return Why.OFFERS_EMPTY;
  },
  options: (s, out) => {
    for (let good = FISH; good < OFFERS - 1; good++) {
      if (s.offer(good) + s.offer(good + 1) > 0) out.add(option(Kind.HAUL, offers(good, good + 1)));
    }
  },
  play: (s, _, argument) => {
    s.spend(s.seat, FRANC, CHARGE);
    takeOffer(s, leftOf(argument));
    takeOffer(s, rightOf(argument));
    return Next.DONE;
  },
  flows: { from: ALL_GOODS.slice(FISH, OFFERS), into: ALL_GOODS.slice(0, OFFERS) },
  because: { [Why.NO_FRANCS]: 'L-943' },
  charge: CHARGE,
  remembers: { [Phase.USE]: [] },
  choices: {
    [Kind.HAUL]: choice({
      message: (s, argument) => message('option.haul', { goods: listed(hauled(s, argument)) }),
      told: ({ before }, argument) => [message('told.haul', { goods: listed(hauled(before, argument)) })],
      firstGuess: (s, argument, price) =>
        s.offer(leftOf(argument)) * price(s, leftOf(argument)) +
        s.offer(rightOf(argument)) * price(s, rightOf(argument)),
      refused: (_, argument) =>
        areNeighbours(argument) ? refusal('L-942', 'both-empty', {}) : refusal('L-929', 'not-side-by-side', {}),
      things: (_, argument) => [{ offer: leftOf(argument) }, { offer: rightOf(argument) }],
    }),
  },
});
