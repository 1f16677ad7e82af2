import { ALL_GOODS, goodName, OFFERS } from '../../data/goods.ts';
import { roundCards } from '../../data/rounds.ts';
import { goodsMessage, message } from '../../text/phrases.ts';
import { takeOffer } from '../offers.ts';
import { Kind, option } from '../option.ts';
import { Phase } from '../phases.ts';
import { callStrike } from '../picket.ts';
import { because } from '../refusal.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { choice, namedRule, Next } from './named-rule.ts';

const OFFER_GOODS = ALL_GOODS.slice(0, OFFERS);

const isLastRound = (s: LeHavreState): boolean => s.final === 1 || s.round === roundCards(s.players, s.length).length;

/** One offer; then every other player must take one, too, and the card is gone (L-960). */
export const picketLine = namedRule({
  whyNot: (s) => {
    if (isLastRound(s)) return Why.LAST_ROUND;
    for (let good = 0; good < OFFERS; good++) if (s.offer(good) > 0) return Why.OK;
    return Why.NOTHING_TO_GAIN;
  },
  options: (s, out) => {
    for (let good = 0; good < OFFERS; good++) if (s.offer(good) > 0) out.add(option(Kind.GATHER, good));
  },
  play: (s, _, good) => {
    takeOffer(s, good);
    callStrike(s);
    return Next.DONE;
  },
  flows: { from: OFFER_GOODS, into: OFFER_GOODS },
  remembers: { [Phase.USE]: [] },
  choices: {
    [Kind.GATHER]: choice({
      message: (s, good) => message('option.take', { goods: goodsMessage(good, s.offer(good)) }),
      told: ({ before }, good) => [message('told.take', { goods: [goodsMessage(good, before.offer(good))] })],
      firstGuess: (s, good, price) => s.offer(good) * price(s, good),
      refused: (_, good) => because(Why.OFFER_EMPTY, { good: goodName(good) }, 'L-960'),
      things: (_, good) => [{ offer: good }],
    }),
  },
});
