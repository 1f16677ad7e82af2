import { ALL_GOODS, OFFERS } from '../../data/goods.ts';
import { listed, message } from '../../text/phrases.ts';
import { takeOffer } from '../offers.ts';
import { Kind, option } from '../option.ts';
import { Phase } from '../phases.ts';
import { refusal } from '../refusal.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { choice, namedRule, Next } from './named-rule.ts';

const PAIR = 2;
const OFFER_GOODS = ALL_GOODS.slice(0, OFFERS);

/** All that is taken with an offer of two: every offer of one besides. */
const gathered =
  (s: LeHavreState, pair: number) =>
  (good: number): number =>
    good < OFFERS && (good === pair || s.offer(good) === 1) ? s.offer(good) : 0;

/** One offer of exactly 2 tokens and every offer of exactly 1 (L-975). */
export const fleaMarket = namedRule({
  whyNot: (s) => {
    for (let good = 0; good < OFFERS; good++) if (s.offer(good) === PAIR) return Why.OK;
    return Why.NO_PAIR;
  },
  options: (s, out) => {
    for (let good = 0; good < OFFERS; good++) if (s.offer(good) === PAIR) out.add(option(Kind.GATHER, good));
  },
  play: (s, _, pair) => {
    for (let good = 0; good < OFFERS; good++) if (good === pair || s.offer(good) === 1) takeOffer(s, good);
    return Next.DONE;
  },
  flows: { from: OFFER_GOODS, into: OFFER_GOODS },
  remembers: { [Phase.USE]: [] },
  choices: {
    [Kind.GATHER]: choice({
      message: (s, pair) => message('option.haul', { goods: listed(gathered(s, pair)) }),
      told: ({ before }, pair) => [message('told.haul', { goods: listed(gathered(before, pair)) })],
      firstGuess: (s, pair, price) =>
        OFFER_GOODS.reduce((sum, good) => sum + gathered(s, pair)(good) * price(s, good), 0),
      refused: () => refusal('L-975', 'no-pair', {}),
      things: (s, pair) => OFFER_GOODS.filter((good) => gathered(s, pair)(good) > 0).map((offer) => ({ offer })),
    }),
  },
});
