import { cardMessage, message } from '../../text/phrases.ts';
import { Kind, option } from '../option.ts';
import { Phase } from '../phases.ts';
import { picked } from '../pick.ts';
import { mayPeek, nextToPeek, orderSpecials, shareSpecials, showSpecial, unseenOptions } from '../special-pile.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { choice, namedRule, Next } from './named-rule.ts';

/** Shows the two top special buildings one after the other, then asks for their order. */
function look(s: LeHavreState): void {
  if (nextToPeek(s) >= 0) {
    s.phase = Phase.PEEK;
    return;
  }
  shareSpecials(s);
  s.phase = Phase.ORDER;
}

/** The card that would lie on top, as far as it may be said. */
const topAfter = (s: LeHavreState, place: 0 | 1): number => s.specialAt(place);

const putBack = (verb: 'keep' | 'switch', place: 0 | 1, name: string): ReturnType<typeof choice> =>
  choice({
    message: (s) => {
      const top = topAfter(s, place);
      return top < 0 ? message(`option.${verb}-unseen`) : message(`option.${verb}`, { [name]: cardMessage(top) });
    },
    told: ({ before }) => {
      const top = topAfter(before, place);
      return [top < 0 ? message('told.look') : message('told.on-top', { card: cardMessage(top) })];
    },
    firstGuess: () => 0,
  });

/** After the goods of the Marketplace: a look at the two top special buildings, put back in either order (L-840). */
export const peek = namedRule({
  whyNot: () => Why.NOTHING_TO_GAIN,
  besides: (s) => {
    if (!mayPeek(s)) return false;
    look(s);
    return true;
  },
  options: (s, out) => {
    if (s.phase === Phase.PEEK) return unseenOptions(s, Kind.PEEK, out);
    out.add(option(Kind.KEEP));
    out.add(option(Kind.SWITCH));
  },
  play: (s, kind, card) => {
    if (kind === Kind.PEEK) {
      showSpecial(s, nextToPeek(s), card);
      look(s);
      return Next.ASK;
    }
    orderSpecials(s, kind === Kind.SWITCH);
    return Next.DONE;
  },
  flows: { from: [], into: [] },
  remembers: { [Phase.PEEK]: ['did', 'picked'], [Phase.ORDER]: ['did', 'picked'] },
  wrong: (s) => (s.did === picked(s) ? null : 'did'),
  choices: {
    [Kind.PEEK]: choice({
      message: (_, card) => message('option.peek', { card: cardMessage(card) }),
      told: (_, card) => [message('told.peek', { cards: [cardMessage(card)] })],
      firstGuess: () => 0,
    }),
    [Kind.KEEP]: putBack('keep', 0, 'first'),
    [Kind.SWITCH]: putBack('switch', 1, 'second'),
  },
});
