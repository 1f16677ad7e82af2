import { slugOf } from '../../data/cards.ts';
import { cardMessage, message } from '../../text/phrases.ts';
import { handAt, isDealing, putUp } from '../hands.ts';
import { Kind, option } from '../option.ts';
import { Phase } from '../phases.ts';
import { refusal } from '../refusal.ts';
import { HAND_SIZE } from '../state.ts';
import { Why } from '../why.ts';
import { choice, namedRule, Next } from './named-rule.ts';

/** A card of the hand is put up in its place and used at once (L-953). */
export const constructionSite = namedRule({
  whyNot: (s) => (s.held > 0 && !isDealing(s) ? Why.OK : Why.NOTHING_TO_GAIN),
  options: (s, out) => {
    for (let place = 0; place < HAND_SIZE; place++) {
      const each = handAt(s, s.seat, place);
      if (each >= 0) out.add(option(Kind.PLACE, each));
    }
  },
  play: (s, _, index) => {
    putUp(s, index);
    return Next.FRESH;
  },
  flows: { from: [], into: [] },
  because: { [Why.NOTHING_TO_GAIN]: 'L-953' },
  remembers: { [Phase.USE]: [] },
  choices: {
    [Kind.PLACE]: choice({
      message: (_, index) => message('option.place', { card: cardMessage(index) }),
      told: (_, index) => [message('told.place', { card: cardMessage(index) })],
      firstGuess: (s, index) => (s.table.value[index] as number) / 2,
      refused: (_, index) => refusal('L-953', 'not-in-hand', { building: slugOf(index) }),
      elsewhere: ['L-953', 'not-asked'],
    }),
  },
});
